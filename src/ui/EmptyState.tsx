import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Box sx={{ px: 3, py: 6, display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center' }}>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {children && (
        <Typography component="div" sx={{ color: 'text.secondary', maxWidth: '52ch' }}>
          {children}
        </Typography>
      )}
      {action && (
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          {action}
        </Box>
      )}
    </Box>
  );
}
