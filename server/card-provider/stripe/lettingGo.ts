import { secondsOf } from './client';

// The provider's periods begin some moments after ours, and in whole seconds.
export const sameHour = 3600;

/** Whether a period that began then is for a time before the one that is to be charged for: that is let go. */
export const isLetGoBy = (billedFrom: Date, periodStart: number | undefined): boolean =>
  periodStart !== undefined && periodStart < secondsOf(billedFrom) - sameHour;
