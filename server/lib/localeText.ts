import { language } from './i18n/i18n';
import { dateFormat, numberFormat } from './intlFormats';

/** Formats a date as `November 21, 2026`. */
export const dayText = (date: Date, timeZone: string): string =>
  dateFormat(language(), { dateStyle: 'long', timeZone }).format(date);

/** Formats a calendar day such as `2026-11-21` as `November 21, 2026`. */
export const calendarDayText = (day: string): string => dayText(new Date(`${day}T00:00:00Z`), 'UTC');

/** Formats a date as `November 21, 2026 at 7:28 PM (Europe/Lisbon)`. */
export function dateTimeText(date: Date, timeZone: string): string {
  const format = dateFormat(language(), { dateStyle: 'long', timeStyle: 'short', timeZone });
  // `Intl` puts a narrow no-break space before AM and PM, which a search with a plain space does not match.
  return `${format.format(date).replace(/\s/g, ' ')} (${timeZone})`;
}

/** Formats a number as `12,000`. */
export const numberText = (count: number): string => numberFormat(language(), {}).format(count);
