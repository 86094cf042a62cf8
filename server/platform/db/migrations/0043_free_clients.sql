-- Repeated until it returns no row.
select from recount_free_clients() as is_recounted where is_recounted;
