import * as texts from '@/texts/analytics/charts';
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
    label: texts.revenue,
    tone: 'primary',
    texture: 'plain',
  });
  const before: ChartSeries = {
    ...revenue,
    id: 'before',
    label: texts.periodBefore,
    tone: 'gray',
    texture: 'dashed',
    values: valuesOf(previousSeries, 'revenue'),
  };
  const gross = { ...revenue, id: 'gross', label: texts.gross, values: valuesOf(series, 'gross') };
  const refunds = { ...revenue, id: 'refunds', label: texts.refunds, values: valuesOf(series, 'refunded') };
  const words = { spans: series, currency: source.currency };

  return {
    ...frameOf(source.analytics, source.currency),
    title: texts.revenueOverTime,
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
    emptyText: texts.noPaymentCameInNeither,
  };
}

export function mrrChart(source: Source): Chart {
  const mrr = money(source, 'mrr', { id: 'mrr', label: texts.mrr, tone: 'primary', texture: 'plain' });
  const chart = frameOf(source.analytics, source.currency);
  return {
    ...chart,
    title: texts.mrrOverTime,
    shape: 'line',
    isFromZero: false,
    series: [mrr],
    summary: courseInWords(mrr, chart),
    emptyText: texts.noClientPaidForASubscription,
  };
}

export function movementChart(source: Source): Chart {
  const chart = frameOf(source.analytics, source.currency);
  const series = [
    money(source, 'mrrNew', { id: 'new', label: texts.newIt, tone: 'green', texture: 'plain' }),
    money(source, 'mrrExpansion', {
      id: 'expansion',
      label: texts.expansion,
      tone: 'blue',
      texture: 'stripes',
    }),
    money(source, 'mrrContraction', {
      id: 'contraction',
      label: texts.contraction,
      tone: 'amber',
      texture: 'dots',
    }),
    money(source, 'mrrChurned', { id: 'churned', label: texts.churned, tone: 'red', texture: 'crosses' }),
  ];
  return {
    ...chart,
    title: texts.mrrMovements,
    shape: 'stack',
    isFromZero: true,
    series,
    summary: totalsInWords(series, chart),
    emptyText: texts.noSubscriptionBeganChanged,
  };
}

export function failedChart(source: Source): Chart {
  const chart = frameOf(source.analytics, source.currency);
  const count: ChartSeries = {
    id: 'failed',
    label: texts.failedPayments,
    unit: 'count',
    tone: 'red',
    texture: 'plain',
    values: valuesOf(source.analytics.series, 'failedPayments'),
  };
  const cost = money(source, 'failedAmount', {
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
    summary: `${totalInWords(count, chart)} ${totalsInWords([cost], chart)}`,
    emptyText: texts.noPaymentFailedInTheseDays,
  };
}
