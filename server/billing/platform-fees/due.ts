import type { Db, Fee, Services } from '../../platform';
import { toTimestamp } from '../../lib/timestamps';
import { beginPayments } from '../payments/ledger';
import { createPendingPayment, type NewPayment } from '../payments/createPendingPayment';
import { paidPeriod } from '../payments/paidPeriod';
import type { Period } from '../../lib/periodDays';
import { monthFrom } from './months';
import {
  defaultCard,
  lockDueSchedule,
  setFeeSchedule,
  type DefaultCard,
  type FeeSchedule,
} from './platformFees.repository';

/** Returns whether the company pays for a month. A closed company pays up to the month in which it closed. */
const isBillable = ({ periodStart }: Period, { closedAt }: FeeSchedule): boolean =>
  closedAt === null || periodStart < toTimestamp(closedAt);

interface FeeMonths {
  /** The due months, earliest first. */
  due: Period[];
  /** The first month that has not ended, or null if the company closed before it. */
  current: Period | null;
}

export function feeMonthsOf(schedule: FeeSchedule): FeeMonths {
  const { month: first, now } = schedule;
  const due: Period[] = [];
  let month = first;
  while (month.periodEnd <= toTimestamp(now)) {
    if (isBillable(month, schedule)) due.push(month);
    month = monthFrom(schedule, month.periodEnd);
  }
  return { due, current: isBillable(month, schedule) ? month : null };
}

/**
 * Returns the fee in `currency`, or the first fee if no fee has that currency. Without fees, the amount is 0.
 */
export const feeFor = (fees: readonly Fee[], currency: string): Fee =>
  fees.find((fee) => fee.currency === currency) ?? fees[0] ?? { currency, amount: 0 };

export const feePayment = (
  month: Period,
  { amount, currency }: Fee,
  card: DefaultCard | undefined,
  { now, timeZone }: FeeSchedule,
): NewPayment =>
  createPendingPayment({
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
 * Creates a payment with the default card for each due month and advances the fee schedule, in the caller's
 * transaction. Does nothing for a pending or blocked company. A job charges the payments.
 */
export async function beginDuePlatformFee(
  { settings }: Pick<Services, 'settings'>,
  db: Db,
  companyId: string,
): Promise<void> {
  const schedule = await lockDueSchedule(db, companyId);
  if (!schedule) return;
  const { due, current } = feeMonthsOf(schedule);
  const fee = feeFor(settings.platformFees, schedule.currency);
  if (fee.amount > 0 && due.length > 0) {
    const card = await defaultCard(db, companyId);
    await beginPayments(
      db,
      companyId,
      due.map((month) => feePayment(month, fee, card, schedule)),
    );
  }
  await setFeeSchedule(db, companyId, schedule.anchor, current);
}
