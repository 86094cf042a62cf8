-- Far into a list that is searched or filtered, all clients are looked at. The table's rows are long: an index of nothing
-- but what a list can be narrowed by is read in a fraction of the time, and in pages that stay in memory.
-- Making it stops whoever writes clients: where there are many, it is made by hand before, `concurrently`.
create index if not exists clients_narrowed on clients (company_id, number) include (search_text, tags, status, plan_id,
  country, is_paying, last_payment_status, last_login_at, trial_ends_at, deactivate_at, created_at);

-- Whether a client paid on a day, or moved in a time: asked of one client after the other on the way through a list.
create index if not exists mrr_movements_of_client on mrr_movements (company_id, client_id, occurred_at)
  include (until_at, kind);
