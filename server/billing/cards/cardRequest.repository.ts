import { planNameIn } from '../../brand';
import { language } from '../../lib/i18n/i18n';
import { type Db, type PaymentMethod, statusAllowsSql, type StatementRows } from '../../platform';
import { clientItem, paymentTextColumns, type PaymentTextColumns } from '../payments/paymentText';

export interface NewCardRequest {
  id: string;
  clientId: string;
  tokenHash: Buffer;
  /** The id of the failed payment, or null for a request by an operator. */
  paymentId: string | null;
  createdBy: string | null;
}

const linkLifetimeDays = 7;

/** Inserts a card request and closes earlier ones of the client, who must be locked. */
export async function insertCardRequest(
  db: Db,
  companyId: string,
  { id, clientId, tokenHash, paymentId, createdBy }: NewCardRequest,
): Promise<void> {
  await db.query(
    `/* closeCardRequests */ update card_requests set expires_at = company_now()
     where company_id = $1 and client_id = $2 and used_at is null and expires_at > company_now()`,
    [companyId, clientId],
  );
  await db.query(
    `/* insertCardRequest */
     insert into card_requests (company_id, id, client_id, token_hash, payment_id, created_by, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6, company_now() + make_interval(days => $7::integer), company_now())`,
    [companyId, id, clientId, tokenHash, paymentId, createdBy, linkLifetimeDays],
  );
}

export interface CardRequestRow {
  id: string;
  clientId: string;
  clientName: string;
  companyName: string;
  planName: string | null;
  /** The sum of the failed payments, in minor units of `currency`. */
  amountDue: number;
  currency: string;
  timeZone: string;
  expiresAt: Date;
  /** The failed payment that caused the request, while it is past due. */
  payment: {
    amount: number;
    currency: string;
    text: PaymentTextColumns;
    method: PaymentMethod | null;
    nextRetryAt: string | null;
  } | null;
  isAboutPayment: boolean;
  /**
   * Whether the account is closed or paused for non-payment, in which case paying with the card reopens it.
   */
  isReopening: boolean;
}

/** Selects the open requests of a company whose status allows charging. The plan's name is in the language `$3`. */
const openRequest = `
  select r.id, r.client_id as "clientId", c.name as "clientName", k.name as "companyName", ${planNameIn('n', '$3')} as "planName",
    k.currency, k.time_zone as "timeZone", r.expires_at as "expiresAt", r.payment_id is not null as "isAboutPayment",
    (c.status = 'Paused' and c.status_before = 'PastDue'
      or c.status = 'Deactivated' and c.deactivated_by is null and c.deactivation_reason = 'NonPayment'
    ) is true and exists (
      select from payments p where p.company_id = $1 and p.client_id = c.id and p.subscription_id is not null
        and p.type = 'Subscription' and p.status = 'Failed'
    ) as "isReopening",
    coalesce((
      select sum(p.amount) from payments p
      where p.company_id = $1 and p.client_id = c.id and p.direction = 'Incoming' and p.status = 'Failed'
    ), 0)::bigint as "amountDue",
    case when f.id is not null then json_build_object('amount', f.amount, 'currency', f.currency,
      'text', ${paymentTextColumns('f', clientItem('f'))}, 'method', f.method,
      'nextRetryAt', f.next_retry_at) end as payment
  from card_requests r
  join clients c on c.company_id = r.company_id and c.id = r.client_id
  join companies k on k.id = r.company_id and ${statusAllowsSql('k.status', 'charge')}
  left join client_billing_plans n on n.company_id = c.company_id and n.id = c.plan_id
  left join payments f on f.company_id = r.company_id and f.id = r.payment_id and f.status = 'Failed'
  where r.company_id = $1 and r.used_at is null and r.expires_at > company_now()`;

export async function openRequestById(db: Db, companyId: string, id: string): Promise<CardRequestRow | null> {
  const { rows } = await db.query(`/* openRequestById */ ${openRequest} and r.id = $2`, [
    companyId,
    id,
    language(),
  ]);
  return rows[0] ?? null;
}

export async function openRequestByHash(
  db: Db,
  companyId: string,
  tokenHash: Buffer,
): Promise<CardRequestRow | null> {
  const { rows } = await db.query(`/* openRequestByHash */ ${openRequest} and r.token_hash = $2`, [
    companyId,
    tokenHash,
    language(),
  ]);
  return rows[0] ?? null;
}

export async function setRequestToken(
  db: Db,
  companyId: string,
  id: string,
  tokenHash: Buffer,
): Promise<void> {
  await db.query(
    '/* setRequestToken */ update card_requests set token_hash = $3 where company_id = $1 and id = $2',
    [companyId, id, tokenHash],
  );
}

/** Marks a request as used. Returns false if the request is unknown, was used or has expired. */
export async function markRequestUsed(db: Db, companyId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* markCardRequestUsed */ update card_requests set used_at = company_now()
     where company_id = $1 and id = $2 and used_at is null and expires_at > company_now()`,
    [companyId, id],
  );
  return rowCount === 1;
}

export type FailedPayment = StatementRows['failedPaymentsOf'];

/** Returns the given client payments that are still failed. */
export async function failedPaymentsOf(
  db: Db,
  companyId: string,
  paymentIds: readonly string[],
): Promise<FailedPayment[]> {
  const { rows } = await db.query(
    `/* failedPaymentsOf */ select id, client_id as "clientId" from payments
     where company_id = $1 and id = any($2::uuid[]) and status = 'Failed' and direction = 'Incoming'
     order by client_id, id`,
    [companyId, paymentIds],
  );
  return rows;
}
