-- Caches only recheck clients that changed since a transaction. A transaction id is safer than a time, because a
-- transaction can commit after a later one.
alter table clients add column if not exists changed_in xid8 not null default '0';

create function note_client_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end $$;
create trigger client_change_noted before insert or update on clients
  for each row execute function note_client_change();
