import { useCallback, useRef } from 'react';
import { createIdempotencyKey } from './createIdempotencyKey';

/**
 * Returns a function that creates the idempotency keys of a form. A retry with the same values reuses the
 * key, and changed values get a new one.
 */
export function useIdempotencyKey(): (values: string) => string {
  const last = useRef<{ values: string; key: string } | null>(null);
  return useCallback((values) => {
    if (last.current?.values !== values) last.current = { values, key: createIdempotencyKey() };
    return last.current.key;
  }, []);
}
