-- Periods are counted in days of the company's time zone, from a local time that keeps its day and its time of day.
alter table subscriptions add column billing_anchor timestamp(3);
alter table companies
  add column platform_fee_anchor timestamp(3),
  -- When the month begins that ends at `next_platform_fee_at`.
  add column platform_fee_from timestamptz(3);

alter table companies no force row level security;
alter table subscriptions no force row level security;
alter table payments no force row level security;

update subscriptions s set billing_anchor = s.billing_anchor_at at time zone k.time_zone
  from companies k where k.id = s.company_id;

-- The month under way begins where the one before it ended.
update companies k set
  platform_fee_anchor = platform_fee_anchor_at at time zone time_zone,
  platform_fee_from = case when next_platform_fee_at is not null then coalesce(
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
  where platform_fee_anchor_at is not null;

alter table payments force row level security;
alter table subscriptions force row level security;
alter table companies force row level security;

alter table subscriptions
  alter column billing_anchor set default localtimestamp,
  alter column billing_anchor set not null,
  drop column billing_anchor_at;
alter table companies drop column platform_fee_anchor_at;
