import type { ListedPayment, PaymentDetail, PaymentPage } from '../paymentsApi';

let count = 0;

/** Creates a succeeded payment of €19.00. */
export function buildPayment(overrides: Partial<ListedPayment> = {}): ListedPayment {
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
    suggestedAction: null,
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
    ...overrides,
  };
}

/** Creates a payment that failed because the card has expired. */
export const buildFailedPayment = (overrides: Partial<ListedPayment> = {}): ListedPayment =>
  buildPayment({
    status: 'Failed',
    net: 0,
    paidAt: null,
    failedAt: '2026-01-31T10:00:01.000Z',
    failure: 'The card has expired.',
    advice: 'Ask the client for another card.',
    suggestedAction: 'RequestCard',
    ...overrides,
  });

export const emptyTotals: PaymentPage['totals'] = {
  currency: 'EUR',
  count: 0,
  gross: 0,
  refunded: 0,
  fees: 0,
  net: 0,
  failedCount: 0,
  failedAmount: 0,
};

export const buildPaymentPage = (items: readonly ListedPayment[], overrides: Partial<PaymentPage> = {}) => ({
  payments: {
    items,
    page: 1,
    pageSize: 20,
    totalPages: 1,
    totalCount: items.length,
    totals: emptyTotals,
    counts: { all: items.length, succeeded: items.length, failed: 0 },
    ...overrides,
  },
});

/** Creates the detail of a payment without available actions. */
export const buildPaymentDetail = (payment: ListedPayment, overrides: Partial<PaymentDetail> = {}) => ({
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
    refundIncrement: 1,
    actions: [],
    ...overrides,
  },
});
