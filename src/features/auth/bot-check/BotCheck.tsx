import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { env } from '@/config/env';
import { turnstile } from './turnstile';

interface BotCheckProps {
  onToken: (token: string | null) => void;
  /** A token is good for one call, so each failed one asks for another by raising this number. */
  round: number;
}

/** Shows nothing, and loads nothing from elsewhere, unless a site key is configured. */
export function BotCheck(props: BotCheckProps) {
  // A new round is a new widget, which is how a spent token is replaced.
  return env.botCheckSiteKey ? (
    <ConfiguredBotCheck key={props.round} siteKey={env.botCheckSiteKey} onToken={props.onToken} />
  ) : null;
}

function ConfiguredBotCheck({ siteKey, onToken }: { siteKey: string; onToken: BotCheckProps['onToken'] }) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onToken);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    latest.current = onToken;
  }, [onToken]);

  useEffect(() => {
    let remove: (() => void) | null = null;
    let isGone = false;
    const fail = () => {
      latest.current(null);
      setHasFailed(true);
    };
    turnstile().then((widget) => {
      if (isGone || !place.current) return;
      const id = widget.render(place.current, {
        sitekey: siteKey,
        callback: (token) => latest.current(token),
        'expired-callback': () => latest.current(null),
        'error-callback': fail,
      });
      remove = () => widget.remove(id);
    }, fail);
    return () => {
      isGone = true;
      remove?.();
    };
  }, [siteKey]);

  return (
    <Box>
      <Box ref={place} sx={{ minHeight: 65 }} />
      {hasFailed && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          The check that you are a person could not be loaded. Reload the page to try again.
        </Typography>
      )}
    </Box>
  );
}
