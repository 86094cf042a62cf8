import type Stripe from 'stripe';
import * as z from 'zod';
import type { ProviderEvent } from '../cardProvider';
import { fromUnixSeconds, type StripeAccess } from './client';

const toleranceSeconds = 300;

/** The event types that Livery subscribes to and processes. */
export const handledEventTypes = [
  'account.application.deauthorized',
  'account.updated',
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.dispute.funds_reinstated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.updated',
  'charge.failed',
  'charge.refund.updated',
  'charge.refunded',
  'charge.succeeded',
  'charge.updated',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.updated',
  'invoice.finalized',
  'invoice.marked_uncollectible',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
  'invoice.payment_succeeded',
  'invoice.updated',
  'invoice.voided',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
  'refund.created',
  'refund.failed',
  'refund.updated',
] as const;

export const isHandled = (type: string): boolean => (handledEventTypes as readonly string[]).includes(type);

const eventSchema = z.object({
  id: z.string().max(255),
  type: z.string().max(100),
  account: z.string().max(255).nullish(),
  created: z.int(),
  data: z.object({
    object: z.looseObject({
      id: z.string().max(255).nullish(),
      payment_intent: z.string().max(255).nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
});

type EventPayload = z.infer<typeof eventSchema>;

/**
 * Returns the id of the payment intent for charges, refunds and disputes, otherwise the id of the event's
 * object. Returns null if the id is missing.
 */
const objectReferenceOf = ({ type, data: { object } }: EventPayload): string | null =>
  (/^(charge|refund)\./.test(type) ? object.payment_intent : object.id) ?? null;

/** Returns whether the timestamp is missing or too far in the future. The SDK rejects only old timestamps. */
function isInFuture(header: string, now: Date): boolean {
  const [, seconds] = /^(?:.*,)?t=(\d+)(?:,|$)/.exec(header) ?? [];
  return seconds === undefined || Number(seconds) - now.getTime() / 1000 > toleranceSeconds;
}

export function parseWebhook(
  { sdk }: StripeAccess,
  raw: Buffer,
  signature: string,
  secret: string,
  now: Date,
): ProviderEvent | null {
  if (isInFuture(signature, now)) return null;
  let event: Stripe.Event;
  try {
    event = sdk.webhooks.constructEvent(raw, signature, secret, toleranceSeconds, undefined, now.getTime());
  } catch {
    return null;
  }
  const { data } = eventSchema.safeParse(event);
  if (!data) return null;
  return {
    reference: data.id,
    type: data.type,
    account: data.account ?? null,
    companyId: data.data.object.metadata?.companyId ?? null,
    objectReference: objectReferenceOf(data),
    occurredAt: fromUnixSeconds(data.created),
  };
}
