import { useState } from 'react';
import { env } from '@/config/env';

/**
 * Returns the token to send, whether it is still missing, a function that renews it, and the props of
 * `BotCheck`.
 */
export function useBotCheck() {
  const [token, setToken] = useState<string | null>(null);
  const [round, setRound] = useState(0);

  const renew = () => {
    setToken(null);
    setRound((last) => last + 1);
  };

  return {
    token,
    isMissing: env.botCheckSiteKey !== null && token === null,
    renew,
    widget: { round, onToken: setToken },
  };
}
