import * as texts from '@/texts/analytics/charts';
import type { Analytics, AnalyticsPoint } from '../analyticsApi';
import type { Chart, ChartSeries } from './chart';
import { frameOf } from './frameOf';
import { courseInWords, totalsInWords } from './summary';

type Measure = 'activeClients' | 'newClients' | 'churnedClients' | 'startedClients';
type Look = Pick<ChartSeries, 'id' | 'label' | 'tone' | 'texture'>;

const counted = (points: readonly AnalyticsPoint[], measure: Measure, look: Look): ChartSeries => ({
  ...look,
  unit: 'count',
  values: points.map((point) => point[measure]),
});

export function activeChart(analytics: Analytics, currency: string): Chart {
  const chart = frameOf(analytics, currency);
  const active = counted(analytics.series, 'activeClients', {
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
    summary: courseInWords(active, chart),
    emptyText: texts.noClientPaidForASubscription,
  };
}

/** Churned clients are drawn beside the new ones, not below them: both are counts of people. */
export function comingAndGoingChart(analytics: Analytics, currency: string): Chart {
  const chart = frameOf(analytics, currency);
  const { series: points } = analytics;
  const series = [
    counted(points, 'newClients', { id: 'new', label: texts.newIt, tone: 'green', texture: 'plain' }),
    counted(points, 'churnedClients', {
      id: 'churned',
      label: texts.churned,
      tone: 'red',
      texture: 'crosses',
    }),
    {
      ...counted(points, 'startedClients', {
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
    summary: totalsInWords(series, chart),
    emptyText: texts.noClientWasAddedAndNone,
  };
}
