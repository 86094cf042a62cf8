import { useCallback, useRef } from 'react';

const toHex = (byte: number): string => byte.toString(16).padStart(2, '0');

export const createIdempotencyKey = (): string =>
  // `randomUUID` is missing on pages that are served without https, for example at a LAN address.
  [...crypto.getRandomValues(new Uint8Array(16))].map(toHex).join('');

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
