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
  OneOff: msg`One-off`,
  Payout: msg`Payout`,
  PlatformFee: msg`Platform fee`,
  AddOn: msg`Add-on`,
};

export const isPaymentType = (text: string): text is PaymentType => Object.hasOwn(typeLabels, text);

export const refundReasonLabels: Readonly<Record<RefundReason, MessageDescriptor>> = {
  Duplicate: msg`Charged twice`,
  Fraudulent: msg`Fraud`,
  CustomerRequest: msg`The client asked for it`,
  ServiceDisruption: msg`The service did not work`,
  Other: msg`Another reason`,
  Dispute: msg`Taken back by the bank`,
};

interface DisputeLabels {
  title: MessageDescriptor;
  text: MessageDescriptor;
}

export const disputeLabels: Readonly<Record<DisputeStatus, DisputeLabels>> = {
  NeedsResponse: {
    title: msg`The client disputes this payment`,
    text: msg`Their bank has asked for the money back. Answer with what shows that the payment is right, or the bank decides without you.`,
  },
  UnderReview: {
    title: msg`The bank looks into a dispute`,
    text: msg`Your answer is with the bank. It can take some weeks until it decides; there is nothing to do until then.`,
  },
  Won: {
    title: msg`The dispute was decided for you`,
    text: msg`The payment stands, and the money is yours.`,
  },
  Lost: {
    title: msg`The dispute was decided against you`,
    text: msg`The bank gave the money back to the client. This is final.`,
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
