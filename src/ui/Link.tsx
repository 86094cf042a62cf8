import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface LinkProps {
  /** An address of the console. */
  to: string;
  children: ReactNode;
  /** Drawn like the text around it until it is pointed at, for names in tables. */
  isQuiet?: boolean;
}

export function Link({ to, children, isQuiet = false }: LinkProps) {
  return (
    <MuiLink
      component={RouterLink}
      to={to}
      underline={isQuiet ? 'hover' : 'always'}
      sx={isQuiet ? { color: 'text.primary', fontWeight: 500 } : undefined}
    >
      {children}
    </MuiLink>
  );
}
