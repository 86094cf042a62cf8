import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EnvironmentBadge } from './StatusBadge';

interface CardPageProps {
  /** Shown above the card: the logo or the name. */
  header: ReactNode;
  title: string;
  /** Title of the browser tab, for pages without a title in the route table. */
  tabTitle?: string;
  intro?: ReactNode;
  children?: ReactNode;
  /** Links to related pages, shown below the card. */
  footer?: ReactNode;
}

const pageSx = {
  minHeight: '100dvh',
  alignItems: 'center',
  justifyContent: { xs: 'flex-start', sm: 'center' },
  px: 2,
  py: { xs: 3, sm: 6 },
  bgcolor: 'background.default',
} as const;

const cardSx = {
  width: '100%',
  maxWidth: 440,
  p: { xs: 2.5, sm: 4 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  overflowWrap: 'anywhere',
} as const;

/** Renders a page with a single task on a centered card. */
export function CardPage({ header, title, tabTitle, intro, children, footer }: CardPageProps) {
  return (
    <Stack component="main" spacing={3} sx={pageSx}>
      {tabTitle && <title>{tabTitle}</title>}
      {header}
      <EnvironmentBadge />
      <Box sx={cardSx}>
        <Typography variant="h1" sx={{ fontSize: 24, fontWeight: 600, mb: intro ? 1 : 3 }}>
          {title}
        </Typography>
        {intro && (
          <Typography component="div" sx={{ color: 'text.secondary', mb: 3 }}>
            {intro}
          </Typography>
        )}
        {children}
      </Box>
      {footer && <Box sx={{ textAlign: 'center' }}>{footer}</Box>}
    </Stack>
  );
}

/** Renders a name in place of a logo. */
export const Wordmark = ({ children }: { children: string }) => (
  <Typography component="p" sx={{ fontSize: 24, fontWeight: 700, color: 'primary.main' }}>
    <bdi>{children}</bdi>
  </Typography>
);
