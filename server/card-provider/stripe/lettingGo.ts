import { maxDriftMs } from '../cardProvider';
import { secondsOf } from './client';

// The provider's periods begin some moments after ours, and in whole seconds.
export const sameHour = 3600;

export const maxDrift = maxDriftMs / 1000;

/**
 * Whether a provider's period is before the one to charge for, and so is not charged for. The provider, which counts in UTC,
 * may have begun the next period some days early.
 */
export function isLetGoBy(billedFrom: Date, periodStart: number | undefined, now = new Date()): boolean {
  const tolerance = billedFrom > now ? maxDrift : sameHour;
  return periodStart !== undefined && periodStart < secondsOf(billedFrom) - tolerance;
}
