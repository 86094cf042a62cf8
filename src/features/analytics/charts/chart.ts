import type { AnalyticsInterval } from '@contract/enums';
import type { DayRange } from '@/lib/days';
import type { ToneName } from '@/theme/tones';
import type { Analytics } from '../analyticsApi';

/** The pattern that distinguishes a line or bar without relying on color. */
export type Texture = 'plain' | 'dashed' | 'stripes' | 'dots' | 'crosses';

export interface ChartSeries {
  id: string;
  label: string;
  /** Money is in minor units of the chart's currency. */
  unit: 'money' | 'count';
  values: readonly (number | null)[];
  tone: ToneName;
  texture: Texture;
  /** Included in the table and the CSV file, but not drawn. */
  isOnlyInTable?: boolean;
}

/** The source of a chart's drawing, table and CSV file. */
export interface Chart {
  title: string;
  /** `bar` draws bars side by side, `stack` on top of each other. */
  shape: 'line' | 'bar' | 'stack';
  /** True for sums, whose axis starts at zero. The axis of levels such as MRR fits their values. */
  isFromZero: boolean;
  currency: string;
  spans: readonly (DayRange | null)[];
  /** The intervals of the previous period, to which the last series refers. Null without a comparison. */
  comparedSpans: readonly (DayRange | null)[] | null;
  interval: AnalyticsInterval;
  series: readonly ChartSeries[];
  /** A text description of the drawing, in lines. */
  summary: readonly string[];
  /** Shown instead of the drawing if all values are zero. */
  emptyText: string;
}

export const drawnSeries = ({ series }: Chart) => series.filter(({ isOnlyInTable }) => !isOnlyInTable);

export const isFlat = (chart: Chart): boolean =>
  drawnSeries(chart).every(({ values }) => values.every((value) => !value));

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
