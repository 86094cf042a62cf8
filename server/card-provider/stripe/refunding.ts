import type { RefundReason } from '../../schema.generated';
import type { ProviderRefund, RefundOutcome, RefundRequest } from '../cardProvider';
import { toStripe } from './amounts';
import { madeRefund } from './askedBefore';
import { onBehalfOf, type StripeAccess } from './client';
import { asking, isRefusal } from './errors';
import { failureOf, refundOf } from './refunds';

const reasons: Partial<Record<RefundReason, 'duplicate' | 'fraudulent'>> = {
  Duplicate: 'duplicate',
  Fraudulent: 'fraudulent',
};

async function ask({ sdk }: StripeAccess, request: RefundRequest): Promise<ProviderRefund> {
  const { account, payment, amount, currency, reason, idempotencyKey } = request;
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
  return refundOf(made);
}

/** Gives back; that Stripe refuses it, for more than is left most often, is an outcome too. */
export async function refund(access: StripeAccess, request: RefundRequest): Promise<RefundOutcome> {
  try {
    const made = await madeRefund(access, request);
    const { reference, status, failure } = made ?? (await ask(access, request));
    return { reference, status, failure };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const code = error.param === 'amount' && !error.code ? 'amount_too_large' : error.code;
    return { reference: null, status: 'Failed', failure: failureOf(code) };
  }
}
