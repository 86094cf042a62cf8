import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

const barSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2.5,
  py: 0.5,
  minHeight: { sm: 37 },
  borderBottom: '1px solid',
  borderColor: 'divider',
  color: 'text.secondary',
  typography: 'body2',
  // Gives links the minimum target size of 24 px (WCAG 2.2, 2.5.8).
  '& a': { display: 'inline-block', lineHeight: '24px' },
} as const;

/** Renders a slim bar above a screen with a status and its actions. */
export const NoticeBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="section" aria-label={label} sx={barSx}>
    {children}
  </Box>
);

/** Reserves the height of a bar (one line, or two on phones) to prevent a layout shift. */
export const NoticeBarSkeleton = () => (
  <Box aria-hidden sx={{ ...barSx, rowGap: 0 }}>
    <Skeleton width={280} height={28} />
    <Skeleton width={160} height={28} sx={{ display: { sm: 'none' } }} />
  </Box>
);
