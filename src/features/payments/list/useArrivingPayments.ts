import { useEffect, useEffectEvent } from 'react';
import { useReading } from '@/lib/useReading';
import { isNewestFirst } from './paymentListParams';
import type { PaymentList } from './usePaymentList';

/** Lets new payments into the list by itself, but only on top of the newest, and where nothing moves under the reader. */
export function useArrivingPayments({ newCount, query, showNew }: PaymentList, isMenuOpen: boolean) {
  const { isReading, rowsProps } = useReading();

  // Judged when payments arrive, not when the reader's pointer leaves the rows afterwards.
  const onArrival = useEffectEvent(() => {
    const isTop = query.page === 1 && isNewestFirst(query.sorting);
    if (isTop && !isMenuOpen && !isReading()) showNew();
  });
  useEffect(() => {
    if (newCount > 0) onArrival();
  }, [newCount]);

  return rowsProps;
}
