import type { Db, ProviderPayment } from '../../platform';
import { toTimestamp } from '../../lib/timestamps';
import { loadClientStates } from '../client-lifecycle/clientLifecycle.repository';
import type { Period } from '../../lib/periodDays';
import { calendarPeriod } from '../subscriptions/renewal';
import { priceTermsOf } from '../subscriptions/subscription';
import { pricesOf, type LockedPayment } from './ledger.repository';
import type { RenewedSubscription } from './provider.repository';

/**
 * Returns the billing period of a provider's payment in the company's calendar, or null if the payment has no
 * period.
 */
export async function chargedPeriod(
  db: Db,
  companyId: string,
  renewedSubscription: RenewedSubscription,
  { periodStart, periodEnd }: ProviderPayment,
): Promise<Period | null> {
  if (!periodStart || !periodEnd) return null;
  const period = { periodStart: toTimestamp(periodStart), periodEnd: toTimestamp(periodEnd) };
  const states = await loadClientStates(db, companyId, [renewedSubscription.clientId]);
  const subscription = states.get(renewedSubscription.clientId)?.subscription;
  const [price] = await pricesOf(db, companyId, [renewedSubscription]);
  if (subscription?.id !== renewedSubscription.id || !price) return period;
  const interval = priceTermsOf(price, subscription.isYearly);
  return calendarPeriod(subscription, interval, period, renewedSubscription.timeZone);
}

export const hasDifferentEnd = (
  { periodEnd }: LockedPayment,
  { status, periodEnd: providerEnd }: ProviderPayment,
): boolean =>
  status === 'Succeeded' &&
  periodEnd !== null &&
  providerEnd !== null &&
  periodEnd !== toTimestamp(providerEnd);

/** Marks the subscription for a sync, so that the provider charges the next period when the paid one ends. */
export async function syncPeriodEnd(
  db: Db,
  companyId: string,
  { subscriptionId }: LockedPayment,
): Promise<void> {
  await db.query(
    `/* syncPeriodEnd */ update subscriptions set needs_sync = true
     where company_id = $1 and id = $2 and ended_at is null and is_billed and provider = 'Stripe'`,
    [companyId, subscriptionId],
  );
}
