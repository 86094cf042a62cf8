import { maxDriftMs } from '../cardProvider';
import { toUnixSeconds } from './client';

// A tolerance, because Stripe's periods start moments after Livery's and in whole seconds.
export const hourSeconds = 3600;

export const maxDriftSeconds = maxDriftMs / 1000;

/**
 * Returns whether a Stripe period starts before the first period to charge. While that period is in the
 * future, tolerates the days by which Stripe, which counts in UTC, can start early; afterwards, one hour.
 */
export function isPeriodWaived(billedFrom: Date, periodStart: number | undefined, now = new Date()): boolean {
  const tolerance = billedFrom > now ? maxDriftSeconds : hourSeconds;
  return periodStart !== undefined && periodStart < toUnixSeconds(billedFrom) - tolerance;
}
