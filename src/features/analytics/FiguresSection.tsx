import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { memo } from 'react';
import { formatMoney } from '@/lib/money';
import type { Operator } from '@/state/operator';
import { loadingBarSx } from '@/ui/LoadingBar';
import type { Analytics, AnalyticsPoint, MoneyMetrics } from './analyticsApi';
import { type Chart, chartBase, type ChartSeries } from './charts/chart';
import { ChartPanel } from './charts/ChartPanel';
import { failedChart, movementChart, mrrChart, revenueChart } from './charts/moneyCharts';
import { totalsText, trendText } from './charts/summary';
import { LinkedValue } from './figures/FigureCard';
import { FigureCards } from './figures/FigureCards';
import { figureLinks, type FigureLinks } from './figures/figureLinks';
import { PlanPanel } from './plans/PlanPanel';

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
    label: t`Active clients`,
    tone: 'primary',
    texture: 'plain',
  });
  return {
    ...chart,
    title: t`Active clients over time`,
    shape: 'line',
    isFromZero: false,
    series: [active],
    summary: [trendText(active, chart)],
    emptyText: t`No active clients in this period`,
  };
}

/** Returns a chart of new and churned clients as positive bars side by side, because both are counts. */
export function newAndChurnedChart(analytics: Analytics, currency: string): Chart {
  const chart = chartBase(analytics, currency);
  const { series: points } = analytics;
  const series = [
    countSeries(points, 'newClients', {
      id: 'new',
      label: t({ message: 'New', context: 'clients' }),
      tone: 'green',
      texture: 'plain',
    }),
    countSeries(points, 'churnedClients', {
      id: 'churned',
      label: t({ message: 'Churned', context: 'clients' }),
      tone: 'red',
      texture: 'crosses',
    }),
    {
      ...countSeries(points, 'newPayingClients', {
        id: 'started',
        label: t`New paying clients`,
        tone: 'blue',
        texture: 'plain',
      }),
      isOnlyInTable: true,
    },
  ];
  return {
    ...chart,
    title: t`New and churned clients`,
    shape: 'bar',
    isFromZero: true,
    series,
    summary: [totalsText(series, chart)],
    emptyText: t`No new or churned clients in this period`,
  };
}

const listSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
  gap: 1,
  m: 0,
  mb: 1.5,
} as const;

interface MovementPartsProps {
  money: MoneyMetrics;
  links: FigureLinks;
}

/** Shows how MRR changed over the range, with links to the clients behind each change. */
function MovementParts({ money, links }: MovementPartsProps) {
  const { t } = useLingui();
  const parts = [
    { id: 'start', label: t`Start of period`, value: money.mrrStart.value, to: null },
    {
      id: 'new',
      label: t({ message: 'New', context: 'MRR' }),
      value: money.mrrNew.value,
      to: links.movement('New'),
    },
    {
      id: 'expansion',
      label: t`Expansion`,
      value: money.mrrExpansion.value,
      to: links.movement('Expansion'),
    },
    {
      id: 'contraction',
      label: t`Contraction`,
      value: money.mrrContraction.value,
      to: links.movement('Contraction'),
    },
    {
      id: 'churned',
      label: t({ message: 'Churned', context: 'MRR' }),
      value: money.mrrChurned.value,
      to: links.movement('Churned'),
    },
    { id: 'end', label: t`End of period`, value: money.mrr.value, to: links.activeByMrr },
  ];

  return (
    <Box component="dl" sx={listSx}>
      {parts.map(({ id, label, value, to }) => (
        <div key={id}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'body2', fontWeight: 500 }}>
            <LinkedValue to={to} name={label}>
              {formatMoney(value, money.currency)}
            </LinkedValue>
          </Box>
        </div>
      ))}
    </Box>
  );
}

interface FiguresProps {
  analytics: Analytics;
  operator: Operator;
}

const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
} as const;

const wideSx = { gridColumn: { lg: '1 / -1' }, display: 'grid' } as const;

/** Shows the figures, with a loading bar while they belong to the previous range. */
export function FiguresSection({ isStale, ...figures }: FiguresProps & { isStale: boolean }) {
  return (
    <Stack spacing={2} aria-busy={isStale} sx={loadingBarSx(isStale)}>
      <Figures {...figures} />
    </Stack>
  );
}

// Memoized because charts render slowly and do not change while new figures load.
const Figures = memo(function Figures({ analytics, operator }: FiguresProps) {
  const { money } = analytics;
  const { currency } = operator.whiteLabelledCustomer;
  const links = figureLinks(analytics, analytics.timeZone, operator.permissions);
  const source = money && { analytics, money, currency: money.currency };

  return (
    <>
      <FigureCards analytics={analytics} links={links} />
      <Box sx={columnsSx}>
        {source && (
          <Box sx={wideSx}>
            <ChartPanel chart={revenueChart(source)} />
          </Box>
        )}
        {source && (
          <ChartPanel chart={mrrChart(source)}>
            <MovementParts money={source.money} links={links} />
          </ChartPanel>
        )}
        {source && <ChartPanel chart={movementChart(source)} />}
        <ChartPanel chart={activeChart(analytics, currency)} />
        <ChartPanel chart={newAndChurnedChart(analytics, currency)} />
        {source && <ChartPanel chart={failedChart(source)} />}
        {source && <PlanPanel money={source.money} links={links} />}
      </Box>
    </>
  );
});
