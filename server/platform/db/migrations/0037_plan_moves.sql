-- A plan whose first payment is pending. `paidFrom` is the start of the period whose payment opens the plan. `before`
-- is the subscription that the client has until then. Null once the plan is open.
alter table subscriptions add column unopened jsonb;
