/** Days without a time, as the API writes them: `2026-01-31`. */
export interface DayRange {
  from: string;
  /** This day included. */
  to: string;
}

const locale = (): string => (navigator.language.startsWith('en') ? navigator.language : 'en');

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Whether a text is a day of the calendar, written as the API does. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(at(text).getTime()) &&
  at(text).toISOString().startsWith(text);

/** `2026-01-01..2026-01-31` of an address; null when it is no such range. */
export function readDayRange(text: string | null): DayRange | null {
  const [from = '', to = '', ...rest] = (text ?? '').split('..');
  return rest.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

export const writeDayRange = ({ from, to }: DayRange): string => `${from}..${to}`;

type Style = Pick<Intl.DateTimeFormatOptions, 'day' | 'month' | 'year'>;

export const fullDay: Style = { day: 'numeric', month: 'short', year: 'numeric' };
export const shortDay: Style = { day: 'numeric', month: 'short' };
export const monthOfYear: Style = { month: 'short', year: 'numeric' };

/** A day has no time zone: it is the same day wherever it is read. */
export const formatDay = (day: string, style: Style = fullDay): string =>
  new Intl.DateTimeFormat(locale(), { ...style, timeZone: 'UTC' }).format(at(day));

/** `Jan 1 – 31, 2026`. */
export const formatDays = ({ from, to }: DayRange, style: Style = fullDay): string =>
  new Intl.DateTimeFormat(locale(), { ...style, timeZone: 'UTC' }).formatRange(at(from), at(to));
