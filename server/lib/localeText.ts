import { dateFormat, numberFormat } from './intlFormats';

/** The locale of text that the server writes: emails, portal pages, documents and error messages. */
export const serverLocale = 'en';

/** Formats a date as `November 21, 2026`. */
export const dayText = (date: Date, timeZone: string): string =>
  dateFormat(serverLocale, { dateStyle: 'long', timeZone }).format(date);

/** Formats a calendar day such as `2026-11-21` as `November 21, 2026`. */
export const calendarDayText = (day: string): string => dayText(new Date(`${day}T00:00:00Z`), 'UTC');

/** Formats a date as `November 21, 2026 at 7:28 PM (Europe/Lisbon)`. */
export function dateTimeText(date: Date, timeZone: string): string {
  const format = dateFormat(serverLocale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  // `Intl` puts a narrow no-break space before AM and PM, which a search with a plain space does not match.
  return `${format.format(date).replace(/\s/g, ' ')} (${timeZone})`;
}

/** Formats a number as `12,000`. */
export const numberText = (count: number): string => numberFormat(serverLocale, {}).format(count);
