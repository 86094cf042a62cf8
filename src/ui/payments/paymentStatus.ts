import type { BadgeTone } from '../StatusBadge';

interface StatusWords {
  label: string;
  tone: BadgeTone;
  /** Of a payment, in a sentence: `Payment of €9.00 succeeded`. */
  verb: string;
}

/** Every status a payment record can have. */
export const paymentStatuses = {
  Pending: { label: 'Pending', tone: 'blue', verb: 'is pending' },
  Processing: { label: 'Processing', tone: 'blue', verb: 'is being processed' },
  Succeeded: { label: 'Succeeded', tone: 'green', verb: 'succeeded' },
  Failed: { label: 'Failed', tone: 'red', verb: 'failed' },
  Refunded: { label: 'Refunded', tone: 'gray', verb: 'came in and was refunded' },
  PartiallyRefunded: { label: 'Partly refunded', tone: 'amber', verb: 'came in and was partly refunded' },
  Disputed: { label: 'Disputed', tone: 'amber', verb: 'is disputed' },
  Canceled: { label: 'Canceled', tone: 'gray', verb: 'was canceled' },
} as const satisfies Record<string, StatusWords>;

export type PaymentStatusName = keyof typeof paymentStatuses;

export const isPaymentStatus = (text: string): text is PaymentStatusName =>
  Object.hasOwn(paymentStatuses, text);
