import type { Services } from '../../context';
import { everyMinute } from '../../jobs/scheduler';
import { checkDomain } from './checking/check';
import { companiesWithDueDomains, dueDomains } from './sql';

/** Looks at each domain of a company that is due. */
export async function checkDueDomains(services: Services, companyId: string): Promise<void> {
  const due = await services.database.inCompany(companyId, (db) => dueDomains(db, companyId));
  for (const id of due) await checkDomain(services, companyId, id);
}

/** Queues each company that has a domain to look at, unless it waits in the queue already. */
export async function enqueueDueDomains({ database, jobs }: Services): Promise<void> {
  const waiting = new Set((await jobs.unfinished('check-domains')).map(({ companyId }) => companyId));
  await database.onPlatform(async (db) => {
    const due = await companiesWithDueDomains(db);
    for (const companyId of due.filter((id) => !waiting.has(id))) {
      await jobs.enqueue(db, 'check-domains', { companyId });
    }
  });
}

/** Looks at domains when they are due, to the minute. */
export async function startCheckingDomains(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('check-domains', ({ companyId }) => checkDueDomains(services, companyId));
  await jobs.work('check-due-domains', () => enqueueDueDomains(services));
  jobs.schedule('check-due-domains', everyMinute);
}
