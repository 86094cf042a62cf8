import type { ActorType } from '../../../contract/enums';
import { nilId } from '../../../contract/ids';
import type { BindValue } from '../../clients';
import type { AuditChange, AuditFacets, Db, StatementRows } from '../../platform';
import { type Position, startPosition } from '../client-activity/cursor';
import type { TargetValues } from '../client-activity/targetText';
import type { AuditSelection } from './selection';

/** A filter on a column whose index returns events newest first. */
interface IndexedFilter {
  column: 'actor_id' | 'actor_type' | 'action' | 'target_type' | 'ip_address';
  type: 'uuid' | 'text';
  values: readonly string[];
}

const newestFirst = 'order by e.occurred_at desc, e.id desc';

const newestEvents = (conditions: string, limit: string): string =>
  `(select e.occurred_at, e.id from audit_events e where ${conditions} ${newestFirst} limit ${limit})`;

/** Returns one subquery per value, because each can read its newest events in index order. */
const newestEventsByValue = (
  { column, type, values }: IndexedFilter,
  conditions: string,
  refer: BindValue,
  limit: string,
): string[] =>
  values.map((value) => newestEvents(`${conditions} and e.${column} = ${refer(value)}::${type}`, limit));

const newestEventsById = (
  ids: readonly string[],
  conditions: string,
  refer: BindValue,
  limit: string,
): string =>
  `(select e.occurred_at, e.id from unnest(${refer(ids)}::uuid[]) as given(value)
    join audit_events e on e.id = given.value where ${conditions} ${newestFirst} limit ${limit})`;

const indexedFiltersOf = ({ filter }: AuditSelection): IndexedFilter[] => [
  { column: 'actor_id', type: 'uuid', values: filter.actorIds },
  { column: 'action', type: 'text', values: filter.actions },
  { column: 'target_type', type: 'text', values: filter.targetTypes },
  { column: 'actor_type', type: 'text', values: filter.actorTypes },
];

const conditionsOf = ({ column, type, values }: IndexedFilter, refer: BindValue): string[] => {
  if (values.length === 0) return [];
  const [only] = values;
  return values.length === 1
    ? [`e.${column} = ${refer(only)}`]
    : [`e.${column} = any(${refer(values)}::${type}[])`];
};

const isIpAddressLike = (text: string): boolean => /^[\da-f.:]+$/i.test(text) && /[.:]/.test(text);

function searchFiltersOf({
  text,
  operators,
  actions,
}: NonNullable<AuditSelection['matches']>): IndexedFilter[] {
  const searchFilters: IndexedFilter[] = [
    { column: 'actor_id', type: 'uuid', values: operators },
    { column: 'action', type: 'text', values: actions },
    { column: 'ip_address', type: 'text', values: isIpAddressLike(text) ? [text.toLowerCase()] : [] },
  ];
  return searchFilters.filter(({ values }) => values.length > 0);
}

/**
 * Returns subqueries that each read one index and return the newest `limit` matching events. `$1` is the
 * company's id.
 */
function sourcesOf(
  selection: AuditSelection,
  cursorConditions: readonly string[],
  refer: BindValue,
  limit: string,
): string[] {
  const { filter, from, matches } = selection;
  const indexedFilters = indexedFiltersOf(selection);
  const commonConditions = [
    'e.company_id = $1',
    ...cursorConditions,
    ...(filter.targetId === null ? [] : [`e.target_id = ${refer(filter.targetId)}`]),
    ...(filter.ipAddress === null ? [] : [`e.ip_address = ${refer(filter.ipAddress.toLowerCase())}`]),
    ...(from === null ? [] : [`e.occurred_at >= ${refer(from)}::timestamptz`]),
  ];
  const conditionsExcept = (excluded?: IndexedFilter): string =>
    [
      ...commonConditions,
      ...indexedFilters
        .filter((indexedFilter) => indexedFilter !== excluded)
        .flatMap((indexedFilter) => conditionsOf(indexedFilter, refer)),
    ].join(' and ');
  if (matches) {
    const { text, events } = matches;
    const indexedSources = searchFiltersOf(matches).flatMap((indexedFilter) =>
      newestEventsByValue(indexedFilter, conditionsExcept(), refer, limit),
    );
    if (events !== 'Many') {
      return events.length > 0
        ? [...indexedSources, newestEventsById(events, conditionsExcept(), refer, limit)]
        : indexedSources;
    }
    const labelMatches = `strpos(search_key(e.target_label), (select search_key(${refer(text)}))) > 0`;
    return [...indexedSources, newestEvents(`${conditionsExcept()} and ${labelMatches}`, limit)];
  }
  const indexedFilter = indexedFilters.find(({ values }) => values.length > 1);
  return indexedFilter
    ? newestEventsByValue(indexedFilter, conditionsExcept(indexedFilter), refer, limit)
    : [newestEvents(conditionsExcept(), limit)];
}

declare module '../../platform/db/rows.generated' {
  interface StatementRows {
    auditEvents: AuditEventRow;
  }
}

export interface AuditEventRow {
  id: string;
  at: Date;
  actorType: ActorType;
  actorId: string | null;
  actorName: string | null;
  isActorRemoved: boolean;
  action: string;
  targetType: string;
  targetId: string | null;
  targetLabel: string | null;
  targetValues: TargetValues | null;
  changes: AuditChange[];
  ipAddress: string | null;
  userAgent: string | null;
  requestId: string | null;
  parentId: string | null;
}

/**
 * Returns the earlier of the cursor and the end of the date range, so that the backward index scan starts
 * there.
 */
function startCursor({ until }: AuditSelection, after: Position): Position {
  const isPastEnd =
    after.at === startPosition.at || (until !== null && new Date(until) <= new Date(after.at));
  return until !== null && isPastEnd ? { at: until, id: nilId } : after;
}

/** Returns up to `count` events after a cursor, newest first. */
export async function auditEventRows(
  db: Db,
  companyId: string,
  selection: AuditSelection,
  after: Position,
  count: number,
): Promise<AuditEventRow[]> {
  const values: unknown[] = [companyId];
  const refer: BindValue = (value) => `$${values.push(value)}`;
  const limit = refer(count);
  const { at, id } = startCursor(selection, after);
  const afterCursor = `(e.occurred_at, e.id) < (${refer(at)}::timestamptz, ${refer(id)}::uuid)`;
  const sources = sourcesOf(selection, [afterCursor], refer, limit);
  if (sources.length === 0) return [];
  const { rows } = await db.query(
    `/* auditEvents */ select a.id, a.occurred_at as at, a.actor_type as "actorType", a.actor_id as "actorId",
       a.actor_name as "actorName", a.actor_type = 'Operator' and o.removed_at is not null as "isActorRemoved",
       a.action, a.target_type as "targetType", a.target_id as "targetId", a.target_label as "targetLabel",
       a.target_values as "targetValues",
       a.changes, a.ip_address as "ipAddress", a.user_agent as "userAgent", a.request_id as "requestId",
       a.part_of as "parentId"
     from (
       select distinct occurred_at, id from (${sources.join(' union all ')}) merged
       order by occurred_at desc, id desc limit ${limit}
     ) page
     join audit_events a on a.company_id = $1 and a.id = page.id
     left join operators o on o.company_id = $1 and o.id = a.actor_id
     order by page.occurred_at desc, page.id desc`,
    values,
  );
  return rows;
}

type ActorRow = StatementRows['auditActors'];

export async function selectActors(db: Db, companyId: string): Promise<ActorRow[]> {
  const { rows } = await db.query(
    `/* auditActors */ select o.id, o.name, o.removed_at is not null as "isRemoved" from operators o
     where o.company_id = $1
       and exists (select from audit_events e where e.company_id = $1 and e.actor_id = o.id)
     order by o.removed_at is not null, o.name collate "und-x-icu", o.id`,
    [companyId],
  );
  return rows;
}

/** Selects the distinct values of a column with one index lookup per value (a loose index scan). */
const distinctValues = (column: 'action' | 'actor_type' | 'target_type'): string =>
  `with recursive known as (
     (select e.${column} as value from audit_events e where e.company_id = $1 order by e.${column} limit 1)
     union all
     select further.value from known cross join lateral (
       select e.${column} as value from audit_events e
       where e.company_id = $1 and e.${column} > known.value order by e.${column} limit 1
     ) further
   )
   select value from known`;

/** Returns the actor types, actions and target types that occur. */
export async function selectEventFacets(
  db: Db,
  companyId: string,
): Promise<Pick<AuditFacets, 'actorTypes' | 'actions' | 'targetTypes'>> {
  const actorTypes = await db.query(`/* auditActorTypes */ ${distinctValues('actor_type')}`, [companyId]);
  const actions = await db.query(`/* auditActions */ ${distinctValues('action')}`, [companyId]);
  const targetTypes = await db.query(`/* auditTargetTypes */ ${distinctValues('target_type')}`, [companyId]);
  return {
    actorTypes: actorTypes.rows.map(({ value }) => value),
    actions: actions.rows.map(({ value }) => value),
    targetTypes: targetTypes.rows.map(({ value }) => value),
  };
}
