import { dateFormat } from '../../lib/intlFormats';
import { ownLanguage } from '../../lib/ownLanguage';
import { daysAfter, type Period } from '../subscriptions/periods';

/** The days that a period holds, as `Feb 1 – 28, 2027`: the day on which it ends belongs to the next. */
export function periodText({ periodStart, periodEnd }: Period, timeZone: string): string {
  const days = dateFormat(ownLanguage, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  });
  const text = days.formatRange(new Date(periodStart), new Date(daysAfter(periodEnd, -1)));
  // Thin spaces look well and are found by no search.
  return text.replace(/\s/g, ' ');
}
