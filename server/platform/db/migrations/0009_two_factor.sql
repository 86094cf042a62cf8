-- Two-factor authentication and known devices.

-- Recovery codes are typed by hand, so they are too short for a plain hash and are hashed like passwords. An
-- operator's codes share one salt, so that an attempt costs one hash instead of ten.
create table recovery_codes (
  company_id uuid not null,
  operator_id uuid not null,
  code_hash bytea not null,
  salt bytea not null,
  used_at timestamptz(3),
  primary key (company_id, operator_id, code_hash),
  foreign key (company_id, operator_id) references operators (company_id, id) on delete cascade
);

-- Challenges of completed sign-ins. Each challenge works only once.
create table used_challenges (
  company_id uuid not null references companies (id),
  id uuid not null,
  expires_at timestamptz(3) not null,
  primary key (company_id, id)
);

create table known_devices (
  company_id uuid not null,
  operator_id uuid not null,
  -- Hash of the device's name and the country.
  device_hash bytea not null,
  first_seen_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  primary key (company_id, operator_id, device_hash),
  foreign key (company_id, operator_id) references operators (company_id, id) on delete cascade
);

call guard_new_tables();
