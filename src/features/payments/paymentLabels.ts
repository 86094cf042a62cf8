import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { DisputeStatus, PaymentType, RefundReason } from '@contract/enums';
import { formatDays } from '@/lib/days';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { cardName } from '@/ui/cards/cardLabels';
import type { ListedPayment, PaymentDetail } from './paymentsApi';

export const typeLabels: Readonly<Record<PaymentType, MessageDescriptor>> = {
  Subscription: msg`Subscription`,
  OneOff: msg`One-time`,
  Payout: msg`Payout`,
  PlatformFee: msg`Platform fee`,
  AddOn: msg`Add-on`,
};

export const isPaymentType = (text: string): text is PaymentType => Object.hasOwn(typeLabels, text);

export const refundReasonLabels: Readonly<Record<RefundReason, MessageDescriptor>> = {
  Duplicate: msg`Duplicate`,
  Fraudulent: msg`Fraudulent`,
  CustomerRequest: msg`Client’s request`,
  ServiceDisruption: msg`Service disruption`,
  Other: msg`Other`,
  Dispute: msg`Dispute`,
};

interface DisputeLabels {
  title: MessageDescriptor;
  text: MessageDescriptor;
}

export const disputeLabels: Readonly<Record<DisputeStatus, DisputeLabels>> = {
  NeedsResponse: {
    title: msg`The client disputed this payment`,
    text: msg`The client’s bank asked for the money back. Submit evidence that the payment is valid, or the bank decides without it.`,
  },
  UnderReview: {
    title: msg`Dispute under review`,
    text: msg`The bank is reviewing your response. A decision can take several weeks, and you don’t need to do anything until then.`,
  },
  Won: {
    title: msg`Dispute won`,
    text: msg`The bank decided in your favor. You keep the payment.`,
  },
  Lost: {
    title: msg`Dispute lost`,
    text: msg`The bank returned the money to the client. This decision is final.`,
  },
};

/** Returns a card such as `Visa ending in 4242`, another payment method, or a dash without one. */
export function methodText(method: PaymentDetail['attempts'][number]['method']): string {
  if (!method) return '–';
  const { kind, brand, last4 } = method;
  return brand && last4 ? cardName({ brand, last4 }) : (brand ?? kind);
}

export const amountText = ({ amount, currency }: Pick<ListedPayment, 'amount' | 'currency'>): string =>
  formatMoney(amount, currency);

/** Returns the refunded amount as text, or null without refunds. */
export const refundedText = ({ refunded, currency }: ListedPayment): string | null =>
  refunded > 0 ? t`${{ amount: formatMoney(refunded, currency) }} refunded` : null;

export const purposeText = ({ description, plan, type }: ListedPayment): string =>
  description ?? plan?.name ?? i18n._(typeLabels[type]);

/**
 * Returns the date of payment or failure as text, such as `Paid Feb 3, 2026`, or null if it is the date of
 * creation.
 */
export function completedText({ createdAt, paidAt, failedAt }: ListedPayment): string | null {
  const completedAt = paidAt ?? failedAt;
  if (!completedAt || formatDate(completedAt) === formatDate(createdAt)) return null;
  const date = formatDate(completedAt);
  return paidAt ? t`Paid ${date}` : t`Failed ${date}`;
}

export const periodText = ({ periodFrom, periodTo }: ListedPayment): string | null =>
  periodFrom && periodTo ? formatDays({ from: periodFrom, to: periodTo }) : null;
