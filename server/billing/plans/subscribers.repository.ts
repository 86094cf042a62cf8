import type { Db } from '../../platform';
import type { PlanInterval, SubscriptionStatus } from '../../../contract/enums';
import type { PriceChangeTime } from '../client-lifecycle/planRules';
import { prepaidPeriod } from '../subscriptions/subscriptions.repository';

/** Subscribers of a plan on whom a new price has the same effect. */
export interface SubscriberGroup {
  status: SubscriptionStatus;
  isYearly: boolean;
  isBilled: boolean;
  cancelsAtPeriodEnd: boolean;
  hasPaid: boolean;
  /** False until the clients have paid for the plan. */
  isOpen: boolean;
  /** In minor units, for the current period of one subscriber. */
  price: number;
  /** True while a period lasts that the subscribers paid for before a change of plan or price. */
  isPrepaid: boolean;
  /** The length of the prepaid period, otherwise of the current period. */
  interval: PlanInterval;
  intervalCount: number;
  count: number;
  /** In minor units per month, for all subscribers of the group. */
  mrr: number;
  /** In minor units, not charged yet, for all subscribers of the group. */
  setupFees: number;
  /** The earliest and the latest end of a current period. */
  firstEnd: Date;
  lastEnd: Date;
}

/** Returns the subscribers whose price version differs from `version`, in groups. */
export async function subscribersByPrice(
  db: Db,
  companyId: string,
  planId: string,
  version: number,
): Promise<SubscriberGroup[]> {
  const { rows } = await db.query(
    `/* subscribersByPrice */ select s.status, coalesce((paid.period->>'isYearly')::boolean, s.is_yearly) as "isYearly", s.is_billed as "isBilled",
       s.cancel_at_period_end as "cancelsAtPeriodEnd",
       s.has_paid as "hasPaid", s.unopened is null as "isOpen",
       coalesce(case when s.is_yearly then v.yearly_price end, v.price) as price,
       paid.period is not null as "isPrepaid",
       coalesce(paid.period->>'interval', case when s.is_yearly then 'Year' else v.interval end) as interval,
       coalesce((paid.period->>'intervalCount')::integer,
         case when s.is_yearly then 1 else v.interval_count end) as "intervalCount",
       count(*)::integer as count, sum(s.mrr)::bigint as mrr, sum(s.setup_fee)::bigint as "setupFees",
       min(s.current_period_end) as "firstEnd", max(s.current_period_end) as "lastEnd"
     from (select company_now() as now offset 0) clock cross join subscriptions s
     join plan_prices v on v.company_id = $1 and v.plan_id = s.plan_id and v.version = s.price_version
     left join lateral (
       select prepaid.period from (select ${prepaidPeriod} as period) prepaid
       where (prepaid.period->>'periodEnd')::timestamptz > clock.now
     ) paid on true
     where s.company_id = $1 and s.plan_id = $2 and s.ended_at is null and s.price_version <> $3
     group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`,
    [companyId, planId, version],
  );
  return rows;
}

/** Returns the next ids after `after` of clients who must still change to the plan's current price. */
export async function subscribersToChange(
  db: Db,
  companyId: string,
  { planId, when, after }: { planId: string; when: PriceChangeTime; after: string },
  limit: number,
): Promise<string[]> {
  const { rows } = await db.query(
    `/* subscribersToChange */ select s.client_id as id
     from client_billing_plans p join subscriptions s on s.company_id = p.company_id and s.plan_id = p.id
     where p.company_id = $1 and p.id = $2 and s.ended_at is null and s.price_version <> p.price_version
       and not ($3 = 'AtRenewal' and s.is_billed and s.next_price_version is not distinct from p.price_version)
       and s.client_id > $4
     order by s.client_id limit $5`,
    [companyId, planId, when, after, limit],
  );
  return rows.map(({ id }) => id);
}
