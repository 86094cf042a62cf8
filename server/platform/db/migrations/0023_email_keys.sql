-- clients.sorted_email becomes the key that contract/emailAddress.ts defines for comparing addresses. Existing values
-- are correct for ASCII addresses, and 0024 writes the others.
alter table clients alter column sorted_email drop expression;

-- Processes of the previous release write no key, and SQL cannot compute it for non-ASCII addresses. The not-null
-- constraint rejects such writes.
create function set_ascii_email_key() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.email = old.email then
    return new;
  end if;
  if octet_length(new.email) = char_length(new.email) then
    new.sorted_email := lower(new.email collate "C");
  elsif tg_op = 'UPDATE' and new.sorted_email = old.sorted_email then
    new.sorted_email := null;
  end if;
  return new;
end $$;
create trigger clients_ascii_email_key before insert or update of email on clients
  for each row execute function set_ascii_email_key();

-- Runs after clients_ascii_email_key, because triggers run in name order. A statement that writes the key can leave
-- it unchanged for another form of the same address.
create function keep_written_email_key() returns trigger language plpgsql as $$
begin
  new.sorted_email := old.sorted_email;
  return new;
end $$;
create trigger clients_written_email_key before update of sorted_email on clients
  for each row when (new.sorted_email is null) execute function keep_written_email_key();

-- Another form of the same address ends no session.
drop trigger clients_left_address on clients;
create trigger clients_left_address after update of email on clients
  for each row when (new.sorted_email <> old.sorted_email)
  execute function leave_old_address();

alter table notifications drop constraint notifications_manner_check;
alter table notifications add constraint notifications_manner_check check (manner in
  ('SignedUp', 'Added', 'Imported', 'EmailShared', 'Failed', 'Disputed', 'DisputeLost', 'Succeeded')) not valid;

-- The API normalizes operators' addresses and compares them by the key in operator_directory.
alter table operators drop constraint operators_email_check;
