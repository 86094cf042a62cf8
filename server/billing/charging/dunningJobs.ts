import type { Services } from '../../platform';
import { enqueueCharging } from './jobs';
import { companiesPastDue } from '../dunning/due.repository';

/**
 * Schedules charging jobs every hour for companies with past due clients. The jobs end the past due status
 * after the grace period.
 */
export async function startDunning(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('end-past-due', () => enqueueCharging(services, companiesPastDue));
  jobs.schedule('end-past-due', { everyMinutes: 60, offsetMinutes: 17 });
}
