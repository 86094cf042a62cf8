import type Stripe from 'stripe';
import type { ChargeRequest, ProviderRefund, RefundRequest } from '../cardProvider';
import { onBehalfOf, secondsOf, type StripeAccess } from './client';
import { asking } from './errors';
import { intentOf } from './payments';
import { refundsOf } from './refunds';

const hourMs = 3_600_000;

/** Stripe forgets a key after a day. A moment that has not come was told by another clock, and says nothing. */
const mayBeForgotten = (begunAt: Date): boolean => {
  const age = Date.now() - begunAt.getTime();
  return age < 0 || age > hourMs;
};

/** Not before it was begun, with an hour for clocks that differ; ever, where the moment says nothing. */
const since = (begunAt: Date): Pick<Stripe.PaymentIntentListParams, 'created'> =>
  begunAt.getTime() > Date.now() ? {} : { created: { gte: secondsOf(begunAt) - hourMs / 1000 } };

/** What a charge was made as before; null where there is none, and while its key alone keeps it from being made twice. */
export async function madeIntent(
  access: StripeAccess,
  { account, customer, paymentId, attempt, begunAt }: ChargeRequest,
): Promise<Stripe.PaymentIntent | null> {
  if (!mayBeForgotten(begunAt) || customer === '') return null;
  // Listed and not searched for: a search may miss what was made a minute ago.
  const all = access.sdk.paymentIntents.list(
    { customer, limit: 100, ...since(begunAt) },
    onBehalfOf(account),
  );
  let found: string | null = null;
  await asking(
    all.autoPagingEach(({ id, metadata }) => {
      if (metadata.paymentId !== paymentId || metadata.attempt !== String(attempt)) return true;
      found = id;
      return false;
    }),
  );
  return found === null ? null : intentOf(access, account, found);
}

/** What a refund was made as before, in the same way. */
export async function madeRefund(
  access: StripeAccess,
  { account, payment, idempotencyKey, begunAt }: RefundRequest,
): Promise<ProviderRefund | null> {
  if (!mayBeForgotten(begunAt)) return null;
  const made = await refundsOf(access, account, payment);
  return made.find(({ refundId }) => refundId === idempotencyKey) ?? null;
}
