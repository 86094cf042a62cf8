import type { Db } from '../../db/database';
import { publish } from '../../events';
import { movementOf, type SubscriptionChange } from './movements';
import { writeMovements, writeSubscriptions } from './sql';
import { isDueBy } from './renewal';

/**
 * Writes what became of subscriptions and what that means for MRR, in the transaction that locked their clients. The
 * queue hears at once of what is to be charged for.
 */
export async function writeChanges(
  db: Db,
  companyId: string,
  changes: readonly SubscriptionChange[],
): Promise<void> {
  const rows = changes.flatMap(({ clientId, at, before, after }) =>
    after && after !== before ? [{ clientId, at, subscription: after }] : [],
  );
  if (rows.length > 0) await writeSubscriptions(db, companyId, rows);
  const isAnyDue = rows.some(({ at, subscription }) => isDueBy(subscription, at));
  if (isAnyDue) await publish(db, { type: 'chargesDue', companyId });
  const movements = changes.flatMap(movementOf);
  if (movements.length > 0) await writeMovements(db, companyId, movements);
}
