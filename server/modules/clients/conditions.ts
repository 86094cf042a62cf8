import type { CheckedFilter } from './filterInput';
import { idsFound, matches } from './search';

/** Keeps a value for a statement and says how the statement refers to it. */
export type Refer = (value: unknown) => string;

// Days begin and end in the company's own time zone. Asked for apart, each is worked out once and not for every row.
const ofCompany = (moment: string): string => `(select ${moment} from companies where id = $1)`;
const startOf = (day: string): string => ofCompany(`${day}::date::timestamp at time zone time_zone`);
const endOf = (day: string): string => ofCompany(`(${day}::date + 1)::timestamp at time zone time_zone`);

const trialEndsWithin = (days: string): string =>
  `c.status = 'Trialing' and c.trial_ends_at >= now() and c.trial_ends_at < now() + ${days}::integer * interval '1 day'`;

/** One value by itself lets an index that leads with it give the order too. */
const isOneOf = (column: string, type: string, values: readonly unknown[], refer: Refer): string[] => {
  if (values.length === 0) return [];
  return values.length === 1
    ? [`${column} = ${refer(values[0])}`]
    : [`${column} = any(${refer(values)}::${type}[])`];
};

export interface Narrowing {
  search: string;
  /** Whom the search finds: not looked up yet, too many to name, or these. */
  found: 'Unknown' | 'Many' | readonly string[];
  filter: CheckedFilter;
  /** Those only who pay, whatever the filter says. */
  isPayingNow: boolean;
  seesMoney: boolean;
}

function isFound({ search, found }: Narrowing, refer: Refer): string[] {
  if (search === '') return [];
  if (found === 'Many') return [matches(search, refer)];
  if (found === 'Unknown') return [`c.id in (select ${idsFound(search, refer(search))})`];
  return [`c.id = any(${refer(found)}::uuid[])`];
}

const needsAttentionNow = (seesMoney: boolean): string =>
  [
    `c.status = 'PastDue'`,
    `(${trialEndsWithin('7')})`,
    `(c.deactivate_at is not null and c.status <> 'Deactivated')`,
    ...(seesMoney ? [`(c.last_payment_status = 'Failed' and c.status <> 'Deactivated')`] : []),
  ].join(' or ');

const payingAtEndOf = (day: string): string => `c.id in (
    select m.client_id from mrr_movements m
    where m.company_id = $1 and m.kind <> 'Churned'
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
export function conditionsOf(narrowing: Narrowing, refer: Refer): string[] {
  const { filter, isPayingNow, seesMoney } = narrowing;
  const { tag, needsAttention, activeOn, movement } = filter;
  const attention = needsAttentionNow(seesMoney);
  return [
    ...ownConditions(filter, refer),
    ...(tag.length === 0 ? [] : [`c.id in (select client_ids_tagged(${refer(tag)}::text[]))`]),
    ...either(needsAttention, `(${attention})`, `(${attention}) is not true`),
    ...(isPayingNow ? ['c.is_paying'] : []),
    ...(activeOn === null ? [] : [payingAtEndOf(refer(activeOn))]),
    ...(movement === null ? [] : [movedSo(refer(movement.kind), refer(movement.from), refer(movement.to))]),
    ...isFound(narrowing, refer),
  ];
}
