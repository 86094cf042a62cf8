import { withPaymentTotals, withRefundTotals } from '../../../billing/internals';
import { withClientTotals } from '../../../clients';
import { addToDailyTallies, lockTotalsShared } from '../../../company';
import type { Db } from '../../../platform';
import { newId } from '../../../lib/ids';
import type { History, HistoryPayment } from './history';

const insertPlans = `insert into client_billing_plans (company_id, id, position, name, price, currency, interval)
  select $1, id, ordinality, 'Plan ' || ordinality, 1000, 'USD', 'Month'
  from unnest($2::uuid[]) with ordinality as plan (id, ordinality)`;

const insertClients = `insert into clients (company_id, id, number, name, email, status, source, plan_id, country, tags,
    is_paying, mrr, created_at)
  select $1, r.id, r.number, 'Client', r.id || '@client.test', 'Active', r.source, r."planId", r.country, r.tags,
    r."isPaying", r.mrr, r."createdAt"
  from jsonb_to_recordset($2::jsonb) as r(id uuid, number integer, source text, "planId" uuid, country char(2),
    tags text[], "isPaying" boolean, mrr integer, "createdAt" timestamptz)`;

const insertMovements = `insert into mrr_movements (company_id, id, client_id, plan_id, kind, change, mrr, occurred_at,
    until_at)
  select $1, r.id, r."clientId", r.id, r.kind, r.change, r.mrr, r."occurredAt", r."untilAt"
  from jsonb_to_recordset($2::jsonb) as r(id uuid, "clientId" uuid, kind text, change integer, mrr integer,
    "occurredAt" timestamptz, "untilAt" timestamptz)`;

const insertPayments = `insert into payments (company_id, id, number, direction, type, status, amount, currency,
    client_id, trigger, created_at, paid_at, failed_at)
  select $1, r.id, r.number, r.direction, 'Subscription', r.status, r.amount, 'USD', r."clientId", 'Cycle',
    r."createdAt", r."paidAt", r."failedAt"
  from jsonb_to_recordset($2::jsonb) as r(id uuid, number integer, direction text, status text, amount integer,
    "clientId" uuid, "createdAt" timestamptz, "paidAt" timestamptz, "failedAt" timestamptz)`;

const insertRefunds = `insert into refunds (company_id, id, payment_id, amount, reason, status, created_at)
  select $1, r.id, r."paymentId", r.amount, 'CustomerRequest', r.status, r."createdAt"
  from jsonb_to_recordset($2::jsonb) as r(id uuid, "paymentId" uuid, amount integer, status text,
    "createdAt" timestamptz)`;

function toRows({ clients, outgoingPayments }: History, planIds: readonly string[]) {
  const known = clients.map((client, index) => ({
    ...client,
    id: newId(),
    number: index + 1,
    planId: client.plan === null ? null : planIds[client.plan],
  }));
  const movements = known.flatMap(({ id: clientId, movements: clientMovements }) =>
    clientMovements.map((movement, index) => ({
      ...movement,
      id: newId(),
      clientId,
      untilAt: clientMovements[index + 1]?.occurredAt ?? null,
    })),
  );
  const paymentsWithClient: (HistoryPayment & { clientId: string | null })[] = [
    ...known.flatMap(({ id: clientId, payments }) => payments.map((payment) => ({ ...payment, clientId }))),
    ...outgoingPayments.map((payment) => ({ ...payment, clientId: null })),
  ];
  const payments = paymentsWithClient.map((payment, index) => ({
    ...payment,
    id: newId(),
    number: index + 1,
  }));
  const refunds = payments.flatMap(({ id: paymentId, amount, refunds: plannedRefunds }) =>
    plannedRefunds
      .map(({ share, ...refund }) => ({
        ...refund,
        id: newId(),
        paymentId,
        amount: Math.floor(amount * share),
      }))
      .filter((refund) => refund.amount > 0),
  );
  return { known, movements, payments, refunds };
}

/** Inserts a history in the same order as the application, with refunds after their payments. */
export async function writeHistory(db: Db, companyId: string, history: History): Promise<void> {
  const planIds = [newId(), newId()];
  const { known, movements, payments, refunds } = toRows(history, planIds);
  await db.query(insertPlans, [companyId, planIds]);
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  await withClientTotals(db, companyId, idsOf(known), () =>
    db.query(insertClients, [companyId, JSON.stringify(known)]),
  );
  await db.query(insertMovements, [companyId, JSON.stringify(movements)]);
  await lockTotalsShared(db, companyId);
  await addToDailyTallies(
    db,
    companyId,
    movements.map(({ kind, change, occurredAt: at }) => ({
      measure: `${kind}Mrr`,
      at,
      count: 1,
      amount: change,
    })),
  );
  await withPaymentTotals(db, companyId, idsOf(payments), () =>
    db.query(insertPayments, [companyId, JSON.stringify(payments)]),
  );
  await withRefundTotals(db, companyId, idsOf(payments), () =>
    db.query(insertRefunds, [companyId, JSON.stringify(refunds)]),
  );
}
