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
  // So tall that a finger meets them, whatever stands next to the bar (WCAG 2.2, 2.5.8).
  '& a': { display: 'inline-block', lineHeight: '24px' },
} as const;

/** A quiet line over a screen: a word of how things stand, and what can be done about it. */
export const NoticeBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="section" aria-label={label} sx={barSx}>
    {children}
  </Box>
);

/** Keeps a bar's place, so that the screen under it does not move once it is there: a line, and two on a phone. */
export const NoticeBarSkeleton = () => (
  <Box aria-hidden sx={{ ...barSx, rowGap: 0 }}>
    <Skeleton width={280} height={28} />
    <Skeleton width={160} height={28} sx={{ display: { sm: 'none' } }} />
  </Box>
);
