import type { CheckedFilter } from './filterInput';

/** Keeps a value for a statement and says how the statement refers to it. */
export type Refer = (value: unknown) => string;

const zone = '(select time_zone from companies where id = $1)';

// Days begin and end in the company's own time zone.
const startOf = (day: string): string => `(${day}::date::timestamp at time zone ${zone})`;
const endOf = (day: string): string => `((${day}::date + 1)::timestamp at time zone ${zone})`;
const today = `(now() at time zone ${zone})::date`;

const trialEndsWithin = (days: string): string =>
  `c.status = 'Trialing' and c.trial_ends_at >= now() and c.trial_ends_at < now() + ${days}::integer * interval '1 day'`;

/** One value by itself lets an index that leads with it give the order too. */
const isOneOf = (column: string, type: string, values: readonly unknown[], refer: Refer): string[] => {
  if (values.length === 0) return [];
  return values.length === 1
    ? [`${column} = ${refer(values[0])}`]
    : [`${column} = any(${refer(values)}::${type}[])`];
};

// Below three characters trigrams can't help.
const isFound = (search: string, refer: Refer): string =>
  `c.id in (select ${[...search].length >= 3 ? 'matching_client_ids' : 'client_ids_beginning_with'}(${refer(search)}))`;

// Each part by its own index, where their disjunction has none.
const needingAttention = (seesMoney: boolean): string => {
  const parts = [
    `c.status = 'PastDue'`,
    trialEndsWithin('7'),
    `c.deactivate_at is not null and c.status <> 'Deactivated'`,
    ...(seesMoney ? [`c.last_payment_status = 'Failed' and c.status <> 'Deactivated'`] : []),
  ];
  return parts
    .map((part) => `select c.id from clients c where c.company_id = $1 and ${part}`)
    .join(' union all ');
};

const payingOn = (day: string): string => `c.id in (
    select p.id from clients p where p.company_id = $1 and p.is_paying and ${day}::date >= ${today}
    union all
    select m.client_id from mrr_movements m
    where m.company_id = $1 and ${day}::date < ${today} and m.kind <> 'Churned'
      and m.occurred_at < ${endOf(day)} and (m.until_at is null or m.until_at >= ${endOf(day)}))`;

const movedSo = (kind: string, from: string, to: string): string => `c.id in (
    select m.client_id from mrr_movements m where m.company_id = $1 and m.kind = ${kind}
      and m.occurred_at >= ${startOf(from)} and m.occurred_at < ${endOf(to)})`;

const either = (isWanted: boolean | null, yes: string, no: string): string[] =>
  isWanted === null ? [] : [isWanted ? yes : no];

/** What of a filter concerns the client's own columns. */
function ownConditions(filter: CheckedFilter, refer: Refer): string[] {
  const { createdFrom, createdTo, trialEndsWithinDays } = filter;
  return [
    ...isOneOf('c.status', 'text', filter.status, refer),
    ...isOneOf('c.plan_id', 'uuid', filter.planId, refer),
    ...isOneOf('c.country', 'char(2)', filter.country, refer),
    ...(createdFrom === null ? [] : [`c.created_at >= ${startOf(refer(createdFrom))}`]),
    ...(createdTo === null ? [] : [`c.created_at < ${endOf(refer(createdTo))}`]),
    ...(trialEndsWithinDays === null ? [] : [trialEndsWithin(refer(trialEndsWithinDays))]),
    ...either(filter.neverSignedIn, 'c.last_login_at is null', 'c.last_login_at is not null'),
    ...either(
      filter.lastPaymentFailed,
      `c.last_payment_status = 'Failed'`,
      `c.last_payment_status is distinct from 'Failed'`,
    ),
  ];
}

/** What has to hold of `clients c` for a search and a filter, $1 being the company. */
export function conditionsOf(
  { search, filter, seesMoney }: { search: string; filter: CheckedFilter; seesMoney: boolean },
  refer: Refer,
): string[] {
  const { tag, needsAttention, activeOn, movement } = filter;
  const attention = needingAttention(seesMoney);
  return [
    ...ownConditions(filter, refer),
    ...(tag.length === 0 ? [] : [`c.id in (select client_ids_tagged(${refer(tag)}::text[]))`]),
    ...either(needsAttention, `c.id in (${attention})`, `c.id not in (${attention})`),
    ...(activeOn === null ? [] : [payingOn(refer(activeOn))]),
    ...(movement === null ? [] : [movedSo(refer(movement.kind), refer(movement.from), refer(movement.to))]),
    ...(search === '' ? [] : [isFound(search, refer)]),
  ];
}
