import type { Db, Settings } from '../../platform';
import { findPortalUrl } from '../../brand';
import { formatMoney } from '../../lib/money';
import { dayText } from '../../lib/localeText';
import type { PlanInterval } from '../../../contract/enums';

interface SubscriptionDetails {
  planName: string;
  price: number;
  interval: PlanInterval;
  intervalCount: number;
  setupFee: number;
  trialEndsAt: Date | null;
  currency: string;
  timeZone: string;
}

async function loadSubscriptionDetails(
  db: Db,
  companyId: string,
  clientId: string,
): Promise<SubscriptionDetails> {
  const { rows } = await db.query<SubscriptionDetails>(
    `/* loadSubscriptionDetails */ select n.name as "planName",
       case when s.is_yearly then v.yearly_price else v.price end as price,
       case when s.is_yearly then 'Year' else v.interval end as interval,
       case when s.is_yearly then 1 else v.interval_count end as "intervalCount",
       s.setup_fee as "setupFee", s.trial_ends_at as "trialEndsAt", k.currency, k.time_zone as "timeZone"
     from subscriptions s
     join companies k on k.id = s.company_id
     join client_billing_plans n on n.company_id = s.company_id and n.id = s.plan_id
     join plan_prices v
       on v.company_id = s.company_id and v.plan_id = s.plan_id and v.version = coalesce(s.next_price_version, s.price_version)
     where s.company_id = $1 and s.client_id = $2 and s.ended_at is null`,
    [companyId, clientId],
  );
  const [row] = rows;
  if (!row) throw new Error(`Client ${clientId} has no subscription.`);
  return row;
}

const formatInterval = (interval: PlanInterval, count: number): string => {
  const unit = interval.toLowerCase();
  return count === 1 ? `a ${unit}` : `every ${count} ${unit}s`;
};

/**
 * Returns the email values of a client's subscription as of its next payment. Includes a link to the account
 * if a portal is deployed. Throws if the client has no subscription.
 */
export async function subscriptionEmailValues(
  db: Db,
  settings: Settings,
  companyId: string,
  clientId: string,
): Promise<Record<string, string>> {
  const details = await loadSubscriptionDetails(db, companyId, clientId);
  const { planName, price, interval, intervalCount, setupFee, trialEndsAt, currency, timeZone } = details;
  const portalUrl = await findPortalUrl(db, settings, companyId);
  return {
    planName,
    price: `${formatMoney(price, currency)} ${formatInterval(interval, intervalCount)}`,
    ...(setupFee > 0 ? { setupFee: formatMoney(setupFee, currency) } : {}),
    ...(trialEndsAt ? { trialEndsOn: dayText(trialEndsAt, timeZone) } : {}),
    ...(portalUrl ? { link: `${portalUrl}/account` } : {}),
  };
}
