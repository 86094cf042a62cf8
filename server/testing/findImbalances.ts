import { findWrongClients, findWrongRefundedAmounts, findWrongTotals } from '../insights/internals';
import type { Database } from '../platform';

/** Queries that return rows only if the stored payment data is inconsistent. */
const ledgerChecks: Readonly<Record<string, string>> = {
  'payments whose status contradicts their amounts or dispute': `
    select id from payments
    where is_collected(status) and status <> payment_status_of(amount, amount_refunded, dispute_status)
      or not is_collected(status) and (amount_refunded <> 0 or dispute_status is not null or fee_amount <> 0)
      or amount_refunded > amount`,
  'collected payments without a time of payment':
    'select id from payments where is_collected(status) and paid_at is null',
  'lost payments without a time of failure': `
    select id from payments where direction = 'Incoming' and is_lost(status) and failed_at is null`,
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
};

/**
 * Returns the number of inconsistent rows by failed check of a company's ledger and totals, or an empty object
 * if all checks pass.
 */
export async function findImbalances(database: Database, companyId: string): Promise<Record<string, number>> {
  return database.inCompany(companyId, async (db) => {
    const counts: Record<string, number> = {
      'payments whose refunded amount differs from their refunds': (
        await findWrongRefundedAmounts(db, companyId)
      ).length,
      'clients whose lifetime value or last payment differs from their payments': (
        await findWrongClients(db, companyId)
      ).length,
      'tables of totals that differ from their rows': (await findWrongTotals(db, companyId)).length,
    };
    for (const [name, text] of Object.entries(ledgerChecks)) counts[name] = (await db.query(text)).rowCount;
    return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  });
}
