-- The days that a payment pays for, both included, as they were in the company's time zone when it was charged. Filled by 0045.
alter table payments
  add column period_from date,
  add column period_to date;
alter table payments add constraint payments_period_days
  check ((period_from is null) = (period_to is null) and period_from <= period_to) not valid;
