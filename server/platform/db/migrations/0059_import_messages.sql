-- The problems of a row, for readers of all languages. Null in rows that an earlier release checked.
alter table client_import_rows add column messages jsonb;
