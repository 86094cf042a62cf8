import type { Db, Payment, PaymentSort, StatementRows } from '../../platform';
import { paymentJoins, paymentJson } from './columns';
import { buildTabConditions, type PaymentSelection, buildConditions, rangeDays } from './conditions';
import { presentPayment } from './present';
import { paymentOrder, reversePaymentOrder } from './sortOrder';
import type { PaymentQuery } from './input';

export interface ListContext {
  /** The company's currency. */
  currency: string;
  /** The alphabetically first and last currency of payments in this direction. */
  currencies: readonly string[];
  lastNumber: number;
}

export interface ListContextRow extends ListContext {
  isClientKnown: boolean;
  plans: number;
  dayStarts: (string | null)[];
}

/**
 * Loads the company data that a query needs. Sets `plan_cache_mode`, so that later statements of the
 * transaction are planned for their actual values.
 */
export async function loadListContext(
  db: Db,
  companyId: string,
  { direction, filter }: PaymentQuery,
): Promise<ListContextRow | undefined> {
  const { rows } = await db.query(
    `/* paymentListContext */ select k.currency, k.last_payment_number as "lastNumber",
       array_remove(array[
         (select min(currency) from payments where company_id = $1 and direction = $2),
         (select max(currency) from payments where company_id = $1 and direction = $2)
       ]::text[], null) as currencies,
       $3::uuid is null or exists (select from clients where company_id = $1 and id = $3) as "isClientKnown",
       (select count(*)::integer from client_billing_plans
        where company_id = $1 and id = any($4::uuid[])) as plans,
       array(
         select day_start(day + (index % 2 = 0)::integer, k.time_zone)::text
         from unnest($5::date[]) with ordinality as days (day, index) order by index
       ) as "dayStarts",
       set_config('plan_cache_mode', 'force_custom_plan', true)
     from companies k where k.id = $1`,
    [companyId, direction, filter.clientId, filter.planId, rangeDays(filter)],
  );
  return rows[0];
}

/** The count of the payments with one status and currency, and their sums in minor units. */
export type StatusTotals = StatementRows['paymentStatusTotals'];

const sumColumns = `sum(p.amount)::bigint as amount, sum(p.amount_refunded)::bigint as refunded,
  sum(p.fee_amount)::bigint as fees`;

/** Sums the payments that match the search and filter. */
export async function sumByStatus(
  db: Db,
  companyId: string,
  selection: PaymentSelection,
): Promise<StatusTotals[]> {
  const { values, conditions } = buildConditions(companyId, selection);
  const { rows } = await db.query(
    `/* paymentStatusTotals */ select p.status, p.currency, count(*)::integer as count, ${sumColumns}
     from payments p where ${conditions} group by p.status, p.currency`,
    values,
  );
  return rows;
}

/** Returns the totals of all payments from the counters, which do not distinguish currencies. */
export async function loadPaymentCounters(
  db: Db,
  companyId: string,
  { direction }: PaymentSelection,
  currency: string,
): Promise<StatusTotals[]> {
  const { rows } = await db.query(
    `/* loadPaymentCounters */ select status, $3 as currency, count, amount, amount_refunded as refunded,
       fee_amount as fees
     from payment_counts where company_id = $1 and direction = $2 and count > 0`,
    [companyId, direction, currency],
  );
  return rows;
}

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
  const { rows } = await db.query(
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
  const { rows } = await db.query(
    `/* paymentById */ select ${paymentJson} as payment
     from payments p ${paymentJoins} where p.company_id = $1 and p.id = $2`,
    [companyId, id],
  );
  const [row] = rows;
  return row ? presentPayment(row.payment) : null;
}
