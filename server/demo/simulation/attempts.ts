import { feeOf, newChargeReference } from '../../platform/demo';
import { type NewPayment, nextRetryAt } from '../../billing/demo';
import { newId } from '../../lib/ids';
import type { Timestamp } from '../../lib/timestamps';
import type { PaymentTrigger } from '../../../contract/enums';

/** One attempt of a payment. Its id is the idempotency key of the sandbox charge. */
export interface DemoAttempt {
  id: string;
  trigger: PaymentTrigger;
  at: Timestamp;
  /** The sandbox's reference of the charge. */
  reference: string;
  /** Null if the attempt succeeded. */
  declineCode: string | null;
}

export interface DemoPayment extends NewPayment {
  demoAttempts: readonly [DemoAttempt, ...DemoAttempt[]];
}

export const newAttempt = (
  trigger: PaymentTrigger,
  at: Timestamp,
  declineCode: string | null,
): DemoAttempt => ({
  id: newId(),
  trigger,
  at,
  reference: newChargeReference(),
  declineCode,
});

function nextRetryOf(
  demoAttempts: readonly DemoAttempt[],
  { trigger, at, declineCode }: DemoAttempt,
  timeZone: string,
): Date | null {
  if (declineCode === null) return null;
  return nextRetryAt(
    { trigger, automaticCount: demoAttempts.length, lastAutomaticAt: null, timeZone },
    new Date(at),
  );
}

/**
 * Returns the payment after its attempts. In the demo, only successful attempts are manual, so all failed
 * attempts count toward the retry schedule.
 */
export function applyAttempts(
  newPayment: NewPayment,
  demoAttempts: readonly [DemoAttempt, ...DemoAttempt[]],
  timeZone: string,
): DemoPayment {
  const [first] = demoAttempts;
  const last = demoAttempts.at(-1) ?? first;
  const lastFailed = demoAttempts.findLast(({ declineCode }) => declineCode !== null);
  const hasPaid = last.declineCode === null;
  return {
    ...newPayment,
    demoAttempts,
    status: hasPaid ? 'Succeeded' : 'Failed',
    trigger: last.trigger,
    attempts: demoAttempts.length,
    fee: hasPaid ? feeOf(newPayment.amount) : 0,
    failureCode: hasPaid ? null : 'card_declined',
    declineCode: last.declineCode,
    nextRetryAt: nextRetryOf(demoAttempts, last, timeZone),
    provider: 'Sandbox',
    providerPaymentId: last.reference,
    createdAt: new Date(first.at),
    paidAt: hasPaid ? new Date(last.at) : null,
    failedAt: lastFailed ? new Date(lastFailed.at) : null,
  };
}
