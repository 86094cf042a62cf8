import type { Db, PaymentMethod } from '../../platform';
import type {
  PaymentDirection,
  PaymentStatus,
  PaymentTrigger,
  PaymentType,
  RefundReason,
} from '../../../contract/enums';

export interface NewPayment {
  id: string;
  direction: PaymentDirection;
  type: PaymentType;
  status: PaymentStatus;
  /** In minor units of the payment's currency. */
  amount: number;
  fee: number;
  /** Set for `Incoming` payments only. */
  clientId: string | null;
  planId: string | null;
  subscriptionId: string | null;
  description: string | null;
  trigger: PaymentTrigger;
  method: PaymentMethod | null;
  failureCode: string | null;
  declineCode: string | null;
  attempts: number;
  nextRetryAt: Date | null;
  provider: 'Sandbox' | 'Stripe' | null;
  providerPaymentId: string | null;
  invoiceNumber: string | null;
  createdAt: Date;
  paidAt: Date | null;
  failedAt: Date | null;
  /** Defaults to the company's currency. */
  currency?: string;
  /** The subscription period that the payment is for. */
  periodStart?: Date | null;
  periodEnd?: Date | null;
  /** The first and last day of the period, in the company's time zone. */
  periodFrom?: string | null;
  periodTo?: string | null;
  priceVersion?: number | null;
  /** The charged card of the client or the company. */
  cardId?: string | null;
  providerInvoiceId?: string | null;
  isLive?: boolean;
}

export interface NewRefund {
  id: string;
  paymentId: string;
  amount: number;
  reason: RefundReason;
  status: 'Pending' | 'Succeeded' | 'Failed';
  createdBy: string | null;
  createdAt: Date;
  createdByName?: string | null;
  note?: string | null;
  providerRefundId?: string | null;
}

/**
 * Reserves `count` numbers and returns the last one. The company's row stays locked until the transaction
 * ends.
 */
export async function reservePaymentNumbers(db: Db, companyId: string, count: number): Promise<number> {
  const { rows } = await db.query<{ last: number }>(
    `/* reservePaymentNumbers */ update companies set last_payment_number = last_payment_number + $2
     where id = $1 returning last_payment_number as last`,
    [companyId, count],
  );
  return rows[0]?.last ?? 0;
}

export async function insertPayments(
  db: Db,
  companyId: string,
  payments: readonly NewPayment[],
  firstNumber: number,
): Promise<void> {
  const numberedPayments = payments.map((payment, index) => ({ ...payment, number: firstNumber + index }));
  await db.query(
    `/* insertPayments */
     insert into payments (company_id, id, number, direction, type, status, amount, currency, fee_amount, client_id,
       plan_id, subscription_id, description, trigger, method, failure_code, decline_code, attempt_count,
       next_retry_at, provider, provider_payment_id, invoice_number, created_at, updated_at, paid_at, failed_at,
       period_start, period_end, period_from, period_to, price_version, card_id, provider_invoice_id, is_live, tax_behavior)
     select $1, r.id, r.number, r.direction, r.type, r.status, r.amount, coalesce(r.currency, k.currency), r.fee, r."clientId",
       r."planId", r."subscriptionId", r.description, r.trigger, r.method, r."failureCode", r."declineCode",
       r.attempts, r."nextRetryAt", r.provider, r."providerPaymentId", r."invoiceNumber", r."createdAt",
       coalesce(r."paidAt", r."failedAt", r."createdAt"), r."paidAt", r."failedAt",
       r."periodStart", r."periodEnd", r."periodFrom", r."periodTo", r."priceVersion", r."cardId", r."providerInvoiceId", coalesce(r."isLive", false),
       coalesce(n.tax_behavior, 'Unspecified')
     from companies k, jsonb_to_recordset($2::jsonb) as r(id uuid, number integer, direction text, type text,
       status text, amount integer, fee integer, "clientId" uuid, "planId" uuid, "subscriptionId" uuid,
       description text, trigger text, method jsonb, "failureCode" text, "declineCode" text, attempts integer,
       "nextRetryAt" timestamptz, provider text, "providerPaymentId" text, "invoiceNumber" text,
       "createdAt" timestamptz, "paidAt" timestamptz, "failedAt" timestamptz,
       currency text, "periodStart" timestamptz, "periodEnd" timestamptz, "periodFrom" date, "periodTo" date, "priceVersion" integer, "cardId" uuid,
       "providerInvoiceId" text, "isLive" boolean)
       left join client_billing_plans n on n.company_id = $1 and n.id = r."planId"
     where k.id = $1`,
    [companyId, JSON.stringify(numberedPayments)],
  );
}

export interface RefundablePayment {
  id: string;
  clientId: string | null;
  isCollected: boolean;
  /** The amount less succeeded and pending refunds, in minor units. */
  refundable: number;
}

/**
 * Locks payments until the transaction ends, in the order of their ids, and returns their refundable amounts.
 */
export async function lockRefundable(
  db: Db,
  companyId: string,
  paymentIds: readonly string[],
): Promise<RefundablePayment[]> {
  const { rows } = await db.query<RefundablePayment>(
    `/* lockRefundable */ select id, client_id as "clientId", is_collected(status) as "isCollected",
       amount - amount_refunded - coalesce((
         select sum(r.amount) from refunds r
         where r.company_id = $1 and r.payment_id = p.id and r.status = 'Pending'
       ), 0)::integer as refundable
     from payments p where company_id = $1 and id = any($2::uuid[]) order by id for no key update`,
    [companyId, paymentIds],
  );
  return rows;
}

export async function payersOf(db: Db, companyId: string, paymentIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `/* payersOf */ select distinct client_id as id from payments
     where company_id = $1 and id = any($2::uuid[]) and client_id is not null`,
    [companyId, paymentIds],
  );
  return rows.map(({ id }) => id);
}

export async function insertRefunds(db: Db, companyId: string, refunds: readonly NewRefund[]): Promise<void> {
  await db.query(
    `/* insertRefunds */
     insert into refunds (company_id, id, payment_id, amount, reason, status, created_by, created_at,
       created_by_name, note, provider_refund_id)
     select $1, r.id, r."paymentId", r.amount, r.reason, r.status, r."createdBy", r."createdAt",
       r."createdByName", r.note, r."providerRefundId"
     from jsonb_to_recordset($2::jsonb) as r(id uuid, "paymentId" uuid, amount integer, reason text, status text,
       "createdBy" uuid, "createdAt" timestamptz, "createdByName" text, note text, "providerRefundId" text)`,
    [companyId, JSON.stringify(refunds)],
  );
}
