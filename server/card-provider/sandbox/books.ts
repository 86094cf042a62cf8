import { createHash } from 'node:crypto';
import type { Db } from '../../db/database';
import { DomainError } from '../../errors';
import { newId } from '../../lib/ids';
import { portionOf } from '../../lib/money';
import type { ChargeOutcome, ChargeRequest, RefundOutcome, RefundRequest } from '../cardProvider';
import { answerOf } from './cards';

/** What a charge is known by when it is asked for again. */
type Charged = Pick<ChargeRequest, 'amount' | 'currency' | 'card' | 'paymentId'>;

/** A charge that the bank has answered. */
export interface AnsweredCharge extends Charged, Pick<ChargeRequest, 'idempotencyKey' | 'at'> {
  reference: string;
  /** Null where it came in. */
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

const chargeHash = ({ amount, currency, card, paymentId }: Charged): Buffer =>
  hashOf(amount, currency, card, paymentId);

const refundHash = ({ payment, amount }: RefundRequest): Buffer => hashOf(payment, amount);

/** The same key with other values is a mistake of the caller's. */
function refuseOther(known: Buffer, asked: Buffer): void {
  if (known.equals(asked)) return;
  throw new DomainError('CONFLICT', 'This key was used for something else.');
}

/** 2.9 percent, to the nearest minor unit, and 30, but never more than the charge. */
export const feeOf = (amount: number): number => Math.min(amount, portionOf(amount, 29, 1000) + 30);

const outcomeOf = ({ idempotencyKey, reference, status, fee, declineCode }: ChargeRow): ChargeOutcome => ({
  idempotencyKey,
  reference,
  status,
  fee,
  failureCode: declineCode === null ? null : 'card_declined',
  declineCode,
});

async function chargesOf(db: Db, companyId: string, keys: readonly string[]): Promise<ChargeRow[]> {
  const { rows } = await db.query<ChargeRow>(
    `/* sandboxCharges */ select idempotency_key as "idempotencyKey", request_hash as "requestHash", reference,
       status, fee, decline_code as "declineCode"
     from sandbox_charges where company_id = $1 and idempotency_key = any($2::text[])`,
    [companyId, keys],
  );
  return rows;
}

async function declinesBefore(
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

const chargeRecord = (charge: AnsweredCharge) => {
  const { idempotencyKey: key, reference, paymentId, card, amount, currency, declineCode, at } = charge;
  return {
    ...{ key, reference, paymentId, card, amount, currency, declineCode, at },
    hash: chargeHash(charge).toString('hex'),
    status: declineCode === null ? 'Succeeded' : 'Failed',
    fee: declineCode === null ? feeOf(amount) : 0,
  };
};

/** Puts charges on the books, but for those whose keys are there, in the caller's transaction. */
export async function keepCharges(
  db: Db,
  companyId: string,
  charges: readonly AnsweredCharge[],
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
    [companyId, JSON.stringify(charges.map(chargeRecord))],
  );
}

/** Charges what was not charged under the same key before, in the caller's transaction. */
export async function chargeInSandbox(
  db: Db,
  companyId: string,
  requests: readonly ChargeRequest[],
): Promise<ChargeOutcome[]> {
  const declined = await declinesBefore(
    db,
    companyId,
    requests.map(({ paymentId }) => paymentId),
  );
  const answered = requests.map((request) => ({
    ...request,
    reference: newChargeReference(),
    declineCode: answerOf(request.card, request.at, declined.get(request.paymentId) ?? 0),
  }));
  await keepCharges(db, companyId, answered);
  const kept = await chargesOf(
    db,
    companyId,
    requests.map(({ idempotencyKey }) => idempotencyKey),
  );
  const byKey = new Map(kept.map((row) => [row.idempotencyKey, row]));
  return requests.map((request) => {
    const row = byKey.get(request.idempotencyKey);
    if (!row) throw new Error(`The sandbox has lost the charge ${request.idempotencyKey}.`);
    refuseOther(row.requestHash, chargeHash(request));
    return outcomeOf(row);
  });
}

interface Refundable {
  amount: number;
  refunded: number;
}

async function refundableOf(db: Db, companyId: string, reference: string): Promise<Refundable | null> {
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

/** Gives back what was not given back under the same key before, in the caller's transaction. */
export async function refundInSandbox(db: Db, request: RefundRequest): Promise<RefundOutcome> {
  const { account, idempotencyKey, payment, amount, at } = request;
  const { companyId } = account;
  const charge = await refundableOf(db, companyId, payment);
  const { rows } = await db.query<{ reference: string; requestHash: Buffer }>(
    `/* sandboxRefund */ select reference, request_hash as "requestHash" from sandbox_refunds
     where company_id = $1 and idempotency_key = $2`,
    [companyId, idempotencyKey],
  );
  const [known] = rows;
  if (known) {
    refuseOther(known.requestHash, refundHash(request));
    return { reference: known.reference, status: 'Succeeded', failure: null };
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
