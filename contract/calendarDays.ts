import { getISO } from 'temporal-polyfill/fns/Calendar';
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import type { PlanInterval } from './enums';

export interface PeriodLength {
  interval: PlanInterval;
  intervalCount: number;
}

const parseDate = (day: string): PlainDate.Record => PlainDate.fromString(day, getISO);

/**
 * Returns the day `count` days after `day`, which is written as `2026-01-31`. A negative count goes back in
 * time.
 */
export const addDays = (day: string, count: number): string =>
  PlainDate.toString(PlainDate.addDays(parseDate(day), count));

/** Returns the same day `count` months later, or the last day of a shorter month. */
export const addMonths = (day: string, count: number): string =>
  PlainDate.toString(PlainDate.addMonths(parseDate(day), count));

const adders = { Week: PlainDate.addWeeks, Month: PlainDate.addMonths, Year: PlainDate.addYears } as const;

/** Returns the day `count` periods later, or the last day of a shorter month. */
export const addPeriods = (day: string, { interval, intervalCount }: PeriodLength, count = 1): string =>
  PlainDate.toString(adders[interval](parseDate(day), intervalCount * count));
