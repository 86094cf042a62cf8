import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { env } from '@/config/env';
import { BotCheckFailed } from './BotCheckFailed';

const ConfiguredBotCheck = lazy(() =>
  import('./ConfiguredBotCheck').catch(() => ({ default: BotCheckFailed })),
);

interface BotCheckProps {
  onToken: (token: string | null) => void;
  /** A token is valid for one request. Increment this number after a failed request to get another token. */
  round: number;
}

/** Renders nothing and loads no script unless a site key is configured. */
export function BotCheck({ onToken, round }: BotCheckProps) {
  // A new key remounts the widget, which issues a new token.
  return env.botCheckSiteKey ? (
    <Box sx={{ minHeight: 65 }}>
      <Suspense>
        <ConfiguredBotCheck key={round} siteKey={env.botCheckSiteKey} onToken={onToken} />
      </Suspense>
    </Box>
  ) : null;
}
