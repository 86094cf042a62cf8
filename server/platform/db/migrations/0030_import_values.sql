-- [{ field, value, count, action, replacement }]: plans, countries and statuses without a match, and the operator's
-- choice for each.
alter table client_imports
  add column unmatched_values jsonb not null default '[]',
  add column skipped_rows integer not null default 0;
-- Not valid: existing rows satisfy the narrower old check, and validation would block writers.
alter table client_import_rows drop constraint client_import_rows_status_check;
alter table client_import_rows add constraint client_import_rows_status_check
  check (status in ('Good', 'Update', 'Unchanged', 'Skipped', 'Refused', 'Imported', 'Updated')) not valid;
