import type { Services } from '../../context';
import { companiesPastDue } from './dueSql';

/** Queues each company with past due clients, unless it waits in the queue already: what is over shows there. */
async function enqueuePastDue({ database, jobs }: Services): Promise<void> {
  const waiting = new Set((await jobs.waiting('charge-company')).map(({ companyId }) => companyId));
  await database.onPlatform(async (db) => {
    for (const companyId of await companiesPastDue(db)) {
      if (!waiting.has(companyId)) await jobs.enqueue(db, 'charge-company', { companyId });
    }
  });
}

/** Looks hourly for clients whose grace period is over, which is counted in days. */
export async function startDunning(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('end-past-due', () => enqueuePastDue(services));
  jobs.schedule('end-past-due', { everyMinutes: 60, after: 17 });
}
