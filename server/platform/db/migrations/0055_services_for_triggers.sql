-- The API publishes which subscriptions must be synced. Until processes of the previous release are replaced, the
-- scheduled sync finds their changes within a minute.
drop trigger tell_what_to_sync on subscriptions;
drop trigger tell_whether_to_hold on stripe_integrations;
drop function tell_what_to_sync();

-- The API counts clients by status, and reads the last charges of the company's cards from its attempts. Processes
-- of the previous release read the table and the columns, which keep their last values until the next release.
drop trigger clients_counted_in on clients;
drop trigger clients_counted_out on clients;
drop trigger clients_counted_over on clients;
drop function count_clients();
drop trigger card_charges_noted on payment_attempts;
drop function note_card_charges();

-- The API inserts sign-ins one by one, so a trigger for each row is as fast.
drop trigger sign_ins_noted on client_sign_ins;
drop function note_sign_ins();
create function note_sign_in() returns trigger language plpgsql as $$
begin
  update clients set last_login_at = greatest(last_login_at, new.occurred_at)
    where company_id = new.company_id and id = new.client_id;
  return null;
end $$;
create trigger sign_in_noted after insert on client_sign_ins for each row execute function note_sign_in();
