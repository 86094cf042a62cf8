-- Rows whose client already has these values.
alter table client_imports add column unchanged_rows integer not null default 0;
-- Not valid: existing rows satisfy the narrower old check, and validation would block writers.
alter table client_import_rows drop constraint client_import_rows_status_check;
alter table client_import_rows add constraint client_import_rows_status_check
  check (status in ('Good', 'Update', 'Unchanged', 'Refused', 'Imported', 'Updated')) not valid;
