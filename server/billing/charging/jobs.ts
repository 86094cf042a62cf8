import { type Report, toStandardError } from '../../lib/report';
import { type Db, everyMinute, type Services } from '../../platform';
import { companiesWithDueCharges } from './company.repository';
import { companiesPastDue } from '../dunning/due.repository';
import { chargeCompany } from './chargeCompany';

/** Enqueues a charging job for each of the found companies, unless one is already queued or running. */
export async function enqueueCharging(
  { database, jobs }: Services,
  findCompanies: (db: Db) => Promise<readonly string[]>,
): Promise<void> {
  const queued = new Set((await jobs.unfinished('charge-company')).map(({ companyId }) => companyId));
  await database.onPlatform(async (db) => {
    for (const companyId of await findCompanies(db)) {
      if (!queued.has(companyId)) await jobs.enqueue(db, 'charge-company', { companyId });
    }
  });
}

/** Starts charging a company immediately after its `chargesDue` event, and all due companies every minute. */
export async function startCharging(services: Services, report: Report = toStandardError): Promise<void> {
  const { database, events, jobs } = services;
  await jobs.work('charge-company', ({ companyId }) => chargeCompany(services, companyId));
  await jobs.work('charge-due', () => enqueueCharging(services, companiesWithDueCharges));
  jobs.schedule('charge-due', everyMinute);
  events.subscribeToAll((event) => {
    if (event.type !== 'chargesDue') return;
    const { companyId } = event;
    database
      .onPlatform((db) => jobs.enqueue(db, 'charge-company', { companyId }))
      .catch((error: unknown) =>
        report(`Could not enqueue charges. The next scheduled run retries: ${String(error)}`),
      );
  });
}

/**
 * Schedules charging jobs every hour for companies with past due clients. The jobs end the past due status
 * after the grace period.
 */
export async function startDunning(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('end-past-due', () => enqueueCharging(services, companiesPastDue));
  jobs.schedule('end-past-due', { everyMinutes: 60, offsetMinutes: 17 });
}
