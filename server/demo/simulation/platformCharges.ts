import { newId } from '../../lib/ids';
import { daysAfter, localTimeOf } from '../../lib/calendar';
import { toTimestamp, type Timestamp } from '../../lib/timestamps';
import type { Fee } from '../../platform';
import {
  type DefaultCard,
  feeMonthsOf,
  feePayment,
  type FeeSchedule,
  firstMonth,
  type NewPayment,
} from '../../billing/demo';
import type { Period } from '../../lib/periodDays';
import { addDays } from './simulation';
import { applyAttempts, newAttempt, type DemoPayment } from './attempts';

/** Index of the month whose fee is declined at the first attempt. */
const declinedMonthIndex = 7;

/** Three days after the company opened, so that no fee month ends today. */
const feeStart = (today: Date): Timestamp => addDays(toTimestamp(today), -362);

/** Returns the fee schedule before any month is charged. */
export function firstSchedule(today: Date, currency: string, timeZone: string): FeeSchedule {
  const start = feeStart(today);
  const anchor = localTimeOf(start, timeZone);
  return { currency, timeZone, anchor, month: firstMonth(start, timeZone), now: today, closedAt: null };
}

const paidAtFirstAttempt = (newPayment: NewPayment, timeZone: string): DemoPayment =>
  applyAttempts(
    newPayment,
    [newAttempt(newPayment.trigger, toTimestamp(newPayment.createdAt), null)],
    timeZone,
  );

function paidAtSecondAttempt(newPayment: NewPayment, timeZone: string): DemoPayment {
  const at = toTimestamp(newPayment.createdAt);
  const retriedAt = daysAfter(at, 3, timeZone);
  const demoAttempts = [
    newAttempt('Cycle', at, 'insufficient_funds'),
    newAttempt('RetryAuto', retriedAt, null),
  ] as const;
  return applyAttempts(newPayment, demoAttempts, timeZone);
}

/**
 * Returns the platform's charges: a fee for each month, one of them collected at the second attempt, and a
 * start-up pack.
 */
export function platformCharges(schedule: FeeSchedule, fee: Fee, card: DefaultCard): DemoPayment[] {
  const newPayment = (month: Period): NewPayment =>
    feePayment(month, fee, card, { ...schedule, now: new Date(month.periodEnd) });
  const months = fee.amount > 0 ? feeMonthsOf(schedule).due : [];
  const { month: first, timeZone } = schedule;
  const pack: NewPayment = {
    ...newPayment({ ...first, periodEnd: addDays(first.periodStart, 10) }),
    id: newId(),
    type: 'AddOn',
    amount: 9900,
    item: 'Agency',
    trigger: 'Purchase',
    periodStart: null,
    periodEnd: null,
    periodFrom: null,
    periodTo: null,
  };
  return [
    ...months.map((month, index) =>
      (index === declinedMonthIndex ? paidAtSecondAttempt : paidAtFirstAttempt)(newPayment(month), timeZone),
    ),
    paidAtFirstAttempt(pack, timeZone),
  ];
}
