import type { Db } from '../../../db/database';
import type { MovementKind, PaymentStatus } from '../../../schema.generated';

export interface RawRows {
  clients: {
    id: string;
    createdAt: Date;
    planId: string | null;
    country: string | null;
    tags: string[];
    source: string;
    isPaying: boolean;
    mrr: number;
    lifetimeValue: number;
    lastPaymentAt: Date | null;
    lastPaymentStatus: string | null;
  }[];
  movements: { kind: MovementKind; change: number; occurredAt: Date }[];
  payments: {
    id: string;
    clientId: string | null;
    direction: string;
    status: PaymentStatus;
    amount: number;
    amountRefunded: number;
    fee: number;
    createdAt: Date;
    paidAt: Date | null;
    failedAt: Date | null;
  }[];
  refunds: { paymentId: string; amount: number; status: string; createdAt: Date }[];
}

const clients = `select id, created_at as "createdAt", plan_id as "planId", country, tags, source,
    is_paying as "isPaying", mrr, lifetime_value as "lifetimeValue", last_payment_at as "lastPaymentAt",
    last_payment_status as "lastPaymentStatus"
  from clients where company_id = $1`;
const movements = `select kind, change, occurred_at as "occurredAt" from mrr_movements where company_id = $1`;
const payments = `select id, client_id as "clientId", direction, status, amount, amount_refunded as "amountRefunded",
    fee_amount as fee, created_at as "createdAt", paid_at as "paidAt", failed_at as "failedAt"
  from payments where company_id = $1`;
// What comes back of the company's own charges is no refund of its own.
const refunds = `select r.payment_id as "paymentId", r.amount, r.status, r.created_at as "createdAt"
  from refunds r join payments p on p.id = r.payment_id where r.company_id = $1 and p.direction = 'Incoming'`;

/** Everything a company's figures follow from, as it stands in the tables, nothing added up. */
export async function readRows(db: Db, companyId: string): Promise<RawRows> {
  const rowsOf = async <Row extends object>(text: string) => (await db.query<Row>(text, [companyId])).rows;
  return {
    clients: await rowsOf(clients),
    movements: await rowsOf(movements),
    payments: await rowsOf(payments),
    refunds: await rowsOf(refunds),
  };
}
