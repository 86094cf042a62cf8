import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

interface Options {
  /** Parameters that make no sense with the new value, the page of a list above all. */
  resets?: readonly string[];
  /** Adds to the browser's history instead of replacing its last entry. */
  isStep?: boolean;
}

/** One value of the address; it is left out of the address while it equals `fallback`. */
export function useUrlParam(
  name: string,
  fallback = '',
  { resets = [], isStep = false }: Options = {},
): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const resetNames = resets.join(' ');

  const setValue = useCallback(
    (value: string) => {
      const change = (current: URLSearchParams) => {
        const next = new URLSearchParams(current);
        if (value === fallback) next.delete(name);
        else next.set(name, value);
        resetNames.split(' ').forEach((reset) => next.delete(reset));
        return next;
      };
      setParams(change, { replace: !isStep, preventScrollReset: true });
    },
    [fallback, isStep, name, resetNames, setParams],
  );

  return [params.get(name) ?? fallback, setValue];
}
