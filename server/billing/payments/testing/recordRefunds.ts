import type { Db } from '../../../platform';
import { lockClients } from '../../../clients';
import { notFound } from '../../../lib/errors';
import { lockRefundable, type NewRefund } from '../refund.repository';
import * as refunds from '../refunds';

/** Adds refunds without sending them to the provider. Throws `NOT_FOUND` for an unknown payment. */
export async function recordRefunds(
  db: Db,
  companyId: string,
  newRefunds: readonly NewRefund[],
): Promise<void> {
  const ids = [...new Set(newRefunds.map(({ paymentId }) => paymentId))];
  const { rows: clients } = await db.query<{ id: string }>(
    'select client_id as id from payments where id = any($1::uuid[]) and client_id is not null',
    [ids],
  );
  await lockClients(
    db,
    companyId,
    clients.map(({ id }) => id),
  );
  const payments = await lockRefundable(db, companyId, ids);
  if (payments.length < ids.length) throw notFound('payment');
  await refunds.recordRefunds(db, companyId, payments, newRefunds);
}

export const recordRefund = (db: Db, companyId: string, refund: NewRefund): Promise<void> =>
  recordRefunds(db, companyId, [refund]);
