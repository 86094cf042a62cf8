-- Client sign-in to the portal.

create table client_accounts (
  company_id uuid not null,
  client_id uuid not null,
  -- Null until the client sets a password.
  password_hash text,
  email_verified_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, client_id),
  foreign key (company_id, client_id) references clients (company_id, id) on delete cascade
);

create table client_sessions (
  company_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  token_hash bytea not null,
  -- The operator who views the portal as this client, read-only. Null for the client's own session.
  opened_by uuid,
  opened_by_name text,
  reason text check (length(reason) between 1 and 200),
  ip_address text,
  user_agent text,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  -- Left: an operator ended their view of the portal.
  end_reason text check (end_reason in ('SignedOut', 'PasswordChosen', 'Deactivated', 'AddressChanged', 'Left')),
  primary key (company_id, id),
  unique (company_id, token_hash),
  foreign key (company_id, client_id) references clients (company_id, id) on delete cascade,
  check ((opened_by is null) = (reason is null)),
  check ((ended_at is null) = (end_reason is null))
);
create index client_sessions_of on client_sessions (company_id, client_id);
create index client_sessions_expired on client_sessions (company_id, expires_at);

-- A trigger, so that every way of deactivating clients ends their sessions.
create function sign_out_deactivated() returns trigger language plpgsql as $$
begin
  update client_sessions set ended_at = now(), end_reason = 'Deactivated'
  where company_id = new.company_id and client_id = new.id and ended_at is null and opened_by is null;
  return null;
end $$;
create trigger clients_signed_out after update of status on clients
  for each row when (new.status = 'Deactivated' and old.status <> 'Deactivated')
  execute function sign_out_deactivated();

-- Sign-ups whose address is not proved yet. Only the job that emails the link checks for an existing client, which
-- prevents account enumeration.
create table client_sign_ups (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) <= 320),
  plan_id uuid,
  is_yearly boolean not null default false,
  -- Null until the email is written.
  token_hash bytea,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  -- The client that the sign-up created.
  client_id uuid,
  primary key (company_id, id),
  unique (company_id, token_hash),
  foreign key (company_id, client_id) references clients (company_id, id) on delete cascade
);
create index client_sign_ups_expired on client_sign_ups (company_id, expires_at);

create index legal_acceptances_of_client on legal_acceptances (company_id, client_id);

-- Single-use links: to set a password, to view the portal as a client, to confirm an address.
create table client_links (
  company_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  kind text not null check (kind in ('Password', 'OperatorView', 'Address')),
  -- The new address, to which the link is sent.
  email text check (length(email) <= 320),
  token_hash bytea not null,
  opened_by uuid,
  opened_by_name text,
  reason text check (length(reason) between 1 and 200),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  check ((kind = 'Address') = (email is not null)),
  primary key (company_id, id),
  unique (company_id, token_hash),
  foreign key (company_id, client_id) references clients (company_id, id) on delete cascade
);
create index client_links_of on client_links (company_id, client_id);
create index client_links_expired on client_links (company_id, expires_at);

-- A trigger, so that every change of a client's address revokes the links and sessions of the old one.
create function leave_old_address() returns trigger language plpgsql as $$
begin
  update client_links set used_at = now()
  where company_id = new.company_id and client_id = new.id and kind <> 'OperatorView' and used_at is null;
  update client_sessions set ended_at = now(), end_reason = 'AddressChanged'
  where company_id = new.company_id and client_id = new.id and ended_at is null and opened_by is null;
  return null;
end $$;
create trigger clients_left_address after update of email on clients
  for each row when (lower(new.email) <> lower(old.email))
  execute function leave_old_address();

call guard_new_tables();
