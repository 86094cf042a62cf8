import type { ClientSort } from '../platform';
import { trialAttentionDays } from '../../contract/clients';
import type { CheckedFilter } from './filterInput';
import { matchingIdsSql, searchPredicate, type BindValue } from './search';

interface DayExpressions {
  startOf: (day: string) => string;
  endOf: (day: string) => string;
}

/** The start and the exclusive end of each day, as text for `timestamptz`. */
export type DayBounds = Readonly<Record<string, { start: string; end: string }>>;

/**
 * Returns functions that build SQL for the bounds of a day in the company's time zone. Prefers loaded bounds,
 * because PostgreSQL can estimate the number of rows only for known timestamps.
 */
function dayExpressions(bounds: DayBounds | null, bind: BindValue): DayExpressions {
  const boundExpression = (day: string, edge: 'start' | 'end'): string => {
    const timestamp = bounds?.[day]?.[edge];
    if (timestamp !== undefined) return `${bind(timestamp)}::timestamptz`;
    // A subquery runs once; an inline expression would run for each client.
    return `(select day_start(${bind(day)}::date + ${edge === 'end' ? 1 : 0}, time_zone) from companies where id = $1)`;
  };
  return { startOf: (day) => boundExpression(day, 'start'), endOf: (day) => boundExpression(day, 'end') };
}

export const filterDays = ({ createdFrom, createdTo, activeOn, movement }: CheckedFilter): string[] =>
  [createdFrom, createdTo, activeOn, movement?.from, movement?.to].filter((day) => typeof day === 'string');

// A subquery runs once; a function call in the conditions would run for each client.
const now = '(select company_now())';

/** Returns a condition on `clients c` for a trial that ends within `days`. */
export const trialEndsWithin = (days: string): string =>
  `c.status = 'Trialing' and c.trial_ends_at >= ${now}
    and c.trial_ends_at < ${now} + ${days}::integer * interval '1 day'`;

/**
 * Returns a condition for any of the values, or none without values. Compares a single value with `=`, so
 * that an index that starts with the column also provides the order.
 */
export const isOneOf = (
  column: string,
  type: string,
  values: readonly unknown[],
  bind: BindValue,
): string[] => {
  if (values.length === 0) return [];
  return values.length === 1
    ? [`${column} = ${bind(values[0])}`]
    : [`${column} = any(${bind(values)}::${type}[])`];
};

type Movement = NonNullable<CheckedFilter['movement']>;

/** The result of a search with too many matches to list. */
export interface ManyMatches {
  /** The estimated share of all clients, from 0 to 1. */
  share: number;
}

/** The matches of a search: not resolved yet, their ids, or too many to list. */
export type SearchMatches = 'Unknown' | readonly string[] | ManyMatches;

export const isManyMatches = (found: SearchMatches): found is ManyMatches =>
  typeof found === 'object' && 'share' in found;

export interface SelectionCriteria {
  search: string;
  found: SearchMatches;
  filter: CheckedFilter;
  /** Whether the tags are so common that checking each client is faster than listing ids. */
  isTagCommon: boolean;
  /** Whether the filtered movements are so common that an ordered scan soon finds enough clients. */
  isMovementCommon: boolean;
  /** The bounds of the filter's days in the company's time zone; null until they are loaded. */
  bounds: DayBounds | null;
  /** Restricts the selection to paying clients, in addition to the filter. */
  isPayingNow: boolean;
  canSeeMoney: boolean;
}

function searchConditions({ search, found }: SelectionCriteria, bind: BindValue): string[] {
  if (search === '') return [];
  if (found === 'Unknown') return [`c.id in (select ${matchingIdsSql(search, bind)})`];
  if (!isManyMatches(found)) return [`c.id = any(${bind(found)}::uuid[])`];
  return [searchPredicate(search, bind)];
}

/** Returns a condition for clients who need attention for a reason other than being past due. */
export const attentionReasons = (canSeeMoney: boolean): string =>
  [
    `(${trialEndsWithin(String(trialAttentionDays))})`,
    `(c.deactivate_at is not null and c.status <> 'Deactivated')`,
    ...(canSeeMoney ? [`(c.last_payment_status = 'Failed' and c.status <> 'Deactivated')`] : []),
  ].join(' or ');

/** Returns the text after `from` for the latest movement before `end` of each client who was paying then. */
const payingMovementsAt = (
  end: string,
): string => `mrr_movements m where m.company_id = $1 and m.kind <> 'Churned'
  and m.occurred_at < ${end} and (m.until_at is null or m.until_at >= ${end})`;

/** Returns the text after `from` for movements of a kind in a range of days. */
export function movementsOf({ kind, from, to }: Movement, bounds: DayBounds | null, bind: BindValue): string {
  const { startOf, endOf } = dayExpressions(bounds, bind);
  return `mrr_movements m where m.company_id = $1 and m.kind = ${bind(kind)}
    and m.occurred_at >= ${startOf(from)} and m.occurred_at < ${endOf(to)}`;
}

const booleanCondition = (expected: boolean | null, whenTrue: string, whenFalse: string): string[] =>
  expected === null ? [] : [expected ? whenTrue : whenFalse];

function columnConditions({ filter, bounds }: SelectionCriteria, bind: BindValue): string[] {
  const { startOf, endOf } = dayExpressions(bounds, bind);
  const { createdFrom, createdTo, trialEndsWithinDays } = filter;
  return [
    ...isOneOf('c.status', 'text', filter.status, bind),
    ...isOneOf('c.plan_id', 'uuid', filter.planId, bind),
    ...isOneOf('c.country', 'char(2)', filter.country, bind),
    ...(createdFrom === null ? [] : [`c.created_at >= ${startOf(createdFrom)}`]),
    ...(createdTo === null ? [] : [`c.created_at < ${endOf(createdTo)}`]),
    ...(trialEndsWithinDays === null ? [] : [trialEndsWithin(bind(trialEndsWithinDays))]),
    ...booleanCondition(filter.neverSignedIn, 'c.last_login_at is null', 'c.last_login_at is not null'),
    ...booleanCondition(
      filter.lastPaymentFailed,
      `c.last_payment_status = 'Failed'`,
      `c.last_payment_status is distinct from 'Failed'`,
    ),
  ];
}

/** Returns the text after `from` for each movement filter. */
export function filteredMovements(
  { filter: { activeOn, movement }, bounds }: Pick<SelectionCriteria, 'filter' | 'bounds'>,
  bind: BindValue,
): string[] {
  return [
    ...(activeOn === null ? [] : [payingMovementsAt(dayExpressions(bounds, bind).endOf(activeOn))]),
    ...(movement === null ? [] : [movementsOf(movement, bounds, bind)]),
  ];
}

/**
 * When sorting by creation or number, returns a condition that excludes clients created after the filtered
 * days. They can't match, because a client is created before its MRR movements. Otherwise returns no
 * condition. The margin of 26 hours covers a clock that was set back.
 */
export function createdByFilterEnd(
  { filter: { activeOn, movement }, bounds }: SelectionCriteria,
  { field }: ClientSort,
  bind: BindValue,
): string[] {
  const days = [activeOn, movement?.to].filter((day) => typeof day === 'string').sort();
  const [day] = days;
  if (day === undefined || (field !== 'CreatedAt' && field !== 'Number')) return [];
  const createdCondition = `c.created_at < ${dayExpressions(bounds, bind).endOf(day)} + interval '26 hours'`;
  if (field === 'CreatedAt') return [createdCondition];
  return [
    `c.number <= (select max(c.number) from clients c where c.company_id = $1 and ${createdCondition})`,
  ];
}

type MovementCondition = (movements: string) => string;

const inMovements: MovementCondition = (movements) => `c.id in (select m.client_id from ${movements})`;

/**
 * Returns a condition that is evaluated for one client at a time, so that a scan stops after enough matches.
 */
export const existsInMovements: MovementCondition = (movements) =>
  `exists (select from ${movements} and m.client_id = c.id offset 0)`;

/** Returns the conditions on movements and the search, which cost more than conditions on filter columns. */
export const expensiveConditions = (
  criteria: SelectionCriteria,
  bind: BindValue,
  movementCondition = inMovements,
): string[] => [
  ...filteredMovements(criteria, bind).map(movementCondition),
  ...searchConditions(criteria, bind),
];

export const withoutExpensive = <Given extends SelectionCriteria>(criteria: Given): Given => ({
  ...criteria,
  search: '',
  filter: { ...criteria.filter, activeOn: null, movement: null },
});

/** Returns whether a scan in list order evaluates the expensive conditions for each client. */
export function isScannedInOrder({ found, filter, isMovementCommon }: SelectionCriteria): boolean {
  if (Array.isArray(found)) return false;
  return filter.activeOn !== null || filter.movement !== null ? isMovementCommon : isManyMatches(found);
}

/** Returns the conditions on `clients c` for a search and a filter. `$1` is the company. */
export function conditionsOf(criteria: SelectionCriteria, bind: BindValue): string[] {
  const { filter, isTagCommon, isPayingNow, canSeeMoney } = criteria;
  const { tag, needsAttention } = filter;
  const attention = `c.status = 'PastDue' or ${attentionReasons(canSeeMoney)}`;
  const hasTag = (tags: string): string =>
    isTagCommon ? `c.tags && ${tags}` : `c.id in (select client_ids_tagged(${tags}))`;
  return [
    ...columnConditions(criteria, bind),
    ...(tag.length === 0 ? [] : [hasTag(`${bind(tag)}::text[]`)]),
    ...booleanCondition(needsAttention, `(${attention})`, `(${attention}) is not true`),
    ...(isPayingNow ? ['c.is_paying'] : []),
    ...expensiveConditions(criteria, bind),
  ];
}
