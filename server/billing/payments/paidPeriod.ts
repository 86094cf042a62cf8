import { dateFormat } from '../../lib/intlFormats';
import { defaultLanguage } from '../../../contract/languages';
import { daysOfPeriod, type Period, type PeriodDays } from '../../lib/periodDays';

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Formats days as `Feb 1 – 28, 2027`, in English, because the text is stored for all readers. */
function daysText({ from, to }: PeriodDays): string {
  const days = dateFormat(defaultLanguage, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  // Replaces the thin spaces of the range format, because a search for normal spaces doesn't match them.
  return days.formatRange(midnight(from), midnight(to)).replace(/\s/g, ' ');
}

/**
 * Returns the description and period columns of a payment. All screens show these stored days and never
 * recompute them.
 */
export function paidPeriod(name: string, period: Period, timeZone: string) {
  const days = daysOfPeriod(period, timeZone);
  return {
    description: `${name}, ${daysText(days)}`,
    periodStart: new Date(period.periodStart),
    periodEnd: new Date(period.periodEnd),
    periodFrom: days.from,
    periodTo: days.to,
  };
}
