import { createHash } from 'node:crypto';
import type { Db } from '../../db/database';
import { DomainError } from '../../../lib/errors';
import { newId } from '../../../lib/ids';
import { portionOf } from '../../../../contract/money';
import type { ChargeOutcome, ChargeRequest, RefundOutcome, RefundRequest } from '../cardProvider';
import { declineCodeOf } from './cards';

/** The fields of a charge that must match when its idempotency key is reused. */
type ChargeFingerprint = Pick<ChargeRequest, 'amount' | 'currency' | 'card' | 'paymentId'>;

export interface ProcessedCharge extends ChargeFingerprint, Pick<ChargeRequest, 'idempotencyKey' | 'at'> {
  reference: string;
  /** Null if the charge succeeded. */
  declineCode: string | null;
}

interface ChargeRow {
  idempotencyKey: string;
  requestHash: Buffer;
  reference: string;
  status: 'Succeeded' | 'Failed';
  fee: number;
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
  throw new DomainError('CONFLICT', 'This key was used for something else.');
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

async function findCharges(db: Db, companyId: string, keys: readonly string[]): Promise<ChargeRow[]> {
  const { rows } = await db.query<ChargeRow>(
    `/* sandboxCharges */ select idempotency_key as "idempotencyKey", request_hash as "requestHash", reference,
       status, fee, decline_code as "declineCode"
     from sandbox_charges where company_id = $1 and idempotency_key = any($2::text[])`,
    [companyId, keys],
  );
  return rows;
}

async function countDeclines(
  db: Db,
  companyId: string,
  paymentIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await db.query<{ paymentId: string; count: number }>(
    `/* sandboxDeclines */ select payment_id as "paymentId", count(*)::integer as count from sandbox_charges
     where company_id = $1 and payment_id = any($2::uuid[]) and status = 'Failed' group by 1`,
    [companyId, paymentIds],
  );
  return new Map(rows.map(({ paymentId, count }) => [paymentId, count]));
}

export const newChargeReference = (): string => `sandbox_payment_${newId()}`;

const chargeValues = (charge: ProcessedCharge) => {
  const { idempotencyKey: key, reference, paymentId, card, amount, currency, declineCode, at } = charge;
  return {
    ...{ key, reference, paymentId, card, amount, currency, declineCode, at },
    hash: chargeHash(charge).toString('hex'),
    status: declineCode === null ? 'Succeeded' : 'Failed',
    fee: declineCode === null ? feeOf(amount) : 0,
  };
};

/** Inserts charges in the caller's transaction. Skips those whose idempotency key exists. */
export async function insertCharges(
  db: Db,
  companyId: string,
  charges: readonly ProcessedCharge[],
): Promise<void> {
  await db.query(
    `/* insertSandboxCharges */ insert into sandbox_charges (company_id, idempotency_key, reference, request_hash,
       payment_id, card, amount, currency, status, fee, decline_code, created_at)
     select $1, r.key, r.reference, decode(r.hash, 'hex'), r."paymentId", r.card, r.amount, r.currency, r.status,
       r.fee, r."declineCode", r.at
     from jsonb_to_recordset($2::jsonb) as r(key text, reference text, hash text, "paymentId" uuid, card text,
       amount integer, currency text, status text, fee integer, "declineCode" text, at timestamptz)
     order by r.key
     on conflict (company_id, idempotency_key) do nothing`,
    [companyId, JSON.stringify(charges.map(chargeValues))],
  );
}

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

interface Refundable {
  amount: number;
  refunded: number;
}

async function findRefundable(db: Db, companyId: string, reference: string): Promise<Refundable | null> {
  const { rows } = await db.query<Refundable>(
    `/* sandboxRefundable */ select c.amount, coalesce((
       select sum(r.amount) from sandbox_refunds r where r.company_id = $1 and r.charge_reference = c.reference
     ), 0)::integer as refunded
     from sandbox_charges c
     where c.company_id = $1 and c.reference = $2 and c.status = 'Succeeded' for update`,
    [companyId, reference],
  );
  return rows[0] ?? null;
}

/**
 * Refunds each idempotency key once, in the caller's transaction. Returns a failed outcome for an unknown
 * payment or an amount above the refundable balance. Throws `CONFLICT` if a key is reused with other values.
 */
export async function refundInSandbox(db: Db, request: RefundRequest): Promise<RefundOutcome> {
  const { account, idempotencyKey, payment, amount, at } = request;
  const { companyId } = account;
  const charge = await findRefundable(db, companyId, payment);
  const { rows } = await db.query<{ reference: string; requestHash: Buffer }>(
    `/* sandboxRefund */ select reference, request_hash as "requestHash" from sandbox_refunds
     where company_id = $1 and idempotency_key = $2`,
    [companyId, idempotencyKey],
  );
  const [stored] = rows;
  if (stored) {
    assertSameRequest(stored.requestHash, refundHash(request));
    return { reference: stored.reference, status: 'Succeeded', failure: null };
  }
  if (!charge || charge.refunded + amount > charge.amount) {
    return { reference: null, status: 'Failed', failure: 'This is more than is left of the payment.' };
  }
  const reference = `sandbox_refund_${newId()}`;
  await db.query(
    `/* insertSandboxRefund */ insert into sandbox_refunds
       (company_id, idempotency_key, reference, request_hash, charge_reference, amount, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [companyId, idempotencyKey, reference, refundHash(request), payment, amount, at],
  );
  return { reference, status: 'Succeeded', failure: null };
}
