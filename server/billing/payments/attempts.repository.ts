import { assertStored, type Db, type PaymentAttempt } from '../../platform';
import { timestampSql } from '../../lib/timestamps';
import type { PaymentDirection } from '../../../contract/enums';
import { declineOf } from './declines';
import type { NewRetry, PaymentOutcome } from './ledger.repository';

export interface NewAttempt extends Omit<NewRetry, 'clientId'> {
  id: string;
  number: number;
  createdAt: Date;
}

export async function insertAttempts(
  db: Db,
  companyId: string,
  attempts: readonly NewAttempt[],
): Promise<void> {
  const result = await db.query(
    `/* insertAttempts */ insert into payment_attempts (company_id, id, payment_id, number, trigger, status, method,
       card_id, created_at)
     select k.id, r.id, r."paymentId", r.number, r.trigger, 'Processing', r.method, r."cardId", r."createdAt"
     from companies k, jsonb_to_recordset($2::jsonb) as r(id uuid, "paymentId" uuid, number integer, trigger text, method jsonb,
       "cardId" uuid, "createdAt" timestamptz)
     where k.id = $1`,
    [companyId, JSON.stringify(attempts)],
  );
  assertStored(result, attempts);
}

/** Adds the latest attempt of a payment that the provider charges, unless it is stored. */
export async function insertProviderAttempt(db: Db, companyId: string, paymentId: string): Promise<void> {
  await db.query(
    `/* insertProviderAttempt */ insert into payment_attempts
       (company_id, id, payment_id, number, trigger, status, method, created_at)
     select p.company_id, gen_random_uuid(), p.id, p.attempt_count,
       case when p.attempt_count = 1 then p.trigger else 'RetryAuto' end, 'Processing', p.method, company_now()
     from payments p where p.company_id = $1 and p.id = $2
     on conflict (company_id, payment_id, number) do nothing`,
    [companyId, paymentId],
  );
}

/**
 * The SQL condition for payments that Livery charges: those without an invoice at the provider, and manual
 * retries.
 */
export const isChargedByLivery = `(p.provider_invoice_id is null or p.trigger = 'RetryManual')`;

/** An attempt without an outcome. Its id is the idempotency key of the charge. */
export interface PendingAttempt {
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
  /** Set if the provider manages the invoice of the payment. */
  providerInvoiceId: string | null;
  createdAt: Date;
}

/**
 * Returns up to `limit` attempts without an outcome that Livery has to charge, ordered by payment id, after
 * `afterPayment`.
 */
export async function findPendingAttempts(
  db: Db,
  companyId: string,
  limit: number,
  afterPayment: string | null = null,
): Promise<PendingAttempt[]> {
  const { rows } = await db.query(
    `/* findPendingAttempts */ select a.id, a.payment_id as "paymentId", a.number, p.direction,
       p.client_id as "clientId", a.card_id as "cardId", p.amount, p.currency, p.description,
       p.provider_invoice_id as "providerInvoiceId", a.created_at as "createdAt"
     from payments p
     join payment_attempts a on a.company_id = p.company_id and a.payment_id = p.id and a.number = p.attempt_count
     where p.company_id = $1 and p.status = 'Processing' and a.status = 'Processing' and ${isChargedByLivery}
       and ($3::uuid is null or p.id > $3)
     order by p.id limit $2`,
    [companyId, limit, afterPayment],
  );
  return rows;
}

/**
 * Writes each outcome to the latest attempt of its payment. Skips Processing outcomes and attempts that
 * already have an outcome.
 */
export async function writeAttemptOutcomes(
  db: Db,
  companyId: string,
  outcomes: readonly PaymentOutcome[],
): Promise<void> {
  await db.query(
    `/* writeAttemptOutcomes */ update payment_attempts a
     set status = case when r.status = 'Succeeded' then 'Succeeded' else 'Failed' end,
       failure_code = r."failureCode", decline_code = r."declineCode", finished_at = r.at
     from jsonb_to_recordset($2::jsonb) as r("paymentId" uuid, status text, "failureCode" text, "declineCode" text,
       at timestamptz)
     join payments p on p.company_id = $1 and p.id = r."paymentId"
     where a.company_id = $1 and a.payment_id = p.id and a.number = p.attempt_count and a.status = 'Processing'
       and r.status <> 'Processing'`,
    [companyId, JSON.stringify(outcomes)],
  );
}

/** Returns the attempts of a payment, latest first. */
export async function attemptsOf(db: Db, companyId: string, paymentId: string): Promise<PaymentAttempt[]> {
  const { rows } = await db.query(
    `/* attemptsOf */ select a.number, a.trigger, a.status, a.method, p.direction, a.failure_code as "failureCode",
       a.decline_code as "declineCode", ${timestampSql('a.created_at')} as "createdAt"
     from payment_attempts a join payments p on p.company_id = a.company_id and p.id = a.payment_id
     where a.company_id = $1 and a.payment_id = $2 order by a.number desc`,
    [companyId, paymentId],
  );
  return rows.map(({ direction, failureCode, declineCode, ...attempt }) =>
    attempt.status === 'Failed'
      ? { ...attempt, failure: declineOf({ status: 'Failed', direction, declineCode, failureCode }).failure }
      : attempt,
  );
}
