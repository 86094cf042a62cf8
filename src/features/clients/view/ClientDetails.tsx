import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isolated } from '@/ui/isolated';

export type Detail = readonly [label: string, value: ReactNode];

/** Shows labels and values as a list, with a dash for a missing value. */
export function ClientDetails({ details }: { details: readonly Detail[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(88px, max-content) minmax(0, 1fr)',
        alignItems: 'baseline',
        columnGap: 3,
        rowGap: 0.5,
      }}
    >
      {details.map(([label, value], index) => (
        <Box key={index} sx={{ display: 'contents' }}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, minHeight: 32, display: 'flex', alignItems: 'center', overflowWrap: 'anywhere' }}
          >
            {isolated(value ?? '–')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
