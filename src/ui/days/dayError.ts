import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { isSupportedDay } from '@/lib/days';

/** The value of a date field that contains a part of a day, or a day that does not exist. */
export const partialDay = '?';

/**
 * Returns why a date field refuses a value, or null if it accepts the value. `emptyError` is the error of an
 * empty field, or null if the field is optional.
 */
export function dayError(day: string, emptyError: string | null): string | null {
  if (day === '') return emptyError;
  if (isSupportedDay(day)) return null;
  if (day !== partialDay) return t`Enter a year from 1900 to 2199.`;
  return emptyError === null ? t`Enter a complete date, or clear the field.` : t`Enter a complete date.`;
}

/** Returns the form schema of a day. */
export const daySchema = (errorOf: (day: string) => string | null) =>
  z
    .string()
    .check(z.refine((day) => errorOf(day) === null, { error: ({ input }) => errorOf(String(input)) }));
