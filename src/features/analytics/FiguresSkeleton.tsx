import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { FigureCardsSkeleton } from './figures/FigureCards';

const chartsSx = { display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, gap: 2 } as const;

export function FiguresSkeleton({ withMoney }: { withMoney: boolean }) {
  const { t } = useLingui();
  return (
    <Stack spacing={2} role="status" aria-label={t`Loading analytics`} aria-busy>
      <FigureCardsSkeleton count={withMoney ? 8 : 4} />
      <Box aria-hidden sx={chartsSx}>
        {Array.from({ length: withMoney ? 4 : 2 }, (_chart, index) => (
          <Skeleton key={index} variant="rounded" height={354} />
        ))}
      </Box>
    </Stack>
  );
}
