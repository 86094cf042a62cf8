import * as texts from '@/texts/analytics/charts';
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
    label: texts.revenue,
    tone: 'primary',
    texture: 'plain',
  });
  const previous: ChartSeries = {
    ...revenue,
    id: 'before',
    label: texts.periodBefore,
    tone: 'gray',
    texture: 'dashed',
    values: valuesOf(previousSeries, 'revenue'),
  };
  const gross = { ...revenue, id: 'gross', label: texts.gross, values: valuesOf(series, 'gross') };
  const refunds = { ...revenue, id: 'refunds', label: texts.refunds, values: valuesOf(series, 'refunded') };
  const summaryContext = { spans: series, currency: source.currency };

  return {
    ...chartBase(source.analytics, source.currency),
    title: texts.revenueOverTime,
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
    summary: `${totalText(revenue, summaryContext)} ${totalsText([previous], summaryContext)}`,
    emptyText: texts.noPaymentCameInNeither,
  };
}

export function mrrChart(source: ChartSource): Chart {
  const mrr = moneySeries(source, 'mrr', { id: 'mrr', label: texts.mrr, tone: 'primary', texture: 'plain' });
  const chart = chartBase(source.analytics, source.currency);
  return {
    ...chart,
    title: texts.mrrOverTime,
    shape: 'line',
    isFromZero: false,
    series: [mrr],
    summary: trendText(mrr, chart),
    emptyText: texts.noClientPaidForASubscription,
  };
}

export function movementChart(source: ChartSource): Chart {
  const chart = chartBase(source.analytics, source.currency);
  const series = [
    moneySeries(source, 'mrrNew', { id: 'new', label: texts.newIt, tone: 'green', texture: 'plain' }),
    moneySeries(source, 'mrrExpansion', {
      id: 'expansion',
      label: texts.expansion,
      tone: 'blue',
      texture: 'stripes',
    }),
    moneySeries(source, 'mrrContraction', {
      id: 'contraction',
      label: texts.contraction,
      tone: 'amber',
      texture: 'dots',
    }),
    moneySeries(source, 'mrrChurned', {
      id: 'churned',
      label: texts.churned,
      tone: 'red',
      texture: 'crosses',
    }),
  ];
  return {
    ...chart,
    title: texts.mrrMovements,
    shape: 'stack',
    isFromZero: true,
    series,
    summary: totalsText(series, chart),
    emptyText: texts.noSubscriptionBeganChanged,
  };
}

export function failedChart(source: ChartSource): Chart {
  const chart = chartBase(source.analytics, source.currency);
  const count: ChartSeries = {
    id: 'failed',
    label: texts.failedPayments,
    unit: 'count',
    tone: 'red',
    texture: 'plain',
    values: valuesOf(source.analytics.series, 'failedPayments'),
  };
  const cost = moneySeries(source, 'failedAmount', {
    id: 'cost',
    label: texts.cost,
    tone: 'red',
    texture: 'plain',
  });
  return {
    ...chart,
    title: texts.failedPaymentsOverTime,
    shape: 'bar',
    isFromZero: true,
    series: [count, { ...cost, isOnlyInTable: true }],
    summary: `${totalText(count, chart)} ${totalsText([cost], chart)}`,
    emptyText: texts.noPaymentFailedInTheseDays,
  };
}
