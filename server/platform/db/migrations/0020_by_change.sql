-- Creating this index blocks writes to clients. With many clients, add the column of 0019 and create this index
-- concurrently before the upgrade. A separate file, so that it does not block readers.
create index if not exists clients_by_change on clients (company_id, changed_in) include (number);
