-- Replaces clients_email, which a later release drops. A separate file, so that it does not block readers.
-- Creating this index blocks writes to clients. With many clients, create it concurrently before the upgrade.
create unique index if not exists clients_email_key on clients (company_id, sorted_email);
