import type { RefundReason } from '../../../../contract/enums';
import type { ProviderRefund, RefundOutcome, RefundRequest } from '../cardProvider';
import { toStripe } from './amounts';
import { findExistingRefund } from './findExisting';
import { requestOptionsFor, type StripeAccess } from './client';
import { callStripe, isRefusal } from './errors';
import { failureMessageOf, toProviderRefund } from './refunds';

const reasons: Partial<Record<RefundReason, 'duplicate' | 'fraudulent'>> = {
  Duplicate: 'duplicate',
  Fraudulent: 'fraudulent',
};

async function createRefund({ sdk }: StripeAccess, request: RefundRequest): Promise<ProviderRefund> {
  const { account, payment, amount, currency, reason, idempotencyKey } = request;
  const result = await callStripe(
    sdk.refunds.create(
      {
        payment_intent: payment,
        amount: toStripe(amount, currency),
        reason: reasons[reason] ?? 'requested_by_customer',
        metadata: { companyId: account.companyId, refundId: idempotencyKey },
      },
      { ...requestOptionsFor(account), idempotencyKey },
    ),
  );
  return toProviderRefund(result);
}

/**
 * Refunds a payment, unless an earlier attempt did. Returns a failed outcome if Stripe refuses, most often
 * for an amount above the refundable balance.
 */
export async function issueRefund(access: StripeAccess, request: RefundRequest): Promise<RefundOutcome> {
  try {
    const result = await findExistingRefund(access, request);
    const { reference, status, failure } = result ?? (await createRefund(access, request));
    return { reference, status, failure };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const code = error.param === 'amount' && !error.code ? 'amount_too_large' : error.code;
    return { reference: null, status: 'Failed', failure: failureMessageOf(code) };
  }
}
