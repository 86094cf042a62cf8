-- Batches for 0045: a company's clients or payments from first_number on.
create table period_parts (
  company_id uuid not null,
  step text not null check (step in ('Anchors', 'Days', 'NeverPaid')),
  first_number integer not null default 1
);

alter table companies no force row level security;
do $$
begin
  if exists (
    select from information_schema.columns
    where table_schema = 'public' and table_name = 'subscriptions' and column_name = 'billing_anchor_at'
  ) then
    insert into period_parts (company_id, step)
      select id, step from companies, unnest(array['Anchors', 'Days', 'NeverPaid']) step;
  else
    -- An earlier text of 0026, 0027 and 0038 filled everything, and dropped the old columns.
    insert into period_parts (company_id, step) select id, 'Anchors' from companies;
    alter table subscriptions
      add column billing_anchor_at timestamptz(3) not null default now(),
      alter column billing_anchor drop default,
      alter column has_paid set default true;
    alter table companies add column platform_fee_anchor_at timestamptz(3);
  end if;
end $$;
alter table companies force row level security;

-- Not valid until 0045 fills the column, so that writers do not wait for a scan.
alter table subscriptions add constraint subscriptions_billing_anchor check (billing_anchor is not null) not valid;

-- Processes of the previous release write only the old columns, and this release writes only the new ones. A later
-- release removes the old columns and these triggers.
create function keep_billing_anchors() returns trigger language plpgsql as $$
declare
  zone text := (select time_zone from companies where id = new.company_id);
begin
  -- Nothing changes where they agree: two moments, or none, may have one local time.
  if new.billing_anchor is distinct from new.billing_anchor_at at time zone zone
    and new.billing_anchor_at is distinct from new.billing_anchor at time zone zone
  then
    if new.billing_anchor is null or tg_argv[0] = 'OldColumn' then
      new.billing_anchor := new.billing_anchor_at at time zone zone;
    else
      new.billing_anchor_at := new.billing_anchor at time zone zone;
    end if;
  end if;
  return new;
end $$;
create trigger billing_anchors_kept_in before insert on subscriptions
  for each row execute function keep_billing_anchors();
create trigger billing_anchors_kept before update of billing_anchor on subscriptions
  for each row when (new.billing_anchor is distinct from old.billing_anchor)
  execute function keep_billing_anchors();
create trigger billing_anchors_kept_from_old before update of billing_anchor_at on subscriptions
  for each row when (new.billing_anchor_at is distinct from old.billing_anchor_at)
  execute function keep_billing_anchors('OldColumn');

create function keep_fee_anchors() returns trigger language plpgsql as $$
begin
  if new.platform_fee_anchor is distinct from new.platform_fee_anchor_at at time zone new.time_zone
    and new.platform_fee_anchor_at is distinct from new.platform_fee_anchor at time zone new.time_zone
  then
    new.platform_fee_anchor_at := new.platform_fee_anchor at time zone new.time_zone;
  end if;
  return new;
end $$;
create trigger fee_anchors_kept before update of platform_fee_anchor on companies
  for each row when (new.platform_fee_anchor is distinct from old.platform_fee_anchor)
  execute function keep_fee_anchors();

create function keep_fee_anchors_from_old() returns trigger language plpgsql as $$
begin
  if new.platform_fee_anchor_at is distinct from old.platform_fee_anchor_at
    and new.platform_fee_anchor_at is distinct from new.platform_fee_anchor at time zone new.time_zone
  then
    new.platform_fee_anchor := new.platform_fee_anchor_at at time zone new.time_zone;
  end if;
  -- A month begins where the one before it ended, or a month before its end where none did.
  if new.next_platform_fee_at is distinct from old.next_platform_fee_at then
    new.platform_fee_from := case when new.next_platform_fee_at is not null then greatest(
      new.platform_fee_anchor_at,
      case when old.next_platform_fee_at < new.next_platform_fee_at then old.next_platform_fee_at end,
      ((new.next_platform_fee_at at time zone new.time_zone) - interval '1 month') at time zone new.time_zone
    ) end;
  end if;
  return new;
end $$;
create trigger fee_anchors_kept_from_old before update of platform_fee_anchor_at on companies
  for each row execute function keep_fee_anchors_from_old();

create function set_period_days() returns trigger language plpgsql as $$
declare
  zone text := (select time_zone from companies where id = new.company_id);
begin
  new.period_from := (new.period_start at time zone zone)::date;
  new.period_to := greatest(new.period_from, (new.period_end at time zone zone)::date - 1);
  return new;
end $$;
create trigger period_days_set before insert on payments
  for each row when (new.period_start is not null and new.period_from is null and new.type <> 'OneOff')
  execute function set_period_days();

create function fill_anchors(part period_parts, up_to integer) returns void language plpgsql as $$
begin
  perform from clients where company_id = part.company_id and number between part.first_number and up_to
    order by id for no key update;
  update subscriptions s set billing_anchor = coalesce(s.billing_anchor, s.billing_anchor_at at time zone k.time_zone),
    billing_anchor_at = coalesce(s.billing_anchor at time zone k.time_zone, s.billing_anchor_at)
  from companies k, clients c
  where k.id = part.company_id and c.company_id = k.id and c.number between part.first_number and up_to
    and s.company_id = k.id and s.client_id = c.id
    and s.billing_anchor is distinct from s.billing_anchor_at at time zone k.time_zone;
  if part.first_number > 1 then
    return;
  end if;
  -- The month under way begins where the one before it ended.
  update companies k set
    platform_fee_anchor = coalesce(platform_fee_anchor, platform_fee_anchor_at at time zone time_zone),
    platform_fee_anchor_at = coalesce(platform_fee_anchor at time zone time_zone, platform_fee_anchor_at),
    platform_fee_from = case when next_platform_fee_at is not null then coalesce(
      platform_fee_from,
      (
        select max(p.period_end) from payments p
        where p.company_id = k.id and p.direction = 'Outgoing' and p.type = 'PlatformFee'
          and p.period_end < k.next_platform_fee_at and p.period_end > k.next_platform_fee_at - interval '32 days'
      ),
      greatest(
        platform_fee_anchor_at,
        ((next_platform_fee_at at time zone time_zone) - interval '1 month') at time zone time_zone
      )
    ) end
  where id = part.company_id and coalesce(platform_fee_anchor, platform_fee_anchor_at at time zone time_zone) is not null;
end $$;

create function fill_period_days(part period_parts, up_to integer) returns void language plpgsql as $$
begin
  perform from payments where company_id = part.company_id and number between part.first_number and up_to
    order by id for no key update;
  update payments p set
    period_from = (p.period_start at time zone k.time_zone)::date,
    period_to = greatest(
      (p.period_start at time zone k.time_zone)::date,
      (p.period_end at time zone k.time_zone)::date - 1
    )
  from companies k
  where k.id = part.company_id and p.company_id = k.id and p.number between part.first_number and up_to
    and p.period_start is not null and p.period_from is null;
end $$;

-- Clients who never paid have no MRR from now on. Tallies of earlier days remain.
create function fill_never_paid(part period_parts, up_to integer) returns void language plpgsql as $$
declare
  unpaid uuid[];
begin
  perform from clients where company_id = part.company_id and number between part.first_number and up_to
    order by id for no key update;
  update subscriptions s set has_paid = false
  from clients c
  where c.company_id = part.company_id and c.number between part.first_number and up_to
    and s.company_id = c.company_id and s.client_id = c.id and s.is_billed and s.has_paid
    and not exists (
      select from payments p
      where p.company_id = s.company_id and p.client_id = s.client_id and p.amount > 0 and is_collected(p.status)
    )
    and (
      s.trial_ends_at is not null or s.billed_until <= now()
      or costs_nothing(s.company_id, s.plan_id, s.price_version, s.is_yearly)
      or exists (select from payments p where p.company_id = s.company_id and p.subscription_id = s.id)
    );
  unpaid := array(
    select c.id from clients c
    join subscriptions s on s.company_id = c.company_id and s.client_id = c.id and s.ended_at is null
    where c.company_id = part.company_id and c.number between part.first_number and up_to
      and c.is_paying and not s.has_paid and s.is_billed
  );
  update mrr_movements set until_at = company_now()
    where company_id = part.company_id and client_id = any(unpaid) and until_at is null;
  insert into mrr_movements (company_id, id, client_id, plan_id, kind, change, mrr, occurred_at)
    select company_id, gen_random_uuid(), id, plan_id, 'Churned', -mrr, 0, company_now() from clients
    where company_id = part.company_id and id = any(unpaid);
  update clients set is_paying = false, mrr = 0 where company_id = part.company_id and id = any(unpaid);
end $$;

-- Returns false if no batch is left.
create function fill_period_part() returns boolean language plpgsql as $$
declare
  part period_parts;
  up_to integer;
begin
  select * into part from period_parts limit 1;
  if not found then
    return false;
  end if;
  up_to := part.first_number + 4999;
  perform set_config('app.company_id', part.company_id::text, true);
  if part.step = 'Anchors' then
    perform fill_anchors(part, up_to);
  elsif part.step = 'Days' then
    perform fill_period_days(part, up_to);
  else
    perform fill_never_paid(part, up_to);
  end if;
  if exists (select from clients where company_id = part.company_id and number > up_to and part.step <> 'Days')
    or exists (select from payments where company_id = part.company_id and number > up_to and part.step = 'Days')
  then
    update period_parts set first_number = up_to + 1 where company_id = part.company_id and step = part.step;
  else
    delete from period_parts where company_id = part.company_id and step = part.step;
  end if;
  return true;
end $$;
