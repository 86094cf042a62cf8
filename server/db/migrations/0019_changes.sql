-- Which clients have changed since a moment: whoever keeps what was found among all of them looks at those alone again.
-- A transaction's number says more than a time, since what began before a moment may be committed after it.
alter table clients add column changed_in xid8 not null default '0';

create function note_client_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end $$;
create trigger client_change_noted before insert or update on clients
  for each row execute function note_client_change();

-- Making it stops whoever writes clients: where there are many, it is made by hand before, `concurrently`, once the
-- column is there.
create index if not exists clients_by_change on clients (company_id, changed_in) include (number);
