import { t } from '@lingui/core/macro';
import type { DayRange } from '@/lib/days';
import { isDay } from '@contract/days';

/** The days that date fields accept. The calendar's list of years cannot contain the year 9999. */
export const dayLimits: DayRange = { from: '1900-01-01', to: '2199-12-31' };

export const isSupportedDay = (day: string): boolean =>
  isDay(day) && day >= dayLimits.from && day <= dayLimits.to;

/** The value of a date field in which a part of day, month and year is missing. */
export const partialDay = '?';

/** Returns why a date field refuses a value that is not empty, or null if it accepts the value. */
export function dayError(day: string, isOptional = false): string | null {
  if (isSupportedDay(day)) return null;
  if (day !== partialDay) return t`Enter a year from 1900 to 2199.`;
  return isOptional ? t`Enter a complete date, or clear the field.` : t`Enter a complete date.`;
}
