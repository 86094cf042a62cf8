-- Which clients have changed since a moment: whoever keeps what was found among all of them looks at those alone again.
-- A transaction's number says more than a time, since what began before a moment may be committed after it.
alter table clients add column if not exists changed_in xid8 not null default '0';

create function note_client_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end $$;
create trigger client_change_noted before insert or update on clients
  for each row execute function note_client_change();
