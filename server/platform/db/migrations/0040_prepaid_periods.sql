-- Days, price and interval of a paid period in which the plan changed, so that changing back is not charged again.
-- Null if there is none.
alter table subscriptions add column prepaid jsonb;
