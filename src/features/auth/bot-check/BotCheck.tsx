import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { env } from '@/config/env';
import { BotCheckFailed } from './BotCheckFailed';

const ConfiguredBotCheck = lazy(() =>
  import('./ConfiguredBotCheck').catch(() => ({ default: BotCheckFailed })),
);

interface BotCheckProps {
  onToken: (token: string | null) => void;
  /** A token is good for one call, so each failed one asks for another by raising this number. */
  round: number;
}

/** Shows nothing, and loads nothing, unless a site key is configured. */
export function BotCheck({ onToken, round }: BotCheckProps) {
  // A new round is a new widget, which is how a spent token is replaced.
  return env.botCheckSiteKey ? (
    <Box sx={{ minHeight: 65 }}>
      <Suspense>
        <ConfiguredBotCheck key={round} siteKey={env.botCheckSiteKey} onToken={onToken} />
      </Suspense>
    </Box>
  ) : null;
}
