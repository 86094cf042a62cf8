-- Spellings with the same key, such as ı and i, can each have an account until one address is proved. From then on,
-- every spelling finds the proved one. Processes of the previous release accept only ASCII addresses, which equal
-- their keys.
alter table operator_directory
  -- Null if the address equals its key.
  add column key text,
  add column is_proved boolean not null default false;

alter table operators no force row level security;
-- Reverts 0025: the first proof of an address removes earlier two-factor authentication, regardless of its age.
update operators set address_proved_at = null
where address_proved_at = two_factor_at and google_subject is null
  and created_at < (select applied_at from schema_migrations where name = '0016_proved_addresses.sql');
update operator_directory d set is_proved = true
  from operators o
  where o.company_id = d.company_id and o.id = d.operator_id and o.address_proved_at is not null;
alter table operators force row level security;

create index operator_directory_keys on operator_directory (coalesce(key, email));
create unique index operator_directory_proved on operator_directory (coalesce(key, email)) where is_proved;
create index operator_directory_operators on operator_directory (company_id, operator_id);

-- A trigger, because processes of the previous release prove addresses too.
create function note_proved_address() returns trigger language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update operator_directory d set is_proved = true
  where d.company_id = new.company_id and d.operator_id = new.id and not d.is_proved
    and not exists (
      select from operator_directory o
      where coalesce(o.key, o.email) = coalesce(d.key, d.email) and o.is_proved
    );
  return null;
end $$;
revoke execute on function note_proved_address() from public;
create trigger proved_address_noted after insert or update of address_proved_at on operators
  for each row when (new.address_proved_at is not null) execute function note_proved_address();
