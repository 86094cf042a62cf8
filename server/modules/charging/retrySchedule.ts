import type { PaymentTrigger } from '../../schema.generated';

/** How a payment has been tried so far. */
export interface Tried {
  /** What the attempt that has failed now was made for. */
  trigger: PaymentTrigger;
  /** How often it was tried without anybody's press, this time included. */
  byItself: number;
  /** When the last of those before this one had failed. */
  lastByItselfAt: Date | null;
}

const daysBetween = [3, 5, 7] as const;
const dayMs = 86_400_000;

/** When a payment that has failed is tried again by itself. Whoever tried it in between moves nothing. */
export function nextRetryAt({ trigger, byItself, lastByItselfAt }: Tried, failedAt: Date): Date | null {
  const days = daysBetween[byItself - 1];
  const from = trigger === 'RetryManual' ? lastByItselfAt : failedAt;
  return days === undefined || !from ? null : new Date(from.getTime() + days * dayMs);
}
