import type { Services } from '../../context';
import { enqueueCharging } from '../charging/jobs';
import { companiesPastDue } from './dueSql';

/** Finds clients past the grace period every hour, because it is counted in days. Charging the company ends past due. */
export async function startDunning(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('end-past-due', () => enqueueCharging(services, companiesPastDue));
  jobs.schedule('end-past-due', { everyMinutes: 60, after: 17 });
}
