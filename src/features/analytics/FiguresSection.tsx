import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Operator } from '@/state/operator';
import type { Analytics } from './analyticsApi';
import { ChartPanel } from './charts/ChartPanel';
import { activeChart, comingAndGoingChart } from './charts/clientCharts';
import { failedChart, movementChart, mrrChart, revenueChart } from './charts/moneyCharts';
import { MovementParts } from './charts/MovementParts';
import { FigureCards } from './figures/FigureCards';
import { figureLinks } from './figures/figureLinks';
import { PlanPanel } from './plans/PlanPanel';

interface FiguresSectionProps {
  analytics: Analytics;
  operator: Operator;
  isStale: boolean;
}

const chartsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
  alignItems: 'start',
} as const;

/** The figures of one range; those of the range before stay, paler, until the new ones come. */
export function FiguresSection({ analytics, operator, isStale }: FiguresSectionProps) {
  const { money } = analytics;
  const { currency } = operator.whiteLabelledCustomer;
  const links = figureLinks(analytics, analytics.timeZone, operator.permissions);
  const source = money && { analytics, currency: money.currency };

  return (
    <Stack
      spacing={2}
      aria-busy={isStale}
      sx={{ opacity: isStale ? 0.6 : 1, transition: 'opacity 120ms 120ms' }}
    >
      <FigureCards analytics={analytics} links={links} />
      <Box sx={chartsSx}>
        {source && <ChartPanel chart={revenueChart(source)} />}
        {source && <ChartPanel chart={mrrChart(source)} />}
        {source && money && (
          <ChartPanel chart={movementChart(source)}>
            <MovementParts money={money} links={links} />
          </ChartPanel>
        )}
        {money && <PlanPanel money={money} links={links} />}
        <ChartPanel chart={activeChart(analytics, currency)} />
        <ChartPanel chart={comingAndGoingChart(analytics, currency)} />
        {source && <ChartPanel chart={failedChart(source)} />}
      </Box>
    </Stack>
  );
}
