import type Stripe from 'stripe';
import { DomainError } from '../../errors';
import { atMost } from '../../lib/atMost';
import type { ChargeOutcome, ChargeRequest } from '../cardProvider';
import { toStripe } from './amounts';
import { madeIntent } from './askedBefore';
import { onBehalfOf, type StripeAccess } from './client';
import { asking, isRefusal } from './errors';
import { feeOf, statusOf } from './payments';

// Stripe takes 100 requests a second in live mode and 25 in test mode, of all that we do at once.
const atOnce = 8;

const failed = (idempotencyKey: string, reason: Partial<ChargeOutcome>): ChargeOutcome => ({
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
  return failed(idempotencyKey, {
    reference,
    failureCode: code ?? (intent.status === 'requires_action' ? 'authentication_required' : null),
    declineCode: declineCode ?? null,
  });
}

const ask = ({ sdk }: StripeAccess, request: ChargeRequest): Promise<Stripe.PaymentIntent> => {
  const { account, amount, currency, customer, card, description, paymentId, attempt, idempotencyKey } =
    request;
  return asking(
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
      { ...onBehalfOf(account), idempotencyKey },
    ),
  );
};

async function chargeOne(access: StripeAccess, request: ChargeRequest): Promise<ChargeOutcome> {
  const { idempotencyKey } = request;
  try {
    const made = await madeIntent(access, request);
    return outcomeOf(idempotencyKey, made ?? (await ask(access, request)));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { code, decline_code: declineCode, payment_intent: intent } = error;
    return failed(idempotencyKey, {
      reference: intent?.id ?? null,
      failureCode: code ?? 'processing_error',
      declineCode: declineCode ?? null,
    });
  }
}

/** An amount that can't be charged fails like a card that isn't taken: asking again would change nothing. */
async function chargeOrFail(access: StripeAccess, request: ChargeRequest): Promise<ChargeOutcome> {
  try {
    toStripe(request.amount, request.currency);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return failed(request.idempotencyKey, { failureCode: 'invalid_amount' });
  }
  return chargeOne(access, request);
}

/** Outcomes in the order of the requests. */
export async function charge(
  access: StripeAccess,
  requests: readonly ChargeRequest[],
): Promise<ChargeOutcome[]> {
  const inTurn = atMost(atOnce);
  return Promise.all(requests.map((request) => inTurn(() => chargeOrFail(access, request))));
}
