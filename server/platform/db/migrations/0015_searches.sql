-- Deep pages of a searched or filtered list scan all clients. Table rows are long: an index of only the filtered
-- columns is faster to read and stays in memory.
-- Creating this index blocks writes to clients. With many clients, create it concurrently before the upgrade.
create index if not exists clients_narrowed on clients (company_id, number) include (search_text, tags, status, plan_id,
  country, is_paying, last_payment_status, last_login_at, trial_ends_at, deactivate_at, created_at);

-- Lists check each client for payments on a day or movements in a period.
create index if not exists mrr_movements_of_client on mrr_movements (company_id, client_id, occurred_at)
  include (until_at, kind);
