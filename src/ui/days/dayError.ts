import { t } from '@lingui/core/macro';
import { isSupportedDay } from '@/lib/days';

/** The value of a date field that contains a part of a day, or a day that does not exist. */
export const partialDay = '?';

/** Returns why a date field refuses a value that is not empty, or null if it accepts the value. */
export function dayError(day: string, isOptional = false): string | null {
  if (isSupportedDay(day)) return null;
  if (day !== partialDay) return t`Enter a year from 1900 to 2199.`;
  return isOptional ? t`Enter a complete date, or clear the field.` : t`Enter a complete date.`;
}
