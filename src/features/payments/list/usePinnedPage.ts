import { useState } from 'react';
import type { PaymentPage } from '../paymentsApi';

interface PinnedPage {
  pageKey: string;
  page: PaymentPage;
}

/** Returns the fresh page with only the pinned rows, in their current state. */
function withFreshRows(pinned: PaymentPage, fresh: PaymentPage): PaymentPage {
  const freshById = new Map(fresh.items.map((payment) => [payment.id, payment]));
  return { ...fresh, items: pinned.items.map((payment) => freshById.get(payment.id) ?? payment) };
}

/**
 * Pins the rows of a page while new payments arrive, until `show` reveals them. Pinned rows still update in
 * place.
 */
export function usePinnedPage(pageKey: string, fresh: PaymentPage | undefined) {
  const [pinned, setPinned] = useState<PinnedPage | null>(null);
  const isSamePage = pinned?.pageKey === pageKey;
  const newCount = isSamePage && fresh ? Math.max(0, fresh.totalCount - pinned.page.totalCount) : 0;

  if (fresh && newCount === 0 && pinned?.page !== fresh) setPinned({ pageKey, page: fresh });

  return {
    page: newCount > 0 && pinned && fresh ? withFreshRows(pinned.page, fresh) : fresh,
    newCount,
    show: () => setPinned(null),
  };
}
