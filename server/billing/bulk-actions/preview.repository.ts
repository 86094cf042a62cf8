import type { ClientSummary, Db } from '../../platform';
import { selectedClients, type Selection } from '../../clients';
import { latestFirst, prepaidPeriod } from '../subscriptions/subscriptions.repository';
import type { ClientAction } from './action';

declare module '../../platform/db/rows.generated' {
  interface StatementRows {
    groupClientsByOutcome: ClientGroup;
  }
}

/** The clients of a selection for which an action has the same outcome. */
export interface ClientGroup {
  /** One client that represents the group. */
  clientId: string;
  count: number;
  /** The numbers of up to five clients of the group, shown as examples. */
  numbers: number[];
}

interface Grouping {
  joins: string;
  keys: readonly string[];
}

const runningSubscription = `left join subscriptions s
  on s.company_id = c.company_id and s.client_id = c.id and s.ended_at is null`;

const latestSubscription = `left join lateral (
    select * from subscriptions s where s.company_id = $1 and s.client_id = c.id
    order by ${latestFirst} limit 1
  ) s on true`;

// PostgreSQL evaluates a scalar subquery once, but a function in a group key for each client.
const now = '(select company_now())';

const statusKeys = ['c.status', 'c.status_before', `c.trial_ends_at > ${now}`, 'c.deactivate_at is null'];

const subscriptionKeys = [
  's.id is null',
  's.ended_at is null',
  's.status',
  's.mrr',
  's.is_billed',
  's.has_paid',
  's.unopened',
  's.plan_id',
  's.price_version',
  's.cancel_at_period_end',
  `s.current_period_end > ${now}`,
  's.current_period_end = s.trial_ends_at',
];

/**
 * Returns the keys that decide whether a plan change is charged and grants the plan. See
 * `subscriptions/planChange.ts`.
 */
const paymentKeys = (planId: string): string[] => [
  `s.unopened is not null and exists (
    select from payments y where y.company_id = $1 and y.subscription_id = s.id
      and y.period_start is not null and y.status in ('Pending', 'Processing')
  )`,
  // The price of a prepaid period matters only while the period lasts.
  `(select (paid.period->>'periodEnd')::timestamptz > ${now} from (select ${prepaidPeriod} as period) paid)`,
  `s.prepaid - '{anchor,periodStart,periodEnd}'::text[]`,
  `(select card_good_until(k.exp_year, k.exp_month) > ${now} from client_cards k
    where k.company_id = $1 and k.client_id = c.id and k.is_default)`,
  `exists (
    select from payments y where y.company_id = $1 and y.client_id = c.id
      and y.plan_id = ${planId} and y.status <> 'Canceled'
  )`,
];

/**
 * Returns the joins and group keys that determine an action's outcome and MRR change. See
 * `client-lifecycle/decide.ts`.
 */
function groupingOf({ kind, options }: ClientAction, bindValue: (value: unknown) => string): Grouping {
  switch (kind) {
    case 'AddTags': {
      const tags = bindValue(options.tags);
      const presentTagCount = `(select count(*) from unnest(${tags}::text[]) wanted where wanted = any(c.tags))`;
      return { joins: '', keys: ['cardinality(c.tags)', presentTagCount] };
    }
    case 'RemoveTags':
      return { joins: '', keys: [`c.tags && ${bindValue(options.tags)}::text[]`] };
    case 'Deactivate': {
      const reason = `c.deactivation_reason is not distinct from ${bindValue(options.reason)}`;
      const note = `c.deactivation_note is not distinct from ${bindValue(options.note)}`;
      return { joins: runningSubscription, keys: [...statusKeys, ...subscriptionKeys, reason, note] };
    }
    case 'Reactivate':
      return { joins: latestSubscription, keys: [...statusKeys, ...subscriptionKeys] };
    case 'ChangePlan':
      return {
        joins: runningSubscription,
        keys: [...statusKeys, ...subscriptionKeys, ...paymentKeys(bindValue(options.planId)), 'c.plan_id'],
      };
    default:
      return { joins: runningSubscription, keys: [...statusKeys, ...subscriptionKeys, 'c.plan_id'] };
  }
}

const examplesPerGroup = 5;

/** Groups the selection by outcome, so that one decision covers all clients of a group. */
export async function groupClientsByOutcome(
  db: Db,
  companyId: string,
  selection: Selection,
  action: ClientAction,
): Promise<ClientGroup[]> {
  const { conditions, values } = selectedClients(companyId, selection);
  const { joins, keys } = groupingOf(action, (value) => `$${values.push(value)}`);
  const { rows } = await db.query(
    `/* groupClientsByOutcome */ select (array_agg(c.id))[1] as "clientId", count(*)::integer as count,
       (array_agg(c.number))[1:${examplesPerGroup}] as numbers
     from clients c ${joins} where ${conditions} group by ${keys.join(', ')}`,
    values,
  );
  return rows;
}

export async function clientBriefs(
  db: Db,
  companyId: string,
  numbers: readonly number[],
): Promise<ClientSummary[]> {
  const { rows } = await db.query(
    `/* clientBriefs */ select id, number, name from clients
     where company_id = $1 and number = any($2::integer[]) order by number`,
    [companyId, numbers],
  );
  return rows;
}
