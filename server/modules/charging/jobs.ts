import type { Services } from '../../context';
import { toStandardError, type Report } from '../../db/report';
import { everyMinute } from '../../jobs/rhythms';
import { companiesWithDueCharges } from './company';
import { chargeCompany } from './run';

/** Queues each company that has something to charge, unless it waits in the queue already. */
export async function enqueueDueCharges({ database, jobs }: Services): Promise<void> {
  const waiting = new Set((await jobs.waiting('charge-company')).map(({ companyId }) => companyId));
  await database.onPlatform(async (db) => {
    const due = await companiesWithDueCharges(db);
    for (const companyId of due.filter((id) => !waiting.has(id))) {
      await jobs.enqueue(db, 'charge-company', { companyId });
    }
  });
}

/** Charges what falls due: at once where something is written that is due already, and else each minute. */
export async function startCharging(services: Services, report: Report = toStandardError): Promise<void> {
  const { database, events, jobs } = services;
  await jobs.work('charge-company', ({ companyId }) => chargeCompany(services, companyId));
  await jobs.work('charge-due', () => enqueueDueCharges(services));
  jobs.schedule('charge-due', everyMinute);
  events.onEvery((event) => {
    if (event.type !== 'chargesDue') return;
    const { companyId } = event;
    database
      .onPlatform((db) => jobs.enqueue(db, 'charge-company', { companyId }))
      // The look of the next minute finds it.
      .catch((error: unknown) => report(`Charges wait for the next look: ${String(error)}`));
  });
}
