import { type Db, namedIds } from '../../platform';
import { lockClients } from '../../clients';
import { DomainError, notFound } from '../../lib/errors';
import type { ChangeKind } from '../../../contract/enums';
import {
  insertPayments,
  insertRefunds,
  lockRefundable,
  payersOf,
  reservePaymentNumbers,
  type NewPayment,
  type NewRefund,
} from './recording.repository';

/**
 * Publishes a change of payments as a payment event instead of a client event, because operators without
 * `MANAGE_PAYMENTS` must not learn who pays.
 */
export async function publishPaymentChange(
  db: Db,
  companyId: string,
  kind: ChangeKind,
  ids: readonly string[],
  clientIds: readonly string[],
): Promise<void> {
  await db.publish({
    type: 'paymentRecorded',
    companyId,
    kind,
    ids: namedIds(ids),
    clientIds: namedIds(clientIds),
    count: ids.length,
  });
}

/** Adds payments in the caller's transaction, numbers them in order and publishes an event. */
export async function recordPayments(
  db: Db,
  companyId: string,
  payments: readonly NewPayment[],
): Promise<void> {
  if (payments.length === 0) return;
  const clientIds = [...new Set(payments.flatMap(({ clientId }) => (clientId === null ? [] : [clientId])))];
  // Reserves the numbers first, because that locks the company, which must be locked before its clients to
  // avoid deadlocks.
  const lastNumber = await reservePaymentNumbers(db, companyId, payments.length);
  await lockClients(db, companyId, clientIds);
  await insertPayments(db, companyId, payments, lastNumber - payments.length + 1);
  const ids = payments.map(({ id }) => id);
  await publishPaymentChange(db, companyId, 'Created', ids, clientIds);
}

const sumByPayment = (refunds: readonly NewRefund[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { paymentId, amount, status } of refunds) {
    if (status !== 'Failed') sums.set(paymentId, (sums.get(paymentId) ?? 0) + amount);
  }
  return sums;
};

/**
 * Adds refunds in the caller's transaction and publishes an event. Throws `NOT_FOUND` for an unknown payment,
 * and `CONFLICT` if a payment is not collected or the refunds exceed its refundable amount.
 */
export async function recordRefunds(db: Db, companyId: string, refunds: readonly NewRefund[]): Promise<void> {
  const paymentIds = [...new Set(refunds.map(({ paymentId }) => paymentId))];
  if (paymentIds.length === 0) return;
  const clientIds = await payersOf(db, companyId, paymentIds);
  await lockClients(db, companyId, clientIds);
  const payments = await lockRefundable(db, companyId, paymentIds);
  if (payments.length < paymentIds.length) throw notFound('payment');
  const requestedAmounts = sumByPayment(refunds);
  for (const { id, isCollected, refundable } of payments) {
    if (!isCollected) throw new DomainError('CONFLICT', 'Only a payment that came in can be refunded.');
    if (refundable < (requestedAmounts.get(id) ?? 0)) {
      throw new DomainError('CONFLICT', 'This is more than is left of the payment.');
    }
  }
  await insertRefunds(db, companyId, refunds);
  await publishPaymentChange(db, companyId, 'Updated', paymentIds, clientIds);
}

export const recordRefund = (db: Db, companyId: string, refund: NewRefund): Promise<void> =>
  recordRefunds(db, companyId, [refund]);
