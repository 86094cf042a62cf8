import { t } from '@lingui/core/macro';
import { isDay } from '@contract/days';
import { timeFormatter } from './format';
import { timeZone as displayTimeZone } from './localeSettings';

/** A range of days in the API's format, such as `2026-01-31`. */
export interface DayRange {
  from: string;
  /** Inclusive. */
  to: string;
}

/** A range with at least one end. */
export interface OpenDayRange {
  from: string | null;
  to: string | null;
}

/** The days that date fields accept. The calendar's list of years cannot contain the year 9999. */
export const dayLimits: DayRange = { from: '1900-01-01', to: '2199-12-31' };

export const isSupportedDay = (day: string): boolean =>
  isDay(day) && day >= dayLimits.from && day <= dayLimits.to;

const utcMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Parses `2026-01-01..2026-01-31`, where one end may be missing. Returns null for an invalid range. */
export function parseOpenDayRange(text: string | null): OpenDayRange | null {
  const [first = '', last = '', ...rest] = (text ?? '').split('..');
  const [from, to] = [first || null, last || null];
  const isRange =
    rest.length === 0 && (from ?? to) !== null && [from, to].every((day) => !day || isSupportedDay(day));
  return isRange && !(from && to && from > to) ? { from, to } : null;
}

/** Parses a range with both ends. Returns null for an invalid range. */
export function parseDayRange(text: string | null): DayRange | null {
  const { from, to } = parseOpenDayRange(text) ?? {};
  return from && to ? { from, to } : null;
}

export const serializeDayRange = ({ from, to }: OpenDayRange): string => `${from ?? ''}..${to ?? ''}`;

const dayIn = (timeZone: string | undefined, date?: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    date,
  );

export const todayIn = (timeZone: string): string => dayIn(timeZone);

/** Returns the day of an ISO timestamp in the display time zone. */
export const dayOf = (isoTime: string): string => dayIn(displayTimeZone(), new Date(isoTime));

type Style = Pick<Intl.DateTimeFormatOptions, 'day' | 'month' | 'year'>;

export const fullDay: Style = { day: 'numeric', month: 'short', year: 'numeric' };
export const shortDay: Style = { day: 'numeric', month: 'short' };
export const monthOfYear: Style = { month: 'short', year: 'numeric' };

/** Formats a day. Uses UTC, because a day has no time zone. */
export const formatDay = (day: string, style: Style = fullDay): string =>
  timeFormatter({ ...style, timeZone: 'UTC' }).format(utcMidnight(day));

/** Formats a range of days as `Jan 1 – 31, 2026`. */
export const formatDays = ({ from, to }: DayRange, style: Style = fullDay): string =>
  timeFormatter({ ...style, timeZone: 'UTC' }).formatRange(utcMidnight(from), utcMidnight(to));

/** Formats a range as `On Jan 1, 2026`, `Jan 1 – 31, 2026`, `Since Jan 1, 2026` or `Until Jan 1, 2026`. */
export function formatOpenDays({ from, to }: OpenDayRange): string {
  if (from && to) return from === to ? t`On ${{ day: formatDay(from) }}` : formatDays({ from, to });
  return from ? t`Since ${{ day: formatDay(from) }}` : t`Until ${{ day: formatDay(to ?? '') }}`;
}
