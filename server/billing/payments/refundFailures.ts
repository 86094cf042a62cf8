import { storedText, t } from '../../lib/i18n/i18n';

const lowBalance = () => t('Your Stripe balance is too low for this refund.');

/** The texts by Stripe's codes, which the sandbox also uses. */
const failureTexts: Readonly<Record<string, () => string>> = {
  charge_already_refunded: () => t('This payment is already fully refunded.'),
  charge_disputed: () => t('This payment is disputed, so it can’t be refunded.'),
  insufficient_funds: lowBalance,
  balance_insufficient: lowBalance,
  expired_or_canceled_card: () => t('The card has expired or was canceled, so it can’t receive refunds.'),
  lost_or_stolen_card: () => t('The card was reported lost or stolen, so it can’t receive refunds.'),
  declined: () => t('The bank declined the refund.'),
  amount_too_large: () => t('The amount is higher than the refundable balance.'),
};

/**
 * Returns why a refund failed, in the current language. `stored` is a code, or the text that an earlier
 * release stored.
 */
export function refundFailureText(stored: string): string {
  const isText = stored.includes(' ');
  return failureTexts[stored]?.() ?? (isText ? stored : t('Stripe could not process the refund.'));
}

/** Returns the English text that is stored for processes of the previous release. */
export const storedRefundFailure = (code: string | null): string | null =>
  code && storedText(() => refundFailureText(code));
