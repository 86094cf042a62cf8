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

/** The code of a refund that fails without a reason. */
export const unknownFailure = 'processing_error';

export function toProviderRefund(refund: Stripe.Refund): ProviderRefund {
  const status = statuses[refund.status ?? ''] ?? 'Pending';
  return {
    reference: refund.id,
    refundId: refund.metadata?.refundId ?? null,
    amount: fromStripe(refund.amount, refund.currency),
    status,
    failureCode: status === 'Failed' ? (refund.failure_reason ?? unknownFailure) : null,
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
