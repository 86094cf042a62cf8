-- Requests run as livery_app, which row-level security limits to one company. Without a company (sign-in lookup, rate
-- limits) they run as livery_platform, which cannot read tenant tables. Roles are shared by all databases of a
-- server, so another database may have created them.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['livery_app', 'livery_platform', 'livery_search'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin nosuperuser nobypassrls', wanted);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
    -- From PostgreSQL 16 on, who makes a role may give it away but not work as it. The grant fails where it is not
    -- needed: it was made before, or another database's migration makes it at this moment.
    begin
      if not (select rolsuper from pg_roles where rolname = current_user) then
        execute format('grant %I to %I', wanted, current_user);
      end if;
    exception when others then null;
    end;
    if not pg_has_role(current_user, wanted, 'member') then
      raise exception '% has to be a member of %, or allowed to create roles', current_user, wanted;
    end if;
  end loop;
end $$;

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Null before a connection's first transaction and empty after it. Both mean no company.
create function current_company() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.company_id', true), '')::uuid;

-- Finds the company of an address at sign-in. The application stores addresses in lowercase.
create table operator_directory (
  email text primary key,
  company_id uuid not null,
  operator_id uuid not null,
  -- Set at the operator's first sign-in with Google.
  google_subject text unique
);

-- rate-limiter-flexible requires these columns.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

create table companies (
  id uuid primary key,
  status text not null default 'Pending' check (status in ('Pending', 'Active', 'Cancelled', 'Blocked')),
  name text not null check (length(name) between 1 and 100),
  email text not null,
  phone text,
  country char(2),
  currency char(3) not null default 'USD',
  time_zone text not null default 'UTC',
  website text,
  subdomain text unique,
  blocked_reason text,
  completed_steps text[] not null default '{}',
  last_client_number integer not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table onboarding_drafts (
  company_id uuid not null references companies (id),
  step text not null check (step in ('Details', 'Theme', 'ClientBilling', 'PaymentMethod')),
  draft jsonb not null,
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, step)
);

create table images (
  company_id uuid not null references companies (id),
  id uuid not null,
  kind text not null check (kind in ('SquareLogo', 'FullLogo', 'ProfileImage')),
  -- Browsers always get the PNG. An uploaded SVG is also stored, sanitized.
  png bytea not null,
  svg text,
  width integer not null,
  height integer not null,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id)
);

create table operators (
  company_id uuid not null references companies (id),
  id uuid not null,
  status text not null check (status in ('Pending', 'Active')),
  role text not null check (role in ('Admin', 'Staff', 'ClientManagement')),
  name text not null check (length(name) between 1 and 100),
  email text not null check (email = lower(email)),
  phone text,
  password_hash text,
  google_subject text,
  profile_image_id uuid,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  last_active_at timestamptz(3),
  primary key (company_id, id),
  unique (company_id, email),
  foreign key (company_id, profile_image_id) references images (company_id, id)
);
create index operators_name on operators (company_id, name collate "und-x-icu", id);

-- Admin has every permission and is not stored. A role without a row has the defaults of server/permissions.ts.
create table role_permissions (
  company_id uuid not null references companies (id),
  role text not null check (role in ('Staff', 'ClientManagement')),
  permissions text[] not null,
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, role)
);

create table sessions (
  company_id uuid not null references companies (id),
  id uuid not null,
  operator_id uuid not null,
  refresh_token_hash bytea not null,
  remember_me boolean not null,
  user_agent text,
  ip_address text,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  end_reason text check (end_reason in ('SignedOut', 'Revoked', 'PasswordChanged', 'OperatorRemoved', 'Expired')),
  primary key (company_id, id),
  unique (company_id, refresh_token_hash),
  foreign key (company_id, operator_id) references operators (company_id, id) on delete cascade
);
create index sessions_operator on sessions (company_id, operator_id, last_seen_at desc) where ended_at is null;
create index sessions_expiry on sessions (expires_at) where ended_at is null;

create table password_resets (
  company_id uuid not null references companies (id),
  id uuid not null,
  operator_id uuid not null,
  token_hash bytea not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  primary key (company_id, id),
  unique (company_id, token_hash),
  foreign key (company_id, operator_id) references operators (company_id, id) on delete cascade
);

create table invitations (
  company_id uuid not null references companies (id),
  id uuid not null,
  operator_id uuid not null,
  token_hash bytea not null,
  invited_by uuid not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  revoked_at timestamptz(3),
  renewal_asked_at timestamptz(3),
  primary key (company_id, id),
  unique (company_id, token_hash),
  foreign key (company_id, operator_id) references operators (company_id, id) on delete cascade
);

create table theme_setups (
  company_id uuid primary key references companies (id),
  title text check (length(title) between 1 and 60),
  colour text check (colour ~ '^#[0-9A-F]{6}$'),
  square_logo_id uuid,
  full_logo_id uuid,
  updated_at timestamptz(3) not null default now(),
  foreign key (company_id, square_logo_id) references images (company_id, id),
  foreign key (company_id, full_logo_id) references images (company_id, id)
);

create table client_billing_plans (
  company_id uuid not null references companies (id),
  id uuid not null,
  position integer not null,
  name text not null check (length(name) between 3 and 64),
  description text check (length(description) <= 500),
  features text[] not null default '{}',
  price integer not null check (price = 0 or price between 50 and 99999999),
  currency char(3) not null,
  interval text not null check (interval in ('Week', 'Month', 'Year')),
  trial_days integer not null default 0 check (trial_days between 0 and 90),
  status text not null default 'Active' check (status in ('Draft', 'Active', 'Archived')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id)
);
create index client_billing_plans_position on client_billing_plans (company_id, position, id);

create table billing_cards (
  company_id uuid not null references companies (id),
  id uuid not null,
  provider text not null check (provider in ('Sandbox', 'Stripe')),
  provider_reference text not null,
  brand text not null,
  last4 char(4) not null,
  exp_month integer not null check (exp_month between 1 and 12),
  exp_year integer not null,
  holder_name text,
  is_default boolean not null default false,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id)
);
create unique index billing_cards_default on billing_cards (company_id) where is_default;

create table custom_domains (
  company_id uuid not null references companies (id),
  id uuid not null,
  hostname text not null unique,
  verified_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id)
);

create table deployment_sessions (
  company_id uuid not null references companies (id),
  id uuid not null,
  kind text not null check (kind in ('CustomDomain', 'Subdomain', 'ClientDashboard')),
  status text not null check (status in ('Queued', 'Running', 'Succeeded', 'Failed', 'Canceled')),
  url text,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  primary key (company_id, id)
);
create unique index deployment_sessions_running on deployment_sessions (company_id) where status in ('Queued', 'Running');
create index deployment_sessions_latest on deployment_sessions (company_id, kind, created_at desc);

create table clients (
  company_id uuid not null references companies (id),
  id uuid not null,
  number integer not null,
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) <= 320),
  phone text,
  country char(2),
  status text not null check (status in ('Invited', 'Trialing', 'Active', 'PastDue', 'Paused', 'Deactivated')),
  plan_id uuid,
  tags text[] not null default '{}',
  note text check (length(note) <= 2000),
  source text not null check (source in ('SelfSignup', 'Invite', 'Import', 'Manual')),
  external_id text,
  search_text text not null generated always as (
    lower(name || ' ' || email || ' ' || coalesce(phone, '') || ' #' || number::text)
  ) stored,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  lock_version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, number) include (id),
  foreign key (company_id, plan_id) references client_billing_plans (company_id, id)
);
create unique index clients_email on clients (company_id, lower(email));
create unique index clients_external_id on clients (company_id, external_id) where external_id is not null;
-- One index for each sort order of the list. Each ends in the id, so that pages never overlap.
create index clients_by_created on clients (company_id, created_at, id);
create index clients_by_updated on clients (company_id, updated_at, id);
create index clients_by_name on clients (company_id, name collate "und-x-icu", id);
create index clients_by_email on clients (company_id, lower(email), id) include (email);
create index clients_by_country on clients (company_id, country, id);
create index clients_by_country_backwards on clients (company_id, country desc nulls last, id desc);
create index clients_by_status on clients (company_id, status, id);
create index clients_by_status_created on clients (company_id, status, created_at, id);
create index clients_search on clients using gin (company_id, search_text gin_trgm_ops);
create index clients_name_prefix on clients (company_id, lower(name) text_pattern_ops);
create index clients_email_prefix on clients (company_id, lower(email) text_pattern_ops);

-- A trigger maintains the counts, because counting 200,000 rows for each page is too slow.
create table client_counts (
  company_id uuid not null references companies (id),
  status text not null,
  count integer not null,
  primary key (company_id, status)
);

create function count_clients() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into client_counts (company_id, status, count)
      select company_id, status, count(*) from added group by 1, 2 order by 1, 2
    on conflict (company_id, status) do update set count = client_counts.count + excluded.count;
  elsif tg_op = 'DELETE' then
    insert into client_counts (company_id, status, count)
      select company_id, status, -count(*) from removed group by 1, 2 order by 1, 2
    on conflict (company_id, status) do update set count = client_counts.count + excluded.count;
  else
    insert into client_counts (company_id, status, count)
      select company_id, status, sum(change) from (
        select company_id, status, 1 as change from added union all select company_id, status, -1 from removed
      ) moved group by 1, 2 having sum(change) <> 0 order by 1, 2
    on conflict (company_id, status) do update set count = client_counts.count + excluded.count;
  end if;
  return null;
end $$;

create trigger clients_counted_in after insert on clients
  referencing new table as added for each statement execute function count_clients();
create trigger clients_counted_out after delete on clients
  referencing old table as removed for each statement execute function count_clients();
create trigger clients_counted_over after update on clients
  referencing new table as added old table as removed for each statement execute function count_clients();

create table client_imports (
  company_id uuid not null references companies (id),
  id uuid not null,
  file_name text not null,
  encoding text not null,
  delimiter text not null,
  status text not null check (status in ('Uploaded', 'Checked', 'Running', 'Finished', 'Canceled', 'Failed')),
  headers text[] not null,
  -- The field of each column, or null for ignored columns.
  mapping jsonb not null,
  total_rows integer not null,
  good_rows integer not null default 0,
  refused_rows integer not null default 0,
  imported_rows integer not null default 0,
  failure text,
  created_by uuid not null,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  primary key (company_id, id)
);

create table client_import_rows (
  company_id uuid not null,
  import_id uuid not null,
  number integer not null,
  cells text[] not null,
  status text check (status in ('Good', 'Refused', 'Imported')),
  problems text[] not null default '{}',
  client_id uuid,
  primary key (company_id, import_id, number),
  foreign key (company_id, import_id) references client_imports (company_id, id) on delete cascade
);
create index client_import_rows_status on client_import_rows (company_id, import_id, status, number);

create table audit_events (
  company_id uuid not null references companies (id),
  id uuid not null,
  actor_type text not null check (actor_type in ('Operator', 'Client', 'System', 'Platform')),
  actor_id uuid,
  actor_name text,
  action text not null,
  target_type text not null,
  target_id uuid,
  target_label text,
  -- [{ field, before, after }] with masked secrets.
  changes jsonb not null default '[]',
  ip_address text,
  user_agent text,
  session_id uuid,
  request_id text,
  occurred_at timestamptz(3) not null default now(),
  primary key (company_id, id)
);
create index audit_events_latest on audit_events (company_id, occurred_at desc, id desc);

-- ILIKE is not leakproof, so row-level security prevents its use of the trigram index. This function runs as
-- livery_search, which reads clients of every company, and filters by the transaction's company.
create function matching_client_ids(search text) returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select id from clients
  where company_id = current_company()
    and search_text like '%' || replace(replace(replace(lower(search), '\', '\\'), '%', '\%'), '_', '\_') || '%';
end;

-- Trigrams need three characters. Shorter searches match the start of a name or address.
create function client_ids_beginning_with(search text) returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select id from clients
  where company_id = current_company()
    and lower(name) like replace(replace(replace(lower(search), '\', '\\'), '%', '\%'), '_', '\_') || '%'
  union
  select id from clients
  where company_id = current_company()
    and lower(email) like replace(replace(replace(lower(search), '\', '\\'), '%', '\%'), '_', '\_') || '%'
  union
  select id from clients
  where company_id = current_company() and search ~ '^#?[0-9]{1,9}$' and number = ltrim(search, '#')::integer;
end;

grant usage on schema public to livery_app, livery_platform, livery_search;
grant select on clients to livery_search;
grant create on schema public to livery_search;
alter function matching_client_ids(text) owner to livery_search;
alter function client_ids_beginning_with(text) owner to livery_search;
revoke create on schema public from livery_search;
revoke execute on function matching_client_ids(text), client_ids_beginning_with(text) from public;
grant execute on function matching_client_ids(text), client_ids_beginning_with(text) to livery_app;

grant select, insert, update, delete on operator_directory, rate_limits to livery_platform;

do $$
declare
  tenant record;
begin
  for tenant in
    select c.relname as name,
      case c.relname when 'companies' then 'id' else 'company_id' end as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname not in ('schema_migrations', 'operator_directory', 'rate_limits')
  loop
    execute format('alter table %I enable row level security', tenant.name);
    execute format('alter table %I force row level security', tenant.name);
    execute format('create policy own_company on %I using (%I = current_company()) with check (%I = current_company())',
      tenant.name, tenant.key, tenant.key);
    execute format('grant select, insert, update, delete on %I to livery_app', tenant.name);
  end loop;
end $$;
create policy search_every_company on clients for select to livery_search using (true);

-- The audit log is append-only.
revoke update, delete on audit_events from livery_app;
revoke delete on companies from livery_app;

-- Returns a session's operator and permissions in one round trip. Runs for every authenticated request.
create function session_viewer(company uuid, session uuid)
  returns table (
    operator_id uuid, operator_status text, operator_name text, operator_email text, role text,
    company_status text, role_permissions text[], last_seen_at timestamptz
  )
  language plpgsql as $$
begin
  perform set_config('app.company_id', company::text, true);
  return query
    select o.id, o.status, o.name, o.email, o.role, c.status, p.permissions, s.last_seen_at
    from sessions s
    join operators o on o.company_id = s.company_id and o.id = s.operator_id
    join companies c on c.id = s.company_id
    left join role_permissions p on p.company_id = s.company_id and p.role = o.role
    where s.company_id = company and s.id = session and s.ended_at is null and s.expires_at > now();
end $$;
