import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Returns a function that removes several URL parameters in one navigation. */
export function useClearUrlParams(): (names: readonly string[]) => void {
  const [, setParams] = useSearchParams();

  return useCallback(
    (names) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          names.forEach((name) => next.delete(name));
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
}
