import type Stripe from 'stripe';
import type { Account, ProviderRefund } from '../cardProvider';
import { fromStripe } from './amounts';
import { momentOf, onBehalfOf, type StripeAccess } from './client';
import { asking } from './errors';

const statuses: Readonly<Record<string, ProviderRefund['status']>> = {
  succeeded: 'Succeeded',
  failed: 'Failed',
  canceled: 'Failed',
};

/** By Stripe's codes of refusals and of refunds that came back. */
const failures: Readonly<Record<string, string>> = {
  charge_already_refunded: 'All of this payment has been given back already.',
  charge_disputed: 'The bank is looking into this payment, so that it can not be given back now.',
  insufficient_funds: 'There is too little money on the Stripe account.',
  balance_insufficient: 'There is too little money on the Stripe account.',
  expired_or_canceled_card: 'The card has expired or was cancelled, and takes no money back.',
  lost_or_stolen_card: 'The card was lost or stolen, and takes no money back.',
  declined: 'The bank did not take the refund.',
  amount_too_large: 'This is more than is left of the payment.',
};

/** Why something was not given back, in plain words. */
export const failureOf = (code: string | undefined): string =>
  failures[code ?? ''] ?? 'Stripe could not give it back.';

/** A refund as Stripe tells of it. */
export function refundOf(refund: Stripe.Refund): ProviderRefund {
  const status = statuses[refund.status ?? ''] ?? 'Pending';
  return {
    reference: refund.id,
    refundId: refund.metadata?.refundId ?? null,
    amount: fromStripe(refund.amount, refund.currency),
    status,
    failure: status === 'Failed' ? failureOf(refund.failure_reason) : null,
    createdAt: momentOf(refund.created),
  };
}

/** All refunds of a payment, whoever made them. */
export async function refundsOf(
  { sdk }: StripeAccess,
  account: Account,
  payment: string,
): Promise<ProviderRefund[]> {
  const list = sdk.refunds.list({ payment_intent: payment, limit: 100 }, onBehalfOf(account));
  const refunds = await asking(list.autoPagingToArray({ limit: 1000 }));
  return refunds.map(refundOf);
}
