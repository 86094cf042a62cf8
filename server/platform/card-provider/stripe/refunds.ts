import type Stripe from 'stripe';
import type { Account, ProviderRefund } from '../cardProvider';
import { fromStripe } from './amounts';
import { fromUnixSeconds, requestOptionsFor, type StripeAccess } from './client';
import { callStripe } from './errors';

const statuses: Readonly<Record<string, ProviderRefund['status']>> = {
  succeeded: 'Succeeded',
  failed: 'Failed',
  canceled: 'Failed',
};

const failureMessages: Readonly<Record<string, string>> = {
  charge_already_refunded: 'All of this payment has been given back already.',
  charge_disputed: 'The bank is looking into this payment, so that it can not be given back now.',
  insufficient_funds: 'There is too little money on the Stripe account.',
  balance_insufficient: 'There is too little money on the Stripe account.',
  expired_or_canceled_card: 'The card has expired or was cancelled, and takes no money back.',
  lost_or_stolen_card: 'The card was lost or stolen, and takes no money back.',
  declined: 'The bank did not take the refund.',
  amount_too_large: 'This is more than is left of the payment.',
};

export const failureMessageOf = (code: string | undefined): string =>
  failureMessages[code ?? ''] ?? 'Stripe could not give it back.';

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
