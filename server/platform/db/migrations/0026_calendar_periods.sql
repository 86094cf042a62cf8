-- Periods count days in the company's time zone, from a local start with a fixed day and time. 0045 fills these
-- columns. The columns that they replace remain for processes of the previous release.
alter table subscriptions add column billing_anchor timestamp(3);
alter table companies
  add column platform_fee_anchor timestamp(3),
  -- Start of the month that ends at `next_platform_fee_at`.
  add column platform_fee_from timestamptz(3);
