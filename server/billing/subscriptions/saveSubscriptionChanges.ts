import type { MrrMovementKind } from '../../../contract/enums';
import { newId } from '../../lib/ids';
import type { Timestamp } from '../../lib/timestamps';
import type { Db } from '../../platform';
import { isDueBy } from './renewal';
import { recurringRevenueOf, type Subscription } from './subscription';
import { type MrrMovement, upsertSubscriptions, writeMovements } from './subscriptions.repository';

/** A client's subscription before and after a change. */
interface SubscriptionChange {
  clientId: string;
  at: Timestamp;
  before: Subscription | null;
  after: Subscription | null;
}

/** Returns an array with the MRR movement of a change, or an empty array if the revenue stays the same. */
export function mrrMovementsOf({ clientId, at, before, after }: SubscriptionChange): MrrMovement[] {
  const [previous, current] = [recurringRevenueOf(before), recurringRevenueOf(after)];
  const planId = current.planId ?? previous.planId;
  if (planId === null || (previous.isPaying && current.isPaying && previous.mrr === current.mrr)) return [];
  const change = current.mrr - previous.mrr;
  const kind: MrrMovementKind = !previous.isPaying
    ? 'New'
    : !current.isPaying
      ? 'Churned'
      : change > 0
        ? 'Expansion'
        : 'Contraction';
  return [{ id: newId(), clientId, planId, kind, change, mrr: current.mrr, at }];
}

/**
 * Stores subscription changes and their MRR movements. Publishes `chargesDue` and `subscriptionsToSync` if
 * needed. The caller's transaction must have locked the clients.
 */
export async function saveSubscriptionChanges(
  db: Db,
  companyId: string,
  changes: readonly SubscriptionChange[],
): Promise<void> {
  const rows = changes.flatMap(({ clientId, at, before, after }) =>
    after && after !== before ? [{ clientId, at, subscription: after }] : [],
  );
  if (rows.length > 0 && (await upsertSubscriptions(db, companyId, rows)))
    await db.publish({ type: 'subscriptionsToSync', companyId });
  const isAnyDue = rows.some(({ at, subscription }) => isDueBy(subscription, at));
  if (isAnyDue) await db.publish({ type: 'chargesDue', companyId });
  const movements = changes.flatMap(mrrMovementsOf);
  if (movements.length > 0) await writeMovements(db, companyId, movements);
}
