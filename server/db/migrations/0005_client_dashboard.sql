-- How clients sign in to their company's dashboard.

create table client_accounts (
  company_id uuid not null,
  client_id uuid not null,
  -- Null until the client has chosen one.
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
  -- The operator who looks on as the client sees it, and changes nothing; null for the client themselves.
  opened_by uuid,
  opened_by_name text,
  reason text check (length(reason) between 1 and 200),
  ip_address text,
  user_agent text,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  primary key (company_id, id),
  unique (company_id, token_hash),
  foreign key (company_id, client_id) references clients (company_id, id) on delete cascade,
  check ((opened_by is null) = (reason is null))
);
create index client_sessions_of on client_sessions (company_id, client_id);
create index client_sessions_expired on client_sessions (company_id, expires_at);

-- Links that work once: to choose a password, to confirm an address, to look on as an operator.
create table client_links (
  company_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  kind text not null check (kind in ('Password', 'Email', 'OperatorView')),
  token_hash bytea not null,
  opened_by uuid,
  opened_by_name text,
  reason text check (length(reason) between 1 and 200),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  primary key (company_id, id),
  unique (company_id, token_hash),
  foreign key (company_id, client_id) references clients (company_id, id) on delete cascade
);
create index client_links_of on client_links (company_id, client_id);

call guard_new_tables();
