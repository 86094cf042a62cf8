import type { Analytics } from '../analyticsApi';
import type { Chart } from './chart';

/** What every chart of a range has alike. */
export const frameOf = (
  { interval, series }: Analytics,
  currency: string,
): Pick<Chart, 'currency' | 'interval' | 'comparedSpans'> & { spans: Analytics['series'] } => ({
  currency,
  interval,
  spans: series,
  comparedSpans: null,
});
