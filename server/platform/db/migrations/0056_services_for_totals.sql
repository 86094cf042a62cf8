-- The API maintains the totals of clients, payments and refunds in the transactions that change them. A daily job
-- repairs totals that differ from their rows, such as those of changes by processes of the previous release.
drop trigger clients_faceted_in on clients;
drop trigger clients_faceted_out on clients;
drop trigger clients_faceted_over on clients;
drop function facet_clients();
drop trigger movements_tallied on mrr_movements;
drop function tally_movements();
drop trigger payments_noted_in on payments;
drop trigger payments_noted_over on payments;
drop function note_payments();
drop trigger refunds_noted_in on refunds;
drop trigger refunds_noted_over on refunds;
drop function note_refunds();
drop trigger company_moved on companies;
drop function tally_anew();
drop function company_zone();
