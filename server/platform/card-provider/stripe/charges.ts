import type Stripe from 'stripe';
import type { RefundReason } from '../../../../contract/enums';
import { DomainError } from '../../../lib/errors';
import { limitConcurrency } from '../../../lib/limitConcurrency';
import type {
  ChargeOutcome,
  ChargeRequest,
  ProviderRefund,
  RefundOutcome,
  RefundRequest,
} from '../cardProvider';
import { toStripe } from './amounts';
import { requestOptionsFor, type StripeAccess, toUnixSeconds } from './client';
import { callStripe, isRefusal } from './errors';
import { feeOf, retrieveIntent, statusOf } from './payments';
import { listRefunds, toProviderRefund, unknownFailure } from './refunds';

const hourMs = 3_600_000;

/**
 * Returns whether the key is too old to rely on. Stripe keeps keys for a day, so an hour is safe. A future
 * time also counts as too old: it comes from another clock, so the key's age is unknown.
 */
const isKeyTooOld = (firstRequestedAt: Date): boolean => {
  const age = Date.now() - firstRequestedAt.getTime();
  return age < 0 || age > hourMs;
};

/**
 * Returns a filter by creation time that allows an hour of clock difference. Returns no filter for a future
 * time, because its clock differs by an unknown amount.
 */
const createdSince = (firstRequestedAt: Date): Pick<Stripe.PaymentIntentListParams, 'created'> =>
  firstRequestedAt.getTime() > Date.now()
    ? {}
    : { created: { gte: toUnixSeconds(firstRequestedAt) - hourMs / 1000 } };

/**
 * Returns the intent of an earlier attempt to send the request. Returns null if there is none, without a
 * customer, or while the idempotency key still prevents a duplicate.
 */
async function findExistingIntent(
  access: StripeAccess,
  { account, customer, paymentId, attempt, firstRequestedAt }: ChargeRequest,
): Promise<Stripe.PaymentIntent | null> {
  if (!isKeyTooOld(firstRequestedAt) || customer === '') return null;
  // Lists instead of searching, because Stripe's search index lags by about a minute.
  const intents = access.sdk.paymentIntents.list(
    { customer, limit: 100, ...createdSince(firstRequestedAt) },
    requestOptionsFor(account),
  );
  let found: string | null = null;
  await callStripe(
    intents.autoPagingEach(({ id, metadata }) => {
      if (metadata.paymentId !== paymentId || metadata.attempt !== String(attempt)) return true;
      found = id;
      return false;
    }),
  );
  return found === null ? null : retrieveIntent(access, account, found);
}

/**
 * Returns the refund of an earlier attempt to send the request. Returns null if there is none, or while the
 * idempotency key still prevents a duplicate.
 */
async function findExistingRefund(
  access: StripeAccess,
  { account, payment, idempotencyKey, firstRequestedAt }: RefundRequest,
): Promise<ProviderRefund | null> {
  if (!isKeyTooOld(firstRequestedAt)) return null;
  const refunds = await listRefunds(access, account, payment);
  return refunds.find(({ refundId }) => refundId === idempotencyKey) ?? null;
}

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
    const { reference, status, failureCode } = result ?? (await createRefund(access, request));
    return { reference, status, failureCode };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const code = error.param === 'amount' && !error.code ? 'amount_too_large' : error.code;
    return { reference: null, status: 'Failed', failureCode: code ?? unknownFailure };
  }
}
