import { foldText, isCjkPair } from '../../../contract/foldText';
import type { Db } from '../../db/database';
import { notFound } from '../../errors';
import { isId } from '../../lib/ids';
import type { Locality } from '../client-activity/changeText';
import { auditActions } from './actions';
import type { AuditQuery, CheckedAuditFilter } from './input';

/** What a search finds. */
interface Found {
  /** The search itself, for what it finds too much of to name. */
  text: string;
  /** What happened to something of that name: too much to name, or these. */
  events: 'Many' | readonly string[];
  operators: readonly string[];
  actions: readonly string[];
}

/** A query with what has to be looked up before it can be read. */
export interface AuditSelection {
  filter: CheckedAuditFilter;
  /** The filter's days as the moments at which they begin and the day after them does. */
  from: string | null;
  until: string | null;
  /** Null where nothing is searched for. */
  found: Found | null;
}

// Up to here it is quicker to name what a search finds than to look at everything for it.
const mostNamed = 2000;

const wordsOf = (action: string): string => action.replace(/[.A-Z]/g, (sign) => ` ${sign}`).toLowerCase();

/** Both `planChanged` and `plan changed` are found. */
const actionsFound = (search: string): string[] => {
  const wanted = foldText(search);
  return auditActions.filter(
    (action) =>
      action.toLowerCase().includes(wanted) || wordsOf(action).replaceAll(' .', '').includes(wanted),
  );
};

async function findingsOf(db: Db, companyId: string, search: string): Promise<Found> {
  const idsFound = isCjkPair(foldText(search)) ? 'audit_event_ids_with_cjk_pair' : 'matching_audit_event_ids';
  // Called among the columns, the function goes no further than the limit.
  const { rows: events } = await db.query<{ id: string }>(
    `/* auditEventsFound */ select ${idsFound}($1) as id limit ${mostNamed + 1}`,
    [search],
  );
  const { rows: operators } = await db.query<{ id: string }>(
    `/* auditOperatorsFound */ select id from operators
     where company_id = $1 and strpos(search_key(name), search_key($2)) > 0`,
    [companyId, search],
  );
  return {
    text: search,
    events: events.length > mostNamed ? 'Many' : events.map(({ id }) => id),
    operators: operators.map(({ id }) => id),
    actions: actionsFound(search),
  };
}

export interface Surroundings extends Omit<Locality, 'locale'> {
  companyName: string;
  /** By the company's clock, in its time zone. */
  today: string;
  knownActors: number;
  isTargetKnown: boolean;
  from: string | null;
  until: string | null;
}

/** From here on statements are planned for the very values that they are given. */
async function surroundingsOf(
  db: Db,
  companyId: string,
  { actorIds, targetId, from, to }: CheckedAuditFilter,
): Promise<Surroundings> {
  const { rows } = await db.query<Surroundings>(
    `/* auditSurroundings */ select k.name as "companyName", k.currency, k.time_zone as "timeZone",
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
  const [surroundings] = rows;
  if (!surroundings) throw notFound('company');
  return surroundings;
}

/** NOT_FOUND for somebody, or something, that the company's record does not know. */
export async function settledSelection(
  db: Db,
  companyId: string,
  { search, filter }: AuditQuery,
): Promise<{ selection: AuditSelection; surroundings: Surroundings }> {
  const { actorIds, targetId } = filter;
  if (!actorIds.every(isId)) throw notFound('person');
  if (targetId !== null && !isId(targetId)) throw notFound('entry');
  const surroundings = await surroundingsOf(db, companyId, filter);
  if (surroundings.knownActors < actorIds.length) throw notFound('person');
  if (!surroundings.isTargetKnown) throw notFound('entry');
  const found = search === '' ? null : await findingsOf(db, companyId, search);
  const { from, until } = surroundings;
  return { selection: { filter, from, until, found }, surroundings };
}
