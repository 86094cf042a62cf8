import type { DisputeStatus, PaymentTrigger, PaymentType, RefundReason } from '@/api/schema.generated';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { cardName } from '@/ui/cards/cardWords';
import type { ListedPayment, PaymentDetail } from './paymentsApi';

export const typeNames: Readonly<Record<PaymentType, string>> = {
  Subscription: 'Subscription',
  OneOff: 'One-off',
  Payout: 'Payout',
  PlatformFee: 'Platform fee',
  AddOn: 'Add-on',
};

export const isPaymentType = (text: string): text is PaymentType => Object.hasOwn(typeNames, text);

export const triggerNames: Readonly<Record<PaymentTrigger, string>> = {
  Purchase: 'First payment',
  Cycle: 'Renewal',
  RetryAuto: 'Tried again by itself',
  RetryManual: 'Tried again by hand',
};

export const reasonNames: Readonly<Record<RefundReason, string>> = {
  Duplicate: 'Charged twice',
  Fraudulent: 'Fraud',
  CustomerRequest: 'The client asked for it',
  ServiceDisruption: 'The service did not work',
  Other: 'Another reason',
  Dispute: 'Taken back by the bank',
};

export const disputeWords: Readonly<Record<DisputeStatus, { title: string; text: string }>> = {
  NeedsResponse: {
    title: 'The client disputes this payment',
    text: 'Their bank has asked for the money back. Answer with what shows that the payment is right, or the bank decides without you.',
  },
  UnderReview: {
    title: 'The bank looks into a dispute',
    text: 'Your answer is with the bank. It can take some weeks until it decides; there is nothing to do until then.',
  },
  Won: { title: 'The dispute was decided for you', text: 'The payment stands, and the money is yours.' },
  Lost: {
    title: 'The dispute was decided against you',
    text: 'The bank gave the money back to the client. This is final.',
  },
};

/** `Visa ending in 4242`. */
export function methodText(method: PaymentDetail['attempts'][number]['method']): string {
  if (!method) return '–';
  const { kind, brand, last4 } = method;
  return brand && last4 ? cardName({ brand, last4 }) : (brand ?? kind);
}

export const amountText = ({ amount, currency }: Pick<ListedPayment, 'amount' | 'currency'>): string =>
  formatMoney(amount, currency);

/** Null when nothing went back. */
export const refundedText = ({ refunded, currency }: ListedPayment): string | null =>
  refunded > 0 ? `${formatMoney(refunded, currency)} refunded` : null;

export const purposeText = ({ description, plan, type }: ListedPayment): string =>
  description ?? plan?.name ?? typeNames[type];

/** `payment 12 of €19.00`. */
export const paymentName = (payment: ListedPayment): string =>
  `payment ${payment.number} of ${amountText(payment)}`;

/** `Paid Feb 3, 2026` where that was another day than that of the payment itself; null otherwise. */
export function settledText({ createdAt, paidAt, failedAt }: ListedPayment): string | null {
  const settledAt = paidAt ?? failedAt;
  if (!settledAt || formatDate(settledAt) === formatDate(createdAt)) return null;
  return `${paidAt ? 'Paid' : 'Failed'} ${formatDate(settledAt)}`;
}

export const periodText = ({ periodStart, periodEnd }: ListedPayment): string | null =>
  periodStart && periodEnd ? `${formatDate(periodStart)} – ${formatDate(periodEnd)}` : null;
