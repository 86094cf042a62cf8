import type { ChargeOutcome, RefundOutcome } from '../../card-provider/cardProvider';
import type { Db } from '../../db/database';
import { newId } from '../../lib/ids';
import type {
  CardProviderName,
  PaymentDirection,
  PaymentMethod,
  PaymentTrigger,
} from '../../schema.generated';
import { lockClients } from '../clients/editing';
import {
  chargedPeriods,
  insertAttempts,
  lockCompany,
  lockPayments,
  openAttempts,
  periodKey,
  reopenPayments,
  selectAttemptsUnderWay,
  writeAttemptOutcomes,
  writePaymentOutcomes,
} from './ledgerSql';
import { moveByPayments } from './payingClients';
import { recordPayments, recordRefund, tellOfPayments, type NewPayment, type NewRefund } from './recording';
import { payersOf } from './recordingSql';
import { lockRefund, writeRefundOutcome } from './refundSql';

export { recordProviderPayment, type PaymentProblem } from './providerLedger';

/** A failed payment that is to be tried once more. */
export interface NewRetry {
  paymentId: string;
  trigger: PaymentTrigger;
  cardId: string | null;
  method: PaymentMethod | null;
}

export interface NewAttempt extends NewRetry {
  id: string;
  number: number;
  createdAt: Date;
}

/** An attempt whose outcome is not known yet. Its id is the key that the provider is asked with. */
export interface AttemptUnderWay {
  id: string;
  paymentId: string;
  number: number;
  direction: PaymentDirection;
  clientId: string | null;
  cardId: string | null;
  /** In minor units. */
  amount: number;
  currency: string;
  description: string | null;
  /** Of a payment that the provider bills by itself. */
  providerInvoiceId: string | null;
  createdAt: Date;
}

export interface Settlement {
  attemptId: string;
  paymentId: string;
  outcome: Omit<ChargeOutcome, 'idempotencyKey'>;
  provider: CardProviderName | null;
  /** Of a failed one, when it is tried again by itself. */
  nextRetryAt: Date | null;
  /** By the company's clock. */
  at: Date;
}

const periodOf = ({ subscriptionId, periodStart }: NewPayment) =>
  subscriptionId !== null && periodStart ? { subscriptionId, periodStart } : null;

async function withoutCharged(
  db: Db,
  companyId: string,
  payments: readonly NewPayment[],
): Promise<NewPayment[]> {
  const periods = payments.flatMap((payment) => periodOf(payment) ?? []);
  const charged = await chargedPeriods(db, companyId, periods);
  return payments.filter((payment) => {
    const period = periodOf(payment);
    return !period || !charged.has(periodKey(period));
  });
}

/**
 * Adds payments, each with its first attempt under way, in the caller's transaction. Returns the ids of those that
 * began: a period that has a payment already is left out.
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
  const fresh = (await withoutCharged(db, companyId, payments)).map((payment) => ({
    ...payment,
    status: 'Processing' as const,
    attempts: 1,
  }));
  if (fresh.length === 0) return [];
  await recordPayments(db, companyId, fresh);
  const attempts = fresh.map(({ id, trigger, cardId, method, createdAt }) => ({
    id: newId(),
    paymentId: id,
    number: 1,
    trigger,
    cardId: cardId ?? null,
    method,
    createdAt,
  }));
  await insertAttempts(db, companyId, attempts);
  return fresh.map(({ id }) => id);
}

/** Begins another attempt of those that are failed still, and returns their ids. */
export async function beginRetries(
  db: Db,
  companyId: string,
  given: readonly NewRetry[],
  at: Date,
): Promise<string[]> {
  const retries = [...new Map(given.map((retry) => [retry.paymentId, retry])).values()];
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
  const begun = attempts.map(({ paymentId }) => paymentId);
  await tellOfPayments(db, companyId, 'Updated', begun, clientIds);
  return begun;
}

/** Attempts whose outcome is not known yet, in the order of their payments' ids, from the one after `afterPayment`. */
export const attemptsUnderWay = (
  db: Db,
  companyId: string,
  limit: number,
  afterPayment: string | null = null,
): Promise<AttemptUnderWay[]> => selectAttemptsUnderWay(db, companyId, limit, afterPayment);

/**
 * Writes what became of attempts, and moves their clients and subscriptions, in the caller's transaction. What is
 * settled already stays as it is. A Processing outcome leaves the attempt under way. Returns the ids of the payments
 * that were settled.
 */
export async function settleAttempts(
  db: Db,
  companyId: string,
  settlements: readonly Settlement[],
): Promise<string[]> {
  const decided = settlements.filter(({ outcome }) => outcome.status !== 'Processing');
  const ids = decided.map(({ paymentId }) => paymentId);
  const clientIds = await payersOf(db, companyId, ids);
  await lockClients(db, companyId, clientIds);
  const standings = new Map((await lockPayments(db, companyId, ids)).map((one) => [one.id, one]));
  const open = new Set(await openAttempts(db, companyId, ids));
  const settled = decided.flatMap(({ attemptId, paymentId, outcome, provider, nextRetryAt, at }) => {
    const payment = standings.get(paymentId);
    if (payment?.status !== 'Processing' || !open.has(attemptId)) return [];
    return [{ payment, provider, nextRetryAt, at, ...outcome, paymentId }];
  });
  if (settled.length === 0) return [];
  await moveByPayments(
    db,
    companyId,
    settled.map(({ payment, status, at }) => ({ payment, hasPaid: status === 'Succeeded', at })),
  );
  await writeAttemptOutcomes(db, companyId, settled);
  await writePaymentOutcomes(db, companyId, settled);
  const settledIds = settled.map(({ paymentId }) => paymentId);
  await tellOfPayments(db, companyId, 'Updated', settledIds, clientIds);
  return settledIds;
}

/** A refund that is under way: what is left of the payment is less by it. NOT_FOUND, or CONFLICT where less is left. */
export const beginRefund = (db: Db, companyId: string, refund: NewRefund): Promise<void> =>
  recordRefund(db, companyId, { ...refund, status: 'Pending' });

/** Writes what became of a refund that is under way, in the caller's transaction. */
export async function settleRefund(
  db: Db,
  companyId: string,
  refundId: string,
  outcome: RefundOutcome,
  at: Date,
): Promise<void> {
  const refund = await lockRefund(db, companyId, refundId);
  if (refund?.status !== 'Pending') return;
  await writeRefundOutcome(db, companyId, refundId, outcome, at);
  await tellOfPayments(db, companyId, 'Updated', [refund.paymentId], refund.clientIds);
}
