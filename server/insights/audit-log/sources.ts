import type { BindValue } from '../../clients';
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
export function sourcesOf(
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
