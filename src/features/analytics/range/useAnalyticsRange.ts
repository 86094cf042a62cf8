import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readRange, writeRange, type RangeChoice } from './rangeParams';

/** The range of days of the address, and how to change it. */
export function useAnalyticsRange(): [RangeChoice, (change: Partial<RangeChoice>) => void] {
  const [params, setParams] = useSearchParams();
  const choice = useMemo(() => readRange(params), [params]);

  const change = useCallback(
    (part: Partial<RangeChoice>) =>
      setParams((current) => writeRange({ ...readRange(current), ...part }, current), {
        preventScrollReset: true,
      }),
    [setParams],
  );
  return [choice, change];
}
