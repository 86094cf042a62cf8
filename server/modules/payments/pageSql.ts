import type { Db } from '../../db/database';
import type { Payment, PaymentSort } from '../../schema.generated';
import { paymentJoins, paymentJson } from './columns';
import { tabConditionsOf, type PaymentSelection } from './conditions';
import { presentPayment, type PaymentJson } from './present';
import { paymentOrder, paymentOrderBackwards } from './sortOrder';

export interface PaymentSlice {
  sort: PaymentSort;
  limit: number;
  offset: number;
}

/** A part of a list that is `size` payments long, counted from whichever end is nearer. */
export async function paymentSlice(
  db: Db,
  companyId: string,
  selection: PaymentSelection,
  { sort, limit, offset }: PaymentSlice,
  size: number,
): Promise<Payment[]> {
  const rest = size - offset;
  if (rest <= 0) return [];
  const { values, conditions, refer } = tabConditionsOf(companyId, selection);
  const isNearEnd = offset > rest;
  // Only ids go through the order and the offset: whole rows would be read for every page before this one.
  const { rows } = await db.query<{ payment: PaymentJson }>(
    `/* paymentSlice */ select ${paymentJson} as payment
     from (
       select p.id from payments p where ${conditions}
       order by ${(isNearEnd ? paymentOrderBackwards : paymentOrder)(sort)}
       limit ${refer(isNearEnd ? Math.min(limit, rest) : limit)}
       offset ${refer(isNearEnd ? Math.max(rest - limit, 0) : offset)}
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
  const [found] = rows;
  return found ? presentPayment(found.payment) : null;
}
