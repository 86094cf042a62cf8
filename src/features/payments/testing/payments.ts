import type { ListedPayment, PaymentDetail, PaymentPage } from '../paymentsApi';

let count = 0;

/** A payment of €19.00 that came in, but for what a test says otherwise. */
export function paymentWith(differing: Partial<ListedPayment> = {}): ListedPayment {
  count += 1;
  return {
    id: `pay${count}`,
    number: count,
    direction: 'Incoming',
    type: 'Subscription',
    status: 'Succeeded',
    amount: 1900,
    currency: 'EUR',
    fee: 0,
    refunded: 0,
    net: 1900,
    client: { id: 'c1', name: 'Ada Lovelace' },
    plan: { id: 'p1', name: 'Pro' },
    description: null,
    method: { kind: 'Card', brand: 'Visa', last4: '4242', expMonth: 4, expYear: 2029 },
    failure: null,
    advice: null,
    nextStep: null,
    attempts: 1,
    nextRetryAt: null,
    periodFrom: null,
    periodTo: null,
    invoiceNumber: null,
    provider: 'Sandbox',
    providerPaymentId: null,
    providerUrl: null,
    isLive: false,
    disputeStatus: null,
    createdAt: '2026-01-31T10:00:00.000Z',
    paidAt: '2026-01-31T10:00:01.000Z',
    failedAt: null,
    ...differing,
  };
}

/** One that the bank refused, and that a new card may help. */
export const failedWith = (differing: Partial<ListedPayment> = {}): ListedPayment =>
  paymentWith({
    status: 'Failed',
    net: 0,
    paidAt: null,
    failedAt: '2026-01-31T10:00:01.000Z',
    failure: 'The card has expired.',
    advice: 'Ask the client for another card.',
    nextStep: 'AskForCard',
    ...differing,
  });

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
    counts: { all: items.length, succeeded: items.length, failed: 0 },
    ...differing,
  },
});

/** All that can be told of a payment; nothing can be done with it unless a test says so. */
export const detailOf = (payment: ListedPayment, differing: Partial<PaymentDetail> = {}) => ({
  payment: {
    payment,
    attempts: [
      {
        number: 1,
        trigger: 'Purchase' as const,
        status: payment.status,
        method: payment.method,
        failure: payment.failure,
        createdAt: payment.createdAt,
      },
    ],
    refunds: [],
    refundable: payment.net,
    refundStep: 1,
    actions: [],
    ...differing,
  },
});
