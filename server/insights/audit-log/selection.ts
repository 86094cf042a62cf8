import { foldText, isCjkPair } from '../../../contract/foldText';
import { auditActions, type Db } from '../../platform';
import { notFound } from '../../lib/errors';
import { isId } from '../../lib/ids';
import type { Locality } from '../client-activity/formatChanges';
import type { AuditQuery, CheckedAuditFilter } from './input';

interface SearchMatches {
  /** The search text, compared with IP addresses, and with target labels if `events` is `Many`. */
  text: string;
  /** Ids of the events whose target label matches, or `Many` if there are too many to list. */
  events: 'Many' | readonly string[];
  operators: readonly string[];
  actions: readonly string[];
}

/** A query with its search matches and dates resolved. */
export interface AuditSelection {
  filter: CheckedAuditFilter;
  /**
   * The start of the range's first day, or null if the range has none. `until` is the exclusive end, or null.
   */
  from: string | null;
  until: string | null;
  /** Null without a search. */
  matches: SearchMatches | null;
}

// Up to this number, listing the matching ids is faster than checking every event.
const maxListedIds = 2000;

const splitCamelCase = (action: string): string =>
  action.replace(/[.A-Z]/g, (character) => ` ${character}`).toLowerCase();

/** Returns the actions that match a search such as `planChanged` or `plan changed`. */
const matchingActions = (search: string): string[] => {
  const foldedSearch = foldText(search);
  return auditActions.filter(
    (action) =>
      action.toLowerCase().includes(foldedSearch) ||
      splitCamelCase(action).replaceAll(' .', '').includes(foldedSearch),
  );
};

async function findMatches(db: Db, companyId: string, search: string): Promise<SearchMatches> {
  const idFunction = isCjkPair(foldText(search))
    ? 'audit_event_ids_with_cjk_pair'
    : 'matching_audit_event_ids';
  // In the select list, unlike in `from`, a set-returning function stops at the limit.
  const { rows: events } = await db.query<{ id: string }>(
    `/* auditEventMatches */ select ${idFunction}($1) as id limit ${maxListedIds + 1}`,
    [search],
  );
  const { rows: operators } = await db.query<{ id: string }>(
    `/* auditOperatorMatches */ select id from operators
     where company_id = $1 and strpos(search_key(name), search_key($2)) > 0`,
    [companyId, search],
  );
  return {
    text: search,
    events: events.length > maxListedIds ? 'Many' : events.map(({ id }) => id),
    operators: operators.map(({ id }) => id),
    actions: matchingActions(search),
  };
}

export interface QueryContext extends Omit<Locality, 'locale'> {
  companyName: string;
  /** The current date by the company's clock and time zone. */
  today: string;
  knownActors: number;
  isTargetKnown: boolean;
  from: string | null;
  until: string | null;
}

/**
 * Loads the company's settings, the start and end of the date range, and whether the filter's actors and
 * target are known. Also sets `plan_cache_mode`, so that later statements of the transaction are planned for
 * their actual values.
 */
async function loadQueryContext(
  db: Db,
  companyId: string,
  { actorIds, targetId, from, to }: CheckedAuditFilter,
): Promise<QueryContext> {
  const { rows } = await db.query<QueryContext>(
    `/* auditQueryContext */ select k.name as "companyName", k.currency, k.time_zone as "timeZone",
       to_char(company_now() at time zone k.time_zone, 'YYYY-MM-DD') as today,
       (select count(*)::integer from unnest($2::uuid[]) as given(id)
        where exists (select from operators o where o.company_id = $1 and o.id = given.id)
          or exists (select from audit_events e where e.company_id = $1 and e.actor_id = given.id)) as "knownActors",
       $3::uuid is null or exists (
         select from audit_events e where e.company_id = $1 and e.target_id = $3) as "isTargetKnown",
       day_start($4::date, k.time_zone)::text as from,
       day_start($5::date + 1, k.time_zone)::text as until,
       set_config('plan_cache_mode', 'force_custom_plan', true)
     from companies k where k.id = $1`,
    [companyId, actorIds, targetId, from, to],
  );
  const [queryContext] = rows;
  if (!queryContext) throw notFound('company');
  return queryContext;
}

/** Resolves the search and dates of a query. Throws `NOT_FOUND` for an unknown actor or target. */
export async function resolveSelection(
  db: Db,
  companyId: string,
  { search, filter }: AuditQuery,
): Promise<{ selection: AuditSelection; queryContext: QueryContext }> {
  const { actorIds, targetId } = filter;
  if (!actorIds.every(isId)) throw notFound('person');
  if (targetId !== null && !isId(targetId)) throw notFound('entry');
  const queryContext = await loadQueryContext(db, companyId, filter);
  if (queryContext.knownActors < actorIds.length) throw notFound('person');
  if (!queryContext.isTargetKnown) throw notFound('entry');
  const matches = search === '' ? null : await findMatches(db, companyId, search);
  const { from, until } = queryContext;
  return { selection: { filter, from, until, matches }, queryContext };
}
