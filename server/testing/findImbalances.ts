import type { Database } from '../platform';

/** Queries that return rows only if the stored payment data is inconsistent. */
const ledgerChecks: Readonly<Record<string, string>> = {
  'payments whose refunded amount differs from their refunds': `
    select p.id from payments p left join lateral (
      select coalesce(sum(r.amount), 0) as refunded from refunds r
      where r.company_id = p.company_id and r.payment_id = p.id and r.status = 'Succeeded'
    ) r on true
    where p.amount_refunded <> r.refunded or p.amount_refunded > p.amount`,
  'payments whose status contradicts their amounts or dispute': `
    select id from payments
    where is_collected(status) and status <> payment_status_of(amount, amount_refunded, dispute_status)
      or not is_collected(status) and (amount_refunded <> 0 or dispute_status is not null or fee_amount <> 0)`,
  'collected payments without a time of payment':
    'select id from payments where is_collected(status) and paid_at is null',
  'payments with a next retry that have not failed': `
    select id from payments where next_retry_at is not null and status <> 'Failed'`,
  'payments whose last attempt contradicts their status': `
    select p.id from payments p join payment_attempts a
      on a.company_id = p.company_id and a.payment_id = p.id and a.number = p.attempt_count
    where a.status <> case when is_collected(p.status) then 'Succeeded'
      when p.status in ('Failed', 'Canceled') then 'Failed' else 'Processing' end`,
  'payments with several succeeded attempts': `
    select payment_id from payment_attempts where status = 'Succeeded' group by 1 having count(*) > 1`,
  'periods charged twice': `
    select subscription_id from payments where period_start is not null
    group by subscription_id, period_start having count(*) > 1`,
  'payment counts that differ from the payments': `
    select from (
      select direction, status, count, amount, amount_refunded, fee_amount from payment_counts
      union all
      select direction, status, -count(*), -sum(amount), -sum(amount_refunded), -sum(fee_amount)
      from payments group by 1, 2
    ) both_ways group by direction, status
    having sum(count) <> 0 or sum(amount) <> 0 or sum(amount_refunded) <> 0 or sum(fee_amount) <> 0`,
  'clients whose lifetime value differs from their payments': `
    select c.id from clients c left join lateral (
      select coalesce(sum(paid_by(p.status, p.amount, p.amount_refunded)), 0) as value from payments p
      where p.company_id = c.company_id and p.client_id = c.id
    ) p on true where c.lifetime_value <> p.value`,
  'daily tallies that differ from payments and refunds': `
    select from (
      select measure, count, amount from daily_tallies where measure in ('Revenue', 'Refunds', 'FailedPayments')
      union all
      select 'Revenue', -count(*), -sum(amount) from payments where direction = 'Incoming' and is_collected(status)
      union all
      select 'FailedPayments', -count(*), -sum(amount) from payments where direction = 'Incoming' and is_lost(status)
      union all
      select 'Refunds', -count(*), -sum(r.amount)
      from refunds r join payments p on p.company_id = r.company_id and p.id = r.payment_id
      where r.status = 'Succeeded' and p.direction = 'Incoming'
    ) both_ways group by measure having sum(count) <> 0 or sum(amount) <> 0`,
};

/**
 * Returns the number of inconsistent rows by failed check of a company's ledger, or an empty object if all
 * checks pass.
 */
export async function findImbalances(database: Database, companyId: string): Promise<Record<string, number>> {
  return database.inCompany(companyId, async (db) => {
    const imbalances: Record<string, number> = {};
    for (const [name, text] of Object.entries(ledgerChecks)) {
      const { rowCount } = await db.query(text);
      if (rowCount > 0) imbalances[name] = rowCount;
    }
    return imbalances;
  });
}
