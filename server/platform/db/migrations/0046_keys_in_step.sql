-- Same as in 0023, whose earlier text did not clear the key of the old address.
create or replace function set_ascii_email_key() returns trigger language plpgsql as $$
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

-- Same as in 0023: runs after clients_ascii_email_key, because triggers run in name order. A statement that writes
-- the key can leave it unchanged for another form of the same address.
create or replace function keep_written_email_key() returns trigger language plpgsql as $$
begin
  new.sorted_email := old.sorted_email;
  return new;
end $$;
create or replace trigger clients_written_email_key before update of sorted_email on clients
  for each row when (new.sorted_email is null) execute function keep_written_email_key();
