import * as texts from '@/texts/lib';
import { timeFormatter } from './formatters';
import { timeZone as readersTimeZone } from './reader';

/** Days without a time, as the API writes them: `2026-01-31`. */
export interface DayRange {
  from: string;
  /** This day included. */
  to: string;
}

/** One that may be open on either side. */
export interface OpenDayRange {
  from: string | null;
  to: string | null;
}

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Whether a text is a day of the calendar, written as the API does. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(at(text).getTime()) &&
  at(text).toISOString().startsWith(text);

/** `2026-01-01..2026-01-31` of an address, of which one side may be left out; null when it is no such range. */
export function readOpenDayRange(text: string | null): OpenDayRange | null {
  const [first = '', last = '', ...rest] = (text ?? '').split('..');
  const [from, to] = [first || null, last || null];
  const isRange = rest.length === 0 && (from ?? to) !== null && [from, to].every((day) => !day || isDay(day));
  return isRange && !(from && to && from > to) ? { from, to } : null;
}

/** A range that is closed on both sides; null when it is none. */
export function readDayRange(text: string | null): DayRange | null {
  const { from, to } = readOpenDayRange(text) ?? {};
  return from && to ? { from, to } : null;
}

export const writeDayRange = ({ from, to }: OpenDayRange): string => `${from ?? ''}..${to ?? ''}`;

const dayIn = (timeZone: string | undefined, moment?: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  );

/** Today in a time zone. */
export const todayIn = (timeZone: string): string => dayIn(timeZone);

/** Returns the day of a moment, in the time zone that times are told in. */
export const dayOf = (isoTime: string): string => dayIn(readersTimeZone(), new Date(isoTime));

type Style = Pick<Intl.DateTimeFormatOptions, 'day' | 'month' | 'year'>;

export const fullDay: Style = { day: 'numeric', month: 'short', year: 'numeric' };
export const shortDay: Style = { day: 'numeric', month: 'short' };
export const monthOfYear: Style = { month: 'short', year: 'numeric' };

/** A day has no time zone: it is the same day wherever it is read. */
export const formatDay = (day: string, style: Style = fullDay): string =>
  timeFormatter({ ...style, timeZone: 'UTC' }).format(at(day));

/** `Jan 1 – 31, 2026`. */
export const formatDays = ({ from, to }: DayRange, style: Style = fullDay): string =>
  timeFormatter({ ...style, timeZone: 'UTC' }).formatRange(at(from), at(to));

/** `on Jan 1, 2026`, `Jan 1 – 31, 2026`, `since Jan 1, 2026`, `until Jan 1, 2026`. */
export function formatOpenDays({ from, to }: OpenDayRange): string {
  if (from && to) return from === to ? texts.on(formatDay(from)) : formatDays({ from, to });
  return from ? texts.since(formatDay(from)) : texts.until(formatDay(to ?? ''));
}
