import { daysAfter } from '../../lib/calendar';
import { toTimestamp } from '../../lib/timestamps';
import type { PaymentTrigger } from '../../../contract/enums';
import { retryDelayDays } from '../../../contract/payments';

/** The state that determines the next retry of a payment. */
export interface RetryState {
  /** The trigger of the attempt that has just failed. */
  trigger: PaymentTrigger;
  /** The number of attempts so far, without manual retries. */
  automaticCount: number;
  /** When the latest of these attempts finished. */
  lastAutomaticAt: Date | null;
  timeZone: string;
}

/**
 * Returns when a failed payment is retried, or null after the last retry. Manual retries do not shift the
 * schedule.
 */
export function nextRetryAt(
  { trigger, automaticCount, lastAutomaticAt, timeZone }: RetryState,
  failedAt: Date,
): Date | null {
  const days = retryDelayDays[automaticCount - 1];
  const from = trigger === 'RetryManual' ? lastAutomaticAt : failedAt;
  return days === undefined || !from ? null : new Date(daysAfter(toTimestamp(from), days, timeZone));
}
