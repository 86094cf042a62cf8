import type { JobPayloads } from '../../jobs';
import { formatMoney } from '../../lib/money';
import { dayText } from '../../lib/ownLanguage';
import type { MailTemplate } from '../../mail/templates';
import type { CardRequestRow } from './requestSql';

export interface RequestLetter {
  template: MailTemplate;
  values: Record<string, string>;
}

/** The status of an account after past due: closed or paused. */
export type EndedAccount = NonNullable<JobPayloads['send-card-request']['ended']>;

/**
 * Returns the email with the link: that a payment failed, with the account's status after the last retry, or that a card is
 * requested. Null if the payment succeeded meanwhile.
 */
export function requestLetter(
  request: CardRequestRow,
  link: string,
  outcome?: EndedAccount,
): RequestLetter | null {
  const { companyName, clientName, currency, timeZone, amountDue, payment, isAboutPayment } = request;
  const reopens: Record<string, string> = request.isReopening ? { reopens: 'yes' } : {};
  const addressed = { companyName, clientName, link, ...reopens };
  if (!isAboutPayment) {
    const due: Record<string, string> = amountDue > 0 ? { amountDue: formatMoney(amountDue, currency) } : {};
    return { template: 'card-requested', values: { ...addressed, ...due } };
  }
  if (!payment) return null;
  const values = {
    ...addressed,
    amount: formatMoney(payment.amount, payment.currency),
    description: payment.description ?? request.planName ?? companyName,
    ...(payment.card ? { card: payment.card } : {}),
    ...(payment.nextRetryAt ? { nextRetryOn: dayText(new Date(payment.nextRetryAt), timeZone) } : {}),
  };
  return outcome
    ? { template: 'past-due-ended', values: { ...values, outcome } }
    : { template: 'payment-failed', values };
}
