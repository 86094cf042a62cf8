-- False until a payment succeeds, unless the subscription is paid elsewhere. Only then is it revenue. 0045 sets it to
-- false for existing subscriptions without payments. Processes of the previous release count every subscription as
-- revenue, so the default is true.
alter table subscriptions add column has_paid boolean not null default true;
