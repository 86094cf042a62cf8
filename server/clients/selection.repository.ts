import type { Db } from '../platform';
import { filterDays, filteredMovements, type DayBounds, type SelectionCriteria } from './conditions';
import { maxListedIds } from './search';

/** Returns how many of the plans and clients are in the company. */
export async function countReferences(
  db: Db,
  companyId: string,
  planIds: readonly string[],
  clientIds: readonly string[],
): Promise<{ plans: number; clients: number }> {
  const { rows } = await db.query<{ plans: number; clients: number }>(
    `/* countClientReferences */ select
       (select count(*)::integer from client_billing_plans where company_id = $1 and id = any($2::uuid[])) as plans,
       (select count(*)::integer from clients where company_id = $1 and id = any($3::uuid[])) as clients`,
    [companyId, planIds, clientIds],
  );
  return rows[0] ?? { plans: 0, clients: 0 };
}

interface FilterContext {
  bounds: DayBounds;
  today: string;
  tagCount: number;
  movementCount: number;
}

/**
 * Loads the data that the filter depends on, and makes PostgreSQL plan later statements of the transaction
 * for their actual values.
 */
export async function loadFilterContext(
  db: Db,
  companyId: string,
  criteria: SelectionCriteria,
): Promise<FilterContext | null> {
  const values: unknown[] = [companyId, criteria.filter.tag, filterDays(criteria.filter)];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const movementCounts = filteredMovements(criteria, bind).map(
    (movements) => `(select count(*)::integer from (select from ${movements} limit ${maxListedIds + 1}) few)`,
  );
  const { rows } = await db.query<FilterContext>(
    `/* clientFilterContext */ select (company_now() at time zone time_zone)::date::text as today,
       (select coalesce(json_object_agg(day, json_build_object(
          'start', day_start(day::date, time_zone), 'end', day_start(day::date + 1, time_zone))), '{}')
        from unnest($3::text[]) day) as bounds,
       (select coalesce(sum(count), 0)::integer from client_facets
        where company_id = $1 and facet = 'Tag' and value = any($2::text[])) as "tagCount",
       ${movementCounts.length === 0 ? 0 : `least(${movementCounts.join()})`} as "movementCount",
       set_config('plan_cache_mode', 'force_custom_plan', true)
     from companies where id = $1`,
    values,
  );
  return rows[0] ?? null;
}
