import type { Db, Payment, StatementRows } from '../../platform';
import { asLocalTime, type LocalTime } from '../../lib/calendar';
import { timestampSql } from '../../lib/timestamps';
import type { CompanyStatus } from '../../../contract/enums';
import { paymentJoins, paymentJson } from '../payments/columns';
import { paymentTextColumns } from '../payments/paymentText';
import type { Period } from '../../lib/periodDays';
import { presentPayment } from '../payments/present';
import type { FeeCycle } from './months';

export interface FeeSchedule extends FeeCycle {
  currency: string;
  /** The first month that has not been charged. */
  month: Period;
  /** The current time by the company's clock. */
  now: Date;
  /** When the company was closed. */
  closedAt: Date | null;
}

/**
 * Locks the company until the transaction ends and returns its fee schedule, or undefined if no month is due
 * or the company is pending or blocked.
 */
export async function lockDueSchedule(db: Db, companyId: string): Promise<FeeSchedule | undefined> {
  const { rows } = await db.query(
    `/* lockDueSchedule */ select currency, time_zone as "timeZone", ${asLocalTime('platform_fee_anchor')} as anchor,
       json_build_object('periodStart', ${timestampSql('platform_fee_from')},
         'periodEnd', ${timestampSql('next_platform_fee_at')}) as month, company_now() as now, closed_at as "closedAt"
     from companies where id = $1 and next_platform_fee_at <= company_now()
       and (status = 'Active' or status = 'Cancelled' and closed_at is not null)
     for no key update`,
    [companyId],
  );
  return rows[0];
}

export interface FeeAnchor {
  anchor: LocalTime | null;
  timeZone: string;
  /** The current time by the company's clock. */
  now: Date;
}

export async function lockFeeAnchor(db: Db, companyId: string): Promise<FeeAnchor | undefined> {
  const { rows } = await db.query(
    `/* lockFeeAnchor */ select ${asLocalTime('platform_fee_anchor')} as anchor, time_zone as "timeZone",
       company_now() as now
     from companies where id = $1 for no key update`,
    [companyId],
  );
  return rows[0];
}

/** Sets the next month to charge. Null ends the charges. */
export async function setFeeSchedule(
  db: Db,
  companyId: string,
  anchor: LocalTime,
  month: Period | null,
): Promise<void> {
  await db.query(
    `/* setFeeSchedule */ update companies set platform_fee_anchor = $2, platform_fee_from = $3,
       next_platform_fee_at = $4
     where id = $1`,
    [companyId, anchor, month?.periodStart ?? null, month?.periodEnd ?? null],
  );
}

export type DefaultCard = StatementRows['defaultBillingCard'];

export async function defaultCard(db: Db, companyId: string): Promise<DefaultCard | undefined> {
  const { rows } = await db.query(
    `/* defaultBillingCard */ select id, json_build_object('kind', 'Card', 'brand', brand, 'last4', last4,
       'expMonth', exp_month, 'expYear', exp_year) as method
     from billing_cards where company_id = $1 and is_default`,
    [companyId],
  );
  return rows[0];
}

const isPastDueFee = `p.company_id = $1 and p.direction = 'Outgoing' and p.status = 'Failed'`;

export async function pastDueFees(db: Db, companyId: string): Promise<Payment[]> {
  const { rows } = await db.query(
    `/* pastDueFees */ select ${paymentJson} as payment from payments p ${paymentJoins}
     where ${isPastDueFee} order by p.created_at desc, p.id desc`,
    [companyId],
  );
  return rows.map(({ payment }) => presentPayment(payment));
}

export interface PastDueFees {
  /** The current time by the company's clock. */
  now: Date;
  ids: string[];
}

export async function pastDueFeeIds(db: Db, companyId: string): Promise<PastDueFees> {
  const { rows } = await db.query(
    `/* pastDueFeeIds */ select company_now() as now,
       coalesce((select array_agg(p.id order by p.id) from payments p where ${isPastDueFee}), '{}') as ids`,
    [companyId],
  );
  const [row] = rows;
  if (!row) throw new Error('The database returned no row.');
  return row;
}

export interface FeePlan {
  status: CompanyStatus;
  currency: string;
  timeZone: string;
  nextChargeAt: Date | null;
  /** The current time by the company's clock. */
  now: Date;
}

export async function feePlan(db: Db, companyId: string): Promise<FeePlan | undefined> {
  const { rows } = await db.query(
    `/* feePlan */ select status, currency, time_zone as "timeZone", next_platform_fee_at as "nextChargeAt",
       company_now() as now
     from companies where id = $1`,
    [companyId],
  );
  return rows[0];
}

/** Returns whether the payment is a platform fee with an invoice, which only paid fees have. */
export async function hasInvoice(db: Db, companyId: string, paymentId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* hasInvoice */ select from payments
     where company_id = $1 and id = $2 and direction = 'Outgoing' and invoice_number is not null`,
    [companyId, paymentId],
  );
  return rowCount > 0;
}

export type FailedFee = StatementRows['failedFees'];

/** Returns the failed platform fees among `ids`, except failed manual retries. */
export async function failedFees(db: Db, companyId: string, ids: readonly string[]): Promise<FailedFee[]> {
  const { rows } = await db.query(
    `/* failedFees */ select p.amount, p.currency, ${paymentTextColumns('p', 'p.item')} as text, p.failure_code as "failureCode",
       p.decline_code as "declineCode", p.next_retry_at as "nextRetryAt", k.time_zone as "timeZone"
     from payments p join companies k on k.id = p.company_id
     where p.company_id = $1 and p.id = any($2::uuid[]) and p.direction = 'Outgoing' and p.status = 'Failed'
       and p.trigger <> 'RetryManual' order by p.id`,
    [companyId, ids],
  );
  return rows;
}
