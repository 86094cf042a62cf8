import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface PanelProps {
  title?: string;
  actions?: ReactNode;
  children: ReactNode;
  /** Removes the padding, for tables. */
  isFlush?: boolean;
}

const headerSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2.5, pt: 2 } as const;

export function Panel({ title, actions, children, isFlush = false }: PanelProps) {
  const titleId = useId();

  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={title ? titleId : undefined}
      sx={{ boxShadow: 1, borderRadius: 1.5, minWidth: 0, overflow: 'clip' }}
    >
      {(title || actions) && (
        <Box sx={headerSx}>
          <Typography id={titleId} variant="h3" component="h2" sx={{ flex: '1 1 auto' }}>
            {title}
          </Typography>
          {actions}
        </Box>
      )}
      <Box sx={isFlush ? undefined : { p: 2.5, pt: 2 }}>{children}</Box>
    </Paper>
  );
}
