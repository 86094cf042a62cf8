import {
  assertStored,
  type Db,
  type PaymentMethod,
  type ProviderDispute,
  type ProviderPayment,
  type StatementRows,
} from '../../platform';
import { planNameIn } from '../../brand';
import { timestampSql } from '../../lib/timestamps';
import type { CardProviderName, DisputeStatus, PaymentTrigger } from '../../../contract/enums';
import type { PeriodLength } from '../../../contract/calendarDays';
import type { Period } from '../../lib/periodDays';
import type { AbandonedPlan } from '../billing.events';
import type { NewPayment } from './createPendingPayment';
import { planChanged } from './declines';
import type { paidPeriod } from './paidPeriod';
import { clientLanguage, storedPaymentText } from './paymentText';
import { withPaymentTotals } from './totals.repository';

declare module '../../platform/db/jsonColumns' {
  interface JsonColumns {
    'payments.method': PaymentMethod;
    'payment_attempts.method': PaymentMethod;
  }
}

/**
 * Locks the company. A transaction that also locks clients or payments must lock the company first, to avoid
 * deadlocks.
 */
export async function lockCompany(db: Db, companyId: string): Promise<void> {
  await db.query('/* lockCompanyRow */ select from companies where id = $1 for no key update', [companyId]);
}

/**
 * Reserves `count` numbers and returns the last one. The company's row stays locked until the transaction
 * ends.
 */
export async function reservePaymentNumbers(db: Db, companyId: string, count: number): Promise<number> {
  const { rows } = await db.query(
    `/* reservePaymentNumbers */ update companies set last_payment_number = last_payment_number + $2
     where id = $1 returning last_payment_number as last`,
    [companyId, count],
  );
  return rows[0]?.last ?? 0;
}

/** SQL for the translated name of the plan `n` that the item `r` names, for the client `c` of the company `k`. */
const clientItemOf = (plan: string): string =>
  `case when ${plan}.name = r.item then nullif(${planNameIn(plan, clientLanguage)}, r.item) end`;

export async function insertPayments(
  db: Db,
  companyId: string,
  payments: readonly NewPayment[],
  firstNumber: number,
): Promise<void> {
  const numberedPayments = payments.map((payment, index) => ({
    ...payment,
    description: storedPaymentText({ ...payment, description: payment.description ?? null }),
    number: firstNumber + index,
  }));
  const ids = payments.map(({ id }) => id);
  const result = await withPaymentTotals(db, companyId, ids, () =>
    db.query(
      `/* insertPayments */
       insert into payments (company_id, id, number, direction, type, status, amount, currency, fee_amount, client_id,
         plan_id, subscription_id, item, client_item, description, trigger, method, failure_code, decline_code, attempt_count,
         next_retry_at, provider, provider_payment_id, invoice_number, created_at, updated_at, paid_at, failed_at,
         period_start, period_end, period_from, period_to, price_version, card_id, provider_invoice_id, is_live, tax_behavior)
       select k.id, r.id, r.number, r.direction, r.type, r.status, r.amount, coalesce(r.currency, k.currency), r.fee, r."clientId",
         r."planId", r."subscriptionId", r.item, ${clientItemOf('n')}, r.description, r.trigger, r.method, r."failureCode", r."declineCode",
         r.attempts, r."nextRetryAt", r.provider, r."providerPaymentId", r."invoiceNumber", r."createdAt",
         coalesce(r."paidAt", r."failedAt", r."createdAt"), r."paidAt", r."failedAt",
         r."periodStart", r."periodEnd", r."periodFrom", r."periodTo", r."priceVersion", r."cardId", r."providerInvoiceId", coalesce(r."isLive", false),
         coalesce(n.tax_behavior, 'Unspecified')
       from companies k, jsonb_to_recordset($2::jsonb) as r(id uuid, number integer, direction text, type text,
         status text, amount integer, fee integer, "clientId" uuid, "planId" uuid, "subscriptionId" uuid,
         item text, description text, trigger text, method jsonb, "failureCode" text, "declineCode" text, attempts integer,
         "nextRetryAt" timestamptz, provider text, "providerPaymentId" text, "invoiceNumber" text,
         "createdAt" timestamptz, "paidAt" timestamptz, "failedAt" timestamptz,
         currency text, "periodStart" timestamptz, "periodEnd" timestamptz, "periodFrom" date, "periodTo" date, "priceVersion" integer, "cardId" uuid,
         "providerInvoiceId" text, "isLive" boolean)
         left join client_billing_plans n on n.company_id = $1 and n.id = r."planId"
         left join clients c on c.company_id = $1 and c.id = r."clientId"
       where k.id = $1`,
      [companyId, JSON.stringify(numberedPayments)],
    ),
  );
  assertStored(result, numberedPayments);
}

export interface ChargedPeriod {
  subscriptionId: string;
  periodStart: Date;
}

/** Returns the keys of the periods that already have a payment, as `periodKey` formats them. */
export async function chargedPeriods(
  db: Db,
  companyId: string,
  periods: readonly ChargedPeriod[],
): Promise<Set<string>> {
  const { rows } = await db.query(
    `/* chargedPeriods */ select p.subscription_id as "subscriptionId", p.period_start as "periodStart"
     from jsonb_to_recordset($2::jsonb) as r("subscriptionId" uuid, "periodStart" timestamptz)
     join payments p on p.company_id = $1 and p.subscription_id = r."subscriptionId"
       and p.period_start = r."periodStart"`,
    [companyId, JSON.stringify(periods)],
  );
  return new Set(rows.map(periodKey));
}

export const periodKey = ({ subscriptionId, periodStart }: ChargedPeriod): string =>
  `${subscriptionId} ${periodStart.toISOString()}`;

/** The parameters of another attempt to collect a failed payment. */
export interface NewRetry {
  paymentId: string;
  /** Null for a platform fee. */
  clientId: string | null;
  trigger: PaymentTrigger;
  cardId: string | null;
  method: PaymentMethod | null;
}

/**
 * Locks the payments in the order of their ids and sets the failed ones to Processing with one more attempt.
 * Returns the attempt numbers by payment id.
 */
export async function reopenPayments(
  db: Db,
  companyId: string,
  retries: readonly NewRetry[],
): Promise<Map<string, number>> {
  const ids = retries.map(({ paymentId }) => paymentId);
  const { rows } = await withPaymentTotals(db, companyId, ids, () =>
    db.query(
      `/* reopenPayments */ with failed as (
         select p.id, r.trigger, r."cardId", r.method
         from jsonb_to_recordset($2::jsonb) as r("paymentId" uuid, trigger text, "cardId" uuid, method jsonb)
         join payments p on p.company_id = $1 and p.id = r."paymentId" and p.status = 'Failed'
         order by p.id for no key update of p
       )
       update payments p
       set status = 'Processing', attempt_count = p.attempt_count + 1, next_retry_at = null, trigger = r.trigger,
         card_id = r."cardId", method = coalesce(nullif(r.method, 'null'::jsonb), p.method), updated_at = company_now()
       from failed r where p.company_id = $1 and p.id = r.id
       returning p.id, p.attempt_count as attempts`,
      [companyId, JSON.stringify(retries)],
    ),
  );
  return new Map(rows.map(({ id, attempts }) => [id, attempts]));
}

/** The fields of a payment that determine how its client changes. */
export type LockedPayment = StatementRows['lockPayments'];

const lockedPaymentColumns = `p.id, p.type, p.status, p.client_id as "clientId", p.plan_id as "planId",
  p.subscription_id as "subscriptionId", ${timestampSql('p.period_start')} as "periodStart",
  ${timestampSql('p.period_end')} as "periodEnd", p.price_version as "priceVersion", p.attempt_count as attempts`;

/** Returns payments, locked until the transaction ends, in the order of their ids. */
export async function lockPayments(
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<LockedPayment[]> {
  const { rows } = await db.query(
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
  const { rows } = await db.query(
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
  status: ProviderPayment['status'];
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
  const ids = outcomes.map(({ paymentId }) => paymentId);
  await withPaymentTotals(db, companyId, ids, () =>
    db.query(
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
    ),
  );
}

/** Writes the provider's details of a payment except its outcome. */
export async function writeProviderDetails(
  db: Db,
  companyId: string,
  id: string,
  { attempts, invoice, invoiceNumber, isLive, card }: ProviderPayment,
): Promise<void> {
  await db.query(
    `/* writeProviderDetails */ update payments set attempt_count = greatest(attempt_count, $3),
       provider_invoice_id = coalesce($4, provider_invoice_id), invoice_number = coalesce($5, invoice_number),
       is_live = $6, method = coalesce($7::jsonb, method)
     where company_id = $1 and id = $2`,
    [
      companyId,
      id,
      attempts,
      invoice,
      invoiceNumber,
      isLive,
      card && JSON.stringify({ kind: 'Card', ...card }),
    ],
  );
}

/**
 * Writes the fee of a collected payment if none is stored, because the provider may report the fee after the
 * payment succeeded. Returns false if nothing changed.
 */
export async function writeLateFee(db: Db, companyId: string, id: string, fee: number): Promise<boolean> {
  const { rowCount } = await withPaymentTotals(db, companyId, [id], () =>
    db.query(
      `/* writeLateFee */ update payments set fee_amount = $3, updated_at = company_now()
       where company_id = $1 and id = $2 and is_collected(status) and fee_amount = 0 and $3::integer > 0`,
      [companyId, id, fee],
    ),
  );
  return rowCount > 0;
}

const earlierStatuses: Readonly<Record<DisputeStatus, readonly DisputeStatus[]>> = {
  NeedsResponse: [],
  UnderReview: ['NeedsResponse'],
  Won: ['NeedsResponse', 'UnderReview'],
  Lost: ['NeedsResponse', 'UnderReview'],
};

/**
 * Writes the dispute status of a payment. Returns false if this or a later status is already stored, or the
 * payment is not collected.
 */
export async function writeDispute(
  db: Db,
  companyId: string,
  paymentId: string,
  { status }: ProviderDispute,
): Promise<boolean> {
  const { rowCount } = await withPaymentTotals(db, companyId, [paymentId], () =>
    db.query(
      `/* writeDispute */ update payments
       set dispute_status = $3, status = payment_status_of(amount, amount_refunded, $3), updated_at = company_now()
       where company_id = $1 and id = $2 and is_collected(status)
         and (dispute_status is null or dispute_status = any($4::text[]))`,
      [companyId, paymentId, status, earlierStatuses[status]],
    ),
  );
  return rowCount > 0;
}

export interface ReopenedPayment extends Period {
  id: string;
  planName: string;
  timeZone: string;
}

/** Returns payments of old debts with the period that started when they reactivated the client. */
export async function loadReopenedPeriods(
  db: Db,
  companyId: string,
  paymentIds: readonly string[],
): Promise<ReopenedPayment[]> {
  const { rows } = await db.query(
    `/* loadReopenedPeriods */ select p.id, b.name as "planName", k.time_zone as "timeZone",
       ${timestampSql('s.current_period_start')} as "periodStart", ${timestampSql('s.current_period_end')} as "periodEnd"
     from payments p
     join companies k on k.id = p.company_id
     join client_billing_plans b on b.company_id = p.company_id and b.id = p.plan_id
     join subscriptions s on s.company_id = p.company_id and s.id = p.subscription_id
     where p.company_id = $1 and p.id = any($2::uuid[]) and p.type = 'Subscription'
       and s.billed_until = s.current_period_end and not exists (
         select from payments o where o.company_id = $1 and o.subscription_id = s.id
           and o.period_start = s.current_period_start
       )`,
    [companyId, paymentIds],
  );
  return rows;
}

export async function writeReopenedPeriods(
  db: Db,
  companyId: string,
  periods: readonly (ReturnType<typeof paidPeriod> & { id: string })[],
): Promise<void> {
  const described = periods.map((period) => ({
    ...period,
    description: storedPaymentText({ type: 'Subscription', description: null, ...period }),
  }));
  await db.query(
    `/* writeReopenedPeriods */ update payments p set item = r.item,
       client_item = (
         select ${clientItemOf('n')} from companies k
         join client_billing_plans n on n.company_id = $1 and n.id = p.plan_id
         join clients c on c.company_id = $1 and c.id = p.client_id
         where k.id = $1
       ),
       description = r.description, period_start = r."periodStart", period_end = r."periodEnd", period_from = r."periodFrom", period_to = r."periodTo"
     from jsonb_to_recordset($2::jsonb) as r(id uuid, item text, description text, "periodStart" timestamptz,
       "periodEnd" timestamptz, "periodFrom" date, "periodTo" date)
     where p.company_id = $1 and p.id = r.id`,
    [companyId, JSON.stringify(described)],
  );
}

export type CanceledPayment = StatementRows['failedPaymentsToCancel'];

/** Cancels and returns the failed payments of abandoned plans, for which the client owes nothing. */
export async function cancelFailedPayments(
  db: Db,
  companyId: string,
  plans: readonly AbandonedPlan[],
): Promise<CanceledPayment[]> {
  const { rows: failed } = await db.query(
    `/* failedPaymentsToCancel */
     select p.id, p.client_id as "clientId"
     from jsonb_to_recordset($2::jsonb) as r("clientId" uuid, "subscriptionId" uuid, "planId" uuid,
       "from" timestamptz)
     join payments p on p.company_id = $1 and p.client_id = r."clientId" and p.subscription_id = r."subscriptionId"
       and p.plan_id = r."planId" and p.period_start >= date_trunc('second', r."from") and p.status = 'Failed'
     order by p.id for no key update of p`,
    [companyId, JSON.stringify(plans)],
  );
  if (failed.length === 0) return [];
  const ids = failed.map(({ id }) => id);
  await withPaymentTotals(db, companyId, ids, () =>
    db.query(
      `/* cancelFailedPayments */
       update payments set status = 'Canceled', failure_code = $3, decline_code = null, next_retry_at = null,
         updated_at = greatest(updated_at, company_now())
       where company_id = $1 and id = any($2::uuid[])`,
      [companyId, ids, planChanged],
    ),
  );
  return failed;
}

/** Returns whether a payment is being charged to a card. */
export async function isCardCharging(db: Db, companyId: string, cardId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* isCardCharging */ select from payments
     where company_id = $1 and card_id = $2 and status = 'Processing' limit 1`,
    [companyId, cardId],
  );
  return rowCount > 0;
}
