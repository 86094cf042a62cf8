import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isolated } from './isolated';

export interface Detail {
  label: string;
  value: ReactNode;
}

const hasValue = ({ value }: Detail): boolean =>
  value !== undefined && value !== null && value !== false && value !== '';

/** Lists values with their labels, and isolates texts. Omits details without a value. */
export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <Box component="dl" sx={listSx}>
      {details.filter(hasValue).map(({ label, value }) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}>
            {isolated(value)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const listSx = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(120px, max-content) 1fr' },
  columnGap: 3,
  rowGap: { xs: 0, sm: 1 },
} as const;
