import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { momentOf } from '../../lib/moments';
import { periodText } from '../charging/periodText';
import { beginPayments } from '../payments/ledger';
import { owed } from '../payments/owed';
import type { NewPayment } from '../payments/recording';
import { feeFor, type Fee } from './feeList';
import { monthAfter, monthEndingAt, type FeeMonth } from './months';
import { defaultCard, lockDueSchedule, setFeeSchedule, type DefaultCard, type FeeSchedule } from './sql';

/** The months that were to be paid for by now, the earliest first. */
export function monthsDue({ anchor, next, now }: FeeSchedule): FeeMonth[] {
  const months: FeeMonth[] = [];
  for (let month = monthEndingAt(anchor, next); month.end <= now; month = monthAfter(anchor, month)) {
    months.push(month);
  }
  return months;
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
 * that is not Active. The queue charges it to the default card as it stands then.
 */
export async function beginDuePlatformFee(
  { settings }: Pick<Services, 'settings'>,
  db: Db,
  companyId: string,
): Promise<void> {
  const schedule = await lockDueSchedule(db, companyId);
  if (!schedule) return;
  const months = monthsDue(schedule);
  const last = months.at(-1);
  if (!last) return;
  const fee = feeFor(settings.platformFees, schedule.currency);
  if (fee.amount > 0) {
    const card = await defaultCard(db, companyId);
    await beginPayments(
      db,
      companyId,
      months.map((month) => feePayment(month, fee, card, schedule)),
    );
  }
  await setFeeSchedule(db, companyId, schedule.anchor, monthAfter(schedule.anchor, last).end);
}
