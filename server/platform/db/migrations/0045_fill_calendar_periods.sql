-- Repeated until it returns no row.
select from fill_period_part() as is_filled where is_filled;
-- Once it returns no row.
drop function fill_period_part(), fill_anchors(period_parts, integer), fill_period_days(period_parts, integer),
  fill_never_paid(period_parts, integer);
drop table period_parts;
-- Validation does not block writers. `set not null` then needs no scan, because the constraint proves it.
alter table payments validate constraint payments_period_days;
alter table subscriptions validate constraint subscriptions_billing_anchor;
alter table subscriptions alter column billing_anchor set not null, drop constraint subscriptions_billing_anchor;
