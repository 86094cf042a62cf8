-- Repositories maintain the totals of clients and payments in the transactions that change them. A daily job repairs
-- totals that differ from their rows, such as those of changes by processes of the previous release.
drop trigger company_moved on companies;
drop trigger clients_faceted_in on clients;
drop trigger clients_faceted_out on clients;
drop trigger clients_faceted_over on clients;
drop trigger movements_tallied on mrr_movements;
drop trigger payments_noted_in on payments;
drop trigger payments_noted_over on payments;
drop trigger refunds_noted_in on refunds;
drop trigger refunds_noted_over on refunds;
drop function tally_anew();
drop function facet_clients();
drop function tally_movements();
drop function note_payments();
drop function note_refunds();
drop function company_zone();

-- Until the next release, for processes of the previous one, which limit further refunds by the refunded amount.
create function note_refunded_amount() returns trigger language plpgsql as $$
begin
  update payments p set amount_refunded = r.amount, updated_at = now(),
    status = payment_status_of(p.amount, r.amount, p.dispute_status)
  from (
    select coalesce(sum(amount), 0)::integer as amount from refunds
    where company_id = new.company_id and payment_id = new.payment_id and status = 'Succeeded'
  ) r
  where p.company_id = new.company_id and p.id = new.payment_id and p.amount_refunded <> r.amount;
  return null;
end $$;
create trigger refunded_amount_noted after insert or update of amount, status on refunds
  for each row execute function note_refunded_amount();
