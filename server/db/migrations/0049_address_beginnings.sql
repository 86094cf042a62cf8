-- client_ids_beginning_with folds a short search, and accents are part of an address.
create function client_ids_with_address(search text) returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select id from clients
  where company_id = current_company()
    and sorted_email ~>=~ search and sorted_email ~<~ (search || chr(1114111));
end;

grant create on schema public to livery_search;
alter function client_ids_with_address(text) owner to livery_search;
revoke create on schema public from livery_search;
revoke execute on function client_ids_with_address(text) from public;
grant execute on function client_ids_with_address(text) to livery_app;
