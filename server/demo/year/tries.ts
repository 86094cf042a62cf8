import { feeOf, newChargeReference } from '../../card-provider/sandbox/books';
import { newId } from '../../lib/ids';
import type { Moment } from '../../lib/moments';
import { nextRetryAt } from '../../modules/charging/retrySchedule';
import type { NewPayment } from '../../modules/payments/recording';
import type { PaymentTrigger } from '../../schema.generated';

/** One time that a payment was tried. Its id is the key that the sandbox was asked with. */
export interface Try {
  id: string;
  trigger: PaymentTrigger;
  at: Moment;
  /** What the sandbox calls the charge. */
  reference: string;
  /** Null where it came in. */
  declineCode: string | null;
}

export interface DemoPayment extends NewPayment {
  tries: readonly [Try, ...Try[]];
}

export const aTry = (trigger: PaymentTrigger, at: Moment, declineCode: string | null): Try => ({
  id: newId(),
  trigger,
  at,
  reference: newChargeReference(),
  declineCode,
});

function retryOf(tries: readonly Try[], { trigger, at, declineCode }: Try, timeZone: string): Date | null {
  if (declineCode === null) return null;
  return nextRetryAt({ trigger, byItself: tries.length, lastByItselfAt: null, timeZone }, new Date(at));
}

/** What is owed as its tries have left it. All but one that came in were made by themselves. */
export function afterTries(owed: NewPayment, tries: readonly [Try, ...Try[]], timeZone: string): DemoPayment {
  const [first] = tries;
  const last = tries.at(-1) ?? first;
  const lastFailed = tries.findLast(({ declineCode }) => declineCode !== null);
  const hasPaid = last.declineCode === null;
  return {
    ...owed,
    tries,
    status: hasPaid ? 'Succeeded' : 'Failed',
    trigger: last.trigger,
    attempts: tries.length,
    fee: hasPaid ? feeOf(owed.amount) : 0,
    failureCode: hasPaid ? null : 'card_declined',
    declineCode: last.declineCode,
    nextRetryAt: retryOf(tries, last, timeZone),
    provider: 'Sandbox',
    providerPaymentId: last.reference,
    createdAt: new Date(first.at),
    paidAt: hasPaid ? new Date(last.at) : null,
    failedAt: lastFailed ? new Date(lastFailed.at) : null,
  };
}
