import type { Db } from '../../db/database';
import type { Doer } from '../audit/service';
import { clientStandings, surroundingsOf } from '../client-lifecycle/carryOut';
import { running } from '../client-lifecycle/standing';
import { isRevenue, runsUntil, type Clock, type Subscription } from '../subscriptions/subscription';
import { writeChanges } from '../subscriptions/write';

const billed = (subscription: Subscription, clock: Clock): Subscription => ({
  ...subscription,
  isBilled: true,
  // Earlier payments outside Livery still count as revenue.
  hasPaid: subscription.hasPaid || isRevenue(subscription),
  billedUntil: subscription.isBilled
    ? subscription.billedUntil
    : (runsUntil(subscription, clock) ?? subscription.periodEnd),
});

/**
 * Livery sees to a client's charges from their next renewal on, with the provider that has their card. The client is
 * locked.
 */
export async function beginBilling(db: Db, companyId: string, clientId: string, by: Doer): Promise<void> {
  const clock = await surroundingsOf(db, companyId, by);
  const standing = (await clientStandings(db, companyId, [clientId])).get(clientId);
  const before = standing ? running(standing) : null;
  if (!before) return;
  await writeChanges(db, companyId, [{ clientId, at: clock.now, before, after: billed(before, clock) }]);
}
