import type { ClientSort } from '../../schema.generated';
import type { CheckedFilter } from './filterInput';
import { idsFound, matches } from './search';

/** Keeps a value for a statement and says how the statement refers to it. */
export type Refer = (value: unknown) => string;

interface Days {
  startOf: (day: string) => string;
  endOf: (day: string) => string;
}

/** When days begin and end, as the database writes moments. */
export type DayBounds = Readonly<Record<string, { start: string; end: string }>>;

/** Days begin and end in the company's own time zone. Only of moments that are known can it be guessed how many fit. */
function daysWithin(bounds: DayBounds | null, refer: Refer): Days {
  const moment = (day: string, which: 'start' | 'end'): string => {
    const known = bounds?.[day]?.[which];
    if (known !== undefined) return `${refer(known)}::timestamptz`;
    // Asked once: among the conditions it would be worked out for each client.
    return `(select day_start(${refer(day)}::date + ${which === 'end' ? 1 : 0}, time_zone) from companies where id = $1)`;
  };
  return { startOf: (day) => moment(day, 'start'), endOf: (day) => moment(day, 'end') };
}

export const daysNamed = ({ createdFrom, createdTo, activeOn, movement }: CheckedFilter): string[] =>
  [createdFrom, createdTo, activeOn, movement?.from, movement?.to].filter((day) => typeof day === 'string');

// Asked once: a function among the conditions would be called for each client.
const now = '(select company_now())';

/** Of `clients c`, as a condition. */
export const trialEndsWithin = (days: string): string =>
  `c.status = 'Trialing' and c.trial_ends_at >= ${now}
    and c.trial_ends_at < ${now} + ${days}::integer * interval '1 day'`;

/** One value by itself lets an index that leads with it give the order too. */
export const isOneOf = (column: string, type: string, values: readonly unknown[], refer: Refer): string[] => {
  if (values.length === 0) return [];
  return values.length === 1
    ? [`${column} = ${refer(values[0])}`]
    : [`${column} = any(${refer(values)}::${type}[])`];
};

type Movement = NonNullable<CheckedFilter['movement']>;

/** What a search finds that finds too many to name them. */
export interface ManyFound {
  /** About which part of all clients. */
  share: number;
}

/** Whom a search finds: not looked up yet, these, or too many to name. */
export type Found = 'Unknown' | readonly string[] | ManyFound;

export const isMany = (found: Found): found is ManyFound => typeof found === 'object' && 'share' in found;

export interface Narrowing {
  search: string;
  found: Found;
  filter: CheckedFilter;
  /** Whether so many have the filter's tags that it is quicker to look at each client than to name them. */
  isTagCommon: boolean;
  /** Whether so many have paid or moved as the filter says that whoever looks through a list soon meets enough of them. */
  isMovementCommon: boolean;
  /** Of the days that the filter names, in the company's time zone; null until they are looked up. */
  bounds: DayBounds | null;
  /** Those only who pay, whatever the filter says. */
  isPayingNow: boolean;
  seesMoney: boolean;
}

function isFound({ search, found }: Narrowing, refer: Refer): string[] {
  if (search === '') return [];
  if (found === 'Unknown') return [`c.id in (select ${idsFound(search, refer)})`];
  if (!isMany(found)) return [`c.id = any(${refer(found)}::uuid[])`];
  return [matches(search, refer)];
}

/** So near its end, a trial needs attention. */
export const attentionDays = 7;

/** Why a client who is not past due needs attention. */
export const otherWorries = (seesMoney: boolean): string =>
  [
    `(${trialEndsWithin(String(attentionDays))})`,
    `(c.deactivate_at is not null and c.status <> 'Deactivated')`,
    ...(seesMoney ? [`(c.last_payment_status = 'Failed' and c.status <> 'Deactivated')`] : []),
  ].join(' or ');

/** What follows `from` for the movements after which clients paid at that moment. */
const payingBefore = (end: string): string => `mrr_movements m where m.company_id = $1 and m.kind <> 'Churned'
  and m.occurred_at < ${end} and (m.until_at is null or m.until_at >= ${end})`;

/** What follows `from` for the movements of a kind between two days. */
export function movementsOf({ kind, from, to }: Movement, bounds: DayBounds | null, refer: Refer): string {
  const { startOf, endOf } = daysWithin(bounds, refer);
  return `mrr_movements m where m.company_id = $1 and m.kind = ${refer(kind)}
    and m.occurred_at >= ${startOf(from)} and m.occurred_at < ${endOf(to)}`;
}

const either = (isWanted: boolean | null, yes: string, no: string): string[] =>
  isWanted === null ? [] : [isWanted ? yes : no];

/** What of a filter concerns the client's own columns. */
function ownConditions({ filter, bounds }: Narrowing, refer: Refer): string[] {
  const { startOf, endOf } = daysWithin(bounds, refer);
  const { createdFrom, createdTo, trialEndsWithinDays } = filter;
  return [
    ...isOneOf('c.status', 'text', filter.status, refer),
    ...isOneOf('c.plan_id', 'uuid', filter.planId, refer),
    ...isOneOf('c.country', 'char(2)', filter.country, refer),
    ...(createdFrom === null ? [] : [`c.created_at >= ${startOf(createdFrom)}`]),
    ...(createdTo === null ? [] : [`c.created_at < ${endOf(createdTo)}`]),
    ...(trialEndsWithinDays === null ? [] : [trialEndsWithin(refer(trialEndsWithinDays))]),
    ...either(filter.neverSignedIn, 'c.last_login_at is null', 'c.last_login_at is not null'),
    ...either(
      filter.lastPaymentFailed,
      `c.last_payment_status = 'Failed'`,
      `c.last_payment_status is distinct from 'Failed'`,
    ),
  ];
}

/** What follows `from` for each kind of movements that a filter asks for. */
export function movementsAskedFor(
  { filter: { activeOn, movement }, bounds }: Pick<Narrowing, 'filter' | 'bounds'>,
  refer: Refer,
): string[] {
  return [
    ...(activeOn === null ? [] : [payingBefore(daysWithin(bounds, refer).endOf(activeOn))]),
    ...(movement === null ? [] : [movementsOf(movement, bounds, refer)]),
  ];
}

/**
 * That a client was there by the last day on which they can have paid or moved as a filter says, or on the next, since a
 * clock may be put right. Only of an order that goes by when clients came: it spares those who came since.
 */
export function cameInTime(
  { filter: { activeOn, movement }, bounds }: Narrowing,
  { by }: ClientSort,
  refer: Refer,
): string[] {
  const days = [activeOn, movement?.to].filter((day) => typeof day === 'string').sort();
  const [day] = days;
  if (day === undefined || (by !== 'CreatedAt' && by !== 'Number')) return [];
  const came = `c.created_at < ${daysWithin(bounds, refer).endOf(day)} + interval '26 hours'`;
  if (by === 'CreatedAt') return [came];
  return [`c.number <= (select max(c.number) from clients c where c.company_id = $1 and ${came})`];
}

type Among = (movements: string) => string;

const amongAll: Among = (movements) => `c.id in (select m.client_id from ${movements})`;

/** Looked up for one client after the other, so that whoever has met enough of them looks up no more. */
export const amongEach: Among = (movements) =>
  `exists (select from ${movements} and m.client_id = c.id offset 0)`;

/** What more than a client's own columns tells: movements, and all that can be searched. */
export const distantConditions = (narrowing: Narrowing, refer: Refer, among = amongAll): string[] => [
  ...movementsAskedFor(narrowing, refer).map(among),
  ...isFound(narrowing, refer),
];

export const withoutDistant = <Given extends Narrowing>(narrowing: Given): Given => ({
  ...narrowing,
  search: '',
  filter: { ...narrowing.filter, activeOn: null, movement: null },
});

/** Whether they are asked of each client that is met. */
export function isMetOnTheWay({ found, filter, isMovementCommon }: Narrowing): boolean {
  if (Array.isArray(found)) return false;
  return filter.activeOn !== null || filter.movement !== null ? isMovementCommon : isMany(found);
}

/** What has to hold of `clients c` for a search and a filter, $1 being the company. */
export function conditionsOf(narrowing: Narrowing, refer: Refer): string[] {
  const { filter, isTagCommon, isPayingNow, seesMoney } = narrowing;
  const { tag, needsAttention } = filter;
  const attention = `c.status = 'PastDue' or ${otherWorries(seesMoney)}`;
  const hasTag = (tags: string): string =>
    isTagCommon ? `c.tags && ${tags}` : `c.id in (select client_ids_tagged(${tags}))`;
  return [
    ...ownConditions(narrowing, refer),
    ...(tag.length === 0 ? [] : [hasTag(`${refer(tag)}::text[]`)]),
    ...either(needsAttention, `(${attention})`, `(${attention}) is not true`),
    ...(isPayingNow ? ['c.is_paying'] : []),
    ...distantConditions(narrowing, refer),
  ];
}
