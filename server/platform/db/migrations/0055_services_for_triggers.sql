-- The API publishes which subscriptions must be synced. Until processes of the previous release are replaced, the
-- scheduled sync finds their changes within a minute.
drop trigger tell_what_to_sync on subscriptions;
drop trigger tell_whether_to_hold on stripe_integrations;
drop function tell_what_to_sync();
