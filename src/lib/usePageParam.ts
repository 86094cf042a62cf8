import { useCallback } from 'react';
import { lastPage, pageSizes } from '@contract/limits';
import { useUrlParam } from './useUrlParam';

/** Returns the page number in a URL parameter, or 1 if it is invalid. */
export function parsePage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 && page <= lastPage ? page : 1;
}

/** Returns the page size in a URL parameter, or the default if it is invalid. */
export const parsePageSize = (text: string | null): number =>
  pageSizes.find((size) => String(size) === text) ?? pageSizes[0];

/** Returns the list's page number in `?page=` and its setter. The first page is 1. */
export function usePageParam(): [number, (page: number) => void] {
  const [text, setText] = useUrlParam('page', '1', { addsHistoryEntry: true });
  const setPage = useCallback((next: number) => setText(String(next)), [setText]);
  return [parsePage(text), setPage];
}
