import type { Db } from '../platform';
import { estimateSearchShare } from './searchShare';
import { filterDays, filteredMovements, type DayBounds, type SearchMatches } from './conditions';
import { activeFilterNames } from './counting';
import type { ClientIdCache } from './clientIdCache';
import { findMatchingClients, maxListedIds } from './search';
import { validateReferences, type Selection } from './selection';

// Broader searches are not resolved to ids, because a scan in list order soon finds enough clients.
const broadShare = 0.02;

async function resolveSearch(
  db: Db,
  companyId: string,
  { search, found }: Selection,
  cache: ClientIdCache,
): Promise<SearchMatches> {
  if (search === '' || found !== 'Unknown') return found;
  const share = await cache.share(companyId, search, () => estimateSearchShare(db, companyId, search));
  if (share >= broadShare) return { share };
  const ids = await findMatchingClients(db, search);
  return ids === 'Many' ? { share } : ids;
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
async function loadFilterContext(
  db: Db,
  companyId: string,
  selection: Selection,
): Promise<FilterContext | null> {
  const values: unknown[] = [companyId, selection.filter.tag, filterDays(selection.filter)];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const movementCounts = filteredMovements(selection, bind).map(
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

/**
 * Resolves the search, day bounds and estimates that list queries need. Throws `BAD_USER_INPUT` or
 * `NOT_FOUND` if a selected plan or client is not in the company.
 */
export async function resolveSelection(
  db: Db,
  companyId: string,
  checked: Selection,
  cache: ClientIdCache,
): Promise<Selection> {
  await validateReferences(db, companyId, checked);
  const selection = { ...checked, found: await resolveSearch(db, companyId, checked, cache) };
  const { filter } = selection;
  const context = activeFilterNames(filter) === '' ? null : await loadFilterContext(db, companyId, selection);
  if (!context) return selection;
  const resolved = {
    ...selection,
    bounds: context.bounds,
    isTagCommon: context.tagCount > maxListedIds,
    isMovementCommon: context.movementCount > maxListedIds,
  };
  if (filter.activeOn === null || filter.activeOn < context.today) return resolved;
  // Paying at the end of today or a later day means paying now.
  return { ...resolved, isPayingNow: true, filter: { ...filter, activeOn: null } };
}
