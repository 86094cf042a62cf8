import type { Db } from '../../db/database';
import { cancelPayments, type OwedPlan } from '../payments/cancelPayments';
import { writeChanges } from '../subscriptions/write';
import { writeStandings, type StandingWrite } from './sql';

/** The unpaid plan that a client leaves or restarts. */
function givenUp({ before, after }: StandingWrite): OwedPlan[] {
  const { subscription } = before;
  if (!subscription?.unopened) return [];
  const { id: subscriptionId, planId, unopened } = subscription;
  const next = after.subscription;
  const isKept = next?.planId === planId && next.unopened?.paidFrom === unopened.paidFrom;
  const isOpened = next?.planId === planId && next.unopened === null;
  return isKept || isOpened ? [] : [{ clientId: before.id, subscriptionId, planId, from: unopened.paidFrom }];
}

/** Writes standings that have changed, with their subscriptions and movements, in a few statements for all of them. */
export async function writeMoves(db: Db, companyId: string, writes: readonly StandingWrite[]): Promise<void> {
  if (writes.length === 0) return;
  await cancelPayments(
    db,
    companyId,
    writes.flatMap((write) => givenUp(write)),
  );
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
