-- clients.sorted_email becomes the key that email addresses are compared by: contract/emailAddress.ts defines it. Its values
-- stay, as they are right for ASCII addresses; the next migration writes the others.
alter table clients alter column sorted_email drop expression;

create function set_ascii_email_key() returns trigger language plpgsql as $$
begin
  if (tg_op = 'INSERT' or new.email <> old.email) and octet_length(new.email) = char_length(new.email) then
    new.sorted_email := lower(new.email collate "C");
  end if;
  return new;
end $$;
create trigger clients_ascii_email_key before insert or update of email on clients
  for each row execute function set_ascii_email_key();

-- Another form of the same address ends no session.
drop trigger clients_left_address on clients;
create trigger clients_left_address after update of email on clients
  for each row when (new.sorted_email <> old.sorted_email)
  execute function leave_old_address();

alter table notifications drop constraint notifications_manner_check;
alter table notifications add constraint notifications_manner_check check (manner in
  ('SignedUp', 'Added', 'Imported', 'EmailShared', 'Failed', 'Disputed', 'DisputeLost', 'Succeeded')) not valid;

-- The API writes operators' addresses in one form, and compares them by the key in operator_directory.
alter table operators drop constraint operators_email_check;
