import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { toTimestamp } from '../../lib/timestamps';
import { beginPayments } from '../payments/ledger';
import { owed } from '../payments/owed';
import { paidPeriod } from '../payments/paidPeriod';
import type { NewPayment } from '../payments/recording';
import type { Period } from '../subscriptions/periods';
import { feeFor, type Fee } from './feeList';
import { monthFrom } from './months';
import { defaultCard, lockDueSchedule, setFeeSchedule, type DefaultCard, type FeeSchedule } from './sql';

/** A company that was closed still pays for the month that it was closed in, and for none after it. */
const isOwed = ({ periodStart }: Period, { closedAt }: FeeSchedule): boolean =>
  closedAt === null || periodStart < toTimestamp(closedAt);

interface FeeMonths {
  /** The due months, earliest first. */
  due: Period[];
  /** The first month that is not over; null if the company has ended by then. */
  running: Period | null;
}

export function monthsOf(schedule: FeeSchedule): FeeMonths {
  const { month: first, now } = schedule;
  const due: Period[] = [];
  let month = first;
  while (month.periodEnd <= toTimestamp(now)) {
    if (isOwed(month, schedule)) due.push(month);
    month = monthFrom(schedule, month.periodEnd);
  }
  return { due, running: isOwed(month, schedule) ? month : null };
}

export const feePayment = (
  month: Period,
  { amount, currency }: Fee,
  card: DefaultCard | undefined,
  { now, timeZone }: FeeSchedule,
): NewPayment =>
  owed({
    direction: 'Outgoing',
    type: 'PlatformFee',
    amount,
    currency,
    clientId: null,
    planId: null,
    subscriptionId: null,
    ...paidPeriod('Livery', month, timeZone),
    trigger: 'Cycle',
    method: card?.method ?? null,
    cardId: card?.id ?? null,
    createdAt: now,
  });

/**
 * Begins what a company owes Livery by its clock, one payment a month, in the caller's transaction; nothing for a company
 * that is still being set up or blocked. The queue charges it to the default card as it stands then.
 */
export async function beginDuePlatformFee(
  { settings }: Pick<Services, 'settings'>,
  db: Db,
  companyId: string,
): Promise<void> {
  const schedule = await lockDueSchedule(db, companyId);
  if (!schedule) return;
  const { due, running } = monthsOf(schedule);
  const fee = feeFor(settings.platformFees, schedule.currency);
  if (fee.amount > 0 && due.length > 0) {
    const card = await defaultCard(db, companyId);
    await beginPayments(
      db,
      companyId,
      due.map((month) => feePayment(month, fee, card, schedule)),
    );
  }
  await setFeeSchedule(db, companyId, schedule.anchor, running);
}
