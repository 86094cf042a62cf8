import type { ChangeKind } from '../../../contract/enums';
import { lockClients } from '../../clients';
import { type Db, namedIds } from '../../platform';
import type { AbandonedPlan } from '../billing.events';
import type { NewPayment } from './createPendingPayment';
import { cancelFailedPayments, insertPayments, reservePaymentNumbers } from './ledger.repository';

/** Returns the ids of the clients who pay, without duplicates. */
export const payersOf = (payments: readonly { clientId: string | null }[]): string[] => [
  ...new Set(payments.flatMap(({ clientId }) => clientId ?? [])),
];

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
  const clientIds = payersOf(payments);
  // Reserves the numbers first, because that locks the company, which must be locked before its clients to
  // avoid deadlocks.
  const lastNumber = await reservePaymentNumbers(db, companyId, payments.length);
  await lockClients(db, companyId, clientIds);
  await insertPayments(db, companyId, payments, lastNumber - payments.length + 1);
  const ids = payments.map(({ id }) => id);
  await publishPaymentChange(db, companyId, 'Created', ids, clientIds);
}

/** Cancels the failed payments of abandoned plans and publishes the change. */
export async function cancelPayments(
  db: Db,
  companyId: string,
  plans: readonly AbandonedPlan[],
): Promise<void> {
  const canceled = await cancelFailedPayments(db, companyId, plans);
  if (canceled.length === 0) return;
  const [ids, clientIds] = [canceled.map(({ id }) => id), canceled.map(({ clientId }) => clientId)];
  await publishPaymentChange(db, companyId, 'Updated', ids, clientIds);
}
