drop function fill_client_search_batch();
drop table client_search_batches;

-- Creating these indexes blocks writes to clients and audit events. With many rows, create the functions of 0031 and
-- these indexes (concurrently) before the upgrade.
create index if not exists clients_texts_beginning on clients (company_id, search_text text_pattern_ops)
  include (number);
create index if not exists clients_cjk_pairs on clients using gin (company_id, cjk_pairs(search_text))
  where has_cjk(search_text);
create index if not exists audit_events_keys on audit_events using gin (company_id, search_key(target_label) gin_trgm_ops)
  where target_label is not null;
create index if not exists audit_events_cjk_pairs on audit_events using gin (company_id, cjk_pairs(search_key(target_label)))
  where has_cjk(search_key(target_label));

create function like_part(text) returns text language sql immutable strict parallel safe
return '%' || replace(replace(replace($1, '\', '\\'), '%', '\%'), '_', '\_') || '%';

-- The subselects compute the pattern once. As an argument of `like` it would be computed for each client.
create or replace function matching_client_ids(search text) returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select id from clients
  where company_id = current_company() and (
    search_text like (select like_part(search_key(search)))
    or search_text like (select like_part(phone_digits(search))));
end;

create function client_ids_with_cjk_pair(search text) returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select id from clients
  where company_id = current_company() and has_cjk(search_text)
    and cjk_pairs(search_text) @> array[(select search_key(search))];
end;

create or replace function client_numbers_beginning_with(search text) returns setof integer
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select number from clients
  where company_id = current_company()
    and search_text ~>=~ (select search_key(search)) and search_text ~<~ (select search_key(search) || chr(1114111))
  union
  select number from clients
  where company_id = current_company()
    and sorted_email ~>=~ (select search_key(search)) and sorted_email ~<~ (select search_key(search) || chr(1114111))
  union
  select number from clients
  where company_id = current_company()
    and number = (select substring(search_key(search) from '^#?([0-9]{1,9})$')::integer);
end;

create or replace function client_ids_beginning_with(search text) returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select id from clients
  where company_id = current_company()
    and search_text ~>=~ (select search_key(search)) and search_text ~<~ (select search_key(search) || chr(1114111))
  union
  select id from clients
  where company_id = current_company()
    and sorted_email ~>=~ (select search_key(search)) and sorted_email ~<~ (select search_key(search) || chr(1114111))
  union
  select id from clients
  where company_id = current_company()
    and number = (select substring(search_key(search) from '^#?([0-9]{1,9})$')::integer);
end;

create or replace function matching_audit_event_ids(search text) returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select id from audit_events
  where company_id = current_company() and target_label is not null
    and search_key(target_label) like (select like_part(search_key(search)));
end;

create function audit_event_ids_with_cjk_pair(search text) returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select id from audit_events
  where company_id = current_company() and has_cjk(search_key(target_label))
    and cjk_pairs(search_key(target_label)) @> array[(select search_key(search))];
end;

grant create on schema public to livery_search;
alter function client_ids_with_cjk_pair(text) owner to livery_search;
alter function audit_event_ids_with_cjk_pair(text) owner to livery_search;
revoke create on schema public from livery_search;
revoke execute on function client_ids_with_cjk_pair(text), audit_event_ids_with_cjk_pair(text) from public;
grant execute on function client_ids_with_cjk_pair(text), audit_event_ids_with_cjk_pair(text) to livery_app;
