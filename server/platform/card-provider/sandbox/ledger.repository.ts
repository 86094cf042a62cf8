import type { Db } from '../../db/database';
import type { StatementRows } from '../../db/rows.generated';
import type { ChargeRequest, RefundRequest } from '../cardProvider';

export type ChargeRow = StatementRows['sandboxCharges'];

export interface NewCharge extends Pick<ChargeRequest, 'amount' | 'currency' | 'card' | 'paymentId' | 'at'> {
  key: string;
  reference: string;
  /** The request's hash in hexadecimal. */
  hash: string;
  status: ChargeRow['status'];
  fee: number;
  declineCode: string | null;
}

export async function findCharges(db: Db, companyId: string, keys: readonly string[]): Promise<ChargeRow[]> {
  const { rows } = await db.query(
    `/* sandboxCharges */ select idempotency_key as "idempotencyKey", request_hash as "requestHash", reference,
       status, fee, decline_code as "declineCode"
     from sandbox_charges where company_id = $1 and idempotency_key = any($2::text[])`,
    [companyId, keys],
  );
  return rows;
}

export async function countDeclines(
  db: Db,
  companyId: string,
  paymentIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await db.query(
    `/* sandboxDeclines */ select payment_id as "paymentId", count(*)::integer as count from sandbox_charges
     where company_id = $1 and payment_id = any($2::uuid[]) and status = 'Failed' group by 1`,
    [companyId, paymentIds],
  );
  return new Map(rows.map(({ paymentId, count }) => [paymentId, count]));
}

/** Skips charges whose idempotency key exists. */
export async function insertChargeRows(
  db: Db,
  companyId: string,
  charges: readonly NewCharge[],
): Promise<void> {
  await db.query(
    `/* insertSandboxCharges */ insert into sandbox_charges (company_id, idempotency_key, reference, request_hash,
       payment_id, card, amount, currency, status, fee, decline_code, created_at)
     select k.id, r.key, r.reference, decode(r.hash, 'hex'), r."paymentId", r.card, r.amount, r.currency, r.status,
       r.fee, r."declineCode", r.at
     from companies k, jsonb_to_recordset($2::jsonb) as r(key text, reference text, hash text, "paymentId" uuid, card text,
       amount integer, currency text, status text, fee integer, "declineCode" text, at timestamptz)
     where k.id = $1 order by r.key
     on conflict (company_id, idempotency_key) do nothing`,
    [companyId, JSON.stringify(charges)],
  );
}

type Refundable = StatementRows['sandboxRefundable'];

export async function findRefundable(
  db: Db,
  companyId: string,
  reference: string,
): Promise<Refundable | null> {
  const { rows } = await db.query(
    `/* sandboxRefundable */ select c.amount, coalesce((
       select sum(r.amount) from sandbox_refunds r where r.company_id = $1 and r.charge_reference = c.reference
     ), 0)::integer as refunded
     from sandbox_charges c
     where c.company_id = $1 and c.reference = $2 and c.status = 'Succeeded' for update`,
    [companyId, reference],
  );
  return rows[0] ?? null;
}

export async function findRefund(
  db: Db,
  companyId: string,
  idempotencyKey: string,
): Promise<{ reference: string; requestHash: Buffer } | undefined> {
  const { rows } = await db.query(
    `/* sandboxRefund */ select reference, request_hash as "requestHash" from sandbox_refunds
     where company_id = $1 and idempotency_key = $2`,
    [companyId, idempotencyKey],
  );
  return rows[0];
}

export async function insertRefund(
  db: Db,
  companyId: string,
  refund: Pick<RefundRequest, 'idempotencyKey' | 'payment' | 'amount' | 'at'> & {
    reference: string;
    hash: Buffer;
  },
): Promise<void> {
  const { idempotencyKey, reference, hash, payment, amount, at } = refund;
  await db.query(
    `/* insertSandboxRefund */ insert into sandbox_refunds
       (company_id, idempotency_key, reference, request_hash, charge_reference, amount, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [companyId, idempotencyKey, reference, hash, payment, amount, at],
  );
}
