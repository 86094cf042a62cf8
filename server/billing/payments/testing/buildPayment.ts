import { newId } from '../../../lib/ids';
import type { NewPayment } from '../createPendingPayment';

const noon = new Date('2026-01-15T12:00:00Z');

/** Returns a succeeded payment of 100.00. Pass `direction` and `type` for a platform fee. */
export const buildPayment = (clientId: string | null, overrides: Partial<NewPayment> = {}): NewPayment => {
  const createdAt = overrides.createdAt ?? noon;
  const status = overrides.status ?? 'Succeeded';
  return {
    id: newId(),
    direction: 'Incoming',
    type: 'Subscription',
    status,
    amount: 10_000,
    fee: 320,
    clientId,
    planId: null,
    subscriptionId: null,
    description: null,
    trigger: 'Cycle',
    method: { kind: 'Card', brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2030 },
    failureCode: null,
    declineCode: null,
    attempts: 1,
    nextRetryAt: null,
    provider: 'Sandbox',
    providerPaymentId: null,
    invoiceNumber: null,
    createdAt,
    paidAt: status === 'Succeeded' || status === 'Disputed' ? createdAt : null,
    failedAt: status === 'Failed' || status === 'Canceled' ? createdAt : null,
    ...overrides,
  };
};

export const buildFailedPayment = (
  clientId: string,
  declineCode: string,
  overrides: Partial<NewPayment> = {},
): NewPayment =>
  buildPayment(clientId, {
    status: 'Failed',
    fee: 0,
    failureCode: 'card_declined',
    declineCode,
    ...overrides,
  });
