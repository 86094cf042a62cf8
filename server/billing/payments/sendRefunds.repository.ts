import type { Db } from '../../platform';
import type { RefundReason } from '../../../contract/enums';

/** A refund without a response from the provider. */
export interface RefundToSend {
  id: string;
  paymentId: string;
  number: number;
  /** The provider's id of the payment. */
  reference: string;
  amount: number;
  currency: string;
  reason: RefundReason;
  createdAt: Date;
}

/**
 * Returns up to `limit` pending refunds in the order of their ids, after `after`. Excludes refunds with a
 * provider id, which the provider's events complete.
 */
export async function refundsToSend(
  db: Db,
  companyId: string,
  after: string | null,
  limit: number,
): Promise<RefundToSend[]> {
  const { rows } = await db.query<RefundToSend>(
    `/* refundsToSend */ select r.id, p.id as "paymentId", p.number, p.provider_payment_id as reference, r.amount,
       p.currency, r.reason, r.created_at as "createdAt"
     from refunds r join payments p on p.company_id = r.company_id and p.id = r.payment_id
     where r.company_id = $1 and r.status = 'Pending' and r.provider_refund_id is null
       and p.direction = 'Incoming' and p.provider_payment_id is not null
       and ($2::uuid is null or r.id > $2)
     order by r.id limit $3`,
    [companyId, after, limit],
  );
  return rows;
}

/**
 * Returns the ids of companies with refunds to send. Calls a database function, because row-level security
 * hides the refunds from platform queries.
 */
export async function companiesWithRefundsToSend(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    '/* companiesWithRefundsToSend */ select id from companies_with_refunds_to_send() as id',
  );
  return rows.map(({ id }) => id);
}
