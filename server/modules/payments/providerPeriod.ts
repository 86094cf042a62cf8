import type { ProviderPayment } from '../../card-provider/cardProvider';
import type { Db } from '../../db/database';
import { toTimestamp } from '../../lib/timestamps';
import { clientStandings } from '../client-lifecycle/applyCommand';
import type { Period } from '../subscriptions/periods';
import { calendarPeriod } from '../subscriptions/renewal';
import { pricedBy } from '../subscriptions/subscription';
import { pricesOf, type PaymentStanding } from './ledgerSql';
import type { RenewedSubscription } from './providerSql';

/** Returns the period of the company's calendar that a provider's payment is for; null if it is for none. */
export async function chargedPeriod(
  db: Db,
  companyId: string,
  renewed: RenewedSubscription,
  { periodStart, periodEnd }: ProviderPayment,
): Promise<Period | null> {
  if (!periodStart || !periodEnd) return null;
  const period = { periodStart: toTimestamp(periodStart), periodEnd: toTimestamp(periodEnd) };
  const standings = await clientStandings(db, companyId, [renewed.clientId]);
  const subscription = standings.get(renewed.clientId)?.subscription;
  const [price] = await pricesOf(db, companyId, [renewed]);
  if (subscription?.id !== renewed.id || !price) return period;
  const every = pricedBy(price, subscription.isYearly);
  return calendarPeriod(subscription, every, period, renewed.timeZone);
}

/** Whether a payment's period ends at another moment than the provider's. */
export const endsElsewhere = (
  { periodEnd }: PaymentStanding,
  { status, periodEnd: providerEnd }: ProviderPayment,
): boolean =>
  status === 'Succeeded' &&
  periodEnd !== null &&
  providerEnd !== null &&
  periodEnd !== toTimestamp(providerEnd);

/** Has the provider charge for the next period when the paid one ends. */
export async function syncPeriodEnd(
  db: Db,
  companyId: string,
  { subscriptionId }: PaymentStanding,
): Promise<void> {
  await db.query(
    `/* syncPeriodEnd */ update subscriptions set needs_sync = true
     where company_id = $1 and id = $2 and ended_at is null and is_billed and provider = 'Stripe'`,
    [companyId, subscriptionId],
  );
}
