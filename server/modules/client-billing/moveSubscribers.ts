import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { publish } from '../../events';
import type { JobPayloads } from '../../jobs';
import { bySystem } from '../audit/bySystem';
import { carryOut } from '../client-lifecycle/carryOut';
import { subscribersToMove } from './subscribersSql';

type Move = JobPayloads['move-subscribers'];

const batchSize = 200;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Moves subscribers to their plan's new price, when an operator has chosen so. */
export const workMoveSubscribers = (services: Services): Promise<void> =>
  services.jobs.work('move-subscribers', (move) => moveSubscribers(services, move));

async function moveBatch(
  db: Db,
  { jobs, cardProvider }: Services,
  move: Move,
  after: string,
): Promise<string | null> {
  const { companyId, planId, when } = move;
  const ids = await subscribersToMove(db, companyId, { planId, when, after }, batchSize);
  if (ids.length > 0) {
    await carryOut(db, companyId, { kind: 'MoveToPrice', planId, when }, ids, bySystem(companyId));
    if (cardProvider.renewsSubscriptions) await jobs.enqueue(db, 'sync-subscriptions', { companyId });
  }
  return ids.length === batchSize ? (ids.at(-1) ?? null) : null;
}

/**
 * Each batch is done whole or not at all, and leaves out who has been moved: a run that is cut off is begun again. The
 * plan's price is read anew for each, so that of two changes the later one holds for all.
 */
export async function moveSubscribers(services: Services, move: Move): Promise<void> {
  const { database } = services;
  const { companyId } = move;
  let after: string | null = beforeAll;
  while (after !== null) {
    const from: string = after;
    after = await database.inCompany(companyId, (db) => moveBatch(db, services, move, from));
  }
  await database.inCompany(companyId, (db) => publish(db, { type: 'companyChanged', companyId }));
}
