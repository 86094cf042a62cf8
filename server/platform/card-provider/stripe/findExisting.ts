import type Stripe from 'stripe';
import type { ChargeRequest, ProviderRefund, RefundRequest } from '../cardProvider';
import { requestOptionsFor, toUnixSeconds, type StripeAccess } from './client';
import { callStripe } from './errors';
import { retrieveIntent } from './payments';
import { listRefunds } from './refunds';

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
export async function findExistingIntent(
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
export async function findExistingRefund(
  access: StripeAccess,
  { account, payment, idempotencyKey, firstRequestedAt }: RefundRequest,
): Promise<ProviderRefund | null> {
  if (!isKeyTooOld(firstRequestedAt)) return null;
  const refunds = await listRefunds(access, account, payment);
  return refunds.find(({ refundId }) => refundId === idempotencyKey) ?? null;
}
