import { newId } from '../../lib/ids';
import { daysAfter, localTimeOf } from '../../lib/calendar';
import { momentOf, type Moment } from '../../lib/moments';
import type { NewPayment } from '../../modules/payments/recording';
import { feePayment, monthsOf } from '../../modules/platform-fees/due';
import type { Fee } from '../../modules/platform-fees/feeList';
import { firstMonth } from '../../modules/platform-fees/months';
import type { DefaultCard, FeeSchedule } from '../../modules/platform-fees/sql';
import type { Period } from '../../modules/subscriptions/periods';
import { later } from './life';
import { afterTries, aTry, type DemoPayment } from './tries';

/** The month whose fee was declined at first. */
const unlucky = 7;

/** Three days after the company opened, which is a few days more than a whole number of months ago. */
const feeStart = (today: Date): Moment => later(momentOf(today), -362);

/** What Livery goes by, as it stood when the first month was over. */
export function firstSchedule(today: Date, currency: string, timeZone: string): FeeSchedule {
  const start = feeStart(today);
  const anchor = localTimeOf(start, timeZone);
  return { currency, timeZone, anchor, month: firstMonth(start, timeZone), now: today, closedAt: null };
}

const paid = (owed: NewPayment, timeZone: string): DemoPayment =>
  afterTries(owed, [aTry(owed.trigger, momentOf(owed.createdAt), null)], timeZone);

function paidAtSecondTry(owed: NewPayment, timeZone: string): DemoPayment {
  const at = momentOf(owed.createdAt);
  const retriedAt = daysAfter(at, 3, timeZone);
  const tries = [aTry('Cycle', at, 'insufficient_funds'), aTry('RetryAuto', retriedAt, null)] as const;
  return afterTries(owed, tries, timeZone);
}

/** What Livery has charged the company: each month, once at the second try, and one start-up pack. */
export function ownCharges(schedule: FeeSchedule, fee: Fee, card: DefaultCard): DemoPayment[] {
  const owed = (month: Period): NewPayment =>
    feePayment(month, fee, card, { ...schedule, now: new Date(month.periodEnd) });
  const months = fee.amount > 0 ? monthsOf(schedule).due : [];
  const { month: first, timeZone } = schedule;
  const pack: NewPayment = {
    ...owed({ ...first, periodEnd: later(first.periodStart, 10) }),
    id: newId(),
    type: 'AddOn',
    amount: 9900,
    description: 'Start-up pack: Agency',
    trigger: 'Purchase',
    periodStart: null,
    periodEnd: null,
    periodFrom: null,
    periodTo: null,
  };
  return [
    ...months.map((month, index) => (index === unlucky ? paidAtSecondTry : paid)(owed(month), timeZone)),
    paid(pack, timeZone),
  ];
}
