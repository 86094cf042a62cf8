import * as z from 'zod/mini';
import { paymentStatuses, type PaymentStatus, type PaymentStatusFilter, refundReasons } from './enums';
import type { Message } from './message';

/** The statuses of each tab of the list. Must match the SQL functions `is_collected` and `is_lost`. */
export const statusesOfTab: Readonly<Record<PaymentStatusFilter, readonly PaymentStatus[]>> = {
  All: paymentStatuses,
  Succeeded: ['Succeeded', 'Refunded', 'PartiallyRefunded', 'Disputed'],
  Failed: ['Failed', 'Canceled'],
};

/** The reasons that an operator can give for a refund. */
export const givenRefundReasons = refundReasons.filter((reason) => reason !== 'Dispute');

export const refundNoteLimits = { max: 500 } as const;

/** The days from a failed attempt of a payment to its next automatic retry. */
export const retryDelayDays = [3, 5, 7] as const;

/** The most days by which a test clock advances at once. */
export const maxTestClockDays = 31;

const secretKeyPattern = /^(?:sk|rk)_(test|live)_\w{1,240}$/;
const publishableKeyPattern = /^pk_(test|live)_\w{1,240}$/;

/** Returns the mode of a valid Stripe key: `test` or `live`. */
export const modeOfKey = (key: string): string | undefined =>
  (secretKeyPattern.exec(key) ?? publishableKeyPattern.exec(key))?.[1];

const stripeKey = (pattern: RegExp, message: Message) =>
  z.string().check(z.trim(), z.regex(pattern, { error: message }));

export const stripeKeysInput = (messages: {
  secretKey: Message;
  publishableKey: Message;
  differentModes: Message;
}) =>
  z
    .object({
      secretKey: stripeKey(secretKeyPattern, messages.secretKey),
      publishableKey: stripeKey(publishableKeyPattern, messages.publishableKey),
    })
    .check(
      z.refine(({ secretKey, publishableKey }) => modeOfKey(secretKey) === modeOfKey(publishableKey), {
        path: ['publishableKey'],
        error: messages.differentModes,
      }),
    );
