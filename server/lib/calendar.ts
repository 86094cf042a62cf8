import { Temporal } from 'temporal-polyfill';
import { addDays, addMonths, addPeriods } from '../../contract/calendarDays';
import { toTimestamp, type Timestamp } from './timestamps';
import type { Weekday } from './weekStart';

export { addDays, addMonths, addPeriods };

/** A day such as `2026-01-31`. Days of the years 0 to 9999 compare as strings. */
export type Day = string;

/** A local date and time without a time zone, such as `2026-01-31T22:27:00.000`. */
export type LocalTime = string;

type CalendarUnit = 'days' | 'weeks' | 'months' | 'years';

const date = (day: Day): Temporal.PlainDate => Temporal.PlainDate.from(day);

/** Returns the number of days from one day to another, including both. */
export const daysBetween = (from: Day, to: Day): number => date(from).until(to).days + 1;

export const startOfMonth = (day: Day): Day => date(day).with({ day: 1 }).toString();

export const startOfQuarter = (day: Day): Day => addMonths(startOfMonth(day), -((date(day).month - 1) % 3));

export const startOfYear = (day: Day): Day => date(day).with({ month: 1, day: 1 }).toString();

/** Returns the first day of a day's week, which begins on a weekday such as Monday, 1, or Sunday, 7. */
export const startOfWeek = (day: Day, firstDay: Weekday): Day =>
  addDays(day, -((date(day).dayOfWeek - firstDay + 7) % 7));

const zonedTimeOf = (timestamp: Timestamp, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.from(timestamp).toZonedDateTimeISO(timeZone);

const timestampOfZoned = (time: Temporal.ZonedDateTime): Timestamp =>
  toTimestamp(new Date(time.epochMilliseconds));

const formatLocalTime = (time: Temporal.PlainDateTime): LocalTime =>
  time.toString({ fractionalSecondDigits: 3 });

export const localTimeOf = (timestamp: Timestamp, timeZone: string): LocalTime =>
  formatLocalTime(zonedTimeOf(timestamp, timeZone).toPlainDateTime());

export const dayOf = (timestamp: Timestamp, timeZone: string): Day =>
  zonedTimeOf(timestamp, timeZone).toPlainDate().toString();

/**
 * Returns the timestamp of a local time. Takes the earlier timestamp of a time that occurs twice, and moves a
 * time that doesn't exist forward by the length of the gap.
 */
export const timestampAt = (local: LocalTime, timeZone: string): Timestamp =>
  timestampOfZoned(Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone));

/** Returns the same local time `days` days later, or earlier if `days` is negative. */
export const daysAfter = (timestamp: Timestamp, days: number, timeZone: string): Timestamp =>
  timestampOfZoned(zonedTimeOf(timestamp, timeZone).add({ days }));

/** Returns the number of whole units between two local times. January 31 to February 28 is no whole month. */
export const unitsBetween = (from: LocalTime, to: LocalTime, unit: CalendarUnit): number =>
  Temporal.PlainDateTime.from(from).until(to, { largestUnit: unit })[unit];

export const asLocalTime = (column: string): string => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS')`;
