import { useEffect, useEffectEvent } from 'react';
import { useRowInteraction } from '@/lib/useRowInteraction';
import { isNewestFirst } from './paymentListParams';
import type { PaymentList } from './usePaymentList';

/**
 * Shows new payments immediately on page 1 of the newest-first list, unless the page is scrolled, a menu is
 * open, or a row is hovered or focused. Returns props for the rows' container.
 */
export function useArrivingPayments({ newCount, query, showNew }: PaymentList, isMenuOpen: boolean) {
  const { isInteracting, rowsProps } = useRowInteraction();

  // An effect event reads the current state only when payments arrive, not when the pointer leaves the rows.
  const onArrival = useEffectEvent(() => {
    const isNewestPage = query.page === 1 && isNewestFirst(query.sorting);
    if (isNewestPage && !isMenuOpen && !isInteracting()) showNew();
  });
  useEffect(() => {
    if (newCount > 0) onArrival();
  }, [newCount]);

  return rowsProps;
}
