import type { Db } from '../../../platform';
import type { MrrMovementKind, PaymentStatus } from '../../../../contract/enums';

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
  movements: { kind: MrrMovementKind; change: number; occurredAt: Date }[];
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
// Excludes refunds of platform fees, which are not refunds by the company.
const refunds = `select r.payment_id as "paymentId", r.amount, r.status, r.created_at as "createdAt"
  from refunds r join payments p on p.id = r.payment_id where r.company_id = $1 and p.direction = 'Incoming'`;

/** Reads the rows from which analytics are computed, without aggregation. */
export async function readRows(db: Db, companyId: string): Promise<RawRows> {
  const queryRows = async <Row extends object>(text: string) => (await db.query<Row>(text, [companyId])).rows;
  return {
    clients: await queryRows(clients),
    movements: await queryRows(movements),
    payments: await queryRows(payments),
    refunds: await queryRows(refunds),
  };
}
