import { newId } from '../../lib/ids';
import { momentOf } from '../../lib/moments';
import { monthsAfter } from '../../lib/monthsAfter';
import type { NewPayment } from '../../modules/payments/recording';
import { feePayment, monthsDue } from '../../modules/platform-fees/due';
import type { Fee } from '../../modules/platform-fees/feeList';
import type { FeeMonth } from '../../modules/platform-fees/months';
import type { DefaultCard, FeeSchedule } from '../../modules/platform-fees/sql';
import { later } from './life';
import { afterTries, aTry, type DemoPayment } from './tries';

/** The month whose fee was declined at first. */
const unlucky = 7;

/** Three days after the company opened, which is a few days more than a whole number of months ago. */
export const feeAnchor = (today: Date): Date => new Date(later(momentOf(today), -362));

/** What Livery goes by, as it stood when the first month was over. */
export function firstSchedule(today: Date, currency: string, timeZone: string): FeeSchedule {
  const anchor = feeAnchor(today);
  return { currency, timeZone, anchor, next: monthsAfter(anchor, 1), now: today, closedAt: null };
}

const paid = (owed: NewPayment): DemoPayment =>
  afterTries(owed, [aTry(owed.trigger, momentOf(owed.createdAt), null)]);

function paidAtSecondTry(owed: NewPayment): DemoPayment {
  const at = momentOf(owed.createdAt);
  return afterTries(owed, [aTry('Cycle', at, 'insufficient_funds'), aTry('RetryAuto', later(at, 3), null)]);
}

/** What Livery has charged the company: each month, once at the second try, and one start-up pack. */
export function ownCharges(schedule: FeeSchedule, fee: Fee, card: DefaultCard): DemoPayment[] {
  const owed = (month: FeeMonth): NewPayment => feePayment(month, fee, card, { ...schedule, now: month.end });
  const months = fee.amount > 0 ? monthsDue(schedule) : [];
  const pack: NewPayment = {
    ...owed({ start: schedule.anchor, end: new Date(later(momentOf(schedule.anchor), 10)) }),
    id: newId(),
    type: 'AddOn',
    amount: 9900,
    description: 'Start-up pack: Agency',
    trigger: 'Purchase',
    periodStart: null,
    periodEnd: null,
  };
  return [
    ...months.map((month, index) => (index === unlucky ? paidAtSecondTry : paid)(owed(month))),
    paid(pack),
  ];
}
