import { type Db, type JobPayloads, type Services, systemContext } from '../../platform';
import { applyCommand } from '../client-lifecycle/applyCommand';
import { subscribersToChange } from './subscribers.repository';
import { nilId } from '../../../contract/ids';

type PriceChange = JobPayloads['move-subscribers'];

const batchSize = 200;

/** Registers this process as a worker for jobs that apply a plan's new price to its subscribers. */
export const workSubscriberPriceChanges = (services: Services): Promise<void> =>
  services.jobs.work('move-subscribers', (priceChange) => changeSubscriberPrices(services, priceChange));

async function changePriceOfBatch(
  db: Db,
  { jobs, cardProvider }: Services,
  priceChange: PriceChange,
  lastId: string,
): Promise<string | null> {
  const { companyId, planId, when } = priceChange;
  const ids = await subscribersToChange(db, companyId, { planId, when, after: lastId }, batchSize);
  if (ids.length > 0) {
    await applyCommand(db, companyId, { kind: 'ApplyPrice', planId, when }, ids, systemContext(companyId));
    if (cardProvider.renewsSubscriptions) await jobs.enqueue(db, 'sync-subscriptions', { companyId });
  }
  return ids.length === batchSize ? (ids.at(-1) ?? null) : null;
}

/**
 * Applies a plan's current price to its subscribers, now or at renewal, then publishes `companyChanged`.
 * Commits each batch and skips changed subscribers, so that an interrupted run can restart.
 */
export async function changeSubscriberPrices(services: Services, priceChange: PriceChange): Promise<void> {
  const { database } = services;
  const { companyId } = priceChange;
  let lastId: string | null = nilId;
  while (lastId !== null) {
    const afterId: string = lastId;
    lastId = await database.inCompany(companyId, (db) =>
      changePriceOfBatch(db, services, priceChange, afterId),
    );
  }
  await database.inCompany(companyId, (db) => db.publish({ type: 'companyChanged', companyId }));
}
