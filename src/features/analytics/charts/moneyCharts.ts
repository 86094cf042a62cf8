import type { Analytics, AnalyticsPoint } from '../analyticsApi';
import type { Chart, ChartSeries } from './chart';
import { frameOf } from './frameOf';
import { courseInWords, totalInWords, totalsInWords } from './summary';

type MoneyPoint = NonNullable<AnalyticsPoint['money']>;

interface Source {
  analytics: Analytics;
  currency: string;
}

const valuesOf = (points: readonly AnalyticsPoint[], measure: keyof MoneyPoint): number[] =>
  points.map(({ money }) => money?.[measure] ?? 0);

type Look = Pick<ChartSeries, 'id' | 'label' | 'tone' | 'texture'>;

const money = ({ analytics }: Source, measure: keyof MoneyPoint, look: Look): ChartSeries => ({
  ...look,
  unit: 'money',
  values: valuesOf(analytics.series, measure),
});

const padded = <Item>(items: readonly Item[], length: number): (Item | null)[] =>
  Array.from({ length }, (_item, index) => items[index] ?? null);

/** The period before may have a point more or fewer: whichever is longer, all of it is shown. */
export function revenueChart(source: Source): Chart {
  const { series, previousSeries } = source.analytics;
  const length = Math.max(series.length, previousSeries.length);
  const revenue = money(source, 'revenue', {
    id: 'revenue',
    label: 'Revenue',
    tone: 'primary',
    texture: 'plain',
  });
  const before: ChartSeries = {
    ...revenue,
    id: 'before',
    label: 'Period before',
    tone: 'gray',
    texture: 'dashed',
    values: valuesOf(previousSeries, 'revenue'),
  };
  const gross = { ...revenue, id: 'gross', label: 'Gross', values: valuesOf(series, 'gross') };
  const refunds = { ...revenue, id: 'refunds', label: 'Refunds', values: valuesOf(series, 'refunded') };
  const words = { spans: series, currency: source.currency };

  return {
    ...frameOf(source.analytics, source.currency),
    title: 'Revenue over time',
    shape: 'line',
    isFromZero: true,
    spans: padded(series, length),
    comparedSpans: padded(previousSeries, length),
    series: [
      { ...revenue, values: padded(revenue.values, length) },
      { ...gross, values: padded(gross.values, length), isOnlyInTable: true },
      { ...refunds, values: padded(refunds.values, length), isOnlyInTable: true },
      { ...before, values: padded(before.values, length) },
    ],
    summary: `${totalInWords(revenue, words)} ${totalsInWords([before], words)}`,
    emptyText: 'No payment came in, neither in these days nor before them.',
  };
}

export function mrrChart(source: Source): Chart {
  const mrr = money(source, 'mrr', { id: 'mrr', label: 'MRR', tone: 'primary', texture: 'plain' });
  const chart = frameOf(source.analytics, source.currency);
  return {
    ...chart,
    title: 'MRR over time',
    shape: 'line',
    isFromZero: false,
    series: [mrr],
    summary: courseInWords(mrr, chart),
    emptyText: 'No client paid for a subscription in these days.',
  };
}

export function movementChart(source: Source): Chart {
  const chart = frameOf(source.analytics, source.currency);
  const series = [
    money(source, 'mrrNew', { id: 'new', label: 'New', tone: 'green', texture: 'plain' }),
    money(source, 'mrrExpansion', { id: 'expansion', label: 'Expansion', tone: 'blue', texture: 'stripes' }),
    money(source, 'mrrContraction', {
      id: 'contraction',
      label: 'Contraction',
      tone: 'amber',
      texture: 'dots',
    }),
    money(source, 'mrrChurned', { id: 'churned', label: 'Churned', tone: 'red', texture: 'crosses' }),
  ];
  return {
    ...chart,
    title: 'MRR movements',
    shape: 'stack',
    isFromZero: true,
    series,
    summary: totalsInWords(series, chart),
    emptyText: 'No subscription began, changed or ended in these days.',
  };
}

export function failedChart(source: Source): Chart {
  const chart = frameOf(source.analytics, source.currency);
  const count: ChartSeries = {
    id: 'failed',
    label: 'Failed payments',
    unit: 'count',
    tone: 'red',
    texture: 'plain',
    values: valuesOf(source.analytics.series, 'failedPayments'),
  };
  const cost = money(source, 'failedAmount', { id: 'cost', label: 'Cost', tone: 'red', texture: 'plain' });
  return {
    ...chart,
    title: 'Failed payments over time',
    shape: 'bar',
    isFromZero: true,
    series: [count, { ...cost, isOnlyInTable: true }],
    summary: `${totalInWords(count, chart)} ${totalsInWords([cost], chart)}`,
    emptyText: 'No payment failed in these days.',
  };
}
