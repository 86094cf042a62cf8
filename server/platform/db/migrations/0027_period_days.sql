-- First and last day that a payment covers, in the company's time zone at the charge. 0045 fills these columns.
alter table payments
  add column period_from date,
  add column period_to date;
alter table payments add constraint payments_period_days
  check ((period_from is null) = (period_to is null) and period_from <= period_to) not valid;
