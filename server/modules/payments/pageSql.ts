import type { Db } from '../../db/database';
import { notFound } from '../../errors';
import type { Payment, PaymentTotals } from '../../schema.generated';
import { paymentJoins, paymentJson } from './columns';
import { conditionsOf, isUnfiltered, standing, type PaymentSelection } from './conditions';
import { presentPayment, type PaymentJson } from './present';

export interface Surroundings {
  currency: string;
  isClientKnown: boolean;
  /** Of the days asked for: where a first day begins, and where a last day ends. */
  moments: (string | null)[];
}

/** The company's currency and days, which come in pairs of a first and a last one. */
export async function paymentSurroundings(
  db: Db,
  companyId: string,
  days: readonly (string | null)[],
  clientId: string | null,
): Promise<Surroundings> {
  const { rows } = await db.query<Surroundings>(
    `/* paymentSurroundings */ select k.currency,
       $3::uuid is null or exists (select from clients where company_id = $1 and id = $3) as "isClientKnown",
       array(
         select day_start(day + (place % 2 = 0)::integer, k.time_zone)::text
         from unnest($2::date[]) with ordinality as given (day, place) order by place
       ) as moments
     from companies k where k.id = $1`,
    [companyId, days, clientId],
  );
  const [surroundings] = rows;
  if (!surroundings) throw notFound('company');
  return surroundings;
}

export async function paymentSlice(
  db: Db,
  companyId: string,
  selection: PaymentSelection,
  { limit, offset }: { limit: number; offset: number },
): Promise<Payment[]> {
  const { values, conditions } = conditionsOf(companyId, selection);
  // Only ids go through the order and the offset: whole rows would be read for every page before this one.
  const { rows } = await db.query<{ payment: PaymentJson }>(
    `/* paymentSlice */ select ${paymentJson} as payment
     from (
       select p.id from payments p where ${conditions}
       order by p.created_at desc, p.id desc limit $${values.push(limit)} offset $${values.push(offset)}
     ) slice
     join payments p on p.company_id = $1 and p.id = slice.id ${paymentJoins}
     order by p.created_at desc, p.id desc`,
    values,
  );
  return rows.map(({ payment }) => presentPayment(payment));
}

export interface Sums extends Omit<PaymentTotals, 'currency'> {
  /** How many the selection has, whatever became of them. */
  size: number;
}

const fromCounters = (selection: PaymentSelection): string =>
  `select p.status, p.count, p.amount, p.amount_refunded, p.fee_amount from payment_counts p
   where ${standing(selection)}`;

const fromRows = (conditions: string): string =>
  `select p.status, count(*) as count, sum(p.amount) as amount, sum(p.amount_refunded) as amount_refunded,
     sum(p.fee_amount) as fee_amount
   from payments p where ${conditions} group by p.status`;

const sum = (what: string, status: string): string =>
  `coalesce(sum(${what}) filter (where ${status}), 0)::bigint`;

export async function paymentSums(db: Db, companyId: string, selection: PaymentSelection): Promise<Sums> {
  const { values, conditions } = isUnfiltered(selection)
    ? { values: [companyId, selection.direction], conditions: null }
    : conditionsOf(companyId, selection);
  const [collected, lost] = ['is_collected(status)', 'is_lost(status)'];
  const { rows } = await db.query<Sums>(
    `/* paymentSums */ select ${sum('count', 'true')} as size, ${sum('count', collected)} as count,
       ${sum('amount', collected)} as gross, ${sum('amount_refunded', collected)} as refunded,
       ${sum('fee_amount', collected)} as fees,
       ${sum('amount - amount_refunded - fee_amount', collected)} as net,
       ${sum('count', lost)} as "failedCount", ${sum('amount', lost)} as "failedAmount"
     from (${conditions === null ? fromCounters(selection) : fromRows(conditions)}) standing`,
    values,
  );
  const [sums] = rows;
  if (!sums) throw new Error('A sum without groups has one row.');
  return sums;
}
