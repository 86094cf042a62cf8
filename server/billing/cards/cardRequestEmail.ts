import type { JobPayloads } from '../../platform';
import type { ClientEmail } from '../../clients';
import { cardName } from '../../lib/cards';
import { formatMoney } from '../../lib/money';
import { dayText } from '../../lib/localeText';
import { paymentText } from '../payments/paymentText';
import type { CardRequestRow } from './cardRequest.repository';

export interface CardRequestEmail {
  template: ClientEmail;
  values: Record<string, string>;
}

/** The status of an account after past due: closed or paused. */
export type EndedAccount = NonNullable<JobPayloads['send-card-request']['ended']>;

/**
 * Returns the email about a card request or a failed payment, with the account's status after the last retry.
 * Returns null if the payment is no longer past due.
 */
export function cardRequestEmail(
  request: CardRequestRow,
  link: string,
  outcome?: EndedAccount,
): CardRequestEmail | null {
  const { companyName, clientName, currency, timeZone, amountDue, payment, isAboutPayment } = request;
  const reopens: Record<string, string> = request.isReopening ? { reopens: 'yes' } : {};
  const commonValues = { companyName, clientName, link, ...reopens };
  if (!isAboutPayment) {
    const due: Record<string, string> = amountDue > 0 ? { amountDue: formatMoney(amountDue, currency) } : {};
    return { template: 'card-requested', values: { ...commonValues, ...due } };
  }
  if (!payment) return null;
  const { brand, last4 } = payment.method ?? {};
  const values = {
    ...commonValues,
    amount: formatMoney(payment.amount, payment.currency),
    description: paymentText(payment.text) ?? request.planName ?? companyName,
    ...(brand && last4 ? { card: cardName({ brand, last4 }) } : {}),
    ...(payment.nextRetryAt ? { nextRetryOn: dayText(new Date(payment.nextRetryAt), timeZone) } : {}),
  };
  return outcome
    ? { template: 'past-due-ended', values: { ...values, outcome } }
    : { template: 'payment-failed', values };
}
