-- The second step of signing in, and the devices that a person is known to sign in from.

-- Each opens the account once when the authenticator app is lost. Typed by hand, so too short for a plain hash:
-- they are hashed as passwords are, all of one person's with one salt, so that a try costs one hash and not ten.
create table recovery_codes (
  company_id uuid not null,
  operator_id uuid not null,
  code_hash bytea not null,
  salt bytea not null,
  used_at timestamptz(3),
  primary key (company_id, operator_id, code_hash),
  foreign key (company_id, operator_id) references operators (company_id, id) on delete cascade
);

-- Sign-ins that were completed: what was handed out after the first step serves for one of them.
create table used_challenges (
  company_id uuid not null references companies (id),
  id uuid not null,
  expires_at timestamptz(3) not null,
  primary key (company_id, id)
);

create table known_devices (
  company_id uuid not null,
  operator_id uuid not null,
  -- Of the device's name and the country it is used in.
  device_hash bytea not null,
  first_seen_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  primary key (company_id, operator_id, device_hash),
  foreign key (company_id, operator_id) references operators (company_id, id) on delete cascade
);

call guard_new_tables();
