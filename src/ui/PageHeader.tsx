import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isolated } from './isolated';

interface PageHeaderProps {
  title: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

const headerSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;

export function PageHeader({ title, actions, children }: PageHeaderProps) {
  return (
    <Box component="header" sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={headerSx}>
        <Typography variant="h1" sx={{ flex: '1 1 auto', overflowWrap: 'anywhere' }}>
          {isolated(title)}
        </Typography>
        {actions && <Box sx={{ ...headerSx, gap: 1 }}>{actions}</Box>}
      </Box>
      {children && (
        <Typography component="div" sx={{ color: 'text.secondary' }}>
          {isolated(children)}
        </Typography>
      )}
    </Box>
  );
}
