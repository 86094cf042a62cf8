-- Rows of an import whose client has these values already.
alter table client_imports add column unchanged_rows integer not null default 0;
-- Not valid: the rows that are there satisfy the narrower check, so that nobody waits while all of them are read.
alter table client_import_rows drop constraint client_import_rows_status_check;
alter table client_import_rows add constraint client_import_rows_status_check
  check (status in ('Good', 'Update', 'Unchanged', 'Refused', 'Imported', 'Updated')) not valid;
