import * as texts from '@/texts/analytics/charts';
import type { Analytics, AnalyticsPoint } from '../analyticsApi';
import type { Chart, ChartSeries } from './chart';
import { chartBase } from './chartBase';
import { trendText, totalsText } from './summary';

type Measure = 'activeClients' | 'newClients' | 'churnedClients' | 'newPayingClients';
type SeriesStyle = Pick<ChartSeries, 'id' | 'label' | 'tone' | 'texture'>;

const countSeries = (
  points: readonly AnalyticsPoint[],
  measure: Measure,
  style: SeriesStyle,
): ChartSeries => ({
  ...style,
  unit: 'count',
  values: points.map((point) => point[measure]),
});

export function activeChart(analytics: Analytics, currency: string): Chart {
  const chart = chartBase(analytics, currency);
  const active = countSeries(analytics.series, 'activeClients', {
    id: 'active',
    label: texts.activeClients,
    tone: 'primary',
    texture: 'plain',
  });
  return {
    ...chart,
    title: texts.activeClientsOverTime,
    shape: 'line',
    isFromZero: false,
    series: [active],
    summary: trendText(active, chart),
    emptyText: texts.noClientPaidForASubscription,
  };
}

/** Returns a chart of new and churned clients as positive bars side by side, because both are counts. */
export function newAndChurnedChart(analytics: Analytics, currency: string): Chart {
  const chart = chartBase(analytics, currency);
  const { series: points } = analytics;
  const series = [
    countSeries(points, 'newClients', { id: 'new', label: texts.newIt, tone: 'green', texture: 'plain' }),
    countSeries(points, 'churnedClients', {
      id: 'churned',
      label: texts.churned,
      tone: 'red',
      texture: 'crosses',
    }),
    {
      ...countSeries(points, 'newPayingClients', {
        id: 'started',
        label: texts.beganToPay,
        tone: 'blue',
        texture: 'plain',
      }),
      isOnlyInTable: true,
    },
  ];
  return {
    ...chart,
    title: texts.newAndChurnedClients,
    shape: 'bar',
    isFromZero: true,
    series,
    summary: totalsText(series, chart),
    emptyText: texts.noClientWasAddedAndNone,
  };
}
