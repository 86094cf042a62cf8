import type { DisputeStatus, PaymentType } from '@contract/enums';
import { formatDays } from '@/lib/days';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { cardName } from '@/ui/cards/cardLabels';
import * as texts from '@/texts/payments';
import type { ListedPayment, PaymentDetail } from './paymentsApi';

export const isPaymentType = (text: string): text is PaymentType => Object.hasOwn(texts.typeNames, text);

export const disputeLabels: Readonly<Record<DisputeStatus, { title: string; text: string }>> = {
  NeedsResponse: {
    title: texts.theClientDisputesThisPayment,
    text: texts.theirBankHasAsked,
  },
  UnderReview: {
    title: texts.theBankLooksIntoADispute,
    text: texts.yourAnswerIsWithTheBank,
  },
  Won: { title: texts.theDisputeWasDecidedForYou, text: texts.thePaymentStandsAndTheMoney },
  Lost: {
    title: texts.theDisputeWasDecidedAgainstYou,
    text: texts.theBankGaveTheMoneyBack,
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
  refunded > 0 ? texts.refunded(formatMoney(refunded, currency)) : null;

export const purposeText = ({ description, plan, type }: ListedPayment): string =>
  description ?? plan?.name ?? texts.typeNames[type];

/** Returns a name such as `payment 12 of €19.00`. */
export const paymentName = (payment: ListedPayment): string =>
  texts.paymentOf(payment.number, amountText(payment));

/**
 * Returns the date of payment or failure as text, such as `Paid Feb 3, 2026`, or null if it is the date of
 * creation.
 */
export function completedText({ createdAt, paidAt, failedAt }: ListedPayment): string | null {
  const completedAt = paidAt ?? failedAt;
  if (!completedAt || formatDate(completedAt) === formatDate(createdAt)) return null;
  return `${paidAt ? texts.paid : texts.failed} ${formatDate(completedAt)}`;
}

export const periodText = ({ periodFrom, periodTo }: ListedPayment): string | null =>
  periodFrom && periodTo ? formatDays({ from: periodFrom, to: periodTo }) : null;
