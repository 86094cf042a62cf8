import type { Db } from '../../platform';
import { timestampSql, type Timestamp } from '../../lib/timestamps';
import type { CardProviderName, PaymentStatus, PaymentType } from '../../../contract/enums';
import type { PeriodLength } from '../../../contract/calendarDays';
import type { PendingAttempt, NewAttempt } from './attempts';

/**
 * Locks the company. A transaction that also locks clients or payments must lock the company first, to avoid
 * deadlocks.
 */
export async function lockCompany(db: Db, companyId: string): Promise<void> {
  await db.query('/* lockCompany */ select from companies where id = $1 for no key update', [companyId]);
}

export interface Period {
  subscriptionId: string;
  periodStart: Date;
}

/** Returns the keys of the periods that already have a payment, as `periodKey` formats them. */
export async function chargedPeriods(
  db: Db,
  companyId: string,
  periods: readonly Period[],
): Promise<Set<string>> {
  const { rows } = await db.query<{ subscriptionId: string; periodStart: Date }>(
    `/* chargedPeriods */ select p.subscription_id as "subscriptionId", p.period_start as "periodStart"
     from jsonb_to_recordset($2::jsonb) as r("subscriptionId" uuid, "periodStart" timestamptz)
     join payments p on p.company_id = $1 and p.subscription_id = r."subscriptionId"
       and p.period_start = r."periodStart"`,
    [companyId, JSON.stringify(periods)],
  );
  return new Set(rows.map(periodKey));
}

export const periodKey = ({ subscriptionId, periodStart }: Period): string =>
  `${subscriptionId} ${periodStart.toISOString()}`;

export async function insertAttempts(
  db: Db,
  companyId: string,
  attempts: readonly NewAttempt[],
): Promise<void> {
  await db.query(
    `/* insertAttempts */ insert into payment_attempts (company_id, id, payment_id, number, trigger, status, method,
       card_id, created_at)
     select $1, r.id, r."paymentId", r.number, r.trigger, 'Processing', r.method, r."cardId", r."createdAt"
     from jsonb_to_recordset($2::jsonb) as r(id uuid, "paymentId" uuid, number integer, trigger text, method jsonb,
       "cardId" uuid, "createdAt" timestamptz)`,
    [companyId, JSON.stringify(attempts)],
  );
}

/** Sets failed payments to Processing with one more attempt. Returns the attempt numbers by payment id. */
export async function reopenPayments(
  db: Db,
  companyId: string,
  retries: readonly { paymentId: string; trigger: string; cardId: string | null; method: unknown }[],
): Promise<Map<string, number>> {
  const { rows } = await db.query<{ id: string; attempts: number }>(
    `/* reopenPayments */ update payments p
     set status = 'Processing', attempt_count = p.attempt_count + 1, next_retry_at = null, trigger = r.trigger,
       card_id = r."cardId", method = coalesce(nullif(r.method, 'null'::jsonb), p.method), updated_at = company_now()
     from jsonb_to_recordset($2::jsonb) as r("paymentId" uuid, trigger text, "cardId" uuid, method jsonb)
     where p.company_id = $1 and p.id = r."paymentId" and p.status = 'Failed'
     returning p.id, p.attempt_count as attempts`,
    [companyId, JSON.stringify(retries)],
  );
  return new Map(rows.map(({ id, attempts }) => [id, attempts]));
}

/**
 * The SQL condition for payments that Livery charges: those without an invoice at the provider, and manual
 * retries.
 */
export const isChargedByLivery = `(p.provider_invoice_id is null or p.trigger = 'RetryManual')`;

export async function selectPendingAttempts(
  db: Db,
  companyId: string,
  limit: number,
  afterPayment: string | null,
): Promise<PendingAttempt[]> {
  const { rows } = await db.query<PendingAttempt>(
    `/* findPendingAttempts */ select a.id, a.payment_id as "paymentId", a.number, p.direction,
       p.client_id as "clientId", a.card_id as "cardId", p.amount, p.currency, p.description,
       p.provider_invoice_id as "providerInvoiceId", a.created_at as "createdAt"
     from payments p
     join payment_attempts a on a.company_id = p.company_id and a.payment_id = p.id and a.number = p.attempt_count
     where p.company_id = $1 and p.status = 'Processing' and a.status = 'Processing' and ${isChargedByLivery}
       and ($3::uuid is null or p.id > $3)
     order by p.id limit $2`,
    [companyId, limit, afterPayment],
  );
  return rows;
}

/** Returns the ids of the payments' attempts that have no outcome. */
export async function pendingAttemptIds(
  db: Db,
  companyId: string,
  paymentIds: readonly string[],
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `/* pendingAttemptIds */ select id from payment_attempts
     where company_id = $1 and payment_id = any($2::uuid[]) and status = 'Processing'`,
    [companyId, paymentIds],
  );
  return rows.map(({ id }) => id);
}

/** The fields of a payment that determine how its client changes. */
export interface LockedPayment {
  id: string;
  type: PaymentType;
  status: PaymentStatus;
  clientId: string | null;
  planId: string | null;
  subscriptionId: string | null;
  periodStart: Timestamp | null;
  periodEnd: Timestamp | null;
  priceVersion: number | null;
  attempts: number;
}

const lockedPaymentColumns = `p.id, p.type, p.status, p.client_id as "clientId", p.plan_id as "planId",
  p.subscription_id as "subscriptionId", ${timestampSql('p.period_start')} as "periodStart",
  ${timestampSql('p.period_end')} as "periodEnd", p.price_version as "priceVersion", p.attempt_count as attempts`;

/** Returns payments, locked until the transaction ends, in the order of their ids. */
export async function lockPayments(
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<LockedPayment[]> {
  const { rows } = await db.query<LockedPayment>(
    `/* lockPayments */ select ${lockedPaymentColumns} from payments p
     where p.company_id = $1 and p.id = any($2::uuid[]) order by p.id for no key update`,
    [companyId, ids],
  );
  return rows;
}

export interface PlanPrice extends PeriodLength {
  planId: string;
  version: number;
  price: number;
  yearlyPrice: number | null;
}

export async function pricesOf(
  db: Db,
  companyId: string,
  versions: readonly { planId: string | null; priceVersion: number | null }[],
): Promise<PlanPrice[]> {
  const { rows } = await db.query<PlanPrice>(
    `/* pricesOf */ select distinct v.plan_id as "planId", v.version, v.price, v.yearly_price as "yearlyPrice",
       v.interval, v.interval_count as "intervalCount"
     from jsonb_to_recordset($2::jsonb) as r("planId" uuid, "priceVersion" integer)
     join plan_prices v on v.company_id = $1 and v.plan_id = r."planId" and v.version = r."priceVersion"`,
    [companyId, JSON.stringify(versions)],
  );
  return rows;
}

export interface PaymentOutcome {
  paymentId: string;
  status: 'Succeeded' | 'Failed' | 'Canceled' | 'Processing';
  fee: number;
  failureCode: string | null;
  declineCode: string | null;
  nextRetryAt: Date | null;
  provider: CardProviderName | null;
  reference: string | null;
  at: Date;
}

export async function writePaymentOutcomes(
  db: Db,
  companyId: string,
  outcomes: readonly PaymentOutcome[],
): Promise<void> {
  await db.query(
    `/* writePaymentOutcomes */ update payments p
     set status = case when r.status = 'Succeeded'
         then payment_status_of(p.amount, p.amount_refunded, p.dispute_status) else r.status end,
       fee_amount = r.fee, failure_code = r."failureCode", decline_code = r."declineCode",
       next_retry_at = r."nextRetryAt", provider = coalesce(r.provider, p.provider),
       provider_payment_id = coalesce(r.reference, p.provider_payment_id),
       paid_at = case when r.status = 'Succeeded' then r.at else p.paid_at end,
       failed_at = case when r.status in ('Failed', 'Canceled') then r.at else p.failed_at end,
       updated_at = greatest(p.updated_at, r.at)
     from jsonb_to_recordset($2::jsonb) as r("paymentId" uuid, status text, fee integer, "failureCode" text,
       "declineCode" text, "nextRetryAt" timestamptz, provider text, reference text, at timestamptz)
     where p.company_id = $1 and p.id = r."paymentId"`,
    [companyId, JSON.stringify(outcomes)],
  );
}

/**
 * Writes each outcome to the latest attempt of its payment. Skips Processing outcomes and attempts that
 * already have an outcome.
 */
export async function writeAttemptOutcomes(
  db: Db,
  companyId: string,
  outcomes: readonly PaymentOutcome[],
): Promise<void> {
  await db.query(
    `/* writeAttemptOutcomes */ update payment_attempts a
     set status = case when r.status = 'Succeeded' then 'Succeeded' else 'Failed' end,
       failure_code = r."failureCode", decline_code = r."declineCode", finished_at = r.at
     from jsonb_to_recordset($2::jsonb) as r("paymentId" uuid, status text, "failureCode" text, "declineCode" text,
       at timestamptz)
     join payments p on p.company_id = $1 and p.id = r."paymentId"
     where a.company_id = $1 and a.payment_id = p.id and a.number = p.attempt_count and a.status = 'Processing'
       and r.status <> 'Processing'`,
    [companyId, JSON.stringify(outcomes)],
  );
}
