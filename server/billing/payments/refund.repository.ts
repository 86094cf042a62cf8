import {
  assertStored,
  type Db,
  type ProviderDispute,
  type ProviderRefund,
  type Refund,
  type RefundOutcome,
  type StatementRows,
} from '../../platform';
import type { RefundStatus, RefundReason } from '../../../contract/enums';
import { newId } from '../../lib/ids';
import { timestampSql } from '../../lib/timestamps';
import type { RefundedPayment } from './refundable';
import { refundFailureText, storedRefundFailure } from './refundFailures';
import { withRefundTotals } from './totals.repository';

/** A locked payment with its balance. */
export interface RefundablePayment extends RefundedPayment {
  id: string;
  clientId: string | null;
  /** The amount less succeeded and pending refunds, in minor units. */
  refundable: number;
}

/** Locks payments until the transaction ends, in the order of their ids, and returns their balances. */
export async function lockPaymentBalances(
  db: Db,
  companyId: string,
  paymentIds: readonly string[],
): Promise<RefundablePayment[]> {
  await db.query(
    `/* lockPaymentsToRefund */ select from payments
     where company_id = $1 and id = any($2::uuid[]) order by id for no key update`,
    [companyId, paymentIds],
  );
  // A separate statement, so that it sees refunds that were committed while the lock was waited for.
  const { rows } = await db.query(
    `/* paymentBalances */ select id, client_id as "clientId", direction, status, amount, amount_refunded as refunded,
       dispute_status as "disputeStatus", provider, provider_payment_id as "providerPaymentId",
       amount - coalesce((
         select sum(r.amount) from refunds r
         where r.company_id = $1 and r.payment_id = p.id and r.status <> 'Failed'
       ), 0)::integer as refundable
     from payments p where company_id = $1 and id = any($2::uuid[]) order by id`,
    [companyId, paymentIds],
  );
  return rows;
}

export interface NewRefund {
  id: string;
  paymentId: string;
  amount: number;
  reason: RefundReason;
  status: RefundStatus;
  createdBy: string | null;
  createdAt: Date;
  createdByName?: string | null;
  note?: string | null;
  providerRefundId?: string | null;
}

export async function insertRefunds(db: Db, companyId: string, refunds: readonly NewRefund[]): Promise<void> {
  const ids = refunds.map(({ paymentId }) => paymentId);
  const result = await withRefundTotals(db, companyId, ids, () =>
    db.query(
      `/* insertRefunds */
       insert into refunds (company_id, id, payment_id, amount, reason, status, created_by, created_at,
         created_by_name, note, provider_refund_id)
       select k.id, r.id, r."paymentId", r.amount, r.reason, r.status, r."createdBy", r."createdAt",
         r."createdByName", r.note, r."providerRefundId"
       from companies k, jsonb_to_recordset($2::jsonb) as r(id uuid, "paymentId" uuid, amount integer, reason text, status text,
         "createdBy" uuid, "createdAt" timestamptz, "createdByName" text, note text, "providerRefundId" text)
       where k.id = $1`,
      [companyId, JSON.stringify(refunds)],
    ),
  );
  assertStored(result, refunds);
}

/** Locks a payment and its refund until the transaction ends, and returns the refund's status. */
export async function lockRefund(
  db: Db,
  companyId: string,
  { id, paymentId }: Pick<RefundToSend, 'id' | 'paymentId'>,
): Promise<RefundStatus | undefined> {
  const { rows } = await db.query(
    `/* lockRefund */ select r.status from payments p
     join refunds r on r.company_id = p.company_id and r.payment_id = p.id and r.id = $3
     where p.company_id = $1 and p.id = $2 for no key update`,
    [companyId, paymentId, id],
  );
  return rows[0]?.status;
}

export async function writeRefundOutcome(
  db: Db,
  companyId: string,
  { id, paymentId }: Pick<RefundToSend, 'id' | 'paymentId'>,
  { reference, status, failureCode }: RefundOutcome,
  at: Date,
): Promise<void> {
  await withRefundTotals(db, companyId, [paymentId], () =>
    db.query(
      `/* writeRefundOutcome */ update refunds
       set status = $3, provider_refund_id = coalesce($4, provider_refund_id), failure = $5,
         failure_code = $7, finished_at = case when $3 = 'Pending' then null else $6::timestamptz end
       where company_id = $1 and id = $2`,
      [companyId, id, status, reference, storedRefundFailure(failureCode), at, failureCode],
    ),
  );
}

export type StoredRefund = StatementRows['refundsOf'];

export async function refundsOf(db: Db, companyId: string, paymentId: string): Promise<StoredRefund[]> {
  const { rows } = await db.query(
    `/* refundsOf */ select id, provider_refund_id as reference, status from refunds
     where company_id = $1 and payment_id = $2 order by created_at, id`,
    [companyId, paymentId],
  );
  return rows;
}

export async function addProviderRefund(
  db: Db,
  companyId: string,
  paymentId: string,
  { reference, amount, status, failureCode, createdAt }: ProviderRefund,
): Promise<void> {
  await withRefundTotals(db, companyId, [paymentId], () =>
    db.query(
      `/* addProviderRefund */ insert into refunds (company_id, id, payment_id, amount, reason, status,
         provider_refund_id, failure, failure_code, created_at, finished_at)
       select p.company_id, $3, p.id, $4, 'Other', $5, $6, $7, $9, $8::timestamptz, case when $5 = 'Pending' then null else $8::timestamptz end
       from payments p where p.company_id = $1 and p.id = $2`,
      [
        ...[companyId, paymentId, newId(), amount, status, reference, storedRefundFailure(failureCode)],
        ...[createdAt, failureCode],
      ],
    ),
  );
}

/**
 * Records the amount of a lost dispute as a refund, up to the balance that other pending and succeeded
 * refunds leave. A later call adds the rest if one of them fails. Returns true if the amount changed.
 */
export async function recordChargeback(
  db: Db,
  companyId: string,
  paymentId: string,
  { reference, amount, createdAt }: ProviderDispute,
): Promise<boolean> {
  const { rowCount } = await withRefundTotals(db, companyId, [paymentId], () =>
    db.query(
      `/* recordChargeback */ insert into refunds as d (company_id, id, payment_id, amount, reason, status, provider_refund_id,
         created_at, finished_at)
       select p.company_id, $3, p.id, least($4::integer, p.amount - refunded.amount), 'Dispute', 'Succeeded', $5, $6::timestamptz,
         $6::timestamptz
       from payments p cross join lateral (
         select coalesce(sum(r.amount), 0)::integer as amount from refunds r
         where r.company_id = $1 and r.payment_id = $2 and r.status <> 'Failed'
           and r.provider_refund_id is distinct from $5
       ) refunded
       where p.company_id = $1 and p.id = $2 and p.dispute_status = 'Lost' and p.amount > refunded.amount
       on conflict (company_id, provider_refund_id) where provider_refund_id is not null
         do update set amount = excluded.amount where d.amount < excluded.amount`,
      [companyId, paymentId, newId(), amount, reference, createdAt],
    ),
  );
  return rowCount > 0;
}

/** Returns the refunds of a payment, including pending and failed ones, latest first. */
export async function listPaymentRefunds(db: Db, companyId: string, paymentId: string): Promise<Refund[]> {
  const { rows } = await db.query(
    `/* listPaymentRefunds */ select r.id, r.amount, r.reason, r.note, r.status, coalesce(r.failure_code, r.failure) as failure,
       coalesce(r.created_by_name, o.name) as "createdByName", ${timestampSql('r.created_at')} as "createdAt"
     from refunds r left join operators o on o.company_id = r.company_id and o.id = r.created_by
     where r.company_id = $1 and r.payment_id = $2 order by r.created_at desc, r.id desc`,
    [companyId, paymentId],
  );
  return rows.map(({ failure, ...refund }) => ({
    ...refund,
    failure: failure && refundFailureText(failure),
  }));
}

/** A refund without a response from the provider. */
export interface RefundToSend {
  id: string;
  paymentId: string;
  clientId: string | null;
  number: number;
  /** The provider's id of the payment. */
  reference: string;
  amount: number;
  currency: string;
  reason: RefundReason;
  createdAt: Date;
}

/**
 * Returns up to `limit` pending refunds in the order of their ids, after `after`. Excludes refunds with a
 * provider id, which the provider's events complete.
 */
export async function refundsToSend(
  db: Db,
  companyId: string,
  after: string | null,
  limit: number,
): Promise<RefundToSend[]> {
  const { rows } = await db.query(
    `/* refundsToSend */ select r.id, p.id as "paymentId", p.client_id as "clientId", p.number, p.provider_payment_id as reference, r.amount,
       p.currency, r.reason, r.created_at as "createdAt"
     from refunds r join payments p on p.company_id = r.company_id and p.id = r.payment_id
     where r.company_id = $1 and r.status = 'Pending' and r.provider_refund_id is null
       and p.direction = 'Incoming' and p.provider_payment_id is not null
       and ($2::uuid is null or r.id > $2)
     order by r.id limit $3`,
    [companyId, after, limit],
  );
  return rows;
}

/**
 * Returns the ids of companies with refunds to send. Calls a database function, because row-level security
 * hides the refunds from platform queries.
 */
export async function companiesWithRefundsToSend(db: Db): Promise<string[]> {
  const { rows } = await db.query(
    '/* companiesWithRefundsToSend */ select id from companies_with_refunds_to_send() as id',
  );
  return rows.map(({ id }) => id);
}
