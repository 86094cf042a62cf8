import type { Db, Payment, PaymentSort } from '../../platform';
import { paymentJoins, paymentJson } from './columns';
import { buildTabConditions, type PaymentSelection } from './conditions';
import type { PaymentJson } from './paymentJson';
import { presentPayment } from './present';
import { paymentOrder, reversePaymentOrder } from './sortOrder';

export interface PaymentSlice {
  sort: PaymentSort;
  limit: number;
  offset: number;
}

/** Returns a slice of a list of `size` payments. Counts the offset from the nearer end of the list. */
export async function paymentSlice(
  db: Db,
  companyId: string,
  selection: PaymentSelection,
  { sort, limit, offset }: PaymentSlice,
  size: number,
): Promise<Payment[]> {
  const remaining = size - offset;
  if (remaining <= 0) return [];
  const { values, conditions, bind } = buildTabConditions(companyId, selection);
  const isFromEnd = offset > remaining;
  // Sorts and skips only ids, because PostgreSQL would otherwise read the full rows of every earlier page.
  const { rows } = await db.query<{ payment: PaymentJson }>(
    `/* paymentSlice */ select ${paymentJson} as payment
     from (
       select p.id from payments p where ${conditions}
       order by ${(isFromEnd ? reversePaymentOrder : paymentOrder)(sort)}
       limit ${bind(isFromEnd ? Math.min(limit, remaining) : limit)}
       offset ${bind(isFromEnd ? Math.max(remaining - limit, 0) : offset)}
     ) slice
     join payments p on p.company_id = $1 and p.id = slice.id ${paymentJoins}
     order by ${paymentOrder(sort)}`,
    values,
  );
  return rows.map(({ payment }) => presentPayment(payment));
}

export async function paymentById(db: Db, companyId: string, id: string): Promise<Payment | null> {
  const { rows } = await db.query<{ payment: PaymentJson }>(
    `/* paymentById */ select ${paymentJson} as payment
     from payments p ${paymentJoins} where p.company_id = $1 and p.id = $2`,
    [companyId, id],
  );
  const [row] = rows;
  return row ? presentPayment(row.payment) : null;
}
