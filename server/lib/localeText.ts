import { locale } from './i18n/i18n';
import { dateFormat, numberFormat } from './intlFormats';

/** Formats a date as `November 21, 2026`. */
export const dayText = (date: Date, timeZone: string): string =>
  dateFormat(locale(), { dateStyle: 'long', timeZone }).format(date);

/** Formats a calendar day such as `2026-11-21` as `November 21, 2026`. */
export const calendarDayText = (day: string): string => dayText(new Date(`${day}T00:00:00Z`), 'UTC');

/** Formats calendar days such as `2027-02-01` and `2027-02-28` as `Feb 1 – 28, 2027`. */
export function calendarDaysText(from: string, to: string): string {
  const format = dateFormat(locale(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)];
  // Replaces the thin spaces of the range format, because a search for normal spaces doesn't match them.
  return format.formatRange(first, last).replace(/\s/g, ' ');
}

function timeZoneText(date: Date, timeZone: string): string {
  const parts = dateFormat(locale(), { timeZone, timeZoneName: 'longGeneric' }).formatToParts(date);
  return (timeZone !== 'UTC' && parts.find(({ type }) => type === 'timeZoneName')?.value) || timeZone;
}

/** Formats a date as `November 21, 2026 at 7:28 PM (Western European Time)`. */
export function dateTimeText(date: Date, timeZone: string): string {
  const format = dateFormat(locale(), { dateStyle: 'long', timeStyle: 'short', timeZone });
  // `Intl` puts a narrow no-break space before AM and PM, which a search with a plain space does not match.
  return `${format.format(date).replace(/\s/g, ' ')} (${timeZoneText(date, timeZone)})`;
}

/** Joins items as `one, two, and three`, or as `one, two, three` for a unit. */
export const listText = (
  items: readonly string[],
  type: Intl.ListFormatOptions['type'] = 'conjunction',
): string => new Intl.ListFormat(locale(), { type }).format(items);

/** Formats a number as `12,000`. */
export const numberText = (count: number): string => numberFormat(locale(), {}).format(count);

/** Returns the name of a language with a BCP 47 tag, as `Brazilian Portuguese` for `pt-BR`. */
export const languageName = (tag: string): string =>
  new Intl.DisplayNames(locale(), { type: 'language' }).of(tag) ?? tag;
