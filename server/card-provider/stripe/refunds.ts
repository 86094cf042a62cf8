import type Stripe from 'stripe';
import type { RefundReason } from '../../schema.generated';
import type { ProviderRefund, RefundOutcome, RefundRequest } from '../cardProvider';
import { fromStripe, toStripe } from './amounts';
import { momentOf, onBehalfOf, type StripeAccess } from './client';
import { asking, isRefusal } from './errors';

const reasons: Partial<Record<RefundReason, 'duplicate' | 'fraudulent'>> = {
  Duplicate: 'duplicate',
  Fraudulent: 'fraudulent',
};

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

const failureOf = (code: string | undefined): string =>
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

/** Gives back; that Stripe refuses it, for more than is left most often, is an outcome too. */
export async function refund({ sdk }: StripeAccess, request: RefundRequest): Promise<RefundOutcome> {
  const { account, payment, amount, currency, reason, idempotencyKey } = request;
  try {
    const made = await asking(
      sdk.refunds.create(
        {
          payment_intent: payment,
          amount: toStripe(amount, currency),
          reason: reasons[reason] ?? 'requested_by_customer',
          metadata: { companyId: account.companyId, refundId: idempotencyKey },
        },
        { ...onBehalfOf(account), idempotencyKey },
      ),
    );
    const { reference, status, failure } = refundOf(made);
    return { reference, status, failure };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const code = error.param === 'amount' && !error.code ? 'amount_too_large' : error.code;
    return { reference: null, status: 'Failed', failure: failureOf(code) };
  }
}
