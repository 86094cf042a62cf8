import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface AuthLayoutProps {
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
  /** Where else one may have wanted to go; stands under the card. */
  footer?: ReactNode;
}

export function AuthLayout({ title, intro, children, footer }: AuthLayoutProps) {
  return (
    <Stack component="main" spacing={3} sx={pageSx}>
      <title>{`${title} · Livery`}</title>
      <Typography component="p" sx={{ fontSize: 24, fontWeight: 700, color: 'primary.main' }}>
        Livery
      </Typography>
      <Box sx={cardSx}>
        <Typography variant="h1" sx={{ fontSize: 24, fontWeight: 600, mb: intro ? 1 : 3 }}>
          {title}
        </Typography>
        {intro && (
          <Typography component="div" sx={{ color: 'text.secondary', mb: 3, overflowWrap: 'anywhere' }}>
            {intro}
          </Typography>
        )}
        {children}
      </Box>
      {footer && <Box sx={{ textAlign: 'center' }}>{footer}</Box>}
    </Stack>
  );
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
} as const;
