import type { DayRange } from '@/lib/days';
import type { ToneName } from '@/theme/tones';

/** How a line is drawn, or a bar filled, so that it is told apart without its colour. */
export type Texture = 'plain' | 'dashed' | 'stripes' | 'dots' | 'crosses';

export interface ChartSeries {
  id: string;
  label: string;
  /** Money is in minor units of the chart's currency. */
  unit: 'money' | 'count';
  values: readonly (number | null)[];
  tone: ToneName;
  texture: Texture;
  /** Stands in the table and in the file, and not in the drawing. */
  isOnlyInTable?: boolean;
}

/** What one chart shows: its drawing, its table and its file are all made from this. */
export interface Chart {
  title: string;
  /** Bars stand beside each other; those of a stack on top of each other. */
  shape: 'line' | 'bar' | 'stack';
  /** What adds up over time is drawn from zero; a level, MRR say, from where it moves. */
  isFromZero: boolean;
  currency: string;
  spans: readonly (DayRange | null)[];
  /** The intervals of the period before, in the same order: what the last of the series is about. */
  comparedSpans: readonly (DayRange | null)[] | null;
  interval: 'Day' | 'Week' | 'Month';
  series: readonly ChartSeries[];
  /** What the drawing tells, in words. */
  summary: string;
  /** Stands in the drawing's place when there is nothing to draw. */
  emptyText: string;
}

export const drawnSeries = ({ series }: Chart) => series.filter(({ isOnlyInTable }) => !isOnlyInTable);

export const isFlat = (chart: Chart): boolean =>
  drawnSeries(chart).every(({ values }) => values.every((value) => !value));
