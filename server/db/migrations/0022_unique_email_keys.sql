-- Making it stops whoever writes clients: where there are many, it is made by hand before, `concurrently`. By itself, so that
-- nobody who reads waits for it too. It takes the place of clients_email, which goes a release later.
create unique index if not exists clients_email_key on clients (company_id, sorted_email);
