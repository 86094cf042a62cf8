import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { momentOf } from '../../lib/moments';
import { periodText } from '../charging/periodText';
import { beginPayments } from '../payments/ledger';
import { owed } from '../payments/owed';
import type { NewPayment } from '../payments/recording';
import { feeFor, type Fee } from './feeList';
import { monthAfter, monthAt, monthEndingAt, type FeeMonth } from './months';
import { defaultCard, lockDueSchedule, setFeeSchedule, type DefaultCard, type FeeSchedule } from './sql';

/** A company that was closed still pays for the month that it was closed in, and for none after it. */
const isOwed = ({ start }: FeeMonth, { closedAt }: FeeSchedule): boolean =>
  closedAt === null || start < closedAt;

/** The months that were to be paid for by now, the earliest first. */
export function monthsDue(schedule: FeeSchedule): FeeMonth[] {
  const { anchor, next, now } = schedule;
  const months: FeeMonth[] = [];
  for (let month = monthEndingAt(anchor, next); month.end <= now; month = monthAfter(anchor, month)) {
    if (isOwed(month, schedule)) months.push(month);
  }
  return months;
}

/** When the first month ends that is not over yet; null where it is none of the company's any more. */
function nextDue(schedule: FeeSchedule): Date | null {
  const month = monthAt(schedule.anchor, schedule.now);
  return isOwed(month, schedule) ? month.end : null;
}

const feeWords = ({ start, end }: FeeMonth, timeZone: string): string =>
  `Livery, ${periodText({ periodStart: momentOf(start), periodEnd: momentOf(end) }, timeZone)}`;

export const feePayment = (
  month: FeeMonth,
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
    description: feeWords(month, timeZone),
    trigger: 'Cycle',
    method: card?.method ?? null,
    cardId: card?.id ?? null,
    createdAt: now,
    periodStart: month.start,
    periodEnd: month.end,
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
  const months = monthsDue(schedule);
  const fee = feeFor(settings.platformFees, schedule.currency);
  if (fee.amount > 0 && months.length > 0) {
    const card = await defaultCard(db, companyId);
    await beginPayments(
      db,
      companyId,
      months.map((month) => feePayment(month, fee, card, schedule)),
    );
  }
  await setFeeSchedule(db, companyId, schedule.anchor, nextDue(schedule));
}
