import type { Services } from '../../context';
import { enqueueCharging } from '../charging/jobs';
import { companiesPastDue } from './dueSql';

/**
 * Schedules an hourly check, because the grace period counts days. The charging job then ends the past due
 * status.
 */
export async function startDunning(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('end-past-due', () => enqueueCharging(services, companiesPastDue));
  jobs.schedule('end-past-due', { everyMinutes: 60, offsetMinutes: 17 });
}
