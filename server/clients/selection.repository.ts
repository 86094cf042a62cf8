import type { Db } from '../platform';
import { matchingIdsSql, type DayBounds } from './conditions';

/** Returns how many of the plans and clients are in the company. */
export async function countReferences(
  db: Db,
  companyId: string,
  planIds: readonly string[],
  clientIds: readonly string[],
): Promise<{ plans: number; clients: number }> {
  const { rows } = await db.query(
    `/* countClientReferences */ select
       (select count(*)::integer from client_billing_plans where company_id = $1 and id = any($2::uuid[])) as plans,
       (select count(*)::integer from clients where company_id = $1 and id = any($3::uuid[])) as clients`,
    [companyId, planIds, clientIds],
  );
  return rows[0] ?? { plans: 0, clients: 0 };
}

export interface ListContext {
  bounds: DayBounds;
  /** The company's current day. */
  today: string;
  /** The highest client number assigned so far. */
  lastNumber: number;
}

/**
 * Loads the company data that a list needs, and makes PostgreSQL plan later statements of the transaction for
 * their actual values.
 */
export async function loadListContext(
  db: Db,
  companyId: string,
  days: readonly string[],
): Promise<ListContext> {
  const { rows } = await db.query(
    `/* clientListContext */ select last_client_number as "lastNumber",
       (company_now() at time zone time_zone)::date::text as today,
       (select coalesce(json_object_agg(day, json_build_object(
          'start', day_start(day::date, time_zone), 'end', day_start(day::date + 1, time_zone))), '{}')
        from unnest($2::text[]) day) as bounds,
       set_config('plan_cache_mode', 'force_custom_plan', true)
     from companies where id = $1`,
    [companyId, days],
  );
  return rows[0] ?? { bounds: {}, today: '', lastNumber: 0 };
}

// Up to this many matches, listing ids is faster than checking each client.
const maxListedIds = 2000;

/** Returns the ids of the clients that a search finds, or `Many` above 2,000. */
export async function findMatchingClients(db: Db, search: string): Promise<string[] | 'Many'> {
  const values: unknown[] = [];
  const ids = matchingIdsSql(search, (value) => `$${values.push(value)}`);
  // In the select list, the function stops at the limit.
  const { rows } = await db.query(
    `/* clientsMatchingSearch */ select ${ids} as id limit ${maxListedIds + 1}`,
    values,
  );
  return rows.length > maxListedIds ? 'Many' : rows.map(({ id }) => id);
}
