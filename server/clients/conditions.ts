import { foldText, isCjkPair, isSubstringSearch } from '../../contract/foldText';
import { trialAttentionDays } from '../../contract/clients';
import { emailKey } from '../../contract/emailAddress';
import type { CheckedFilter } from './input';

/** Adds a value to the parameters of a statement, and returns its placeholder. */
export type BindValue = (value: unknown) => string;

/** The start and the exclusive end of each day, as text for `timestamptz`. */
export type DayBounds = Readonly<Record<string, { start: string; end: string }>>;

/** The matches of a search: their ids, `Many` if there are too many to list, or null before they are loaded. */
export type SearchMatches = readonly string[] | 'Many' | null;

export interface SelectionCriteria {
  search: string;
  matches: SearchMatches;
  filter: CheckedFilter;
  /** The bounds of the filter's days in the company's time zone; null until they are loaded. */
  bounds: DayBounds | null;
  /** Restricts the selection to paying clients, in addition to the filter. */
  isPayingNow: boolean;
  canSeeMoney: boolean;
}

/**
 * Returns the address key of a prefix search if it differs from the folded search, otherwise null. Folding
 * removes accents, which are part of an address.
 */
function addressPrefixKey(search: string): string | null {
  const key = emailKey(search);
  return key === '' || key === foldText(search) ? null : key;
}

/**
 * Returns SQL for the ids that a search finds through an index. A search too short for trigrams matches the
 * beginning of a name or an address.
 */
export function matchingIdsSql(search: string, bind: BindValue): string {
  const parameter = bind(search);
  if (isSubstringSearch(search)) {
    return `${isCjkPair(foldText(search)) ? 'client_ids_with_cjk_pair' : 'matching_client_ids'}(${parameter})`;
  }
  const prefixMatches = `client_ids_beginning_with(${parameter})`;
  const address = addressPrefixKey(search);
  if (address === null) return prefixMatches;
  return `unnest(array(select ${prefixMatches} union select client_ids_with_address_beginning(${bind(address)})))`;
}

/**
 * Returns a condition that PostgreSQL checks in a hash table of the subquery's rows. A plain `in` becomes a
 * join, whose cost PostgreSQL misjudges. The array hides the number of rows, above which it would not use a
 * hash table.
 */
const isInHashed = (column: string, subquery: string): string =>
  `(${column} in (select unnest(array(${subquery})))) is true`;

function prefixCondition(search: string, bind: BindValue): string {
  // Every index of a sort order includes the number and the id.
  const numbers = isInHashed('c.number', `select client_numbers_beginning_with(${bind(search)})`);
  const address = addressPrefixKey(search);
  if (address === null) return numbers;
  const ids = isInHashed('c.id', `select client_ids_with_address_beginning(${bind(address)})`);
  return `(${numbers} or ${ids})`;
}

function substringCondition({ search, matches }: SelectionCriteria, bind: BindValue): string {
  if (matches === null) return `c.id in (select ${matchingIdsSql(search, bind)})`;
  if (matches !== 'Many') return `c.id = any(${bind(matches)}::uuid[])`;
  const parameter = bind(search);
  // A subquery runs once; a function call would run for each client. With `<> 0`, PostgreSQL expects many
  // matches and reads clients in the order of the list.
  const parts = ['search_key', 'phone_digits'].map(
    (normalize) => `strpos(c.search_text, (select ${normalize}(${parameter}))) <> 0`,
  );
  return `(${parts.join(' or ')})`;
}

function searchConditions(criteria: SelectionCriteria, bind: BindValue): string[] {
  const { search } = criteria;
  if (search === '') return [];
  return [isSubstringSearch(search) ? substringCondition(criteria, bind) : prefixCondition(search, bind)];
}

export const filterDays = ({ createdFrom, createdTo, activeOn, movement }: CheckedFilter): string[] =>
  [createdFrom, createdTo, activeOn, movement?.from, movement?.to].filter((day) => typeof day === 'string');

interface DayExpressions {
  startOf: (day: string) => string;
  endOf: (day: string) => string;
}

/**
 * Returns functions that build SQL for the bounds of a day in the company's time zone. Prefers loaded bounds,
 * because PostgreSQL can estimate the number of rows only for known timestamps.
 */
function dayExpressions(bounds: DayBounds | null, bind: BindValue): DayExpressions {
  const boundExpression = (day: string, edge: 'start' | 'end'): string => {
    const timestamp = bounds?.[day]?.[edge];
    if (timestamp !== undefined) return `${bind(timestamp)}::timestamptz`;
    return `(select day_start(${bind(day)}::date + ${edge === 'end' ? 1 : 0}, time_zone) from companies where id = $1)`;
  };
  return { startOf: (day) => boundExpression(day, 'start'), endOf: (day) => boundExpression(day, 'end') };
}

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

const needsAttention = (canSeeMoney: boolean): string =>
  [
    `c.status = 'PastDue'`,
    `(${trialEndsWithin(String(trialAttentionDays))})`,
    `(c.deactivate_at is not null and c.status <> 'Deactivated')`,
    ...(canSeeMoney ? [`(c.last_payment_status = 'Failed' and c.status <> 'Deactivated')`] : []),
  ].join(' or ');

const booleanCondition = (expected: boolean | null, whenTrue: string, whenFalse: string): string[] =>
  expected === null ? [] : [expected ? whenTrue : whenFalse];

const hasMovement = (conditions: readonly string[]): string =>
  isInHashed(
    'c.id',
    `select m.client_id from mrr_movements m where ${['m.company_id = $1', ...conditions].join(' and ')}`,
  );

/** Returns conditions for a movement in a range of days, and for paying at the end of a day. */
function movementConditions({ filter, bounds }: SelectionCriteria, bind: BindValue): string[] {
  const { activeOn, movement } = filter;
  const { startOf, endOf } = dayExpressions(bounds, bind);
  const conditions: string[] = [];
  if (activeOn !== null) {
    const end = endOf(activeOn);
    conditions.push(
      hasMovement([
        `m.kind <> 'Churned'`,
        `m.occurred_at < ${end}`,
        `(m.until_at is null or m.until_at >= ${end})`,
      ]),
    );
  }
  if (movement !== null) {
    conditions.push(
      hasMovement([
        `m.kind = ${bind(movement.kind)}`,
        `m.occurred_at >= ${startOf(movement.from)}`,
        `m.occurred_at < ${endOf(movement.to)}`,
      ]),
    );
  }
  return conditions;
}

/** Returns the conditions on `clients c` for a search and a filter. `$1` is the company. */
export function conditionsOf(criteria: SelectionCriteria, bind: BindValue): string[] {
  const { filter, bounds, isPayingNow, canSeeMoney } = criteria;
  const { startOf, endOf } = dayExpressions(bounds, bind);
  const { createdFrom, createdTo, trialEndsWithinDays, tag } = filter;
  const attention = needsAttention(canSeeMoney);
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
    ...(tag.length === 0 ? [] : [isInHashed('c.id', `select client_ids_tagged(${bind(tag)}::text[])`)]),
    ...booleanCondition(filter.needsAttention, `(${attention})`, `(${attention}) is not true`),
    ...(isPayingNow ? ['c.is_paying'] : []),
    ...movementConditions(criteria, bind),
    ...searchConditions(criteria, bind),
  ];
}
