import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { begunValues } from '../client-cards/begunValues';
import { mailClient } from '../client-mails/mailClient';
import { lockClients } from '../clients/editing';
import { clientsToTell, takeEndingTrials } from './trialNoticesSql';

const batchSize = 100;

type Telling = Pick<Services, 'settings' | 'jobs'>;

async function tellBatch(services: Telling, db: Db, companyId: string): Promise<boolean> {
  const clientIds = await clientsToTell(db, companyId, batchSize);
  await lockClients(db, companyId, clientIds);
  for (const { clientId, card } of await takeEndingTrials(db, companyId, clientIds)) {
    const begun = await begunValues(db, services.settings, companyId, clientId);
    const values = { ...begun, ...(card && { card }) };
    await mailClient(db, services, companyId, clientId, 'trial-ending', values);
  }
  return clientIds.length === batchSize;
}

/** Mails clients whose trial ends within three days, each once. */
export async function tellOfEndingTrials(
  { database, ...telling }: Telling & Pick<Services, 'database'>,
  companyId: string,
): Promise<void> {
  let hasMore = true;
  while (hasMore) hasMore = await database.inCompany(companyId, (db) => tellBatch(telling, db, companyId));
}
