import type { Db } from '../../platform';
import { mrrMovementsOf, type SubscriptionChange } from './mrrMovements';
import { writeMovements, upsertSubscriptions } from './subscriptions.repository';
import { isDueBy } from './renewal';

/**
 * Stores subscription changes and their MRR movements. Publishes `chargesDue` if a charge is due. The
 * caller's transaction must have locked the clients.
 */
export async function saveSubscriptionChanges(
  db: Db,
  companyId: string,
  changes: readonly SubscriptionChange[],
): Promise<void> {
  const rows = changes.flatMap(({ clientId, at, before, after }) =>
    after && after !== before ? [{ clientId, at, subscription: after }] : [],
  );
  if (rows.length > 0) await upsertSubscriptions(db, companyId, rows);
  const isAnyDue = rows.some(({ at, subscription }) => isDueBy(subscription, at));
  if (isAnyDue) await db.publish({ type: 'chargesDue', companyId });
  const movements = changes.flatMap(mrrMovementsOf);
  if (movements.length > 0) await writeMovements(db, companyId, movements);
}
