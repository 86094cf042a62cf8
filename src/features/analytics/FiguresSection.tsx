import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { memo } from 'react';
import type { Operator } from '@/state/operator';
import { loadingBarSx } from '@/ui/loadingBarSx';
import type { Analytics } from './analyticsApi';
import { ChartPanel } from './charts/ChartPanel';
import { activeChart, newAndChurnedChart } from './charts/clientCharts';
import { failedChart, movementChart, mrrChart, revenueChart } from './charts/moneyCharts';
import { MovementParts } from './charts/MovementParts';
import { FigureCards } from './figures/FigureCards';
import { figureLinks } from './figures/figureLinks';
import { PlanPanel } from './plans/PlanPanel';

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
