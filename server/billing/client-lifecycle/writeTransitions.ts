import type { Db } from '../../platform/db/database';
import { cancelPayments, type AbandonedPlan } from '../payments/cancelPayments';
import { saveSubscriptionChanges } from '../subscriptions/saveSubscriptionChanges';
import { writeClientStates, type ClientStateWrite } from './clientLifecycle.repository';

/**
 * Returns the unpaid plan that a client leaves or restarts, if any. The caller cancels the plan's failed
 * payments.
 */
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
 * Writes changed clients, subscriptions and MRR movements, and cancels the failed payments of abandoned
 * plans, with a constant number of statements.
 */
export async function writeTransitions(
  db: Db,
  companyId: string,
  writes: readonly ClientStateWrite[],
): Promise<void> {
  if (writes.length === 0) return;
  await cancelPayments(
    db,
    companyId,
    writes.flatMap((write) => abandonedPlans(write)),
  );
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
