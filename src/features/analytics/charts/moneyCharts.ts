import { t } from '@lingui/core/macro';
import type { Analytics, AnalyticsPoint } from '../analyticsApi';
import { type Chart, chartBase, type ChartSeries } from './chart';
import { totalsText, totalText, trendText } from './summary';

type MoneyPoint = NonNullable<AnalyticsPoint['money']>;

interface ChartSource {
  analytics: Analytics;
  currency: string;
}

const valuesOf = (points: readonly AnalyticsPoint[], measure: keyof MoneyPoint): number[] =>
  points.map(({ money }) => money?.[measure] ?? 0);

type SeriesStyle = Pick<ChartSeries, 'id' | 'label' | 'tone' | 'texture'>;

const moneySeries = (
  { analytics }: ChartSource,
  measure: keyof MoneyPoint,
  style: SeriesStyle,
): ChartSeries => ({
  ...style,
  unit: 'money',
  values: valuesOf(analytics.series, measure),
});

const padToLength = <Item>(items: readonly Item[], length: number): (Item | null)[] =>
  Array.from({ length }, (_item, index) => items[index] ?? null);

/**
 * Returns a chart of the revenue of the range and of the previous period. Pads the series to the same length,
 * because either period can have more points.
 */
export function revenueChart(source: ChartSource): Chart {
  const { series, previousSeries } = source.analytics;
  const length = Math.max(series.length, previousSeries.length);
  const revenue = moneySeries(source, 'revenue', {
    id: 'revenue',
    label: t`Revenue`,
    tone: 'primary',
    texture: 'plain',
  });
  const previous: ChartSeries = {
    ...revenue,
    id: 'before',
    label: t`Previous period`,
    tone: 'gray',
    texture: 'dashed',
    values: valuesOf(previousSeries, 'revenue'),
  };
  const gross = { ...revenue, id: 'gross', label: t`Gross`, values: valuesOf(series, 'gross') };
  const refunds = { ...revenue, id: 'refunds', label: t`Refunds`, values: valuesOf(series, 'refunded') };
  const summaryContext = { spans: series, currency: source.currency };

  return {
    ...chartBase(source.analytics, source.currency),
    title: t`Revenue over time`,
    shape: 'line',
    isFromZero: true,
    spans: padToLength(series, length),
    comparedSpans: padToLength(previousSeries, length),
    series: [
      { ...revenue, values: padToLength(revenue.values, length) },
      { ...gross, values: padToLength(gross.values, length), isOnlyInTable: true },
      { ...refunds, values: padToLength(refunds.values, length), isOnlyInTable: true },
      { ...previous, values: padToLength(previous.values, length) },
    ],
    summary: [totalText(revenue, summaryContext), totalsText([previous], summaryContext)],
    emptyText: t`No payments in this period or the previous one`,
  };
}

export function mrrChart(source: ChartSource): Chart {
  const mrr = moneySeries(source, 'mrr', { id: 'mrr', label: t`MRR`, tone: 'primary', texture: 'plain' });
  const chart = chartBase(source.analytics, source.currency);
  return {
    ...chart,
    title: t`MRR over time`,
    shape: 'line',
    isFromZero: false,
    series: [mrr],
    summary: [trendText(mrr, chart)],
    emptyText: t`No MRR in this period`,
  };
}

export function movementChart(source: ChartSource): Chart {
  const chart = chartBase(source.analytics, source.currency);
  const series = [
    moneySeries(source, 'mrrNew', {
      id: 'new',
      label: t({ message: 'New', context: 'MRR' }),
      tone: 'green',
      texture: 'plain',
    }),
    moneySeries(source, 'mrrExpansion', {
      id: 'expansion',
      label: t`Expansion`,
      tone: 'blue',
      texture: 'stripes',
    }),
    moneySeries(source, 'mrrContraction', {
      id: 'contraction',
      label: t`Contraction`,
      tone: 'amber',
      texture: 'dots',
    }),
    moneySeries(source, 'mrrChurned', {
      id: 'churned',
      label: t({ message: 'Churned', context: 'MRR' }),
      tone: 'red',
      texture: 'crosses',
    }),
  ];
  return {
    ...chart,
    title: t`MRR movements`,
    shape: 'stack',
    isFromZero: true,
    series,
    summary: [totalsText(series, chart)],
    emptyText: t`No MRR movements in this period`,
  };
}

export function failedChart(source: ChartSource): Chart {
  const chart = chartBase(source.analytics, source.currency);
  const count: ChartSeries = {
    id: 'failed',
    label: t`Failed payments`,
    unit: 'count',
    tone: 'red',
    texture: 'plain',
    values: valuesOf(source.analytics.series, 'failedPayments'),
  };
  const cost = moneySeries(source, 'failedAmount', {
    id: 'cost',
    label: t`Failed amount`,
    tone: 'red',
    texture: 'plain',
  });
  return {
    ...chart,
    title: t`Failed payments over time`,
    shape: 'bar',
    isFromZero: true,
    series: [count, { ...cost, isOnlyInTable: true }],
    summary: [totalText(count, chart), totalsText([cost], chart)],
    emptyText: t`No failed payments in this period`,
  };
}
