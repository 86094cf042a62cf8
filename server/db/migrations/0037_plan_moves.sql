-- A plan that was not paid for yet: `paidFrom` is the start of the first period whose payment opens it, `before` the
-- subscription as it was, which its client keeps until then. Null once the plan is open.
alter table subscriptions add column unopened jsonb;
