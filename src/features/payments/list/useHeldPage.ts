import { useState } from 'react';
import type { PaymentPage } from '../paymentsApi';

interface Held {
  pageKey: string;
  page: PaymentPage;
}

/** The rows that stood there, as they are now. */
function updated(held: PaymentPage, fresh: PaymentPage): PaymentPage {
  const freshById = new Map(fresh.items.map((payment) => [payment.id, payment]));
  return { ...fresh, items: held.items.map((payment) => freshById.get(payment.id) ?? payment) };
}

/**
 * Keeps the rows of a page in their places when payments come in meanwhile, until `show` lets those in. Rows change
 * where they stand; nothing is held while none came in.
 */
export function useHeldPage(pageKey: string, fresh: PaymentPage | undefined) {
  const [held, setHeld] = useState<Held | null>(null);
  const isSame = held?.pageKey === pageKey;
  const newCount = isSame && fresh ? Math.max(0, fresh.totalCount - held.page.totalCount) : 0;

  if (fresh && newCount === 0 && held?.page !== fresh) setHeld({ pageKey, page: fresh });

  return {
    page: newCount > 0 && held && fresh ? updated(held.page, fresh) : fresh,
    newCount,
    show: () => setHeld(null),
  };
}
