import type { Db, Services } from '../../platform';
import { enqueueClientEmail, lockClients } from '../../clients';
import { subscriptionEmailValues } from '../cards/subscriptionEmailValues';
import { clientsToNotify, markEndingTrialsNotified } from './trialNotices.repository';

const batchSize = 100;

type NoticeServices = Pick<Services, 'settings' | 'jobs'>;

async function sendBatch(services: NoticeServices, db: Db, companyId: string): Promise<boolean> {
  const clientIds = await clientsToNotify(db, companyId, batchSize);
  await lockClients(db, companyId, clientIds);
  for (const { clientId, card } of await markEndingTrialsNotified(db, companyId, clientIds)) {
    const emailValues = await subscriptionEmailValues(db, services.settings, companyId, clientId);
    const values = { ...emailValues, ...(card && { card }) };
    await enqueueClientEmail(db, services, companyId, clientId, 'trial-ending', values);
  }
  return clientIds.length === batchSize;
}

/** Emails each client whose trial ends within three days, once for each end date. */
export async function sendTrialNotices(
  { database, ...services }: NoticeServices & Pick<Services, 'database'>,
  companyId: string,
): Promise<void> {
  let hasMore = true;
  while (hasMore) hasMore = await database.inCompany(companyId, (db) => sendBatch(services, db, companyId));
}
