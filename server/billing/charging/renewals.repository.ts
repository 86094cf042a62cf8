import type { Db, PaymentMethod } from '../../platform';
import { owesOnlySetupFee } from '../../clients';
import type { PaymentStatus } from '../../../contract/enums';
import { timestampSql, type Timestamp } from '../../lib/timestamps';
import type { PeriodLength } from '../../../contract/calendarDays';

/**
 * Excludes ended subscriptions, and those that the provider renews unless they owe only a setup fee or have a
 * free plan.
 */
export const isRenewedByLivery = `s.ended_at is null and (s.provider is distinct from 'Stripe' or ${owesOnlySetupFee}
  or costs_nothing(s.company_id, s.plan_id, coalesce(s.next_price_version, s.price_version), s.is_yearly))`;

/**
 * Matches trialing and active subscriptions, and those for which `wasNeverCharged` holds if the client has a
 * card.
 */
export const isRenewing = `(s.status in ('Trialing', 'Active')
  or s.status = 'PastDue' and s.unopened is not null and s.unopened->>'before' is null
    and s.billed_until = s.current_period_start and exists (
    select from client_cards d where d.company_id = $1 and d.client_id = s.client_id and d.is_default
  ))`;

/** Returns the ids of clients with a due subscription and no payment in progress, the longest due first. */
export async function dueSubscribers(
  db: Db,
  companyId: string,
  dueBy: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.query(
    `/* dueSubscribers */ select s.client_id as id from subscriptions s
     where s.company_id = $1 and ${isRenewedByLivery} and s.is_billed and ${isRenewing}
       and not s.cancel_at_period_end and s.billed_until <= $2
       and not exists (
         select from payments p
         where p.company_id = $1 and p.subscription_id = s.id and p.period_start = s.billed_until
           and p.status in ('Pending', 'Processing')
       )
     order by s.billed_until, s.client_id limit $3`,
    [companyId, dueBy, limit],
  );
  return rows.map(({ id }) => id);
}

/** The inputs of a renewal besides the subscription. */
export interface RenewalTerms {
  clientId: string;
  planName: string;
  /** The price version that applies from the next renewal. */
  price: PeriodLength & { planId: string; version: number; price: number; yearlyPrice: number | null };
  currency: string;
  hasPayments: boolean;
  cardId: string | null;
  method: PaymentMethod | null;
  /** An earlier payment of the due period, or null. */
  charged: { status: PaymentStatus; planId: string | null; periodEnd: Timestamp } | null;
}

export async function renewalTerms(
  db: Db,
  companyId: string,
  clientIds: readonly string[],
): Promise<RenewalTerms[]> {
  const { rows } = await db.query(
    `/* renewalTerms */ select s.client_id as "clientId", b.name as "planName",
       json_build_object('planId', v.plan_id, 'version', v.version, 'price', v.price, 'yearlyPrice', v.yearly_price,
         'interval', v.interval, 'intervalCount', v.interval_count) as price,
       v.currency, k.id as "cardId",
       case when k.id is not null then json_build_object('kind', 'Card', 'brand', k.brand, 'last4', k.last4,
         'expMonth', k.exp_month, 'expYear', k.exp_year) end as method,
       exists (
         select from payments p
         where p.company_id = $1 and p.subscription_id = s.id and p.period_start is not null
       ) as "hasPayments",
       case when c.id is not null
         then json_build_object('status', c.status, 'planId', c.plan_id,
           'periodEnd', ${timestampSql('c.period_end')}) end as charged
     from subscriptions s
     join client_billing_plans b on b.company_id = $1 and b.id = s.plan_id
     join plan_prices v on v.company_id = $1 and v.plan_id = s.plan_id
       and v.version = coalesce(s.next_price_version, s.price_version)
     left join client_cards k on k.company_id = $1 and k.client_id = s.client_id and k.is_default
     left join payments c
       on c.company_id = $1 and c.subscription_id = s.id and c.period_start = s.billed_until
     where s.company_id = $1 and s.client_id = any($2::uuid[]) and ${isRenewedByLivery}`,
    [companyId, clientIds],
  );
  return rows;
}
