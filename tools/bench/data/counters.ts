/** SQL that inserts, in bulk, the counters that triggers normally maintain. */
export const insertCounters = `
  insert into client_counts (company_id, status, count) select company_id, status, count(*) from clients group by 1, 2;
  insert into client_facets (company_id, facet, value, count, active, mrr)
  select c.company_id, f.facet, f.value, count(*), sum(f.active), sum(f.mrr)
  from clients c, facets_of(c.plan_id, c.country, c.tags, c.source, c.is_paying, c.mrr) f group by 1, 2, 3;
  insert into payment_counts (company_id, direction, status, count, amount, amount_refunded, fee_amount)
  select company_id, direction, status, count(*), sum(amount), sum(amount_refunded), sum(fee_amount)
  from payments group by 1, 2, 3;
  insert into daily_tallies (company_id, measure, day, count, amount)
  select t.company_id, t.measure, (t.moment at time zone k.time_zone)::date, count(*), sum(t.amount) from (
    select company_id, 'ClientsAdded' as measure, created_at as moment, 0 as amount from clients
    union all select company_id, kind || 'Mrr', occurred_at, change from mrr_movements
    union all select company_id, 'Revenue', paid_at, amount from payments where is_collected(status)
    union all select company_id, 'FailedPayments', failed_at, amount from payments where is_lost(status)
    union all select company_id, 'Refunds', created_at, amount from refunds
  ) t join companies k on k.id = t.company_id group by 1, 2, 3;`;
