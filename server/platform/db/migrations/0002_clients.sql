-- Plans, subscriptions, payments, activity and bulk actions of clients.
-- Triggers maintain derived state (counts, tallies, a client's last payment), so that every writer updates it.

-- Plan prices ---------------------------------------------------------------------------------------------------

alter table client_billing_plans add column price_version integer not null default 1;

-- Every price version of a plan. Subscribers stay on their version until an operator moves them.
create table plan_prices (
  company_id uuid not null references companies (id),
  plan_id uuid not null,
  version integer not null check (version > 0),
  price integer not null,
  currency char(3) not null,
  interval text not null check (interval in ('Week', 'Month', 'Year')),
  created_at timestamptz(3) not null default now(),
  primary key (company_id, plan_id, version),
  foreign key (company_id, plan_id) references client_billing_plans (company_id, id) on delete cascade
);

-- Forced row-level security hides all rows from a migration.
alter table client_billing_plans no force row level security;
insert into plan_prices (company_id, plan_id, version, price, currency, interval, created_at)
  select company_id, id, price_version, price, currency, interval, created_at from client_billing_plans;
alter table client_billing_plans force row level security;

create function next_price_version() returns trigger language plpgsql as $$
begin
  if (new.price, new.currency, new.interval) is distinct from (old.price, old.currency, old.interval) then
    new.price_version := old.price_version + 1;
  end if;
  return new;
end $$;
create trigger plan_price_counted before update on client_billing_plans
  for each row execute function next_price_version();

create function keep_price_version() returns trigger language plpgsql as $$
begin
  insert into plan_prices (company_id, plan_id, version, price, currency, interval)
    values (new.company_id, new.id, new.price_version, new.price, new.currency, new.interval)
    on conflict (company_id, plan_id, version) do nothing;
  return null;
end $$;
create trigger plan_price_kept after insert or update on client_billing_plans
  for each row execute function keep_price_version();

-- Clients -------------------------------------------------------------------------------------------------------

alter table clients
  add column contact_first_name text check (length(contact_first_name) <= 100),
  add column contact_last_name text check (length(contact_last_name) <= 100),
  add column address_line1 text check (length(address_line1) <= 200),
  add column address_line2 text check (length(address_line2) <= 200),
  add column city text check (length(city) <= 100),
  add column state text check (length(state) <= 100),
  add column postal_code text check (length(postal_code) <= 20),
  add column tax_id text check (length(tax_id) <= 50),
  add column website text check (length(website) <= 200),
  add column status_changed_at timestamptz(3) not null default now(),
  -- True while the client's subscription is Active or PastDue.
  add column is_paying boolean not null default false,
  -- Monthly recurring revenue in minor units. 0 unless is_paying.
  add column mrr integer not null default 0 check (mrr >= 0),
  -- Payments minus refunds, in minor units.
  add column lifetime_value bigint not null default 0,
  add column last_payment_at timestamptz(3),
  add column last_payment_status text,
  add column trial_ends_at timestamptz(3),
  -- Null if no charge is scheduled.
  add column next_renewal_at timestamptz(3),
  add column last_login_at timestamptz(3),
  add column deactivated_at timestamptz(3),
  -- Time of a scheduled deactivation.
  add column deactivate_at timestamptz(3),
  add column deactivated_by uuid,
  add column deactivation_reason text
    check (deactivation_reason in ('NonPayment', 'ClientRequest', 'Fraud', 'Duplicate', 'Other')),
  add column deactivation_note text check (length(deactivation_note) <= 500),
  -- The status that a reactivation restores.
  add column status_before text
    check (status_before in ('Invited', 'Trialing', 'Active', 'PastDue', 'Paused'));

alter table clients no force row level security;
update clients set status_changed_at = updated_at,
  deactivated_at = case when status = 'Deactivated' then updated_at end;
alter table clients force row level security;

-- Indexes for the sort orders of the list, with ties broken by id. Nulls sort last in both directions, so a nullable
-- column needs two indexes. The included columns cover the usual filters, so that deep pages need only index scans.
-- Sorted expressions are stored columns: an index-only scan cannot return an expression, and lower() is not
-- leakproof, so row-level security would prevent a seek to a cursor.
alter table clients
  add column sorted_email text not null generated always as (lower(email)) stored,
  add column sorted_tags text[] generated always as (nullif(tags, '{}')) stored;
drop index clients_by_created, clients_by_updated, clients_by_name, clients_by_email, clients_by_country,
  clients_by_country_backwards, clients_by_status, clients_by_status_created;
create index clients_by_number on clients (company_id, number, id)
  include (status, plan_id, country);
create index clients_by_created on clients (company_id, created_at, id)
  include (number, status, plan_id, country);
create index clients_by_updated on clients (company_id, updated_at, id)
  include (number, status, plan_id, country);
create index clients_by_name on clients (company_id, name collate "und-x-icu", id)
  include (number, status, plan_id, country);
create index clients_by_email on clients (company_id, sorted_email, id)
  include (number, status, plan_id, country);
create index clients_by_status on clients (company_id, status, id)
  include (number, plan_id, country);
create index clients_by_source on clients (company_id, source, id)
  include (number, status, plan_id, country);
create index clients_by_mrr on clients (company_id, mrr, id)
  include (number, status, plan_id, country);
create index clients_by_lifetime_value on clients (company_id, lifetime_value, id)
  include (number, status, plan_id, country);
create index clients_by_phone on clients (company_id, phone, id)
  include (number, status, plan_id, country);
create index clients_by_phone_backwards on clients (company_id, phone desc nulls last, id desc)
  include (number, status, plan_id, country);
create index clients_by_country on clients (company_id, country, id)
  include (number, status, plan_id);
create index clients_by_country_backwards on clients (company_id, country desc nulls last, id desc)
  include (number, status, plan_id);
create index clients_by_plan on clients (company_id, plan_id, id)
  include (number, status, country);
create index clients_by_plan_backwards on clients (company_id, plan_id desc nulls last, id desc)
  include (number, status, country);
create index clients_by_tags on clients (company_id, sorted_tags collate "und-x-icu", id)
  include (number, status, plan_id, country);
create index clients_by_tags_backwards on clients (company_id, sorted_tags collate "und-x-icu" desc nulls last, id desc)
  include (number, status, plan_id, country);
create index clients_by_last_payment on clients (company_id, last_payment_at, id)
  include (number, status, plan_id, country);
create index clients_by_last_payment_backwards on clients (company_id, last_payment_at desc nulls last, id desc)
  include (number, status, plan_id, country);
create index clients_by_trial_end on clients (company_id, trial_ends_at, id)
  include (number, status, plan_id, country);
create index clients_by_trial_end_backwards on clients (company_id, trial_ends_at desc nulls last, id desc)
  include (number, status, plan_id, country);
create index clients_by_next_renewal on clients (company_id, next_renewal_at, id)
  include (number, status, plan_id, country);
create index clients_by_next_renewal_backwards on clients (company_id, next_renewal_at desc nulls last, id desc)
  include (number, status, plan_id, country);
create index clients_by_last_login on clients (company_id, last_login_at, id)
  include (number, status, plan_id, country);
create index clients_by_last_login_backwards on clients (company_id, last_login_at desc nulls last, id desc)
  include (number, status, plan_id, country);
create index clients_by_status_created on clients (company_id, status, created_at, id)
  include (number, plan_id, country);
-- Indexes for filters.
create index clients_tags on clients using gin (company_id, tags);
create index clients_paying on clients (company_id, id) where is_paying;
create index clients_last_payment_failed on clients (company_id, id) where last_payment_status = 'Failed';
create index clients_deactivation_due on clients (deactivate_at) where deactivate_at is not null;
create index clients_to_deactivate on clients (company_id, id) where deactivate_at is not null;

-- Array operators are not leakproof, so row-level security prevents their use of the index.
create function client_ids_tagged(wanted text[]) returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select id from clients where company_id = current_company() and tags && wanted;
end;
grant create on schema public to livery_search;
alter function client_ids_tagged(text[]) owner to livery_search;
revoke create on schema public from livery_search;
revoke execute on function client_ids_tagged(text[]) from public;
grant execute on function client_ids_tagged(text[]) to livery_app;

-- LIKE with an unknown pattern cannot use the index. A range comparison can.
create or replace function client_ids_beginning_with(search text) returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select id from clients
  where company_id = current_company()
    and lower(name) ~>=~ lower(search) and lower(name) ~<~ (lower(search) || chr(1114111))
  union
  select id from clients
  where company_id = current_company()
    and lower(email) ~>=~ lower(search) and lower(email) ~<~ (lower(search) || chr(1114111))
  union
  select id from clients
  where company_id = current_company() and search ~ '^#?[0-9]{1,9}$' and number = ltrim(search, '#')::integer;
end;

-- Lets a job, which cannot read tenant tables, find companies with due deactivations.
create function companies_with_due_deactivations() returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select distinct company_id from clients where deactivate_at <= now();
end;
grant create on schema public to livery_search;
alter function companies_with_due_deactivations() owner to livery_search;
revoke create on schema public from livery_search;
revoke execute on function companies_with_due_deactivations() from public;
grant execute on function companies_with_due_deactivations() to livery_platform;

-- Clients, paying clients and MRR for each plan, country, tag and source.
create table client_facets (
  company_id uuid not null references companies (id),
  facet text not null check (facet in ('Plan', 'Country', 'Tag', 'Source')),
  value text not null,
  count integer not null,
  active integer not null,
  mrr bigint not null,
  primary key (company_id, facet, value)
);

-- Analytics totals for each day in the company's time zone.
create table daily_tallies (
  company_id uuid not null references companies (id),
  measure text not null check (measure in (
    'ClientsAdded', 'NewMrr', 'ExpansionMrr', 'ContractionMrr', 'ChurnedMrr', 'Revenue', 'Refunds', 'FailedPayments'
  )),
  day date not null,
  count integer not null,
  amount bigint not null,
  primary key (company_id, measure, day)
);

-- If clocks go back over midnight, a day has two midnights and starts at the earlier one.
create function day_start(day date, zone text) returns timestamptz
  language sql stable parallel safe
  return case when (((day::timestamp at time zone zone) - interval '1 hour') at time zone zone)::date = day
    then (day::timestamp at time zone zone) - interval '1 hour' else day::timestamp at time zone zone end;

-- Writers share this lock. A time zone change recomputes every tally and locks exclusively.
create function company_zone() returns text
  language plpgsql as $$
declare
  zone text;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('daily_tallies ' || current_company(), 0));
  select time_zone into strict zone from companies where id = current_company();
  return zone;
end $$;

create function facets_of(plan_id uuid, country text, tags text[], source text, is_paying boolean, mrr integer)
  returns table (facet text, value text, active integer, mrr integer)
  language sql immutable parallel safe as $$
  select facet, value, is_paying::integer, mrr from (
    values ('Plan', plan_id::text), ('Country', country), ('Source', source)
    union all select 'Tag', unnest(tags)
  ) named (facet, value) where value is not null
$$;

create function facet_clients() returns trigger language plpgsql as $$
declare
  zone text;
begin
  if tg_op <> 'UPDATE' then zone := company_zone(); end if;
  if tg_op = 'INSERT' then
    insert into client_facets (company_id, facet, value, count, active, mrr)
      select c.company_id, f.facet, f.value, count(*), sum(f.active), sum(f.mrr)
      from added c, facets_of(c.plan_id, c.country, c.tags, c.source, c.is_paying, c.mrr) f
      group by 1, 2, 3 order by 1, 2, 3
    on conflict (company_id, facet, value) do update set count = client_facets.count + excluded.count,
      active = client_facets.active + excluded.active, mrr = client_facets.mrr + excluded.mrr;
    insert into daily_tallies (company_id, measure, day, count, amount)
      select company_id, 'ClientsAdded', (created_at at time zone zone)::date, count(*), 0
      from added group by 1, 2, 3 order by 1, 2, 3
    on conflict (company_id, measure, day) do update set count = daily_tallies.count + excluded.count;
  elsif tg_op = 'DELETE' then
    insert into client_facets (company_id, facet, value, count, active, mrr)
      select c.company_id, f.facet, f.value, -count(*), -sum(f.active), -sum(f.mrr)
      from removed c, facets_of(c.plan_id, c.country, c.tags, c.source, c.is_paying, c.mrr) f
      group by 1, 2, 3 order by 1, 2, 3
    on conflict (company_id, facet, value) do update set count = client_facets.count + excluded.count,
      active = client_facets.active + excluded.active, mrr = client_facets.mrr + excluded.mrr;
    insert into daily_tallies (company_id, measure, day, count, amount)
      select company_id, 'ClientsAdded', (created_at at time zone zone)::date, -count(*), 0
      from removed group by 1, 2, 3 order by 1, 2, 3
    on conflict (company_id, measure, day) do update set count = daily_tallies.count + excluded.count;
  else
    insert into client_facets (company_id, facet, value, count, active, mrr)
      select c.company_id, f.facet, f.value, sum(c.sign), sum(f.active * c.sign), sum(f.mrr * c.sign)
      from (
        select company_id, plan_id, country, tags, source, is_paying, mrr, 1 as sign from added
        union all select company_id, plan_id, country, tags, source, is_paying, mrr, -1 from removed
      ) c, facets_of(c.plan_id, c.country, c.tags, c.source, c.is_paying, c.mrr) f
      group by 1, 2, 3
      having sum(c.sign) <> 0 or sum(f.active * c.sign) <> 0 or sum(f.mrr * c.sign) <> 0
      order by 1, 2, 3
    on conflict (company_id, facet, value) do update set count = client_facets.count + excluded.count,
      active = client_facets.active + excluded.active, mrr = client_facets.mrr + excluded.mrr;
    if exists (
      select from added a join removed r on r.company_id = a.company_id and r.id = a.id
      where a.created_at <> r.created_at
    ) then
      zone := company_zone();
      insert into daily_tallies (company_id, measure, day, count, amount)
        select company_id, 'ClientsAdded', (created_at at time zone zone)::date, sum(sign), 0 from (
          select company_id, created_at, 1 as sign from added
          union all select company_id, created_at, -1 from removed
        ) moved group by 1, 2, 3 having sum(sign) <> 0 order by 1, 2, 3
      on conflict (company_id, measure, day) do update set count = daily_tallies.count + excluded.count;
    end if;
  end if;
  return null;
end $$;

create trigger clients_faceted_in after insert on clients
  referencing new table as added for each statement execute function facet_clients();
create trigger clients_faceted_out after delete on clients
  referencing old table as removed for each statement execute function facet_clients();
create trigger clients_faceted_over after update on clients
  referencing new table as added old table as removed for each statement execute function facet_clients();

alter table clients no force row level security;
alter table companies no force row level security;
insert into client_facets (company_id, facet, value, count, active, mrr)
  select c.company_id, f.facet, f.value, count(*), sum(f.active), sum(f.mrr)
  from clients c, facets_of(c.plan_id, c.country, c.tags, c.source, c.is_paying, c.mrr) f group by 1, 2, 3;
insert into daily_tallies (company_id, measure, day, count, amount)
  select c.company_id, 'ClientsAdded', (c.created_at at time zone k.time_zone)::date, count(*), 0
  from clients c join companies k on k.id = c.company_id group by 1, 2, 3;
alter table companies force row level security;
alter table clients force row level security;

-- Subscriptions -------------------------------------------------------------------------------------------------

create table subscriptions (
  company_id uuid not null references companies (id),
  id uuid not null,
  client_id uuid not null,
  plan_id uuid not null,
  price_version integer not null,
  status text not null check (status in ('Trialing', 'Active', 'PastDue', 'Paused', 'Canceled')),
  -- Normalized to a month in minor units, even while it is not paid.
  mrr integer not null check (mrr >= 0),
  trial_ends_at timestamptz(3),
  -- Start of the first paid period. It sets the day on which later periods end.
  billing_anchor_at timestamptz(3) not null default now(),
  current_period_start timestamptz(3) not null,
  current_period_end timestamptz(3) not null,
  cancel_at_period_end boolean not null default false,
  started_at timestamptz(3) not null,
  ended_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  foreign key (company_id, client_id) references clients (company_id, id),
  foreign key (company_id, plan_id, price_version) references plan_prices (company_id, plan_id, version)
);
create unique index subscriptions_current on subscriptions (company_id, client_id) where ended_at is null;
create index subscriptions_of_client on subscriptions (company_id, client_id, started_at desc);

-- Each change of a client's MRR. New includes reactivation, and Churned includes pausing.
create table mrr_movements (
  company_id uuid not null references companies (id),
  id uuid not null,
  client_id uuid not null,
  plan_id uuid not null,
  kind text not null check (kind in ('New', 'Expansion', 'Contraction', 'Churned')),
  -- Minor units, negative for Contraction and Churned. 0 if a free plan starts or ends.
  change integer not null check (case when kind in ('New', 'Expansion') then change >= 0 else change <= 0 end),
  -- The client's MRR until the next movement.
  mrr integer not null check (mrr >= 0),
  occurred_at timestamptz(3) not null,
  until_at timestamptz(3) check (until_at >= occurred_at),
  primary key (company_id, id),
  foreign key (company_id, client_id) references clients (company_id, id)
);
create unique index mrr_movements_latest on mrr_movements (company_id, client_id) where until_at is null;
create index mrr_movements_by_time on mrr_movements (company_id, occurred_at, until_at) include (client_id, kind);
create index mrr_movements_by_kind on mrr_movements (company_id, kind, occurred_at) include (client_id);

create function tally_movements() returns trigger language plpgsql as $$
declare
  zone text := company_zone();
begin
  insert into daily_tallies (company_id, measure, day, count, amount)
    select company_id, kind || 'Mrr', (occurred_at at time zone zone)::date, count(*), sum(change)
    from added group by 1, 2, 3 order by 1, 2, 3
  on conflict (company_id, measure, day) do update set count = daily_tallies.count + excluded.count,
    amount = daily_tallies.amount + excluded.amount;
  return null;
end $$;
create trigger movements_tallied after insert on mrr_movements
  referencing new table as added for each statement execute function tally_movements();

-- Payments ------------------------------------------------------------------------------------------------------

alter table companies add column last_payment_number integer not null default 0;

create table payments (
  company_id uuid not null references companies (id),
  id uuid not null,
  number integer not null,
  direction text not null check (direction in ('Incoming', 'Outgoing')),
  type text not null check (type in ('Subscription', 'OneOff', 'Payout', 'PlatformFee', 'AddOn')),
  status text not null check (status in (
    'Pending', 'Processing', 'Succeeded', 'Failed', 'Refunded', 'PartiallyRefunded', 'Disputed', 'Canceled'
  )),
  amount integer not null check (amount >= 0),
  currency char(3) not null,
  fee_amount integer not null default 0,
  amount_refunded integer not null default 0 check (amount_refunded between 0 and amount),
  client_id uuid,
  plan_id uuid,
  subscription_id uuid,
  description text check (length(description) <= 500),
  trigger text not null check (trigger in ('Purchase', 'Cycle', 'RetryAuto', 'RetryManual')),
  -- { kind, brand, last4, expMonth, expYear }
  method jsonb,
  failure_code text,
  decline_code text,
  attempt_count integer not null default 1,
  next_retry_at timestamptz(3),
  provider text check (provider in ('Sandbox', 'Stripe')),
  provider_payment_id text,
  invoice_number text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  paid_at timestamptz(3),
  failed_at timestamptz(3),
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, client_id) references clients (company_id, id),
  foreign key (company_id, plan_id) references client_billing_plans (company_id, id),
  check ((direction = 'Incoming') = (client_id is not null))
);
create index payments_by_created on payments (company_id, direction, created_at, id);
create index payments_of_client on payments (company_id, client_id, created_at, id);
create index payments_by_paid on payments (company_id, direction, paid_at, id) where paid_at is not null;
create index payments_by_failed on payments (company_id, direction, failed_at, id) where failed_at is not null;
-- Failed and canceled payments are few, so their tab needs its own index to skip the rest.
create index payments_lost on payments (company_id, direction, created_at, id) where status in ('Failed', 'Canceled');
create unique index payments_of_provider on payments (company_id, provider, provider_payment_id)
  where provider_payment_id is not null;

create table refunds (
  company_id uuid not null references companies (id),
  id uuid not null,
  payment_id uuid not null,
  amount integer not null check (amount > 0),
  reason text not null
    check (reason in ('Duplicate', 'Fraudulent', 'CustomerRequest', 'ServiceDisruption', 'Other')),
  status text not null check (status in ('Pending', 'Succeeded', 'Failed')),
  created_by uuid,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  foreign key (company_id, payment_id) references payments (company_id, id)
);
create index refunds_of_payment on refunds (company_id, payment_id, created_at);
create index refunds_by_time on refunds (company_id, created_at, id) include (payment_id, status);

-- Includes payments that were refunded or disputed later.
create function is_collected(status text) returns boolean
  language sql immutable parallel safe
  return status in ('Succeeded', 'Refunded', 'PartiallyRefunded', 'Disputed');

create function is_lost(status text) returns boolean
  language sql immutable parallel safe
  return status in ('Failed', 'Canceled');

-- Status of a collected payment after refunds.
create function refunded_status(amount integer, amount_refunded integer) returns text
  language sql immutable parallel safe
  return case when amount_refunded = 0 then 'Succeeded' when amount_refunded = amount then 'Refunded'
    else 'PartiallyRefunded' end;

-- Totals for the tabs and the footer of the payment list.
create table payment_counts (
  company_id uuid not null references companies (id),
  direction text not null,
  status text not null,
  count integer not null,
  amount bigint not null,
  amount_refunded bigint not null,
  fee_amount bigint not null default 0,
  primary key (company_id, direction, status)
);

-- The payment's share of the client's lifetime value.
create function paid_by(status text, amount integer, amount_refunded integer) returns integer
  language sql immutable parallel safe
  return case when is_collected(status) then amount - amount_refunded else 0 end;

-- All writers lock in the same order to prevent deadlocks: the company's row (for numbers), clients by id, payments,
-- counters. Clients are locked `for no key update`, because a stronger lock blocks the foreign-key checks of
-- payments. Values read under the lock no longer change.
create function note_payments() returns trigger language plpgsql as $$
declare
  zone text := company_zone();
begin
  perform from clients c
    where c.company_id = current_company() and c.id in (select client_id from added)
    order by c.id for no key update;
  if tg_op = 'INSERT' then
    update clients c set lifetime_value = c.lifetime_value + p.value,
      last_payment_at = latest.created_at, last_payment_status = latest.status
    from (
      select company_id, client_id, sum(paid_by(status, amount, amount_refunded)) as value
      from added where client_id is not null group by 1, 2
    ) p cross join lateral (
      select created_at, status from payments l
      where l.company_id = p.company_id and l.client_id = p.client_id
      order by l.created_at desc, l.id desc limit 1
    ) latest
    where c.company_id = p.company_id and c.id = p.client_id;
    insert into payment_counts (company_id, direction, status, count, amount, amount_refunded, fee_amount)
      select company_id, direction, status, count(*), sum(amount), sum(amount_refunded), sum(fee_amount)
      from added group by 1, 2, 3 order by 1, 2, 3
    on conflict (company_id, direction, status) do update set count = payment_counts.count + excluded.count,
      amount = payment_counts.amount + excluded.amount,
      amount_refunded = payment_counts.amount_refunded + excluded.amount_refunded,
      fee_amount = payment_counts.fee_amount + excluded.fee_amount;
    insert into daily_tallies (company_id, measure, day, count, amount)
      select company_id, 'Revenue', (paid_at at time zone zone)::date, count(*), sum(amount)
      from added where direction = 'Incoming' and is_collected(status) and paid_at is not null group by 1, 2, 3
      union all
      select company_id, 'FailedPayments', (failed_at at time zone zone)::date, count(*), sum(amount)
      from added where direction = 'Incoming' and is_lost(status) and failed_at is not null group by 1, 2, 3
      order by 1, 2, 3
    on conflict (company_id, measure, day) do update set count = daily_tallies.count + excluded.count,
      amount = daily_tallies.amount + excluded.amount;
  else
    update clients c set lifetime_value = c.lifetime_value + p.value,
      last_payment_at = latest.created_at, last_payment_status = latest.status
    from (
      select a.company_id, a.client_id, sum(paid_by(a.status, a.amount, a.amount_refunded)
        - paid_by(r.status, r.amount, r.amount_refunded)) as value
      from added a join removed r on r.company_id = a.company_id and r.id = a.id
      where a.client_id is not null group by 1, 2
    ) p cross join lateral (
      select created_at, status from payments l
      where l.company_id = p.company_id and l.client_id = p.client_id
      order by l.created_at desc, l.id desc limit 1
    ) latest
    where c.company_id = p.company_id and c.id = p.client_id
      and (p.value <> 0
        or (c.last_payment_at, c.last_payment_status) is distinct from (latest.created_at, latest.status));
    insert into payment_counts (company_id, direction, status, count, amount, amount_refunded, fee_amount)
      select company_id, direction, status, sum(sign), sum(amount * sign), sum(amount_refunded * sign),
        sum(fee_amount * sign)
      from (
        select company_id, direction, status, amount, amount_refunded, fee_amount, 1 as sign from added
        union all select company_id, direction, status, amount, amount_refunded, fee_amount, -1 from removed
      ) moved group by 1, 2, 3
      having sum(sign) <> 0 or sum(amount * sign) <> 0 or sum(amount_refunded * sign) <> 0
        or sum(fee_amount * sign) <> 0
      order by 1, 2, 3
    on conflict (company_id, direction, status) do update set count = payment_counts.count + excluded.count,
      amount = payment_counts.amount + excluded.amount,
      amount_refunded = payment_counts.amount_refunded + excluded.amount_refunded,
      fee_amount = payment_counts.fee_amount + excluded.fee_amount;
    insert into daily_tallies (company_id, measure, day, count, amount)
      select company_id, measure, (moment at time zone zone)::date, sum(sign), sum(amount * sign) from (
        select company_id, 'Revenue' as measure, paid_at as moment, amount, 1 as sign from added
          where direction = 'Incoming' and is_collected(status) and paid_at is not null
        union all
        select company_id, 'Revenue', paid_at, amount, -1 from removed
          where direction = 'Incoming' and is_collected(status) and paid_at is not null
        union all
        select company_id, 'FailedPayments', failed_at, amount, 1 from added
          where direction = 'Incoming' and is_lost(status) and failed_at is not null
        union all
        select company_id, 'FailedPayments', failed_at, amount, -1 from removed
          where direction = 'Incoming' and is_lost(status) and failed_at is not null
      ) moved group by 1, 2, 3
      having sum(sign) <> 0 or sum(amount * sign) <> 0
      order by 1, 2, 3
    on conflict (company_id, measure, day) do update set count = daily_tallies.count + excluded.count,
      amount = daily_tallies.amount + excluded.amount;
  end if;
  return null;
end $$;
create trigger payments_noted_in after insert on payments
  referencing new table as added for each statement execute function note_payments();
create trigger payments_noted_over after update on payments
  referencing new table as added old table as removed for each statement execute function note_payments();

-- A refund counts at its creation, while its status is Succeeded. A bank can return it later.
create function note_refunds() returns trigger language plpgsql as $$
declare
  zone text := company_zone();
begin
  perform from payments p
    where p.company_id = current_company() and p.id in (select payment_id from added)
    order by p.id for no key update;
  if tg_op = 'INSERT' then
    update payments p set amount_refunded = p.amount_refunded + r.amount, updated_at = now(),
      status = refunded_status(p.amount, p.amount_refunded + r.amount)
    from (
      select company_id, payment_id, sum(amount)::integer as amount from added
      where status = 'Succeeded' group by 1, 2
    ) r
    where p.company_id = r.company_id and p.id = r.payment_id;
    insert into daily_tallies (company_id, measure, day, count, amount)
      select company_id, 'Refunds', (created_at at time zone zone)::date, count(*), sum(amount)
      from added where status = 'Succeeded' group by 1, 2, 3 order by 1, 2, 3
    on conflict (company_id, measure, day) do update set count = daily_tallies.count + excluded.count,
      amount = daily_tallies.amount + excluded.amount;
  else
    update payments p set amount_refunded = p.amount_refunded + r.amount, updated_at = now(),
      status = refunded_status(p.amount, p.amount_refunded + r.amount)
    from (
      select company_id, payment_id, sum(amount * sign)::integer as amount from (
        select company_id, payment_id, amount, 1 as sign from added where status = 'Succeeded'
        union all select company_id, payment_id, amount, -1 from removed where status = 'Succeeded'
      ) moved group by 1, 2 having sum(amount * sign) <> 0
    ) r
    where p.company_id = r.company_id and p.id = r.payment_id;
    insert into daily_tallies (company_id, measure, day, count, amount)
      select company_id, 'Refunds', (created_at at time zone zone)::date, sum(sign), sum(amount * sign) from (
        select company_id, created_at, amount, 1 as sign from added where status = 'Succeeded'
        union all select company_id, created_at, amount, -1 from removed where status = 'Succeeded'
      ) moved group by 1, 2, 3 having sum(sign) <> 0 or sum(amount * sign) <> 0 order by 1, 2, 3
    on conflict (company_id, measure, day) do update set count = daily_tallies.count + excluded.count,
      amount = daily_tallies.amount + excluded.amount;
  end if;
  return null;
end $$;
create trigger refunds_noted_in after insert on refunds
  referencing new table as added for each statement execute function note_refunds();
create trigger refunds_noted_over after update on refunds
  referencing new table as added old table as removed for each statement execute function note_refunds();

-- Days differ between time zones, so a new zone recomputes all tallies.
create function tally_anew() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('daily_tallies ' || new.id, 0));
  delete from daily_tallies where company_id = new.id;
  insert into daily_tallies (company_id, measure, day, count, amount)
    select new.id, 'ClientsAdded', (created_at at time zone new.time_zone)::date, count(*), 0
      from clients where company_id = new.id group by 3
    union all
    select new.id, kind || 'Mrr', (occurred_at at time zone new.time_zone)::date, count(*), sum(change)
      from mrr_movements where company_id = new.id group by 2, 3
    union all
    select new.id, 'Revenue', (paid_at at time zone new.time_zone)::date, count(*), sum(amount)
      from payments where company_id = new.id and direction = 'Incoming' and is_collected(status)
        and paid_at is not null group by 3
    union all
    select new.id, 'FailedPayments', (failed_at at time zone new.time_zone)::date, count(*), sum(amount)
      from payments where company_id = new.id and direction = 'Incoming' and is_lost(status)
        and failed_at is not null group by 3
    union all
    select new.id, 'Refunds', (created_at at time zone new.time_zone)::date, count(*), sum(amount)
      from refunds where company_id = new.id and status = 'Succeeded' group by 3;
  return null;
end $$;
create trigger company_moved after update of time_zone on companies
  for each row when (old.time_zone is distinct from new.time_zone) execute function tally_anew();

-- Client activity and emails -------------------------------------------------------------------------------------

create table client_sign_ins (
  company_id uuid not null references companies (id),
  id uuid not null,
  client_id uuid not null,
  ip_address text,
  user_agent text,
  occurred_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  foreign key (company_id, client_id) references clients (company_id, id)
);
create index client_sign_ins_latest on client_sign_ins (company_id, client_id, occurred_at, id);

create function note_sign_ins() returns trigger language plpgsql as $$
begin
  update clients c set last_login_at = greatest(c.last_login_at, s.latest_at)
  from (select company_id, client_id, max(occurred_at) as latest_at from added group by 1, 2) s
  where c.company_id = s.company_id and c.id = s.client_id;
  return null;
end $$;
create trigger sign_ins_noted after insert on client_sign_ins
  referencing new table as added for each statement execute function note_sign_ins();

create table client_mails (
  company_id uuid not null references companies (id),
  id uuid not null,
  client_id uuid not null,
  template text not null,
  subject text not null,
  status text not null check (status in ('Queued', 'Sent', 'Failed')),
  occurred_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  foreign key (company_id, client_id) references clients (company_id, id)
);
create index client_mails_latest on client_mails (company_id, client_id, occurred_at, id);
create index client_mails_failed on client_mails (company_id, occurred_at, id) where status = 'Failed';

-- The bulk action or import that caused this event. It has its own audit event.
alter table audit_events add column part_of uuid;
create index audit_events_of_target on audit_events (company_id, target_id, occurred_at, id);
-- Recent events for all operators, and for operators who cannot see clients. Most events are about clients.
create index audit_events_whole on audit_events (company_id, occurred_at, id) where part_of is null;
create index audit_events_of_no_client on audit_events (company_id, occurred_at, id)
  where part_of is null and target_type <> 'Client';

-- Operator preferences -------------------------------------------------------------------------------------------

create table list_preferences (
  company_id uuid not null references companies (id),
  operator_id uuid not null,
  list text not null check (list in ('Clients')),
  columns text[] not null,
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, operator_id, list),
  foreign key (company_id, operator_id) references operators (company_id, id) on delete cascade
);

create table saved_views (
  company_id uuid not null references companies (id),
  id uuid not null,
  list text not null check (list in ('Clients')),
  name text not null check (length(name) between 1 and 60),
  -- The query string of the list's URL: search, filters and order.
  query text not null check (length(query) <= 2000),
  columns text[] not null,
  is_shared boolean not null,
  -- Null after the creator leaves the team. Shared views remain.
  operator_id uuid,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  foreign key (company_id, operator_id) references operators (company_id, id) on delete set null (operator_id)
);
create unique index saved_views_own_name on saved_views (company_id, list, operator_id, lower(name));

-- Bulk actions ---------------------------------------------------------------------------------------------------

create table client_bulks (
  company_id uuid not null references companies (id),
  id uuid not null,
  kind text not null check (kind in (
    'AddTags', 'RemoveTags', 'ChangePlan', 'Pause', 'Resume', 'Deactivate', 'Reactivate', 'Export', 'Undo'
  )),
  -- Depends on the kind: { tags }, { planId }, { reason, note, when }, { columns } or { undoes }.
  options jsonb not null default '{}',
  status text not null check (status in ('Running', 'Finished', 'Canceled', 'Failed')),
  total integer not null,
  changed integer not null default 0,
  unchanged integer not null default 0,
  refused integer not null default 0,
  failure text,
  undone_by uuid,
  -- Hash of the token in an export's download link.
  token_hash bytea,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  primary key (company_id, id)
);
create index client_bulks_latest on client_bulks (company_id, created_at, id);

create table client_bulk_rows (
  company_id uuid not null,
  bulk_id uuid not null,
  -- Starts at 1, in the order of the list.
  position integer not null,
  client_id uuid not null,
  outcome text not null default 'Waiting' check (outcome in ('Waiting', 'Changed', 'Unchanged', 'Refused')),
  problem text,
  -- Undo restores `before`, if the client still matches `after`.
  before jsonb,
  after jsonb,
  primary key (company_id, bulk_id, position),
  foreign key (company_id, bulk_id) references client_bulks (company_id, id) on delete cascade
);
create index client_bulk_rows_outcome on client_bulk_rows (company_id, bulk_id, outcome, position);

-- Imports that update clients --------------------------------------------------------------------------------------

alter table client_imports
  add column match_by text check (match_by in ('Email', 'ExternalId')),
  add column update_rows integer not null default 0,
  add column updated_rows integer not null default 0;
alter table client_import_rows drop constraint client_import_rows_status_check;
alter table client_import_rows add constraint client_import_rows_status_check
  check (status in ('Good', 'Update', 'Refused', 'Imported', 'Updated'));

create table client_import_mappings (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  -- [{ header, field }]
  columns jsonb not null,
  created_by uuid not null,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id)
);
create unique index client_import_mappings_name on client_import_mappings (company_id, lower(name));

do $$
declare
  tenant record;
begin
  for tenant in
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relrowsecurity
      and c.relname not in ('schema_migrations', 'operator_directory', 'rate_limits')
  loop
    execute format('alter table %I enable row level security', tenant.name);
    execute format('alter table %I force row level security', tenant.name);
    execute format('create policy own_company on %I using (company_id = current_company()) with check (company_id = current_company())',
      tenant.name);
    execute format('grant select, insert, update, delete on %I to livery_app', tenant.name);
  end loop;
end $$;
-- Payment history is never deleted.
revoke delete on payments, refunds, mrr_movements from livery_app;
-- Only the end of a movement can change, because the tallies include its amount.
revoke update on mrr_movements from livery_app;
grant update (until_at) on mrr_movements to livery_app;
