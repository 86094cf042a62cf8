import { useEffect, useState } from 'react';

/** `value` as it was once it had rested for `delayMs`. */
export function useDebouncedValue<T>(value: T, delayMs: number): T {
  const [rested, setRested] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);

  return rested;
}
