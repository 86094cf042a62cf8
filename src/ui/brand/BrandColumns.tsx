import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface BrandColumnsProps {
  children: ReactNode;
  preview: ReactNode;
}

/** Places a form next to its sticky preview, or above it on narrow screens. */
export const BrandColumns = ({ children, preview }: BrandColumnsProps) => (
  <Box sx={columnsSx}>
    {children}
    <Box sx={{ position: { md: 'sticky' }, top: 72, minWidth: 0 }}>{preview}</Box>
  </Box>
);

const columnsSx = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
  alignItems: 'start',
} as const;
