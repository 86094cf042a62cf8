import { maxDriftMs } from '../cardProvider';
import { secondsOf } from './client';

// The provider's periods begin some moments after ours, and in whole seconds.
export const sameHour = 3600;

export const maxDrift = maxDriftMs / 1000;

/**
 * Whether a period that began then is for a time before the one that is to be charged for: that is let go. A period that is
 * to be charged for in the future may have begun already, as the provider counts in UTC.
 */
export function isLetGoBy(billedFrom: Date, periodStart: number | undefined, now = new Date()): boolean {
  const tolerance = billedFrom > now ? maxDrift : sameHour;
  return periodStart !== undefined && periodStart < secondsOf(billedFrom) - tolerance;
}
