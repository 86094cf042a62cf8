import { everyMinute, type Services } from '../../platform';
import { checkDomain } from './checking/check';
import { companiesWithDueDomains, dueDomains } from './domains.repository';

export async function checkDueDomains(services: Services, companyId: string): Promise<void> {
  const due = await services.database.inCompany(companyId, (db) => dueDomains(db, companyId));
  for (const id of due) await checkDomain(services, companyId, id);
}

/** Enqueues a check for each company with due domains, unless one is already queued or running. */
export async function enqueueDueDomains({ database, jobs }: Services): Promise<void> {
  const queued = new Set((await jobs.unfinished('check-domains')).map(({ companyId }) => companyId));
  await database.onPlatform(async (db) => {
    const due = await companiesWithDueDomains(db);
    for (const companyId of due.filter((id) => !queued.has(id))) {
      await jobs.enqueue(db, 'check-domains', { companyId });
    }
  });
}

/** Starts the workers that check domains. A scheduled job finds due domains every minute. */
export async function startDomainJobs(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('check-domains', ({ companyId }) => checkDueDomains(services, companyId));
  await jobs.work('check-due-domains', () => enqueueDueDomains(services));
  jobs.schedule('check-due-domains', everyMinute);
}
