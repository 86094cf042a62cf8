import { dateFormat, numberFormat } from './intlFormats';

/** What the server's own sentences are in: mails, clients' dashboards, documents, refusals. */
export const ownLanguage = 'en';

/** `November 21, 2026`. */
export const dayText = (moment: Date, timeZone: string): string =>
  dateFormat(ownLanguage, { dateStyle: 'long', timeZone }).format(moment);

/** The same of a day of the calendar, `2026-11-21`. */
export const calendarDayText = (day: string): string => dayText(new Date(`${day}T00:00:00Z`), 'UTC');

/** `November 21, 2026 at 7:28 PM (Europe/Lisbon)`. */
export function momentText(moment: Date, timeZone: string): string {
  const format = dateFormat(ownLanguage, { dateStyle: 'long', timeStyle: 'short', timeZone });
  // Thin spaces look well and are found by no search.
  return `${format.format(moment).replace(/\s/g, ' ')} (${timeZone})`;
}

/** `12,000`. */
export const numberText = (count: number): string => numberFormat(ownLanguage, {}).format(count);
