import { lockClients } from '../../clients';
import { addToDailyTallies, lockTotalsShared, type DailyTally } from '../../company';
import { withRowDifferences, type SignedRow } from '../../lib/rowDifferences';
import type { Db, StatementRows } from '../../platform';

type CountedPayment = StatementRows['countedPayments'];

/** Returns the payments that exist. If `isLocking`, locks them in the order of their ids. */
async function countedPayments(
  db: Db,
  companyId: string,
  ids: readonly string[],
  isLocking: boolean,
): Promise<CountedPayment[]> {
  const { rows } = await db.query(
    `/* countedPayments */ select id, direction, status, amount, amount_refunded as refunded, fee_amount as fee,
       client_id as "clientId", paid_by(status, amount, amount_refunded) as paid,
       case when direction = 'Incoming' and is_collected(status) then paid_at end as "collectedAt",
       case when direction = 'Incoming' and is_lost(status) then failed_at end as "failedAt"
     from payments where company_id = $1 and id = any($2::uuid[])
     ${isLocking ? 'order by id for no key update' : ''}`,
    [companyId, ids],
  );
  return rows;
}

/**
 * Runs `write`, which adds or changes the given payments, and adds the differences to the totals of payments by
 * status and by day, and to their clients. Locks the payments in the order of their ids. The caller has locked
 * the clients.
 */
export async function withPaymentTotals<Result>(
  db: Db,
  companyId: string,
  ids: readonly string[],
  write: () => Promise<Result>,
): Promise<Result> {
  if (ids.length === 0) return write();
  const { result, differences } = await withRowDifferences(
    (isLocking) => countedPayments(db, companyId, ids, isLocking),
    write,
  );
  if (differences.length === 0) return result;
  await addToClients(db, companyId, differences);
  await lockTotalsShared(db, companyId);
  await db.query(
    `/* addToPaymentCounts */
     insert into payment_counts (company_id, direction, status, count, amount, amount_refunded, fee_amount)
     select k.id, r.direction, r.status, sum(r.sign), sum(r.amount * r.sign), sum(r.refunded * r.sign),
       sum(r.fee * r.sign)
     from companies k, jsonb_to_recordset($2::jsonb) as r(sign integer, direction text, status text, amount integer,
       refunded integer, fee integer)
     where k.id = $1
     group by 1, 2, 3
     having sum(r.sign) <> 0 or sum(r.amount * r.sign) <> 0 or sum(r.refunded * r.sign) <> 0
       or sum(r.fee * r.sign) <> 0
     order by 1, 2, 3
     on conflict (company_id, direction, status) do update set count = payment_counts.count + excluded.count,
       amount = payment_counts.amount + excluded.amount,
       amount_refunded = payment_counts.amount_refunded + excluded.amount_refunded,
       fee_amount = payment_counts.fee_amount + excluded.fee_amount`,
    [companyId, JSON.stringify(differences)],
  );
  await addToDailyTallies(db, companyId, differences.flatMap(talliesOf));
  return result;
}

function talliesOf({ sign, amount, collectedAt, failedAt }: SignedRow<CountedPayment>): DailyTally[] {
  const tally = { count: sign, amount: amount * sign };
  return [
    ...(collectedAt ? [{ ...tally, measure: 'Revenue' as const, at: collectedAt }] : []),
    ...(failedAt ? [{ ...tally, measure: 'FailedPayments' as const, at: failedAt }] : []),
  ];
}

async function addToClients(
  db: Db,
  companyId: string,
  differences: readonly SignedRow<CountedPayment>[],
): Promise<void> {
  const values = new Map<string, number>();
  for (const { clientId, paid, sign } of differences) {
    if (clientId) values.set(clientId, (values.get(clientId) ?? 0) + paid * sign);
  }
  if (values.size === 0) return;
  await lockClients(db, companyId, [...values.keys()]);
  await db.query(
    `/* addToClientsOfPayments */
     update clients c set lifetime_value = c.lifetime_value + r.value, last_payment_at = l.created_at,
       last_payment_status = l.status
     from jsonb_to_recordset($2::jsonb) as r("clientId" uuid, value bigint) cross join lateral (
       select created_at, status from payments
       where company_id = $1 and client_id = r."clientId" order by created_at desc, id desc limit 1
     ) l
     where c.company_id = $1 and c.id = r."clientId"
       and (r.value <> 0
         or (c.last_payment_at, c.last_payment_status) is distinct from (l.created_at, l.status))`,
    [companyId, JSON.stringify([...values].map(([clientId, value]) => ({ clientId, value })))],
  );
}

/**
 * Runs `write`, which adds or changes refunds of the given payments, and updates the refunded amounts and
 * statuses of these payments and all totals that depend on them. Locks the payments in the order of their ids.
 * The caller has locked the clients.
 */
export async function withRefundTotals<Result>(
  db: Db,
  companyId: string,
  paymentIds: readonly string[],
  write: () => Promise<Result>,
): Promise<Result> {
  const { result, differences } = await withPaymentTotals(db, companyId, paymentIds, () =>
    withRowDifferences(
      () => clientRefunds(db, companyId, paymentIds),
      async () => {
        const written = await write();
        await writeRefundedAmounts(db, companyId, paymentIds);
        return written;
      },
    ),
  );
  if (differences.length === 0) return result;
  await lockTotalsShared(db, companyId);
  await addToDailyTallies(
    db,
    companyId,
    differences.map(({ sign, amount, createdAt: at }) => ({
      measure: 'Refunds',
      at,
      count: sign,
      amount: amount * sign,
    })),
  );
  return result;
}

async function writeRefundedAmounts(db: Db, companyId: string, paymentIds: readonly string[]): Promise<void> {
  await db.query(
    `/* writeRefundedAmounts */
     update payments p set amount_refunded = r.amount, updated_at = company_now(),
       status = payment_status_of(p.amount, r.amount, p.dispute_status)
     from (
       select p.id, coalesce(sum(r.amount), 0)::integer as amount
       from payments p left join refunds r on r.company_id = $1 and r.payment_id = p.id and r.status = 'Succeeded'
       where p.company_id = $1 and p.id = any($2::uuid[]) group by p.id
     ) r
     where p.company_id = $1 and p.id = r.id and p.amount_refunded <> r.amount`,
    [companyId, paymentIds],
  );
}

/** Returns the succeeded refunds of clients' payments. Refunds of the company's own charges are not counted. */
async function clientRefunds(
  db: Db,
  companyId: string,
  paymentIds: readonly string[],
): Promise<StatementRows['countedRefunds'][]> {
  const { rows } = await db.query(
    `/* countedRefunds */ select r.id, r.amount, r.created_at as "createdAt"
     from refunds r join payments p on p.company_id = r.company_id and p.id = r.payment_id
     where r.company_id = $1 and r.payment_id = any($2::uuid[]) and r.status = 'Succeeded'
       and p.direction = 'Incoming'`,
    [companyId, paymentIds],
  );
  return rows;
}
