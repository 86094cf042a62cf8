import { maxDriftMs } from '../cardProvider';
import { toUnixSeconds } from './client';

// The tolerance for Stripe's periods, which start moments after Livery's and in whole seconds.
export const hourSeconds = 3600;

export const maxDriftSeconds = maxDriftMs / 1000;

/**
 * Returns whether a Stripe period starts before `billedFrom`, the start of the first period to charge.
 * Tolerates one hour or, while `billedFrom` is in the future, the days by which Stripe can start early
 * because it counts in UTC.
 */
export function isPeriodWaived(billedFrom: Date, periodStart: number | undefined, now = new Date()): boolean {
  const tolerance = billedFrom > now ? maxDriftSeconds : hourSeconds;
  return periodStart !== undefined && periodStart < toUnixSeconds(billedFrom) - tolerance;
}
