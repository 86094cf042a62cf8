import type { Db, PaymentAttempt, Refund } from '../../platform';
import { timestampSql } from '../../lib/timestamps';
import { declineOf } from './declines';

interface AttemptRow extends PaymentAttempt {
  direction: 'Incoming' | 'Outgoing';
  failureCode: string | null;
  declineCode: string | null;
}

/** Returns the attempts of a payment, latest first. */
export async function attemptsOf(db: Db, companyId: string, paymentId: string): Promise<PaymentAttempt[]> {
  const { rows } = await db.query<AttemptRow>(
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

/** Returns the refunds of a payment, including pending and failed ones, latest first. */
export async function listPaymentRefunds(db: Db, companyId: string, paymentId: string): Promise<Refund[]> {
  const { rows } = await db.query<Refund>(
    `/* listPaymentRefunds */ select r.id, r.amount, r.reason, r.note, r.status, r.failure,
       coalesce(r.created_by_name, o.name) as "createdByName", ${timestampSql('r.created_at')} as "createdAt"
     from refunds r left join operators o on o.company_id = r.company_id and o.id = r.created_by
     where r.company_id = $1 and r.payment_id = $2 order by r.created_at desc, r.id desc`,
    [companyId, paymentId],
  );
  return rows;
}

/** Returns whether the payer has a default card. A null `clientId` means the company. */
export async function hasDefaultCard(db: Db, companyId: string, clientId: string | null): Promise<boolean> {
  const { rows } = await db.query<{ hasCard: boolean }>(
    `/* hasDefaultCard */ select case when $2::uuid is null
         then exists (select from billing_cards where company_id = $1 and is_default)
         else exists (select from client_cards where company_id = $1 and client_id = $2 and is_default)
       end as "hasCard"`,
    [companyId, clientId],
  );
  return rows[0]?.hasCard ?? false;
}
