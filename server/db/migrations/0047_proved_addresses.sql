-- Spellings of an address that have one key, as with ı for i, may each have an account until one of them is proved: that one
-- is found from then on, in every spelling. Processes of the release before take addresses in ASCII alone, which are their
-- own keys.
alter table operator_directory
  -- Null where the spelling is its own key.
  add column key text,
  add column is_proved boolean not null default false;

alter table operators no force row level security;
-- What 0025 marked as proved: the first proof of an address removes two-factor that was set up before it, whatever its age.
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

-- By a trigger, since processes of the release before prove addresses too.
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
