import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readRange, writeRange, type RangeChoice } from './rangeParams';

/** Returns the range in the URL and a function that changes it. */
export function useAnalyticsRange(): [RangeChoice, (change: Partial<RangeChoice>) => void] {
  const [params, setParams] = useSearchParams();
  const choice = useMemo(() => readRange(params), [params]);

  const change = useCallback(
    (patch: Partial<RangeChoice>) =>
      setParams((current) => writeRange({ ...readRange(current), ...patch }, current), {
        preventScrollReset: true,
      }),
    [setParams],
  );
  return [choice, change];
}
