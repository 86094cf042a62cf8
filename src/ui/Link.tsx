import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { isolated } from './isolated';

interface LinkProps {
  /** Path in the console. */
  to: string;
  children: ReactNode;
  /** Styles the link as plain text until it is hovered, for names in tables. */
  isQuiet?: boolean;
  /** Accessible name if the text alone is not clear. */
  'aria-label'?: string;
}

const defaultSx = ({ palette, alpha }: Theme) => ({
  color: palette.primary.main,
  textDecorationColor: alpha(palette.primary.main, 0.4),
  '&:hover': { textDecorationColor: 'currentcolor' },
});

const quietSx = {
  color: 'text.primary',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;

export function Link({ to, children, isQuiet = false, 'aria-label': name }: LinkProps) {
  return (
    <Box component={RouterLink} to={to} aria-label={name} sx={isQuiet ? quietSx : defaultSx}>
      {isolated(children)}
    </Box>
  );
}
