import { createHash } from 'node:crypto';
import type { Db } from '../../db/database';
import { conflict } from '../../../lib/errors';
import { newId } from '../../../lib/ids';
import { t } from '../../../lib/i18n/i18n';
import { portionOf } from '../../../../contract/money';
import type { ChargeOutcome, ChargeRequest, RefundOutcome, RefundRequest } from '../cardProvider';
import { declineCodeOf } from './cards';
import {
  type ChargeRow,
  countDeclines,
  findCharges,
  findRefund,
  findRefundable,
  insertChargeRows,
  insertRefund,
  type NewCharge,
} from './ledger.repository';

/** The fields of a charge that must match when its idempotency key is reused. */
type ChargeFingerprint = Pick<ChargeRequest, 'amount' | 'currency' | 'card' | 'paymentId'>;

export interface ProcessedCharge extends ChargeFingerprint, Pick<ChargeRequest, 'idempotencyKey' | 'at'> {
  reference: string;
  /** Null if the charge succeeded. */
  declineCode: string | null;
}

const hashOf = (...values: readonly unknown[]): Buffer =>
  createHash('sha256').update(JSON.stringify(values)).digest();

const chargeHash = ({ amount, currency, card, paymentId }: ChargeFingerprint): Buffer =>
  hashOf(amount, currency, card, paymentId);

const refundHash = ({ payment, amount }: RefundRequest): Buffer => hashOf(payment, amount);

/** Throws `CONFLICT` if an idempotency key is reused with other values. */
function assertSameRequest(stored: Buffer, requested: Buffer): void {
  if (stored.equals(requested)) return;
  throw conflict(t('This idempotency key was already used for another request.'));
}

/** Returns the sandbox fee in minor units: 2.9 percent plus 30, at most the charge. */
export const feeOf = (amount: number): number => Math.min(amount, portionOf(amount, 29, 1000) + 30);

const outcomeOf = ({ idempotencyKey, reference, status, fee, declineCode }: ChargeRow): ChargeOutcome => ({
  idempotencyKey,
  reference,
  status,
  fee,
  failureCode: declineCode === null ? null : 'card_declined',
  declineCode,
});

export const newChargeReference = (): string => `sandbox_payment_${newId()}`;

const toNewCharge = (charge: ProcessedCharge): NewCharge => {
  const { idempotencyKey: key, reference, paymentId, card, amount, currency, declineCode, at } = charge;
  return {
    ...{ key, reference, paymentId, card, amount, currency, declineCode, at },
    hash: chargeHash(charge).toString('hex'),
    status: declineCode === null ? 'Succeeded' : 'Failed',
    fee: declineCode === null ? feeOf(amount) : 0,
  };
};

/** Inserts charges in the caller's transaction. Skips those whose idempotency key exists. */
export const insertCharges = (
  db: Db,
  companyId: string,
  charges: readonly ProcessedCharge[],
): Promise<void> => insertChargeRows(db, companyId, charges.map(toNewCharge));

/**
 * Charges each idempotency key once, in the caller's transaction. Throws `CONFLICT` if a key is reused with
 * other values.
 */
export async function chargeInSandbox(
  db: Db,
  companyId: string,
  requests: readonly ChargeRequest[],
): Promise<ChargeOutcome[]> {
  const declineCounts = await countDeclines(
    db,
    companyId,
    requests.map(({ paymentId }) => paymentId),
  );
  const processed = requests.map((request) => ({
    ...request,
    reference: newChargeReference(),
    declineCode: declineCodeOf(request.card, request.at, declineCounts.get(request.paymentId) ?? 0),
  }));
  await insertCharges(db, companyId, processed);
  const storedCharges = await findCharges(
    db,
    companyId,
    requests.map(({ idempotencyKey }) => idempotencyKey),
  );
  const byKey = new Map(storedCharges.map((row) => [row.idempotencyKey, row]));
  return requests.map((request) => {
    const row = byKey.get(request.idempotencyKey);
    if (!row) throw new Error(`The sandbox has no charge with the key ${request.idempotencyKey}.`);
    assertSameRequest(row.requestHash, chargeHash(request));
    return outcomeOf(row);
  });
}

/**
 * Refunds each idempotency key once, in the caller's transaction. Returns a failed outcome for an unknown
 * payment or an amount above the refundable balance. Throws `CONFLICT` if a key is reused with other values.
 */
export async function refundInSandbox(db: Db, request: RefundRequest): Promise<RefundOutcome> {
  const { account, idempotencyKey, payment, amount, at } = request;
  const { companyId } = account;
  const charge = await findRefundable(db, companyId, payment);
  const stored = await findRefund(db, companyId, idempotencyKey);
  if (stored) {
    assertSameRequest(stored.requestHash, refundHash(request));
    return { reference: stored.reference, status: 'Succeeded', failureCode: null };
  }
  if (!charge || charge.refunded + amount > charge.amount) {
    return { reference: null, status: 'Failed', failureCode: 'amount_too_large' };
  }
  const reference = `sandbox_refund_${newId()}`;
  await insertRefund(db, companyId, {
    idempotencyKey,
    reference,
    hash: refundHash(request),
    payment,
    amount,
    at,
  });
  return { reference, status: 'Succeeded', failureCode: null };
}
