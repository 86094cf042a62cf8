-- The company itself: its profile, its closing and coming back, and the archive of all that it has.

alter table companies
  -- Counted with each change of the profile: who saves over another's is told.
  add column lock_version integer not null default 1,
  add column profile_updated_at timestamptz(3),
  add column profile_updated_by_name text;

-- The session that an export's link was made for: it opens nothing once that has ended.
alter table client_bulks add column session_id uuid;

-- An archive of everything, made by the queue.
create table company_exports (
  company_id uuid not null references companies (id),
  id uuid not null,
  status text not null default 'Running' check (status in ('Running', 'Finished', 'Failed', 'Expired')),
  -- Counts how often it was begun: a file can't be taken on in its middle, and of two that make it one gives way.
  attempt integer not null default 0,
  file_name text not null,
  rows_written bigint not null default 0,
  -- Counted when it is begun, for the progress alone.
  rows_in_all bigint not null default 0,
  bytes bigint not null default 0,
  failure text,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  -- From then on the file is gone.
  expires_at timestamptz(3),
  primary key (company_id, id)
);
create unique index company_exports_running on company_exports (company_id) where status = 'Running';
create index company_exports_latest on company_exports (company_id, created_at desc, id desc);

create table company_export_parts (
  company_id uuid not null,
  export_id uuid not null,
  -- Counts from 0.
  position integer not null,
  bytes bytea not null check (length(bytes) <= 1048576),
  primary key (company_id, export_id, position),
  foreign key (company_id, export_id) references company_exports (company_id, id) on delete cascade
);
-- It is compressed already.
alter table company_export_parts alter column bytes set storage external;

-- A closed company still pays for the month that it was closed in, and what it could not be charged for before. As before in
-- all else.
create or replace function companies_with_due_charges() returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select s.company_id
  from subscriptions s
  join companies k on k.id = s.company_id
  join stripe_integrations i on i.company_id = s.company_id
  where s.is_billed and s.ended_at is null and s.status in ('Trialing', 'Active') and not s.cancel_at_period_end
    and i.charges_enabled and i.disconnected_at is null and k.status = 'Active'
    and s.billed_until <= clock_timestamp() + (select max(clock_ahead) from companies)
    and s.billed_until <= clock_timestamp() + k.clock_ahead
    and (s.provider is distinct from 'Stripe'
      or costs_nothing(s.company_id, s.plan_id, coalesce(s.next_price_version, s.price_version), s.is_yearly))
  union
  select p.company_id
  from payments p join companies k on k.id = p.company_id
    left join stripe_integrations i on i.company_id = p.company_id
    left join clients c on c.company_id = p.company_id and c.id = p.client_id
  where p.next_retry_at <= clock_timestamp() + (select max(clock_ahead) from companies)
    and p.next_retry_at <= clock_timestamp() + k.clock_ahead
    and p.provider_invoice_id is null
    and (p.direction = 'Outgoing' and k.status in ('Active', 'Cancelled')
      or k.status = 'Active' and i.charges_enabled and i.disconnected_at is null
        and c.status not in ('Paused', 'Deactivated'))
  union
  -- What the provider tries by itself is its own business, but for what somebody has asked for by hand.
  select p.company_id from payments p left join stripe_integrations i on i.company_id = p.company_id
  where p.status = 'Processing' and (p.provider_invoice_id is null or p.trigger = 'RetryManual')
    and (p.direction = 'Outgoing' or i.charges_enabled and i.disconnected_at is null)
  union
  select k.id from companies k
  where k.next_platform_fee_at <= clock_timestamp() + (select max(clock_ahead) from companies)
    and k.next_platform_fee_at <= clock_timestamp() + k.clock_ahead
    and (k.status = 'Active' or k.status = 'Cancelled' and k.closed_at is not null)
  union
  -- Clients are told three days before their trial ends.
  select s.company_id from subscriptions s join companies k on k.id = s.company_id
  where s.status = 'Trialing' and s.ended_at is null and not s.cancel_at_period_end and k.status = 'Active'
    and s.trial_warned_for is distinct from s.trial_ends_at and s.trial_ends_at > s.started_at + interval '3 days'
    and s.trial_ends_at <= clock_timestamp() + (select max(clock_ahead) from companies) + interval '3 days'
    and s.trial_ends_at > clock_timestamp() + k.clock_ahead
    and s.trial_ends_at <= clock_timestamp() + k.clock_ahead + interval '3 days'
  union
  select k.id from companies k where k.clock_goal > k.clock_ahead;
end;
grant select (closed_at) on companies to livery_search;

-- Companies that were closed before owe nothing for a month that went by since.
alter table companies no force row level security;
update companies set next_platform_fee_at = null where status = 'Cancelled';
alter table companies force row level security;

call guard_new_tables();
