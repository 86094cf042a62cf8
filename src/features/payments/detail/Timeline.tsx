import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface TimelineProps {
  title: string;
  /** The entries, as `li` elements. */
  children: ReactNode;
}

export const entrySx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
  typography: 'body2',
  overflowWrap: 'anywhere',
} as const;

export function Timeline({ title, children }: TimelineProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle1" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ol" aria-labelledby={titleId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {children}
      </Box>
    </section>
  );
}
