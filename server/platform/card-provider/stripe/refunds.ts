import type Stripe from 'stripe';
import type { Account, ProviderRefund } from '../cardProvider';
import { fromStripe } from './amounts';
import { fromUnixSeconds, requestOptionsFor, type StripeAccess } from './client';
import { callStripe } from './errors';
import { t } from '../../../lib/i18n/i18n';

const statuses: Readonly<Record<string, ProviderRefund['status']>> = {
  succeeded: 'Succeeded',
  failed: 'Failed',
  canceled: 'Failed',
};

const lowBalanceMessage = (): string => t('Your Stripe balance is too low for this refund.');

const failureMessages: Readonly<Record<string, () => string>> = {
  charge_already_refunded: () => t('This payment is already fully refunded.'),
  charge_disputed: () => t('This payment is disputed, so it can’t be refunded.'),
  insufficient_funds: lowBalanceMessage,
  balance_insufficient: lowBalanceMessage,
  expired_or_canceled_card: () => t('The card has expired or was canceled, so it can’t receive refunds.'),
  lost_or_stolen_card: () => t('The card was reported lost or stolen, so it can’t receive refunds.'),
  declined: () => t('The bank declined the refund.'),
  amount_too_large: () => t('The amount is higher than the refundable balance.'),
};

export const failureMessageOf = (code: string | undefined): string =>
  failureMessages[code ?? '']?.() ?? t('Stripe could not process the refund.');

export function toProviderRefund(refund: Stripe.Refund): ProviderRefund {
  const status = statuses[refund.status ?? ''] ?? 'Pending';
  return {
    reference: refund.id,
    refundId: refund.metadata?.refundId ?? null,
    amount: fromStripe(refund.amount, refund.currency),
    status,
    failure: status === 'Failed' ? failureMessageOf(refund.failure_reason) : null,
    createdAt: fromUnixSeconds(refund.created),
  };
}

/** Returns up to 1,000 refunds of a payment, including those made outside of Livery. */
export async function listRefunds(
  { sdk }: StripeAccess,
  account: Account,
  payment: string,
): Promise<ProviderRefund[]> {
  const list = sdk.refunds.list({ payment_intent: payment, limit: 100 }, requestOptionsFor(account));
  const refunds = await callStripe(list.autoPagingToArray({ limit: 1000 }));
  return refunds.map(toProviderRefund);
}
