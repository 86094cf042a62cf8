import type { Db } from '../../db/database';
import { DomainError, notFound } from '../../errors';
import { namedIds, publish } from '../../events';
import type { ChangeKind } from '../../schema.generated';
import { lockClients } from '../clients/editing';
import {
  insertPayments,
  insertRefunds,
  lockRefundable,
  payersOf,
  takePaymentNumbers,
  type NewPayment,
  type NewRefund,
} from './recordingSql';

export type { NewPayment, NewRefund } from './recordingSql';

/** Tells open lists of payments. Not as changes of clients: who sees clients alone would learn who pays, and when. */
export async function tellOfPayments(
  db: Db,
  companyId: string,
  kind: ChangeKind,
  ids: readonly string[],
  clientIds: readonly string[],
): Promise<void> {
  await publish(db, {
    type: 'paymentRecorded',
    companyId,
    kind,
    ids: namedIds(ids),
    clientIds: namedIds(clientIds),
    count: ids.length,
  });
}

/** Adds payments in the caller's transaction, numbered in their order, and tells open lists of them. */
export async function recordPayments(
  db: Db,
  companyId: string,
  payments: readonly NewPayment[],
): Promise<void> {
  if (payments.length === 0) return;
  const clientIds = [...new Set(payments.flatMap(({ clientId }) => (clientId === null ? [] : [clientId])))];
  // The company first and clients after it, as every writer does, so that no two wait for each other.
  const last = await takePaymentNumbers(db, companyId, payments.length);
  await lockClients(db, companyId, clientIds);
  await insertPayments(db, companyId, payments, last - payments.length + 1);
  const ids = payments.map(({ id }) => id);
  await tellOfPayments(db, companyId, 'Created', ids, clientIds);
}

const refundedTogether = (refunds: readonly NewRefund[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { paymentId, amount, status } of refunds) {
    if (status !== 'Failed') sums.set(paymentId, (sums.get(paymentId) ?? 0) + amount);
  }
  return sums;
};

/** Adds refunds in the caller's transaction: NOT_FOUND without the payment, CONFLICT where less is left of it. */
export async function recordRefunds(db: Db, companyId: string, refunds: readonly NewRefund[]): Promise<void> {
  const paymentIds = [...new Set(refunds.map(({ paymentId }) => paymentId))];
  if (paymentIds.length === 0) return;
  const clientIds = await payersOf(db, companyId, paymentIds);
  await lockClients(db, companyId, clientIds);
  const payments = await lockRefundable(db, companyId, paymentIds);
  if (payments.length < paymentIds.length) throw notFound('payment');
  const wanted = refundedTogether(refunds);
  for (const { id, isCollected, left } of payments) {
    if (!isCollected) throw new DomainError('CONFLICT', 'Only a payment that came in can be refunded.');
    if (left < (wanted.get(id) ?? 0)) {
      throw new DomainError('CONFLICT', 'This is more than is left of the payment.');
    }
  }
  await insertRefunds(db, companyId, refunds);
  await tellOfPayments(db, companyId, 'Updated', paymentIds, clientIds);
}

export const recordRefund = (db: Db, companyId: string, refund: NewRefund): Promise<void> =>
  recordRefunds(db, companyId, [refund]);
