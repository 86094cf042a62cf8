import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { BotCheckFailed } from './BotCheckFailed';
import { turnstile } from './turnstile';

interface ConfiguredBotCheckProps {
  siteKey: string;
  onToken: (token: string | null) => void;
}

export default function ConfiguredBotCheck({ siteKey, onToken }: ConfiguredBotCheckProps) {
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
    <>
      <Box ref={place} sx={{ minHeight: 65 }} />
      {hasFailed && <BotCheckFailed />}
    </>
  );
}
