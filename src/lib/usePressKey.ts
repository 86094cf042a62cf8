import { useCallback, useRef } from 'react';
import { pressKey } from './pressKey';

/** Keys for the presses of one form: a press that is sent again keeps its key, and one with other values has its own. */
export function usePressKey(): (values: string) => string {
  const last = useRef<{ values: string; key: string } | null>(null);
  return useCallback((values) => {
    if (last.current?.values !== values) last.current = { values, key: pressKey() };
    return last.current.key;
  }, []);
}
