-- Making it stops whoever writes clients: where there are many, 0019's column is added and this index made by hand
-- before, `concurrently`. By itself, so that nobody who reads waits for it too.
create index if not exists clients_by_change on clients (company_id, changed_in) include (number);
