import { useEffect, useEffectEvent } from 'react';
import { useRowInteraction } from '@/lib/useRowInteraction';
import { isNewestFirst } from './clientListParams';
import type { ClientList } from './useClientList';

/**
 * Shows new clients automatically only on page 1 sorted newest first, while the page is not scrolled, no menu
 * is open, and nothing is selected, hovered or focused. Otherwise rows would move while the operator uses
 * them.
 */
export function useAutoShowNewClients(list: ClientList, isMenuOpen: boolean) {
  const { isInteracting, rowsProps } = useRowInteraction();
  const { newCount, lastNumber, showUpTo, query, selection } = list;

  // Runs only when clients arrive. Moving the pointer off the rows later does not show hidden clients.
  const onNewClients = useEffectEvent((number: number) => {
    const isNewestPage = query.page === 1 && isNewestFirst(query.sorting);
    if (isNewestPage && !isMenuOpen && !isInteracting() && selection.isEmpty) showUpTo(number);
  });
  useEffect(() => {
    if (newCount > 0 && lastNumber !== null) onNewClients(lastNumber);
  }, [newCount, lastNumber]);

  return rowsProps;
}
