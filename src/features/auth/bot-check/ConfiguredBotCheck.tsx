import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { BotCheckFailed } from './BotCheckFailed';
import { loadTurnstile } from './turnstile';

interface ConfiguredBotCheckProps {
  siteKey: string;
  onToken: (token: string | null) => void;
}

export default function ConfiguredBotCheck({ siteKey, onToken }: ConfiguredBotCheckProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const onTokenRef = useRef(onToken);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    onTokenRef.current = onToken;
  }, [onToken]);

  useEffect(() => {
    let remove: (() => void) | null = null;
    let isCanceled = false;
    const fail = () => {
      onTokenRef.current(null);
      setHasFailed(true);
    };
    loadTurnstile().then((widget) => {
      if (isCanceled || !containerRef.current) return;
      const id = widget.render(containerRef.current, {
        sitekey: siteKey,
        callback: (token) => onTokenRef.current(token),
        'expired-callback': () => onTokenRef.current(null),
        'error-callback': fail,
      });
      remove = () => widget.remove(id);
    }, fail);
    return () => {
      isCanceled = true;
      remove?.();
    };
  }, [siteKey]);

  return (
    <>
      <Box ref={containerRef} sx={{ minHeight: 65 }} />
      {hasFailed && <BotCheckFailed />}
    </>
  );
}
