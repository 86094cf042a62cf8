-- Stores the bodies of SQL functions as text, because Citus cannot copy a parsed body to its workers. The text
-- qualifies all names: PostgreSQL 17 and later build indexes without `public` in the search path.
do $$
declare
  search_path_before text := current_setting('search_path');
  parsed record;
begin
  -- PostgreSQL plans the new bodies, which fails while `row_security` is off.
  perform set_config('search_path', 'pg_catalog', true), set_config('row_security', 'on', true);
  for parsed in
    select pg_get_functiondef(oid) as definition, pg_get_function_sqlbody(oid) as body
    from pg_proc where pronamespace = 'public'::regnamespace and prosqlbody is not null
  loop
    execute replace(parsed.definition, parsed.body, format('AS %L', regexp_replace(
      regexp_replace(parsed.body, '^RETURN ', 'SELECT '), '^BEGIN ATOMIC\n(.*)END$', '\1')));
  end loop;
  perform set_config('search_path', search_path_before, true);
end $$;
