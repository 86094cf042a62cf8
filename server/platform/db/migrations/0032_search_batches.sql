-- Batches of clients whose search text was computed before 0031.
create table client_search_batches (company_id uuid not null, first_number integer not null);

create function client_search_ranges() returns table (company_id uuid, first_number integer)
  language sql security definer
  set search_path = public, pg_temp
begin atomic
  select c.company_id, generate_series(1, max(c.number), 5000) from clients c group by c.company_id;
end;
grant create on schema public to livery_search;
alter function client_search_ranges() owner to livery_search;
revoke create on schema public from livery_search;
insert into client_search_batches select company_id, first_number from client_search_ranges();
drop function client_search_ranges();

create function fill_client_search_batch() returns boolean language plpgsql as $$
declare
  batch client_search_batches;
begin
  delete from client_search_batches where ctid = (select ctid from client_search_batches limit 1) returning * into batch;
  if not found then
    return false;
  end if;
  perform set_config('app.company_id', batch.company_id::text, true);
  update clients c set search_text = client_search_text(c.name, c.email, c.phone, c.number)
  where c.company_id = batch.company_id and c.number >= batch.first_number and c.number < batch.first_number + 5000
    and c.search_text <> client_search_text(c.name, c.email, c.phone, c.number);
  return true;
end $$;
