import { useEffect, useEffectEvent } from 'react';
import { useReading } from '@/lib/useReading';
import { isNewestFirst } from './clientListParams';
import type { ClientList } from './useClientList';

/**
 * Lets clients that were added meanwhile into the list by itself, but only where nothing moves under the reader: on the
 * first page, newest first, at the top, nothing ticked, and neither pointer nor keyboard among the rows.
 */
export function useArrivals(list: ClientList, isMenuOpen: boolean) {
  const { isReading, rowsProps } = useReading();
  const { newCount, lastNumber, showUpTo, query, selection } = list;

  // Judged when clients arrive, not when the reader's pointer leaves the rows afterwards.
  const onArrival = useEffectEvent((number: number) => {
    const isTop = query.page === 1 && isNewestFirst(query.sorting);
    if (isTop && !isMenuOpen && !isReading() && selection.isEmpty) showUpTo(number);
  });
  useEffect(() => {
    if (newCount > 0 && lastNumber !== null) onArrival(lastNumber);
  }, [newCount, lastNumber]);

  return rowsProps;
}
