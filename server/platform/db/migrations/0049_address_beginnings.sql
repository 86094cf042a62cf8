-- Finds clients by the exact beginning of their address: client_ids_beginning_with removes accents from a search.
create function client_ids_with_address_beginning(search text) returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select id from clients
  where company_id = current_company()
    and sorted_email ~>=~ search and sorted_email ~<~ (search || chr(1114111));
end;

grant create on schema public to livery_search;
alter function client_ids_with_address_beginning(text) owner to livery_search;
revoke create on schema public from livery_search;
revoke execute on function client_ids_with_address_beginning(text) from public;
grant execute on function client_ids_with_address_beginning(text) to livery_app;
