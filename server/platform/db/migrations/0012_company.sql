-- Company profile, closing, reopening and archives.

alter table companies
  -- Incremented with each change of the profile, to detect concurrent edits.
  add column lock_version integer not null default 1,
  add column profile_updated_at timestamptz(3),
  add column profile_updated_by_name text;

-- The session that an export's download link requires.
alter table client_bulks add column session_id uuid;

-- Archives of all data of a company, created by the queue.
create table company_exports (
  company_id uuid not null references companies (id),
  id uuid not null,
  status text not null default 'Running' check (status in ('Running', 'Finished', 'Failed', 'Expired')),
  -- Number of starts. Each attempt creates the file from the start, and a newer attempt stops an older one.
  attempt integer not null default 0,
  file_name text not null,
  rows_written bigint not null default 0,
  -- Counted at the start. Only the progress uses it.
  rows_in_all bigint not null default 0,
  bytes bigint not null default 0,
  failure text,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  -- The file is deleted at this time.
  expires_at timestamptz(3),
  primary key (company_id, id)
);
create unique index company_exports_running on company_exports (company_id) where status = 'Running';
create index company_exports_latest on company_exports (company_id, created_at desc, id desc);

create table company_export_parts (
  company_id uuid not null,
  export_id uuid not null,
  -- Starts at 0.
  position integer not null,
  bytes bytea not null check (length(bytes) <= 1048576),
  primary key (company_id, export_id, position),
  foreign key (company_id, export_id) references company_exports (company_id, id) on delete cascade
);
-- The bytes are already compressed.
alter table company_export_parts alter column bytes set storage external;

-- Unchanged, except that closed companies still pay for their last month and for failed charges.
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
  -- A provider retries its own invoices, except for a manual retry.
  select p.company_id from payments p left join stripe_integrations i on i.company_id = p.company_id
  where p.status = 'Processing' and (p.provider_invoice_id is null or p.trigger = 'RetryManual')
    and (p.direction = 'Outgoing' or i.charges_enabled and i.disconnected_at is null)
  union
  select k.id from companies k
  where k.next_platform_fee_at <= clock_timestamp() + (select max(clock_ahead) from companies)
    and k.next_platform_fee_at <= clock_timestamp() + k.clock_ahead
    and (k.status = 'Active' or k.status = 'Cancelled' and k.closed_at is not null)
  union
  -- Trial notices are sent three days before the end.
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

-- Companies closed before this migration owe no further platform fee.
alter table companies no force row level security;
update companies set next_platform_fee_at = null where status = 'Cancelled';
alter table companies force row level security;

call guard_new_tables();
