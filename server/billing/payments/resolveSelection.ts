import type { Db } from '../../platform';
import { findMatchingClients } from '../../clients';
import { badInput, notFound } from '../../lib/errors';
import { isId } from '../../lib/ids';
import { toTimeRanges, rangeDays, type PaymentSelection } from './conditions';
import type { PaymentQuery } from './input';

export interface ListContext {
  /** The company's currency. */
  currency: string;
  /** The alphabetically first and last currency of payments in this direction. */
  currencies: readonly string[];
  lastNumber: number;
}

interface ListContextRow extends ListContext {
  isClientKnown: boolean;
  plans: number;
  dayStarts: (string | null)[];
}

/**
 * Loads the company data that a query needs. Sets `plan_cache_mode`, so that later statements of the
 * transaction are planned for their actual values.
 */
async function loadListContext(
  db: Db,
  companyId: string,
  { direction, filter }: PaymentQuery,
): Promise<ListContextRow> {
  const { rows } = await db.query<ListContextRow>(
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
  const [context] = rows;
  if (!context) throw notFound('company');
  return context;
}

/**
 * Resolves the search and dates of a query. Throws `NOT_FOUND` for an unknown client and `BAD_USER_INPUT` for
 * an unknown plan.
 */
export async function resolveSelection(
  db: Db,
  companyId: string,
  query: PaymentQuery,
): Promise<{ selection: PaymentSelection; context: ListContext }> {
  const { direction, status, search, filter } = query;
  if (filter.clientId !== null && !isId(filter.clientId)) throw notFound('client');
  const context = await loadListContext(db, companyId, query);
  if (!context.isClientKnown) throw notFound('client');
  if (context.plans < filter.planId.length) throw badInput({ planId: 'This plan does not exist.' });
  const matchingClients = search === '' ? [] : await findMatchingClients(db, search);
  const timeRanges = toTimeRanges(context.dayStarts);
  return {
    selection: { direction, status, search, matchingClients, filter, ...timeRanges, maxNumber: null },
    context,
  };
}
