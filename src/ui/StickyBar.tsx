import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const barSx = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  py: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

/** Keeps the actions of a long form visible at the bottom of the window. */
export const StickyBar = ({ children }: { children: ReactNode }) => <Box sx={barSx}>{children}</Box>;
