-- The days that a payment pays for, both included, as they were in the company's time zone when it was charged.
alter table payments
  add column period_from date,
  add column period_to date;

alter table companies no force row level security;
alter table payments no force row level security;
-- Neither counts nor sums change, so no statement's worth of rows is kept for the trigger to compare.
alter table payments disable trigger payments_noted_over;
update payments p set
  period_from = (p.period_start at time zone k.time_zone)::date,
  period_to = greatest(
    (p.period_start at time zone k.time_zone)::date,
    (p.period_end at time zone k.time_zone)::date - 1
  )
  from companies k where k.id = p.company_id and p.period_start is not null;
alter table payments enable trigger payments_noted_over;
alter table payments force row level security;
alter table companies force row level security;

alter table payments add constraint payments_period_days
  check ((period_from is null) = (period_to is null) and period_from <= period_to);
