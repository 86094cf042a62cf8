import { planNameIn } from '../../brand';
import type { Db, StatementRows } from '../../platform';
import { language } from '../../lib/i18n/i18n';
import { timestampSql } from '../../lib/timestamps';

export type BillingFacts = StatementRows['billingFacts'];

export async function billingFacts(db: Db, companyId: string, clientId: string): Promise<BillingFacts> {
  const { rows } = await db.query(
    `/* billingFacts */ select exists (
       select from subscriptions s
       where s.company_id = $1 and s.client_id = $2 and s.ended_at is null and s.is_billed
     ) as "isBilled", (
       select ${timestampSql('max(r.created_at)')} from card_requests r
       where r.company_id = $1 and r.client_id = $2 and r.used_at is null and r.expires_at > company_now()
     ) as "cardRequestedAt"`,
    [companyId, clientId],
  );
  const [row] = rows;
  if (!row) throw new Error('The database returned no row.');
  return row;
}

export type SubscriptionDetails = StatementRows['loadSubscriptionDetails'];

// A new price version may have no yearly price. Its subscribers then change to the price of the plan's interval.
const paysYearly = 's.is_yearly and v.yearly_price is not null';

/** Returns the subscription with its plan's name in the current language. Throws if the client has none. */
export async function loadSubscriptionDetails(
  db: Db,
  companyId: string,
  clientId: string,
): Promise<SubscriptionDetails> {
  const { rows } = await db.query(
    `/* loadSubscriptionDetails */ select ${planNameIn('n', '$3')} as "planName",
       case when ${paysYearly} then v.yearly_price else v.price end as price,
       case when ${paysYearly} then 'Year' else v.interval end as interval,
       case when ${paysYearly} then 1 else v.interval_count end as "intervalCount",
       s.setup_fee as "setupFee", s.trial_ends_at as "trialEndsAt", k.currency, k.time_zone as "timeZone"
     from subscriptions s
     join companies k on k.id = s.company_id
     join client_billing_plans n on n.company_id = s.company_id and n.id = s.plan_id
     join plan_prices v
       on v.company_id = s.company_id and v.plan_id = s.plan_id and v.version = coalesce(s.next_price_version, s.price_version)
     where s.company_id = $1 and s.client_id = $2 and s.ended_at is null`,
    [companyId, clientId, language()],
  );
  const [row] = rows;
  if (!row) throw new Error(`Client ${clientId} has no subscription.`);
  return row;
}
