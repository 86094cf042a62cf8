import { foldText, isCjkPair } from '../../../contract/foldText';
import type { Db } from '../../platform';
import { notFound } from '../../lib/errors';
import type { Locality } from '../client-activity/formatChanges';
import type { CheckedAuditFilter } from './input';

// Up to this number, listing the matching ids is faster than checking every event.
const maxListedIds = 2000;

/** Returns the ids of the events whose target label matches a search, or `Many` above 2,000. */
export async function findMatchingEvents(db: Db, search: string): Promise<string[] | 'Many'> {
  const idFunction = isCjkPair(foldText(search))
    ? 'audit_event_ids_with_cjk_pair'
    : 'matching_audit_event_ids';
  // In the select list, unlike in `from`, a set-returning function stops at the limit.
  const { rows } = await db.query(
    `/* auditEventMatches */ select ${idFunction}($1) as id limit ${maxListedIds + 1}`,
    [search],
  );
  return rows.length > maxListedIds ? 'Many' : rows.map(({ id }) => id);
}

/** Returns the ids of the operators whose name matches a search. */
export async function findMatchingOperators(db: Db, companyId: string, search: string): Promise<string[]> {
  const { rows } = await db.query(
    `/* auditOperatorMatches */ select id from operators
     where company_id = $1 and strpos(search_key(name), search_key($2)) > 0`,
    [companyId, search],
  );
  return rows.map(({ id }) => id);
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
export async function loadQueryContext(
  db: Db,
  companyId: string,
  { actorIds, targetId, from, to }: CheckedAuditFilter,
): Promise<QueryContext> {
  const { rows } = await db.query(
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
  if (!queryContext) throw notFound();
  return queryContext;
}
