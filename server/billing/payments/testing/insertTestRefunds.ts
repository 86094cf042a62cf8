import type { Db } from '../../../platform';
import type { NewRefund } from '../refund.repository';
import { lockRefundable, recordRefunds } from '../refunds';

/** Adds refunds without sending them to the provider. Throws `NOT_FOUND` for an unknown payment. */
export async function insertTestRefunds(
  db: Db,
  companyId: string,
  ...refunds: readonly NewRefund[]
): Promise<void> {
  const { rows: payments } = await db.query<{ id: string; clientId: string | null }>(
    'select id, client_id as "clientId" from payments where id = any($1::uuid[])',
    [refunds.map(({ paymentId }) => paymentId)],
  );
  await recordRefunds(db, companyId, await lockRefundable(db, companyId, payments), refunds);
}
