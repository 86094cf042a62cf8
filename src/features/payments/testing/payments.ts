import type { ListedPayment, PaymentPage } from '../paymentsApi';

let count = 0;

/** A payment of €19.00 that came in, but for what a test says otherwise. */
export function paymentWith(differing: Partial<ListedPayment> = {}): ListedPayment {
  count += 1;
  return {
    id: `pay${count}`,
    number: count,
    type: 'Subscription',
    status: 'Succeeded',
    amount: 1900,
    currency: 'EUR',
    refunded: 0,
    client: { id: 'c1', name: 'Ada Lovelace' },
    plan: { id: 'p1', name: 'Pro' },
    description: null,
    method: { kind: 'Card', brand: 'Visa', last4: '4242' },
    failure: null,
    advice: null,
    attempts: 1,
    nextRetryAt: null,
    createdAt: '2026-01-31T10:00:00.000Z',
    paidAt: '2026-01-31T10:00:01.000Z',
    failedAt: null,
    ...differing,
  };
}

export const noTotals: PaymentPage['totals'] = {
  currency: 'EUR',
  count: 0,
  gross: 0,
  refunded: 0,
  fees: 0,
  net: 0,
  failedCount: 0,
  failedAmount: 0,
};

export const pageOf = (items: readonly ListedPayment[], differing: Partial<PaymentPage> = {}) => ({
  payments: {
    items,
    page: 1,
    pageSize: 20,
    totalPages: 1,
    totalCount: items.length,
    totals: noTotals,
    ...differing,
  },
});
