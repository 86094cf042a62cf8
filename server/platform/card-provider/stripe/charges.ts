import type Stripe from 'stripe';
import { DomainError } from '../../../lib/errors';
import { limitConcurrency } from '../../../lib/limitConcurrency';
import type { ChargeOutcome, ChargeRequest } from '../cardProvider';
import { toStripe } from './amounts';
import { findExistingIntent } from './findExisting';
import { requestOptionsFor, type StripeAccess } from './client';
import { callStripe, isRefusal } from './errors';
import { feeOf, statusOf } from './payments';

// Leaves room for other calls within Stripe's limits: 100 requests per second in live mode and 25 in test
// mode.
const maxConcurrentCharges = 8;

const failedOutcome = (idempotencyKey: string, reason: Partial<ChargeOutcome>): ChargeOutcome => ({
  idempotencyKey,
  reference: null,
  status: 'Failed',
  fee: 0,
  failureCode: null,
  declineCode: null,
  ...reason,
});

function outcomeOf(idempotencyKey: string, intent: Stripe.PaymentIntent): ChargeOutcome {
  const status = statusOf(intent);
  const reference = intent.id;
  if (status === 'Succeeded' || status === 'Processing') {
    const fee = feeOf(intent.latest_charge);
    return { idempotencyKey, reference, status, fee, failureCode: null, declineCode: null };
  }
  const { code, decline_code: declineCode } = intent.last_payment_error ?? {};
  return failedOutcome(idempotencyKey, {
    reference,
    failureCode: code ?? (intent.status === 'requires_action' ? 'authentication_required' : null),
    declineCode: declineCode ?? null,
  });
}

const createIntent = ({ sdk }: StripeAccess, request: ChargeRequest): Promise<Stripe.PaymentIntent> => {
  const { account, amount, currency, customer, card, description, paymentId, attempt, idempotencyKey } =
    request;
  return callStripe(
    sdk.paymentIntents.create(
      {
        amount: toStripe(amount, currency),
        currency: currency.toLowerCase(),
        customer,
        payment_method: card,
        allowed_payment_method_types: ['card'],
        off_session: true,
        confirm: true,
        description,
        metadata: { companyId: account.companyId, paymentId, attempt: String(attempt) },
        expand: ['latest_charge.balance_transaction'],
      },
      { ...requestOptionsFor(account), idempotencyKey },
    ),
  );
};

async function chargeOne(access: StripeAccess, request: ChargeRequest): Promise<ChargeOutcome> {
  const { idempotencyKey } = request;
  try {
    const existingIntent = await findExistingIntent(access, request);
    return outcomeOf(idempotencyKey, existingIntent ?? (await createIntent(access, request)));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { code, decline_code: declineCode, payment_intent: intent } = error;
    return failedOutcome(idempotencyKey, {
      reference: intent?.id ?? null,
      failureCode: code ?? 'processing_error',
      declineCode: declineCode ?? null,
    });
  }
}

/**
 * Charges a card. Returns a failed outcome instead of throwing if Stripe cannot charge the amount, because a
 * retry would not help.
 */
async function chargeOrFail(access: StripeAccess, request: ChargeRequest): Promise<ChargeOutcome> {
  try {
    toStripe(request.amount, request.currency);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return failedOutcome(request.idempotencyKey, { failureCode: 'invalid_amount' });
  }
  return chargeOne(access, request);
}

export async function charge(
  access: StripeAccess,
  requests: readonly ChargeRequest[],
): Promise<ChargeOutcome[]> {
  const limit = limitConcurrency(maxConcurrentCharges);
  return Promise.all(requests.map((request) => limit(() => chargeOrFail(access, request))));
}
