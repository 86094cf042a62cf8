import type { Services } from '../../context';
import type { Database, Db } from '../../db/database';
import { everyMinute } from '../../jobs/scheduler';
import { bySystem } from '../audit/bySystem';
import { companyMay } from '../company/companyMay';
import { carryOut } from './carryOut';
import { companiesWithDueClients, takeDueClients } from './sql';

const batchSize = 200;

/** Deactivates clients when their period has ended, each minute. */
export async function startDeactivating(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('deactivate-due-clients', () => deactivateDueClients(services));
  jobs.schedule('deactivate-due-clients', everyMinute);
}

async function deactivateBatch(db: Db, companyId: string): Promise<boolean> {
  if (!(await companyMay(db, companyId, 'finish'))) return false;
  const due = await takeDueClients(db, companyId, batchSize);
  if (due.length === 0) return false;
  const scheduledBy = new Map(due.map((client) => [client.id, client.scheduledBy]));
  const verb = { kind: 'DeactivateDue', scheduledBy } as const;
  await carryOut(db, companyId, verb, [...scheduledBy.keys()], bySystem(companyId));
  return due.length === batchSize;
}

/**
 * A batch is done whole or not at all, so that a run that is cut off leaves to the next just what it has not done. Those of
 * a company that is blocked stay due.
 */
export async function deactivateDueIn(database: Database, companyId: string): Promise<void> {
  let hasMore = true;
  while (hasMore) hasMore = await database.inCompany(companyId, (db) => deactivateBatch(db, companyId));
}

export async function deactivateDueClients({ database }: Services): Promise<void> {
  const companies = await database.onPlatform(companiesWithDueClients);
  for (const companyId of companies) await deactivateDueIn(database, companyId);
}
