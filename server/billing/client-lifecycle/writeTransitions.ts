import type { Db } from '../../platform';
import type { AbandonedPlan } from '../billing.events';
import { saveSubscriptionChanges } from '../subscriptions/saveSubscriptionChanges';
import { writeClientStates, type ClientStateWrite } from './clientLifecycle.repository';

/** Returns the unpaid plan that a client leaves or restarts, if any. */
function abandonedPlans({ before, after }: ClientStateWrite): AbandonedPlan[] {
  const { subscription } = before;
  if (!subscription?.unopened) return [];
  const { id: subscriptionId, planId, unopened } = subscription;
  const next = after.subscription;
  const isUnchanged = next?.planId === planId && next.unopened?.paidFrom === unopened.paidFrom;
  const isOpened = next?.planId === planId && next.unopened === null;
  return isUnchanged || isOpened
    ? []
    : [{ clientId: before.id, subscriptionId, planId, from: unopened.paidFrom }];
}

/**
 * Writes changed clients, subscriptions and MRR movements with a constant number of statements, and publishes
 * the plans that clients leave unpaid.
 */
export async function writeTransitions(
  db: Db,
  companyId: string,
  writes: readonly ClientStateWrite[],
): Promise<void> {
  if (writes.length === 0) return;
  const plans = writes.flatMap((write) => abandonedPlans(write));
  if (plans.length > 0) await db.publish({ type: 'plansAbandoned', companyId, plans });
  await writeClientStates(db, companyId, writes);
  await saveSubscriptionChanges(
    db,
    companyId,
    writes.map(({ at, before, after }) => ({
      clientId: before.id,
      at,
      before: before.subscription,
      after: after.subscription,
    })),
  );
}
