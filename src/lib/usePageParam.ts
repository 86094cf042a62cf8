import { useCallback } from 'react';
import { lastPage, pageSizes } from '@/config/limits';
import { useUrlParam } from './useUrlParam';

/** The page that an address names; the first one when it names none that can be. */
export function pageFrom(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 && page <= lastPage ? page : 1;
}

/** How many rows of a list an address asks for at once. */
export const pageSizeFrom = (text: string | null): number =>
  pageSizes.find((size) => String(size) === text) ?? pageSizes[0];

/** The page of a list, from 1, as `?page=` of the address. */
export function usePageParam(): [number, (page: number) => void] {
  const [text, setText] = useUrlParam('page', '1', { isStep: true });
  const setPage = useCallback((next: number) => setText(String(next)), [setText]);
  return [pageFrom(text), setPage];
}
