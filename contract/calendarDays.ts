import { getISO } from 'temporal-polyfill/fns/Calendar';
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';

/** How long a period is: so many weeks, months or years. */
export interface Every {
  interval: 'Week' | 'Month' | 'Year';
  intervalCount: number;
}

const date = (day: string): PlainDate.Record => PlainDate.fromString(day, getISO);

/** Returns the day so many days after one that is written as `2026-01-31`, or before it for a negative number. */
export const addDays = (day: string, count: number): string =>
  PlainDate.toString(PlainDate.addDays(date(day), count));

/** Returns the same day of another month, or that month's last where it is shorter. */
export const addMonths = (day: string, count: number): string =>
  PlainDate.toString(PlainDate.addMonths(date(day), count));

const adders = { Week: PlainDate.addWeeks, Month: PlainDate.addMonths, Year: PlainDate.addYears } as const;

/** Returns the day so many periods later. The 31st becomes the last day of a shorter month. */
export const addPeriods = (day: string, { interval, intervalCount }: Every, count = 1): string =>
  PlainDate.toString(adders[interval](date(day), intervalCount * count));
