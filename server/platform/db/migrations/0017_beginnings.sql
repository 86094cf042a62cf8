-- One or two characters can match a tenth of all clients, spread over the table. The included columns allow
-- index-only scans.
-- Creating these indexes blocks writes to clients. With many clients, create them concurrently before the upgrade.
create index if not exists clients_names_beginning on clients (company_id, lower(name) text_pattern_ops)
  include (name, number);
create index if not exists clients_emails_beginning on clients (company_id, sorted_email text_pattern_ops)
  include (number);

create function client_numbers_beginning_with(search text) returns setof integer
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select number from clients
  where company_id = current_company()
    and lower(name) ~>=~ lower(search) and lower(name) ~<~ (lower(search) || chr(1114111))
  union
  select number from clients
  where company_id = current_company()
    and sorted_email ~>=~ lower(search) and sorted_email ~<~ (lower(search) || chr(1114111))
  union
  select number from clients
  where company_id = current_company() and search ~ '^#?[0-9]{1,9}$' and number = ltrim(search, '#')::integer;
end;

-- Repeats the conditions, because a lookup by number takes twice as long for many matches.
create or replace function client_ids_beginning_with(search text) returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select id from clients
  where company_id = current_company()
    and lower(name) ~>=~ lower(search) and lower(name) ~<~ (lower(search) || chr(1114111))
  union
  select id from clients
  where company_id = current_company()
    and sorted_email ~>=~ lower(search) and sorted_email ~<~ (lower(search) || chr(1114111))
  union
  select id from clients
  where company_id = current_company() and search ~ '^#?[0-9]{1,9}$' and number = ltrim(search, '#')::integer;
end;

grant create on schema public to livery_search;
alter function client_numbers_beginning_with(text) owner to livery_search;
revoke create on schema public from livery_search;
revoke execute on function client_numbers_beginning_with(text) from public;
grant execute on function client_numbers_beginning_with(text) to livery_app;
