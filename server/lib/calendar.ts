import { Temporal } from 'temporal-polyfill';
import { addDays, addMonths, addPeriods } from '../../contract/calendarDays';
import { momentOf, type Moment } from './moments';

export { addDays, addMonths, addPeriods };

/** A day as `2026-01-31`. Days from the year 0 to 9999 compare as strings. */
export type Day = string;

/** A day and a time of day without a time zone, as `2026-01-31T22:27:00.000`. */
export type LocalTime = string;

/** A length of time in units of the calendar. */
type CalendarUnit = 'days' | 'weeks' | 'months' | 'years';

const date = (day: Day): Temporal.PlainDate => Temporal.PlainDate.from(day);

/** Returns the number of days from one to the other, both included. */
export const daysBetween = (from: Day, to: Day): number => date(from).until(to).days + 1;

export const startOfMonth = (day: Day): Day => date(day).with({ day: 1 }).toString();

export const startOfQuarter = (day: Day): Day => addMonths(startOfMonth(day), -((date(day).month - 1) % 3));

export const startOfYear = (day: Day): Day => date(day).with({ month: 1, day: 1 }).toString();

/** Returns the Monday of the day's week. */
export const startOfWeek = (day: Day): Day => addDays(day, 1 - date(day).dayOfWeek);

const zoned = (moment: Moment, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone);

const momentOfZoned = (time: Temporal.ZonedDateTime): Moment => momentOf(new Date(time.epochMilliseconds));

const written = (time: Temporal.PlainDateTime): LocalTime => time.toString({ fractionalSecondDigits: 3 });

export const localTimeOf = (moment: Moment, timeZone: string): LocalTime =>
  written(zoned(moment, timeZone).toPlainDateTime());

export const dayOf = (moment: Moment, timeZone: string): Day =>
  zoned(moment, timeZone).toPlainDate().toString();

/** Returns the moment of a local time: the earlier of two, and shifted forward by the length of a gap it falls into. */
export const momentAt = (local: LocalTime, timeZone: string): Moment =>
  momentOfZoned(Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone));

/** Returns the same time of day so many days later, or earlier for a negative number. */
export const daysAfter = (moment: Moment, days: number, timeZone: string): Moment =>
  momentOfZoned(zoned(moment, timeZone).add({ days }));

/** Returns the number of whole units between two local times; one fewer where a short month cut the last. */
export const unitsBetween = (from: LocalTime, to: LocalTime, unit: CalendarUnit): number =>
  Temporal.PlainDateTime.from(from).until(to, { largestUnit: unit })[unit];

/** Returns SQL that formats a column of local times as LocalTime. */
export const asLocalTime = (column: string): string => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS')`;
