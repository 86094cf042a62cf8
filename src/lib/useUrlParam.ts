import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

interface Options {
  /** Parameters that the setter removes from the URL, such as the page of a list. */
  resets?: readonly string[];
  /** Adds a browser history entry instead of replacing the last one. */
  addsHistoryEntry?: boolean;
}

/** Returns a URL parameter and its setter. The URL omits the parameter while it equals `fallback`. */
export function useUrlParam(
  name: string,
  fallback = '',
  { resets = [], addsHistoryEntry = false }: Options = {},
): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const resetNames = resets.join(' ');

  const setValue = useCallback(
    (value: string) => {
      const update = (current: URLSearchParams) => {
        const next = new URLSearchParams(current);
        if (value === fallback) next.delete(name);
        else next.set(name, value);
        resetNames.split(' ').forEach((reset) => next.delete(reset));
        return next;
      };
      setParams(update, { replace: !addsHistoryEntry, preventScrollReset: true });
    },
    [fallback, addsHistoryEntry, name, resetNames, setParams],
  );

  return [params.get(name) ?? fallback, setValue];
}
