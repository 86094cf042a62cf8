-- Repeated until it returns no row.
select from fill_client_search_batch() as is_filled where is_filled;
