-- Client cards, charges and their attempts, refunds, and events of card providers.

-- Test clock -----------------------------------------------------------------------------------------------------

alter table companies
  -- How far the sandbox's test clock is ahead of real time. Always 0 with a real card provider.
  add column clock_ahead interval not null default '0' check (clock_ahead >= '0'),
  -- Target of an advance. The clock moves one day at a time, so that due work runs in order.
  add column clock_goal interval not null default '0' check (clock_goal >= clock_ahead),
  -- The platform fee is first due one month after the company becomes Active, and then monthly.
  add column platform_fee_anchor_at timestamptz(3),
  add column next_platform_fee_at timestamptz(3);

alter table companies no force row level security;
update companies set platform_fee_anchor_at = now(), next_platform_fee_at = now() + interval '1 month'
  where status <> 'Pending';
alter table companies force row level security;
create index companies_fee_due on companies (next_platform_fee_at);
create index companies_stepping on companies (id) where clock_goal > clock_ahead;

-- The company's current time. All due dates use this clock.
create function company_now() returns timestamptz
  language sql stable
  return clock_timestamp() + coalesce((select clock_ahead from companies where id = current_company()), '0');

-- Plans -----------------------------------------------------------------------------------------------------------

alter table client_billing_plans
  add column code text not null default 'plan-' || right(gen_random_uuid()::text, 12) check (code ~ '^[a-z0-9_-]{2,50}$'),
  add column interval_count integer not null default 1 check (interval_count between 1 and 12),
  -- Price for a year, if the plan offers yearly billing.
  add column yearly_price integer check (yearly_price = 0 or yearly_price between 50 and 99999999),
  add column require_card_for_trial boolean not null default true,
  -- Charged once, with the first payment.
  add column setup_fee integer not null default 0 check (setup_fee = 0 or setup_fee between 50 and 99999999),
  add column tax_behavior text not null default 'Unspecified'
    check (tax_behavior in ('Inclusive', 'Exclusive', 'Unspecified')),
  add column is_public boolean not null default true,
  add column is_default boolean not null default false,
  add column is_popular boolean not null default false,
  add column allow_self_upgrade boolean not null default true,
  add column lock_version integer not null default 1;

alter table client_billing_plans no force row level security;
update client_billing_plans p set is_default = true
  where status = 'Active' and not exists (
    select from client_billing_plans e
    where e.company_id = p.company_id and e.status = 'Active' and (e.position, e.id) < (p.position, p.id)
  );
alter table client_billing_plans force row level security;
create unique index client_billing_plans_code on client_billing_plans (company_id, code);
create unique index client_billing_plans_default on client_billing_plans (company_id) where is_default;

alter table plan_prices
  add column interval_count integer not null default 1,
  add column yearly_price integer;

create or replace function next_price_version() returns trigger language plpgsql as $$
begin
  if (new.price, new.currency, new.interval, new.interval_count, new.yearly_price)
    is distinct from (old.price, old.currency, old.interval, old.interval_count, old.yearly_price) then
    new.price_version := old.price_version + 1;
  end if;
  return new;
end $$;

create or replace function keep_price_version() returns trigger language plpgsql as $$
begin
  insert into plan_prices (company_id, plan_id, version, price, currency, interval, interval_count, yearly_price)
    values (new.company_id, new.id, new.price_version, new.price, new.currency, new.interval, new.interval_count,
      new.yearly_price)
    on conflict (company_id, plan_id, version) do nothing;
  return null;
end $$;

-- Billed subscriptions --------------------------------------------------------------------------------------------

alter table subscriptions
  -- True if Livery charges the client. Subscriptions without a card are paid elsewhere.
  add column is_billed boolean not null default false,
  -- End of the last charged period, paid or not. The next charge is due then.
  add column billed_until timestamptz(3) not null default now(),
  -- Uses the plan's yearly price.
  add column is_yearly boolean not null default false,
  -- Takes effect at the next renewal.
  add column next_price_version integer,
  -- Not charged yet. The next payment includes it once.
  add column setup_fee integer not null default 0 check (setup_fee >= 0),
  -- Set if the card provider renews the subscription.
  add column provider text check (provider in ('Sandbox', 'Stripe')),
  add column provider_reference text,
  -- The provider does not have the latest state yet.
  add column needs_sync boolean not null default false,
  -- End of the trial that the client was emailed about.
  add column trial_warned_for timestamptz(3);

alter table subscriptions no force row level security;
update subscriptions set billed_until = current_period_end;
alter table subscriptions force row level security;
create index subscriptions_due on subscriptions (billed_until)
  where is_billed and ended_at is null and status in ('Trialing', 'Active') and not cancel_at_period_end;
create index subscriptions_on_trial on subscriptions (trial_ends_at) where status = 'Trialing' and ended_at is null;
create index subscriptions_of_plan on subscriptions (company_id, plan_id, client_id) where ended_at is null;
create unique index subscriptions_of_provider on subscriptions (company_id, provider, provider_reference)
  where provider_reference is not null;

-- Livery's queue starts free periods with every provider, because there is nothing to charge.
create function costs_nothing(of_company uuid, of_plan uuid, in_version integer, by_the_year boolean) returns boolean
  language sql stable
  return exists (
    select from plan_prices v
    where v.company_id = of_company and v.plan_id = of_plan and v.version = in_version
      and coalesce(case when by_the_year then v.yearly_price end, v.price) = 0
  );

-- Ignores changes that the provider made, such as its renewals.
create function note_what_to_sync() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or (new.provider, new.plan_id, new.price_version, new.is_yearly, new.next_price_version,
      new.trial_ends_at, new.cancel_at_period_end, new.ended_at, new.is_billed, new.status in ('Paused', 'Trialing'))
    is distinct from (old.provider, old.plan_id, old.price_version, old.is_yearly, old.next_price_version,
      old.trial_ends_at, old.cancel_at_period_end, old.ended_at, old.is_billed, old.status in ('Paused', 'Trialing'))
  then
    new.needs_sync := true;
  end if;
  return new;
end $$;
create trigger note_what_to_sync before insert or update on subscriptions
  for each row when (new.provider = 'Stripe' and new.is_billed) execute function note_what_to_sync();

-- The provider also stores the plan's name and tax behavior.
create function note_plan_to_sync() returns trigger language plpgsql as $$
begin
  update subscriptions set needs_sync = true
    where company_id = new.company_id and plan_id = new.id and ended_at is null and is_billed and provider = 'Stripe';
  return null;
end $$;
create trigger note_plan_to_sync after update of name, tax_behavior on client_billing_plans
  for each row when ((new.name, new.tax_behavior) is distinct from (old.name, old.tax_behavior))
  execute function note_plan_to_sync();

-- Notifies the queue immediately, before its next poll.
create function tell_what_to_sync() returns trigger language plpgsql as $$
begin
  perform pg_notify('livery',
    json_build_object('type', 'subscriptionsToSync', 'companyId', new.company_id)::text);
  return null;
end $$;
create trigger tell_what_to_sync after insert or update on subscriptions
  for each row when (new.needs_sync) execute function tell_what_to_sync();

-- Card provider accounts -------------------------------------------------------------------------------------------

-- Finds the company of a provider account when a request has no company yet.
create table provider_accounts (
  provider text not null check (provider in ('Sandbox', 'Stripe')),
  reference text not null,
  company_id uuid not null,
  primary key (provider, reference)
);

create table stripe_integrations (
  company_id uuid primary key references companies (id),
  provider text not null check (provider in ('Sandbox', 'Stripe')),
  account_reference text not null,
  -- Reported by the provider. The status that operators see is derived from these columns.
  charges_enabled boolean not null default false,
  payouts_enabled boolean not null default false,
  details_submitted boolean not null default false,
  currently_due text[] not null default '{}',
  past_due text[] not null default '{}',
  pending_verification text[] not null default '{}',
  current_deadline timestamptz(3),
  disabled_reason text,
  is_live boolean not null default false,
  country char(2),
  default_currency char(3),
  business_name text,
  statement_descriptor text,
  -- Only for companies with their own API keys. Secrets are encrypted with the server's key.
  publishable_key text,
  secret_key bytea,
  secret_key_last4 text,
  webhook_secret bytea,
  webhook_reference text,
  -- The provider pauses its renewals, because the company cannot charge.
  holds_renewals boolean not null default false,
  connected_at timestamptz(3) not null default now(),
  connected_by uuid,
  connected_by_name text,
  last_synced_at timestamptz(3),
  disconnected_at timestamptz(3),
  updated_at timestamptz(3) not null default now()
);

-- Disconnecting an account pauses its renewals. Reconnecting it resumes them.
create trigger tell_whether_to_hold after insert or update of disconnected_at on stripe_integrations
  for each row when (new.provider = 'Stripe') execute function tell_what_to_sync();

-- Cards -----------------------------------------------------------------------------------------------------------

create table client_cards (
  company_id uuid not null references companies (id),
  id uuid not null,
  client_id uuid not null,
  provider text not null check (provider in ('Sandbox', 'Stripe')),
  provider_customer text,
  provider_reference text not null,
  brand text not null,
  last4 char(4) not null,
  exp_month integer not null check (exp_month between 1 and 12),
  exp_year integer not null,
  is_default boolean not null default false,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  foreign key (company_id, client_id) references clients (company_id, id)
);
create unique index client_cards_default on client_cards (company_id, client_id) where is_default;
create unique index client_cards_reference on client_cards (company_id, client_id, provider, provider_reference);

-- The provider must charge the new card for the subscription.
create function note_card_to_sync() returns trigger language plpgsql as $$
begin
  update subscriptions set needs_sync = true
    where company_id = new.company_id and client_id = new.client_id and ended_at is null
      and is_billed and provider = 'Stripe';
  return null;
end $$;
create trigger note_card_to_sync after insert or update of is_default on client_cards
  for each row when (new.is_default and new.provider = 'Stripe') execute function note_card_to_sync();

-- An email that asks a client for a new card. Only the hash of the link's token is stored.
create table card_requests (
  company_id uuid not null references companies (id),
  id uuid not null,
  client_id uuid not null,
  token_hash bytea not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  -- The failed payment that the email mentions, or null if an operator sent the request.
  payment_id uuid,
  created_by uuid,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  foreign key (company_id, client_id) references clients (company_id, id),
  foreign key (company_id, payment_id) references payments (company_id, id)
);
create unique index card_requests_token on card_requests (company_id, token_hash);
create index card_requests_of_client on card_requests (company_id, client_id, created_at);

alter table billing_cards
  add column provider_customer text,
  add column added_by uuid,
  add column added_by_name text,
  add column last_charge_at timestamptz(3),
  add column last_charge_status text,
  -- The card's last day that the company was warned about.
  add column expiry_warned_for date;
create unique index billing_cards_reference on billing_cards (company_id, provider, provider_reference);

-- A card is valid until the last day of its month.
create function card_last_day(exp_year integer, exp_month integer) returns date
  language sql immutable parallel safe
  return (make_date(exp_year, exp_month, 1) + interval '1 month' - interval '1 day')::date;

create function card_good_until(exp_year integer, exp_month integer) returns timestamptz
  language sql immutable parallel safe
  return (make_date(exp_year, exp_month, 1) + interval '1 month') at time zone 'UTC';

-- Recipient of the platform's invoices. Without a row, the company's details apply.
create table billing_details (
  company_id uuid primary key references companies (id),
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) <= 320),
  address_line1 text check (length(address_line1) <= 200),
  address_line2 text check (length(address_line2) <= 200),
  city text check (length(city) <= 100),
  state text check (length(state) <= 100),
  postal_code text check (length(postal_code) <= 20),
  country char(2),
  tax_id text check (length(tax_id) <= 50),
  updated_at timestamptz(3) not null default now()
);

-- Payments --------------------------------------------------------------------------------------------------------

-- One payment per debt, with any number of attempts.
alter table payments
  -- The subscription period that the payment covers.
  add column period_start timestamptz(3),
  add column period_end timestamptz(3),
  add column price_version integer,
  -- Copied at the charge, because the plan's value can change.
  add column tax_behavior text not null default 'Unspecified'
    check (tax_behavior in ('Inclusive', 'Exclusive', 'Unspecified')),
  -- Card of the last attempt, from the client or the company.
  add column card_id uuid,
  add column provider_invoice_id text,
  add column is_live boolean not null default false,
  add column dispute_status text check (dispute_status in ('NeedsResponse', 'UnderReview', 'Won', 'Lost')),
  add column card_brand text generated always as (method ->> 'brand') stored;
-- Prevents charging a period twice.
create unique index payments_of_period on payments (company_id, subscription_id, period_start)
  where period_start is not null;
create index payments_to_retry on payments (next_retry_at) where next_retry_at is not null;
create index payments_processing on payments (company_id, id) where status = 'Processing';
-- Events of the platform's account do not always name the company.
create index payments_to_livery on payments (provider, provider_payment_id) where direction = 'Outgoing';
create index payments_of_invoice on payments (company_id, provider_invoice_id) where provider_invoice_id is not null;
-- Includes the columns of the tabs and totals, so that skipped pages need no table reads.
drop index payments_by_created;
create index payments_by_created on payments (company_id, direction, created_at, id)
  include (status, amount, amount_refunded, fee_amount, currency);
create index payments_by_amount on payments (company_id, direction, amount, id) include (status);
create index payments_by_currency on payments (company_id, direction, currency, created_at, id);
create index payments_by_invoice_number on payments (company_id, invoice_number) where invoice_number is not null;
create index payments_by_status on payments (company_id, direction, status, created_at, id);
create index payments_by_type on payments (company_id, direction, type, created_at, id);
create index payments_by_plan on payments (company_id, plan_id, created_at, id) where plan_id is not null;
create index payments_by_brand on payments (company_id, direction, card_brand, created_at, id);

-- Unchanged except for the join of old and new rows: it was quadratic and took a minute for 8,000 payments.
create or replace function note_payments() returns trigger language plpgsql as $$
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
      select company_id, client_id, sum(value) as value from (
        select company_id, client_id, paid_by(status, amount, amount_refunded) as value from added
        union all select company_id, client_id, -paid_by(status, amount, amount_refunded) from removed
      ) moved where client_id is not null group by 1, 2
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

create or replace function facet_clients() returns trigger language plpgsql as $$
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
      select company_id, id, created_at from added except select company_id, id, created_at from removed
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

create table payment_attempts (
  company_id uuid not null references companies (id),
  id uuid not null,
  payment_id uuid not null,
  -- Starts at 1 for each payment.
  number integer not null,
  trigger text not null check (trigger in ('Purchase', 'Cycle', 'RetryAuto', 'RetryManual')),
  status text not null check (status in ('Processing', 'Succeeded', 'Failed')),
  -- The attempted card, in the format of `payments.method`.
  method jsonb,
  card_id uuid,
  failure_code text,
  decline_code text,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  primary key (company_id, id),
  unique (company_id, payment_id, number),
  foreign key (company_id, payment_id) references payments (company_id, id)
);

alter table refunds
  add column note text check (length(note) <= 500),
  add column provider_refund_id text,
  add column failure text,
  add column created_by_name text,
  add column finished_at timestamptz(3);
alter table refunds drop constraint refunds_reason_check;
-- Dispute: the bank reversed the payment.
alter table refunds add constraint refunds_reason_check
  check (reason in ('Duplicate', 'Fraudulent', 'CustomerRequest', 'ServiceDisruption', 'Other', 'Dispute'));
create unique index refunds_of_provider on refunds (company_id, provider_refund_id)
  where provider_refund_id is not null;
create index refunds_pending on refunds (company_id, id) where status = 'Pending';

-- A disputed payment stays Disputed regardless of refunds, unless the company wins the dispute.
create function payment_status_of(amount integer, amount_refunded integer, dispute_status text) returns text
  language sql immutable parallel safe
  return case when dispute_status is not null and dispute_status <> 'Won' then 'Disputed'
    else refunded_status(amount, amount_refunded) end;

-- Tallies count refunds to clients, but not refunds of the company's own charges.
create or replace function note_refunds() returns trigger language plpgsql as $$
declare
  zone text := company_zone();
begin
  perform from payments p
    where p.company_id = current_company() and p.id in (select payment_id from added)
    order by p.id for no key update;
  if tg_op = 'INSERT' then
    update payments p set amount_refunded = p.amount_refunded + r.amount, updated_at = now(),
      status = payment_status_of(p.amount, p.amount_refunded + r.amount, p.dispute_status)
    from (
      select company_id, payment_id, sum(amount)::integer as amount from added
      where status = 'Succeeded' group by 1, 2
    ) r
    where p.company_id = r.company_id and p.id = r.payment_id;
    insert into daily_tallies (company_id, measure, day, count, amount)
      select r.company_id, 'Refunds', (r.created_at at time zone zone)::date, count(*), sum(r.amount)
      from added r join payments p on p.company_id = r.company_id and p.id = r.payment_id
      where r.status = 'Succeeded' and p.direction = 'Incoming' group by 1, 2, 3 order by 1, 2, 3
    on conflict (company_id, measure, day) do update set count = daily_tallies.count + excluded.count,
      amount = daily_tallies.amount + excluded.amount;
  else
    update payments p set amount_refunded = p.amount_refunded + r.amount, updated_at = now(),
      status = payment_status_of(p.amount, p.amount_refunded + r.amount, p.dispute_status)
    from (
      select company_id, payment_id, sum(amount * sign)::integer as amount from (
        select company_id, payment_id, amount, 1 as sign from added where status = 'Succeeded'
        union all select company_id, payment_id, amount, -1 from removed where status = 'Succeeded'
      ) moved group by 1, 2 having sum(amount * sign) <> 0
    ) r
    where p.company_id = r.company_id and p.id = r.payment_id;
    insert into daily_tallies (company_id, measure, day, count, amount)
      select r.company_id, 'Refunds', (r.created_at at time zone zone)::date, sum(sign), sum(r.amount * sign) from (
        select company_id, payment_id, created_at, amount, 1 as sign from added where status = 'Succeeded'
        union all select company_id, payment_id, created_at, amount, -1 from removed where status = 'Succeeded'
      ) r join payments p on p.company_id = r.company_id and p.id = r.payment_id
      where p.direction = 'Incoming'
      group by 1, 2, 3 having sum(sign) <> 0 or sum(r.amount * sign) <> 0 order by 1, 2, 3
    on conflict (company_id, measure, day) do update set count = daily_tallies.count + excluded.count,
      amount = daily_tallies.amount + excluded.amount;
  end if;
  return null;
end $$;

-- Counts the same refunds as note_refunds.
create or replace function tally_anew() returns trigger language plpgsql as $$
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
    select new.id, 'Refunds', (r.created_at at time zone new.time_zone)::date, count(*), sum(r.amount)
      from refunds r join payments p on p.company_id = r.company_id and p.id = r.payment_id
      where r.company_id = new.id and r.status = 'Succeeded' and p.direction = 'Incoming' group by 3;
  return null;
end $$;

-- Platform invoices --------------------------------------------------------------------------------------------------

-- A company's invoice numbers have no gaps.
create table invoice_counters (
  company_id uuid primary key references companies (id),
  last integer not null
);

-- An invoice preserves the recipient at the time of the charge.
create table invoices (
  company_id uuid not null references companies (id),
  payment_id uuid not null,
  number integer not null,
  -- The fields of billing_details, with the names of the API.
  recipient jsonb not null,
  issued_at timestamptz(3) not null,
  primary key (company_id, payment_id),
  unique (company_id, number),
  -- Deferred, because the invoice is inserted before its payment.
  foreign key (company_id, payment_id) references payments (company_id, id) deferrable initially deferred
);

create function invoice_charge() returns trigger language plpgsql as $$
declare
  counted integer;
  issued timestamptz := coalesce(new.paid_at, company_now());
begin
  insert into invoice_counters as c (company_id, last) values (new.company_id, 1)
    on conflict (company_id) do update set last = c.last + 1
    returning last into counted;
  insert into invoices (company_id, payment_id, number, recipient, issued_at)
    select k.id, new.id, counted, json_build_object('name', coalesce(d.name, k.name),
      'email', coalesce(d.email, k.email), 'addressLine1', d.address_line1, 'addressLine2', d.address_line2,
      'city', d.city, 'state', d.state, 'postalCode', d.postal_code,
      'country', case when d.company_id is null then k.country else d.country end, 'taxId', d.tax_id), issued
    from companies k left join billing_details d on d.company_id = k.id where k.id = new.company_id;
  new.invoice_number := 'LIV-' || to_char(issued at time zone 'UTC', 'YYYY') || '-' || lpad(counted::text, 6, '0');
  return new;
end $$;
create trigger charge_invoiced before insert or update of status on payments
  for each row when (new.direction = 'Outgoing' and new.status = 'Succeeded' and new.invoice_number is null)
  execute function invoice_charge();

-- Copies the result of the last charge to the company's card.
create function note_card_charges() returns trigger language plpgsql as $$
begin
  update billing_cards b set last_charge_at = a.finished_at, last_charge_status = a.status
  from (
    select distinct on (company_id, card_id) company_id, card_id, status, finished_at from added
    where status <> 'Processing' and card_id is not null
    order by company_id, card_id, finished_at desc nulls last, id desc
  ) a
  where b.company_id = a.company_id and b.id = a.card_id
    and (b.last_charge_at is null or b.last_charge_at <= a.finished_at);
  return null;
end $$;
create trigger card_charges_noted after update on payment_attempts
  referencing new table as added for each statement execute function note_card_charges();

-- Idempotency ---------------------------------------------------------------------------------------------------------

create table idempotency_keys (
  company_id uuid not null references companies (id),
  key text not null check (length(key) between 8 and 100),
  operation text not null,
  request_hash bytea not null,
  -- The data that a repeated request returns.
  result jsonb not null default 'null',
  created_at timestamptz(3) not null default now(),
  primary key (company_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (company_id, created_at);

-- Events of the card provider, deduplicated by event_reference and processed by the queue.
create table provider_events (
  company_id uuid not null references companies (id),
  id uuid not null,
  provider text not null check (provider in ('Sandbox', 'Stripe')),
  event_reference text not null,
  type text not null,
  -- Processing loads the object's current state from the provider, so the order of events does not matter.
  object_reference text,
  -- Account of the object, or null for the platform's own account.
  account_reference text,
  status text not null check (status in ('Waiting', 'Done', 'Ignored', 'Failed')),
  failure text,
  happened_at timestamptz(3) not null,
  received_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  primary key (company_id, id)
);
create unique index provider_events_once on provider_events (company_id, provider, event_reference);
create index provider_events_latest on provider_events (company_id, received_at, id);
create index provider_events_unworked on provider_events (company_id, received_at)
  where status in ('Waiting', 'Failed');

-- The sandbox's ledger. A real provider stores this data on its side.
create table sandbox_charges (
  company_id uuid not null references companies (id),
  idempotency_key text not null,
  reference text not null,
  request_hash bytea not null,
  payment_id uuid not null,
  card text not null,
  amount integer not null check (amount > 0),
  currency char(3) not null,
  status text not null check (status in ('Succeeded', 'Failed')),
  fee integer not null default 0,
  decline_code text,
  created_at timestamptz(3) not null,
  primary key (company_id, idempotency_key)
);
create unique index sandbox_charges_reference on sandbox_charges (company_id, reference);
create index sandbox_charges_of_payment on sandbox_charges (company_id, payment_id);

create table sandbox_refunds (
  company_id uuid not null references companies (id),
  idempotency_key text not null,
  reference text not null,
  request_hash bytea not null,
  charge_reference text not null,
  amount integer not null check (amount > 0),
  created_at timestamptz(3) not null,
  primary key (company_id, idempotency_key)
);
create index sandbox_refunds_of_charge on sandbox_refunds (company_id, charge_reference);

alter table list_preferences drop constraint list_preferences_list_check;
alter table list_preferences add constraint list_preferences_list_check
  check (list in ('Clients', 'IncomingPayments', 'OutgoingPayments'));

do $$
declare
  tenant record;
begin
  for tenant in
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relrowsecurity
      and c.relname not in ('schema_migrations', 'operator_directory', 'rate_limits', 'provider_accounts')
  loop
    execute format('alter table %I enable row level security', tenant.name);
    execute format('alter table %I force row level security', tenant.name);
    execute format('create policy own_company on %I using (company_id = current_company()) with check (company_id = current_company())',
      tenant.name);
    execute format('grant select, insert, update, delete on %I to livery_app', tenant.name);
  end loop;
end $$;
-- Attempts, charges and refunds are never deleted.
revoke delete on payment_attempts, sandbox_charges, sandbox_refunds, provider_events from livery_app;
revoke update on sandbox_refunds from livery_app;
revoke update, delete on invoices from livery_app;
revoke delete on invoice_counters from livery_app;
grant select, insert, update, delete on provider_accounts to livery_platform;

-- Lets jobs, which cannot read tenant tables, find companies with due charges.
create policy search_every_company on companies for select to livery_search using (true);
create policy search_every_company on subscriptions for select to livery_search using (true);
create policy search_every_company on payments for select to livery_search using (true);
create policy search_every_company on stripe_integrations for select to livery_search using (true);
grant select (id, status, clock_ahead, clock_goal, next_platform_fee_at) on companies to livery_search;
create policy search_every_company on plan_prices for select to livery_search using (true);
grant select (company_id, is_billed, billed_until, started_at, ended_at, status, cancel_at_period_end, provider, needs_sync,
  plan_id, price_version, next_price_version, is_yearly, trial_ends_at, trial_warned_for) on subscriptions to livery_search;
grant select (company_id, client_id, direction, status, trigger, next_retry_at, provider, provider_payment_id,
  provider_invoice_id) on payments to livery_search;
grant select (company_id, provider, charges_enabled, disconnected_at, holds_renewals)
  on stripe_integrations to livery_search;
grant select (company_id, plan_id, version, price, yearly_price) on plan_prices to livery_search;
create policy search_every_company on billing_cards for select to livery_search using (true);
grant select (company_id, exp_month, exp_year, expiry_warned_for) on billing_cards to livery_search;

create function companies_with_due_charges() returns setof uuid
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
    and p.provider_invoice_id is null and k.status = 'Active'
    and (p.direction = 'Outgoing'
      or i.charges_enabled and i.disconnected_at is null and c.status not in ('Paused', 'Deactivated'))
  union
  -- A provider retries its own invoices, except for a manual retry.
  select p.company_id from payments p left join stripe_integrations i on i.company_id = p.company_id
  where p.status = 'Processing' and (p.provider_invoice_id is null or p.trigger = 'RetryManual')
    and (p.direction = 'Outgoing' or i.charges_enabled and i.disconnected_at is null)
  union
  select k.id from companies k
  where k.next_platform_fee_at <= clock_timestamp() + (select max(clock_ahead) from companies)
    and k.next_platform_fee_at <= clock_timestamp() + k.clock_ahead and k.status = 'Active'
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

create or replace function companies_with_due_deactivations() returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select distinct c.company_id from clients c join companies k on k.id = c.company_id
  where c.deactivate_at <= clock_timestamp() + (select max(clock_ahead) from companies)
    and c.deactivate_at <= clock_timestamp() + k.clock_ahead;
end;

create policy search_every_company on refunds for select to livery_search using (true);
grant select (company_id, status, provider_refund_id) on refunds to livery_search;
create function companies_with_refunds_to_send() returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select distinct company_id from refunds where status = 'Pending' and provider_refund_id is null;
end;

-- Livery retries events for seven days. Stripe stops after three.
create policy search_every_company on provider_events for select to livery_search using (true);
grant select (company_id, status, received_at) on provider_events to livery_search;
create function companies_with_events_to_work() returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select distinct company_id from provider_events
  where status in ('Waiting', 'Failed') and received_at > now() - interval '7 days';
end;

create function companies_with_expiring_cards() returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select distinct b.company_id
  from billing_cards b join companies k on k.id = b.company_id
  where k.status = 'Active' and b.expiry_warned_for is distinct from card_last_day(b.exp_year, b.exp_month)
    and card_good_until(b.exp_year, b.exp_month) > clock_timestamp() + k.clock_ahead
    and card_good_until(b.exp_year, b.exp_month) <= clock_timestamp() + k.clock_ahead + interval '30 days';
end;

-- Finds the company of a payment to the platform when a request has no company yet.
create function company_that_paid(of_provider text, of_reference text) returns uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select company_id from payments
  where direction = 'Outgoing' and provider = of_provider and provider_payment_id = of_reference;
end;

grant create on schema public to livery_search;
alter function companies_with_due_charges() owner to livery_search;
alter function companies_with_expiring_cards() owner to livery_search;
alter function companies_with_refunds_to_send() owner to livery_search;
alter function companies_with_events_to_work() owner to livery_search;
alter function company_that_paid(text, text) owner to livery_search;
revoke create on schema public from livery_search;
revoke execute on function companies_with_due_charges(), companies_with_refunds_to_send(),
  companies_with_events_to_work(), companies_with_expiring_cards(), company_that_paid(text, text) from public;
grant execute on function companies_with_due_charges(), companies_with_refunds_to_send(),
  companies_with_events_to_work(), companies_with_expiring_cards(), company_that_paid(text, text)
  to livery_platform;

create index subscriptions_to_sync on subscriptions (company_id, id) where needs_sync;
create function companies_to_sync() returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select s.company_id
  from subscriptions s
  join companies k on k.id = s.company_id
  join stripe_integrations i on i.company_id = s.company_id
  where s.needs_sync and i.provider = 'Stripe'
    and (i.charges_enabled or i.disconnected_at is not null or k.status <> 'Active')
  union
  -- Companies whose renewals the provider must pause or resume.
  select k.id from companies k join stripe_integrations i on i.company_id = k.id
  where i.provider = 'Stripe' and i.holds_renewals <> (k.status <> 'Active' or i.disconnected_at is not null);
end;

grant create on schema public to livery_search;
alter function companies_to_sync() owner to livery_search;
revoke create on schema public from livery_search;
revoke execute on function companies_to_sync() from public;
grant execute on function companies_to_sync() to livery_platform;
