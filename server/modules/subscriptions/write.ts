import type { Db } from '../../db/database';
import { movementOf, type SubscriptionChange } from './movements';
import { writeMovements, writeSubscriptions } from './sql';

/** Writes what became of subscriptions and what that means for MRR, in the transaction that locked their clients. */
export async function writeChanges(
  db: Db,
  companyId: string,
  changes: readonly SubscriptionChange[],
): Promise<void> {
  const rows = changes.flatMap(({ clientId, at, before, after }) =>
    after && after !== before ? [{ clientId, at, subscription: after }] : [],
  );
  if (rows.length > 0) await writeSubscriptions(db, companyId, rows);
  const movements = changes.flatMap(movementOf);
  if (movements.length > 0) await writeMovements(db, companyId, movements);
}
