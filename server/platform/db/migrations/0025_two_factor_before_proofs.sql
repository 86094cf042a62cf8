-- The first proof of an address removes two-factor authentication that was set up before it. Operators who signed up
-- before addresses were proved keep theirs.
alter table operators no force row level security;
update operators set address_proved_at = two_factor_at
where address_proved_at is null and two_factor_at is not null
  and created_at < (select applied_at from schema_migrations where name = '0016_proved_addresses.sql');
alter table operators force row level security;
