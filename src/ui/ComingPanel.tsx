import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Panel } from './Panel';

interface ComingPanelProps {
  /** What one will do on this screen, in full sentences. */
  children: ReactNode;
  /** What one can do until then. */
  meanwhile?: ReactNode;
}

/** Stands on a screen whose work is still to be built, beside what already exists behind it. */
export function ComingPanel({ children, meanwhile }: ComingPanelProps) {
  return (
    <Panel title="What you will do here">
      <Typography component="div">{children}</Typography>
      {meanwhile && (
        <Typography component="div" sx={{ color: 'text.secondary', mt: 1.5 }}>
          Meanwhile: {meanwhile}
        </Typography>
      )}
    </Panel>
  );
}
