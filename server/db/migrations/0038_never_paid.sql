-- A payment for it has succeeded, or is taken to have been made elsewhere: until then it is no revenue. What there is
-- already counts as paid, but for what 0045 finds was charged in vain, not at all yet, or nothing. The default is for
-- processes of the release before, to which every subscription is revenue.
alter table subscriptions add column has_paid boolean not null default true;
