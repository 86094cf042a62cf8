import { useCallback } from 'react';
import { useUrlParam } from './useUrlParam';

/** The page of a list, from 1, as `?page=` of the address. */
export function usePageParam(): [number, (page: number) => void] {
  const [text, setText] = useUrlParam('page', '1', { isStep: true });
  const page = Number(text);
  const setPage = useCallback((next: number) => setText(String(next)), [setText]);
  return [Number.isSafeInteger(page) && page > 0 ? page : 1, setPage];
}
