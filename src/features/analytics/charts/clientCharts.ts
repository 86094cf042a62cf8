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
    label: 'Active clients',
    tone: 'primary',
    texture: 'plain',
  });
  return {
    ...chart,
    title: 'Active clients over time',
    shape: 'line',
    isFromZero: false,
    series: [active],
    summary: courseInWords(active, chart),
    emptyText: 'No client paid for a subscription in these days.',
  };
}

/** Churned clients are drawn beside the new ones, not below them: both are counts of people. */
export function comingAndGoingChart(analytics: Analytics, currency: string): Chart {
  const chart = frameOf(analytics, currency);
  const { series: points } = analytics;
  const series = [
    counted(points, 'newClients', { id: 'new', label: 'New', tone: 'green', texture: 'plain' }),
    counted(points, 'churnedClients', { id: 'churned', label: 'Churned', tone: 'red', texture: 'crosses' }),
    {
      ...counted(points, 'startedClients', {
        id: 'started',
        label: 'Began to pay',
        tone: 'blue',
        texture: 'plain',
      }),
      isOnlyInTable: true,
    },
  ];
  return {
    ...chart,
    title: 'New and churned clients',
    shape: 'bar',
    isFromZero: true,
    series,
    summary: totalsInWords(series, chart),
    emptyText: 'No client was added and none left in these days.',
  };
}
