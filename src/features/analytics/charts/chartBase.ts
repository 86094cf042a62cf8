import type { Analytics } from '../analyticsApi';
import type { Chart } from './chart';

/** Returns the fields that all charts of a range share. */
export const chartBase = (
  { interval, series }: Analytics,
  currency: string,
): Pick<Chart, 'currency' | 'interval' | 'comparedSpans'> & { spans: Analytics['series'] } => ({
  currency,
  interval,
  spans: series,
  comparedSpans: null,
});
