import type { JobPayloads } from '../../jobs';
import { formatMoney } from '../../lib/money';
import { dayText } from '../../lib/ownLanguage';
import type { MailTemplate } from '../../mail/templates';
import type { CardRequestRow } from './requestSql';

export interface RequestLetter {
  template: MailTemplate;
  values: Record<string, string>;
}

/** What became of an account whose past due has ended. */
export type EndedAccount = NonNullable<JobPayloads['send-card-request']['ended']>;

/**
 * The letter that brings the link: that a payment has failed, with what became of the account where that has ended it, or
 * that a card is asked for; null where it is paid by now.
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
