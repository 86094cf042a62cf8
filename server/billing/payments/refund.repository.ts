import type { Db, RefundOutcome } from '../../platform';
import { lockClients } from '../../clients';
import type { RefundStatus } from '../../../contract/enums';

export interface LockedRefund {
  paymentId: string;
  clientIds: string[];
  status: RefundStatus;
}

/**
 * Locks the client first, then the payment and its refund, until the transaction ends. Returns null for an
 * unknown refund.
 */
export async function lockRefund(db: Db, companyId: string, refundId: string): Promise<LockedRefund | null> {
  const { rows } = await db.query<{ paymentId: string; clientId: string | null }>(
    `/* paymentOfRefund */ select p.id as "paymentId", p.client_id as "clientId"
     from refunds r join payments p on p.company_id = r.company_id and p.id = r.payment_id
     where r.company_id = $1 and r.id = $2`,
    [companyId, refundId],
  );
  const [row] = rows;
  if (!row) return null;
  const { paymentId, clientId } = row;
  const clientIds = clientId === null ? [] : [clientId];
  await lockClients(db, companyId, clientIds);
  const result = await db.query<{ status: RefundStatus }>(
    `/* lockRefund */ select r.status from payments p
     join refunds r on r.company_id = p.company_id and r.payment_id = p.id and r.id = $3
     where p.company_id = $1 and p.id = $2 for no key update`,
    [companyId, paymentId, refundId],
  );
  const [refund] = result.rows;
  return refund ? { paymentId, clientIds, status: refund.status } : null;
}

export async function writeRefundOutcome(
  db: Db,
  companyId: string,
  refundId: string,
  { reference, status, failure }: RefundOutcome,
  at: Date,
): Promise<void> {
  await db.query(
    `/* writeRefundOutcome */ update refunds
     set status = $3, provider_refund_id = coalesce($4, provider_refund_id), failure = $5,
       finished_at = case when $3 = 'Pending' then null else $6::timestamptz end
     where company_id = $1 and id = $2`,
    [companyId, refundId, status, reference, failure, at],
  );
}

export interface StoredRefund {
  id: string;
  reference: string | null;
  status: RefundStatus;
}

export async function refundsOf(db: Db, companyId: string, paymentId: string): Promise<StoredRefund[]> {
  const { rows } = await db.query<StoredRefund>(
    `/* refundsOf */ select id, provider_refund_id as reference, status from refunds
     where company_id = $1 and payment_id = $2 order by created_at, id`,
    [companyId, paymentId],
  );
  return rows;
}
