import type Stripe from 'stripe';
import * as z from 'zod';
import type { ProviderMessage } from '../cardProvider';
import { momentOf, type StripeAccess } from './client';

const toleranceSeconds = 300;

/** Every type of message that something follows from. */
export const handledEvents = [
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

export const isHandled = (type: string): boolean => (handledEvents as readonly string[]).includes(type);

const message = z.object({
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

type Message = z.infer<typeof message>;

/** Charges, refunds and disputes are told of the payment that they are about. */
const objectOf = ({ type, data: { object } }: Message): string | null =>
  (/^(charge|refund)\./.test(type) ? object.payment_intent : object.id) ?? null;

/** The SDK looks only for what is too old; a clock that is ahead could keep a message valid for as long. */
function isFromTheFuture(header: string, now: Date): boolean {
  const [, seconds] = /^(?:.*,)?t=(\d+)(?:,|$)/.exec(header) ?? [];
  return seconds === undefined || Number(seconds) - now.getTime() / 1000 > toleranceSeconds;
}

/** The message in a request, or null where it is forged, spoilt, or not of these five minutes. */
export function readMessage(
  { sdk }: StripeAccess,
  raw: Buffer,
  signature: string,
  secret: string,
  now: Date,
): ProviderMessage | null {
  if (isFromTheFuture(signature, now)) return null;
  let event: Stripe.Event;
  try {
    event = sdk.webhooks.constructEvent(raw, signature, secret, toleranceSeconds, undefined, now.getTime());
  } catch {
    return null;
  }
  const { data } = message.safeParse(event);
  if (!data) return null;
  return {
    reference: data.id,
    type: data.type,
    account: data.account ?? null,
    companyId: data.data.object.metadata?.companyId ?? null,
    objectReference: objectOf(data),
    happenedAt: momentOf(data.created),
  };
}
