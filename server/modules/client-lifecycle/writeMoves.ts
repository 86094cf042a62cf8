import type { Db } from '../../db/database';
import { writeChanges } from '../subscriptions/write';
import { writeStandings, type StandingWrite } from './sql';

/** Writes standings that have changed, with their subscriptions and movements, in a few statements for all of them. */
export async function writeMoves(db: Db, companyId: string, writes: readonly StandingWrite[]): Promise<void> {
  if (writes.length === 0) return;
  await writeStandings(db, companyId, writes);
  await writeChanges(
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
