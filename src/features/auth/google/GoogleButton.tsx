import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { env } from '@/config/env';
import type { GoogleButtonProps } from './ConfiguredGoogleButton';
import { GoogleUnreachable } from './GoogleUnreachable';

const ConfiguredGoogleButton = lazy(() =>
  import('./ConfiguredGoogleButton').catch(() => ({ default: GoogleUnreachable })),
);

/** Renders nothing and loads no script unless a Google client id is configured. */
export function GoogleButton(props: GoogleButtonProps) {
  return env.googleClientId ? (
    <Box sx={{ mt: 3, minHeight: 90 }}>
      <Suspense>
        <ConfiguredGoogleButton clientId={env.googleClientId} {...props} />
      </Suspense>
    </Box>
  ) : null;
}
