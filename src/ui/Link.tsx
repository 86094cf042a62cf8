import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface LinkProps {
  /** An address of the console. */
  to: string;
  children: ReactNode;
  /** Drawn like the text around it until it is pointed at, for names in tables. */
  isQuiet?: boolean;
  /** What it is called where its own words are not enough. */
  'aria-label'?: string;
}

const plain = ({ palette, alpha }: Theme) => ({
  color: palette.primary.main,
  textDecorationColor: alpha(palette.primary.main, 0.4),
  '&:hover': { textDecorationColor: 'currentcolor' },
});

const quiet = {
  color: 'text.primary',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;

export function Link({ to, children, isQuiet = false, 'aria-label': name }: LinkProps) {
  return (
    <Box component={RouterLink} to={to} aria-label={name} sx={isQuiet ? quiet : plain}>
      {children}
    </Box>
  );
}
