import { type Database, type Db, everyMinute, type Services, systemContext } from '../../platform';
import { isCompanyActionAllowed } from '../../company';
import { applyCommand } from './applyCommand';
import { companiesWithDueClients, lockDueClients } from './clientLifecycle.repository';

const batchSize = 200;

/** Registers the job that deactivates due clients and schedules it every minute. */
export async function startDueDeactivations(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('deactivate-due-clients', () => deactivateDueClients(services));
  jobs.schedule('deactivate-due-clients', everyMinute);
}

async function deactivateBatch(db: Db, companyId: string): Promise<boolean> {
  if (!(await isCompanyActionAllowed(db, companyId, 'finish'))) return false;
  const dueClients = await lockDueClients(db, companyId, batchSize);
  if (dueClients.length === 0) return false;
  const scheduledBy = new Map(dueClients.map((client) => [client.id, client.scheduledBy]));
  const command = { kind: 'DeactivateDue', scheduledBy } as const;
  await applyCommand(db, companyId, command, [...scheduledBy.keys()], systemContext(companyId));
  return dueClients.length === batchSize;
}

/**
 * Deactivates due clients in batches. Each batch is one transaction, so the next run continues where an
 * interrupted run stopped. Clients of a blocked company stay due.
 */
export async function deactivateDueClientsIn(database: Database, companyId: string): Promise<void> {
  let hasMore = true;
  while (hasMore) hasMore = await database.inCompany(companyId, (db) => deactivateBatch(db, companyId));
}

export async function deactivateDueClients({ database }: Services): Promise<void> {
  const companies = await database.onPlatform(companiesWithDueClients);
  for (const companyId of companies) await deactivateDueClientsIn(database, companyId);
}
