import type { ChargeOutcome, Db, RefundOutcome } from '../../platform';
import { lockClients } from '../../clients';
import { newId } from '../../lib/ids';
import type { CardProviderName } from '../../../contract/enums';
import {
  chargedPeriods,
  insertAttempts,
  lockCompany,
  lockPayments,
  pendingAttemptIds,
  periodKey,
  reopenPayments,
  selectPendingAttempts,
  writeAttemptOutcomes,
  writePaymentOutcomes,
} from './ledger.repository';
import type { NewRetry, PendingAttempt } from './attempts';
import { applyPaymentResults } from './applyPaymentResults';
import { recordPayments, recordRefund, publishPaymentChange } from './recording';
import { payersOf, type NewPayment, type NewRefund } from './recording.repository';
import { lockRefund, writeRefundOutcome } from './refund.repository';

export interface AttemptOutcome {
  attemptId: string;
  paymentId: string;
  outcome: Omit<ChargeOutcome, 'idempotencyKey'>;
  provider: CardProviderName | null;
  /** When a failed payment is retried automatically, or null if it is not. */
  nextRetryAt: Date | null;
  /** When the attempt finished, by the company's clock. */
  at: Date;
}

const periodOf = ({ subscriptionId, periodStart }: NewPayment) =>
  subscriptionId !== null && periodStart ? { subscriptionId, periodStart } : null;

async function excludeChargedPeriods(
  db: Db,
  companyId: string,
  payments: readonly NewPayment[],
): Promise<NewPayment[]> {
  const periods = payments.flatMap((payment) => periodOf(payment) ?? []);
  const chargedKeys = await chargedPeriods(db, companyId, periods);
  return payments.filter((payment) => {
    const period = periodOf(payment);
    return !period || !chargedKeys.has(periodKey(period));
  });
}

/**
 * Adds payments with their first attempts in the caller's transaction. Skips periods that already have a
 * payment, and returns the ids of the added payments.
 */
export async function beginPayments(
  db: Db,
  companyId: string,
  payments: readonly NewPayment[],
): Promise<string[]> {
  await lockCompany(db, companyId);
  await lockClients(
    db,
    companyId,
    payments.flatMap(({ clientId }) => clientId ?? []),
  );
  const newPayments = (await excludeChargedPeriods(db, companyId, payments)).map((payment) => ({
    ...payment,
    status: 'Processing' as const,
    attempts: 1,
  }));
  if (newPayments.length === 0) return [];
  await recordPayments(db, companyId, newPayments);
  const attempts = newPayments.map(({ id, trigger, cardId, method, createdAt }) => ({
    id: newId(),
    paymentId: id,
    number: 1,
    trigger,
    cardId: cardId ?? null,
    method,
    createdAt,
  }));
  await insertAttempts(db, companyId, attempts);
  return newPayments.map(({ id }) => id);
}

/**
 * Starts another attempt to collect each payment that is still failed, and returns the ids of these payments.
 */
export async function beginRetries(
  db: Db,
  companyId: string,
  requested: readonly NewRetry[],
  at: Date,
): Promise<string[]> {
  const retries = [...new Map(requested.map((retry) => [retry.paymentId, retry])).values()];
  const ids = retries.map(({ paymentId }) => paymentId);
  const clientIds = await payersOf(db, companyId, ids);
  await lockClients(db, companyId, clientIds);
  await lockPayments(db, companyId, ids);
  const numbers = await reopenPayments(db, companyId, retries);
  const attempts = retries.flatMap((retry) => {
    const number = numbers.get(retry.paymentId);
    return number === undefined ? [] : [{ ...retry, id: newId(), number, createdAt: at }];
  });
  if (attempts.length === 0) return [];
  await insertAttempts(db, companyId, attempts);
  const startedIds = attempts.map(({ paymentId }) => paymentId);
  await publishPaymentChange(db, companyId, 'Updated', startedIds, clientIds);
  return startedIds;
}

/**
 * Returns up to `limit` attempts without an outcome that Livery has to charge, ordered by payment id, after
 * `afterPayment`.
 */
export const findPendingAttempts = (
  db: Db,
  companyId: string,
  limit: number,
  afterPayment: string | null = null,
): Promise<PendingAttempt[]> => selectPendingAttempts(db, companyId, limit, afterPayment);

/**
 * Writes outcomes of attempts and applies them to clients and subscriptions, in the caller's transaction.
 * Skips completed attempts and Processing outcomes, and returns the ids of completed payments.
 */
export async function completeAttempts(
  db: Db,
  companyId: string,
  outcomes: readonly AttemptOutcome[],
): Promise<string[]> {
  const finished = outcomes.filter(({ outcome }) => outcome.status !== 'Processing');
  const ids = finished.map(({ paymentId }) => paymentId);
  const clientIds = await payersOf(db, companyId, ids);
  await lockClients(db, companyId, clientIds);
  const paymentsById = new Map(
    (await lockPayments(db, companyId, ids)).map((payment) => [payment.id, payment]),
  );
  const pendingIds = new Set(await pendingAttemptIds(db, companyId, ids));
  const completed = finished.flatMap(({ attemptId, paymentId, outcome, provider, nextRetryAt, at }) => {
    const payment = paymentsById.get(paymentId);
    if (payment?.status !== 'Processing' || !pendingIds.has(attemptId)) return [];
    return [{ payment, provider, nextRetryAt, at, ...outcome, paymentId }];
  });
  if (completed.length === 0) return [];
  await applyPaymentResults(
    db,
    companyId,
    completed.map(({ payment, status, at }) => ({ payment, hasPaid: status === 'Succeeded', at })),
  );
  await writeAttemptOutcomes(db, companyId, completed);
  await writePaymentOutcomes(db, companyId, completed);
  const completedIds = completed.map(({ paymentId }) => paymentId);
  await publishPaymentChange(db, companyId, 'Updated', completedIds, clientIds);
  return completedIds;
}

/**
 * Adds a pending refund, which reduces the refundable amount. Throws `NOT_FOUND` for an unknown payment, and
 * `CONFLICT` if the payment is not collected or less is refundable.
 */
export const beginRefund = (db: Db, companyId: string, refund: NewRefund): Promise<void> =>
  recordRefund(db, companyId, { ...refund, status: 'Pending' });

/**
 * Writes the outcome of a pending refund in the caller's transaction. Does nothing if the refund is already
 * completed.
 */
export async function completeRefund(
  db: Db,
  companyId: string,
  refundId: string,
  outcome: RefundOutcome,
  at: Date,
): Promise<void> {
  const refund = await lockRefund(db, companyId, refundId);
  if (refund?.status !== 'Pending') return;
  await writeRefundOutcome(db, companyId, refundId, outcome, at);
  await publishPaymentChange(db, companyId, 'Updated', [refund.paymentId], refund.clientIds);
}
