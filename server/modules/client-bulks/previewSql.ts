import type { Db } from '../../db/database';
import type { ClientBrief } from '../../schema.generated';
import { selectedClients, type Selection } from '../clients/selection';
import { latestFirst, prepaid } from '../subscriptions/sql';
import type { WorkedAction } from './action';

/** Clients of a selection of whom the same becomes. */
export interface Alike {
  /** One of them, who stands for all. */
  clientId: string;
  count: number;
  /** Some of them, by their numbers. */
  numbers: number[];
}

interface Deciding {
  joins: string;
  keys: readonly string[];
}

const running = `left join subscriptions s
  on s.company_id = c.company_id and s.client_id = c.id and s.ended_at is null`;

const latest = `left join lateral (
    select * from subscriptions s where s.company_id = c.company_id and s.client_id = c.id
    order by ${latestFirst} limit 1
  ) s on true`;

// Asked once: a function in a group's key would be called for each client.
const now = '(select company_now())';

const whereInTime = ['c.status', 'c.status_before', `c.trial_ends_at > ${now}`, 'c.deactivate_at is null'];

const ofSubscription = [
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

/** Decides whether a move is charged and opens the plan: see subscriptions/planMove.ts. */
const ofPayer = (planId: string): string[] => [
  `s.unopened is not null and exists (
    select from payments y where y.company_id = s.company_id and y.subscription_id = s.id
      and y.period_start is not null and y.status in ('Pending', 'Processing')
  )`,
  // The price of a prepaid period that is over does not matter.
  `(select (paid.period->>'periodEnd')::timestamptz > ${now} from (select ${prepaid} as period) paid)`,
  `s.prepaid - '{anchor,periodStart,periodEnd}'::text[]`,
  `(select card_good_until(k.exp_year, k.exp_month) > ${now} from client_cards k
    where k.company_id = c.company_id and k.client_id = c.id and k.is_default)`,
  `exists (
    select from payments y where y.company_id = c.company_id and y.client_id = c.id
      and y.plan_id = ${planId} and y.status <> 'Canceled'
  )`,
];

/** What an action's outcome and its change of MRR hang on, as columns: see client-lifecycle/decide.ts. */
function decidingOf({ kind, options }: WorkedAction, refer: (value: unknown) => string): Deciding {
  switch (kind) {
    case 'AddTags': {
      const tags = refer(options.tags);
      const held = `(select count(*) from unnest(${tags}::text[]) wanted where wanted = any(c.tags))`;
      return { joins: '', keys: ['cardinality(c.tags)', held] };
    }
    case 'RemoveTags':
      return { joins: '', keys: [`c.tags && ${refer(options.tags)}::text[]`] };
    case 'Deactivate': {
      const reason = `c.deactivation_reason is not distinct from ${refer(options.reason)}`;
      const note = `c.deactivation_note is not distinct from ${refer(options.note)}`;
      return { joins: running, keys: [...whereInTime, ...ofSubscription, reason, note] };
    }
    case 'Reactivate':
      return { joins: latest, keys: [...whereInTime, ...ofSubscription] };
    case 'ChangePlan':
      return {
        joins: running,
        keys: [...whereInTime, ...ofSubscription, ...ofPayer(refer(options.planId)), 'c.plan_id'],
      };
    default:
      return { joins: running, keys: [...whereInTime, ...ofSubscription, 'c.plan_id'] };
  }
}

const shownOfEach = 5;

/** The selection in groups of clients of whom the same becomes, so that one decision answers for all in a group. */
export async function alikeClients(
  db: Db,
  companyId: string,
  selection: Selection,
  action: WorkedAction,
): Promise<Alike[]> {
  const { conditions, values } = selectedClients(companyId, selection);
  const { joins, keys } = decidingOf(action, (value) => `$${values.push(value)}`);
  const { rows } = await db.query<Alike>(
    `/* alikeClients */ select (array_agg(c.id))[1] as "clientId", count(*)::integer as count,
       (array_agg(c.number))[1:${shownOfEach}] as numbers
     from clients c ${joins} where ${conditions} group by ${keys.join(', ')}`,
    values,
  );
  return rows;
}

export async function clientBriefs(
  db: Db,
  companyId: string,
  numbers: readonly number[],
): Promise<ClientBrief[]> {
  const { rows } = await db.query<ClientBrief>(
    `/* clientBriefs */ select id, number, name from clients
     where company_id = $1 and number = any($2::integer[]) order by number`,
    [companyId, numbers],
  );
  return rows;
}
