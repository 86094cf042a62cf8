import { daysAfter } from '../../lib/calendar';
import { momentOf } from '../../lib/moments';
import type { PaymentTrigger } from '../../schema.generated';

/** How a payment has been tried so far. */
export interface Tried {
  /** What the attempt that has failed now was made for. */
  trigger: PaymentTrigger;
  /** How often it was tried without anybody's press, this time included. */
  byItself: number;
  /** When the last of those before this one had failed. */
  lastByItselfAt: Date | null;
  /** The company's time zone. */
  timeZone: string;
}

const daysBetween = [3, 5, 7] as const;

/** When a payment that has failed is tried again by itself. Whoever tried it in between moves nothing. */
export function nextRetryAt(
  { trigger, byItself, lastByItselfAt, timeZone }: Tried,
  failedAt: Date,
): Date | null {
  const days = daysBetween[byItself - 1];
  const from = trigger === 'RetryManual' ? lastByItselfAt : failedAt;
  return days === undefined || !from ? null : new Date(daysAfter(momentOf(from), days, timeZone));
}
