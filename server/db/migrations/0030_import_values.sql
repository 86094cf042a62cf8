-- [{ field, value, count, action, replacement }]: values of plans, countries and statuses that match nothing, and what
-- was chosen for each.
alter table client_imports
  add column unmatched_values jsonb not null default '[]',
  add column skipped_rows integer not null default 0;
-- Not valid: the rows that are there satisfy the narrower check, so that nobody waits while all of them are read.
alter table client_import_rows drop constraint client_import_rows_status_check;
alter table client_import_rows add constraint client_import_rows_status_check
  check (status in ('Good', 'Update', 'Unchanged', 'Skipped', 'Refused', 'Imported', 'Updated')) not valid;
