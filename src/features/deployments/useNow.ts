import { useEffect, useState } from 'react';

const secondMs = 1000;

/** What time it is, told anew each second for as long as somebody waits for something. */
export function useNow(isWaiting: boolean): number {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return now;
}
