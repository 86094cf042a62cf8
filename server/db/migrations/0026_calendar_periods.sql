-- Periods are counted in days of the company's time zone, from a local time that keeps its day and its time of day. Filled by
-- 0045; the columns that these take the place of stay for processes of the release before.
alter table subscriptions add column billing_anchor timestamp(3);
alter table companies
  add column platform_fee_anchor timestamp(3),
  -- When the month begins that ends at `next_platform_fee_at`.
  add column platform_fee_from timestamptz(3);
