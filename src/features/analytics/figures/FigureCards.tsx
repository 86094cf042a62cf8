import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Analytics } from '../analyticsApi';
import { clientFigures } from './clientFigures';
import type { FigureModel } from './figure';
import { FigureCard } from './FigureCard';
import type { FigureLinks } from './figureLinks';
import { moneyFigures } from './moneyFigures';

const gridSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(150px, 1fr))', md: 'repeat(4, 1fr)' },
  gap: { xs: 1.5, md: 2 },
} as const;

function figuresOf({ clients, money }: Analytics, links: FigureLinks): FigureModel[] {
  const { active, added, churn, trials } = clientFigures(clients, links);
  if (!money) return [active, added, churn, trials];
  const { revenue, mrr, arpu, failed } = moneyFigures(money, links);
  return [revenue, mrr, active, added, churn, arpu, failed, trials];
}

export const FigureCards = ({ analytics, links }: { analytics: Analytics; links: FigureLinks }) => (
  <Box sx={gridSx}>
    {figuresOf(analytics, links).map((figure) => (
      <FigureCard key={figure.label} figure={figure} />
    ))}
  </Box>
);

export const FigureCardsSkeleton = ({ count }: { count: number }) => (
  <Box aria-hidden sx={gridSx}>
    {Array.from({ length: count }, (_card, index) => (
      <Skeleton key={index} variant="rounded" height={142} />
    ))}
  </Box>
);
