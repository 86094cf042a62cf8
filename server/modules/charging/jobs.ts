import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { toStandardError, type Report } from '../../db/report';
import { everyMinute } from '../../jobs/scheduler';
import { companiesWithDueCharges } from './company';
import { chargeCompany } from './run';

/** Queues the charging of the companies found, unless they wait in the queue already. */
export async function enqueueCharging(
  { database, jobs }: Services,
  find: (db: Db) => Promise<readonly string[]>,
): Promise<void> {
  const waiting = new Set((await jobs.unfinished('charge-company')).map(({ companyId }) => companyId));
  await database.onPlatform(async (db) => {
    for (const companyId of await find(db)) {
      if (!waiting.has(companyId)) await jobs.enqueue(db, 'charge-company', { companyId });
    }
  });
}

/** Queues each company that has something to charge. */
export const enqueueDueCharges = (services: Services): Promise<void> =>
  enqueueCharging(services, companiesWithDueCharges);

/** Charges what falls due: at once where something is written that is due already, and else each minute. */
export async function startCharging(services: Services, report: Report = toStandardError): Promise<void> {
  const { database, events, jobs } = services;
  await jobs.work('charge-company', ({ companyId }) => chargeCompany(services, companyId));
  await jobs.work('charge-due', () => enqueueDueCharges(services));
  jobs.schedule('charge-due', everyMinute);
  events.subscribeToAll((event) => {
    if (event.type !== 'chargesDue') return;
    const { companyId } = event;
    database
      .onPlatform((db) => jobs.enqueue(db, 'charge-company', { companyId }))
      // The look of the next minute finds it.
      .catch((error: unknown) => report(`Charges wait for the next look: ${String(error)}`));
  });
}
