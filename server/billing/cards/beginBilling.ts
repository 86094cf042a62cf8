import type { AuditContext, Db } from '../../platform';
import { loadClientStates } from '../client-lifecycle/clientLifecycle.repository';
import { loadLifecycleContext } from '../client-lifecycle/lifecycleContext';
import { currentSubscription } from '../client-lifecycle/clientState';
import { countsAsRevenue, currentEndOf, type Clock, type Subscription } from '../subscriptions/subscription';
import { saveSubscriptionChanges } from '../subscriptions/saveSubscriptionChanges';

const withBilling = (subscription: Subscription, clock: Clock): Subscription => ({
  ...subscription,
  isBilled: true,
  // Earlier payments outside Livery still count as revenue.
  hasPaid: subscription.hasPaid || countsAsRevenue(subscription),
  billedUntil: subscription.isBilled
    ? subscription.billedUntil
    : (currentEndOf(subscription, clock) ?? subscription.periodEnd),
});

/** Starts billing a client's current subscription, if any, at its next renewal. The client must be locked. */
export async function beginBilling(
  db: Db,
  companyId: string,
  clientId: string,
  by: AuditContext,
): Promise<void> {
  const clock = await loadLifecycleContext(db, companyId, by);
  const state = (await loadClientStates(db, companyId, [clientId])).get(clientId);
  const before = state ? currentSubscription(state) : null;
  if (!before) return;
  await saveSubscriptionChanges(db, companyId, [
    { clientId, at: clock.now, before, after: withBilling(before, clock) },
  ]);
}
