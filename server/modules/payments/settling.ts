import type { Db } from '../../db/database';
import { badInput, notFound } from '../../errors';
import { isId } from '../../lib/ids';
import { clientsFound } from '../clients/search';
import { boundsOf, daysOf, type PaymentSelection } from './conditions';
import type { PaymentQuery } from './input';

/** What a list of payments stands on. */
export interface Surroundings {
  /** The company's. */
  currency: string;
  /** The first and the last, by their letters, that payments of this direction are in. */
  currencies: readonly string[];
  lastNumber: number;
}

interface SurroundingsRow extends Surroundings {
  isClientKnown: boolean;
  plans: number;
  moments: (string | null)[];
}

/** From here on statements are planned for the very values that they are given. */
async function surroundingsOf(
  db: Db,
  companyId: string,
  { direction, filter }: PaymentQuery,
): Promise<SurroundingsRow> {
  const { rows } = await db.query<SurroundingsRow>(
    `/* paymentSurroundings */ select k.currency, k.last_payment_number as "lastNumber",
       array_remove(array[
         (select min(currency) from payments where company_id = $1 and direction = $2),
         (select max(currency) from payments where company_id = $1 and direction = $2)
       ]::text[], null) as currencies,
       $3::uuid is null or exists (select from clients where company_id = $1 and id = $3) as "isClientKnown",
       (select count(*)::integer from client_billing_plans
        where company_id = $1 and id = any($4::uuid[])) as plans,
       array(
         select day_start(day + (place % 2 = 0)::integer, k.time_zone)::text
         from unnest($5::date[]) with ordinality as given (day, place) order by place
       ) as moments,
       set_config('plan_cache_mode', 'force_custom_plan', true)
     from companies k where k.id = $1`,
    [companyId, direction, filter.clientId, filter.planId, daysOf(filter)],
  );
  const [surroundings] = rows;
  if (!surroundings) throw notFound('company');
  return surroundings;
}

/** What is asked for, with what has to be looked up before it can be read: clients and plans have to be the company's. */
export async function settledSelection(
  db: Db,
  companyId: string,
  query: PaymentQuery,
): Promise<{ selection: PaymentSelection; surroundings: Surroundings }> {
  const { direction, status, search, filter } = query;
  if (filter.clientId !== null && !isId(filter.clientId)) throw notFound('client');
  const surroundings = await surroundingsOf(db, companyId, query);
  if (!surroundings.isClientKnown) throw notFound('client');
  if (surroundings.plans < filter.planId.length) throw badInput({ planId: 'This plan does not exist.' });
  const found = search === '' ? [] : await clientsFound(db, search);
  const bounds = boundsOf(surroundings.moments);
  return { selection: { direction, status, search, found, filter, ...bounds, upTo: null }, surroundings };
}
