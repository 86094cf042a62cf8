import * as z from 'zod';
import { isDay } from '../../contract/days';
import { lastPage, pageSizes } from '../../contract/limits';
import type { PhoneMessages } from '../../contract/phone';
import { nameLimits } from '../../contract/team';
import { line, type DescribeText, type TextLimits } from '../../contract/text';
import { hasContacts } from './contactsInNames';
import { badInput } from './errors';

/** Returns the parsed value. Throws `BAD_USER_INPUT` with the first message of each field. */
export function parseInput<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const fields = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const field = path.map(String).join('.') || 'input';
    if (!fields.has(field)) fields.set(field, message);
  }
  throw badInput(Object.fromEntries(fields));
}

/** Returns the messages of a field that `label` names, such as `a title`. */
export const textMessages =
  (label: string): DescribeText =>
  ({ min = 0, max }) => ({
    missing: `Type ${label}.`,
    tooShort: `Type ${label} of ${min} characters at least.`,
    tooLong: `Type ${label} of ${max} characters at most.`,
  });

export const plainLine = (label: string, limits: TextLimits) => line(limits, textMessages(label));

/**
 * Returns a schema for a person's name. Rejects web addresses and phone numbers, because emails contain the
 * name.
 */
export const personName = (label: string) =>
  plainLine(label, nameLimits).check(
    z.refine((name) => !hasContacts(name), `Type ${label} without a web address or a phone number.`),
  );

export const phoneMessages: PhoneMessages = {
  NotDigits: 'A phone number has digits only: leave out letters and extensions.',
  NoCountryCode: 'Begin the phone number with + and the country code, as in +14155550123.',
  WrongLength: 'This is not a phone number: it needs 7 to 15 digits with its country code.',
};

/** A day in the format of the contract's `Date`. */
export const calendarDay = z.string().refine(isDay, 'There is no such day.');

export const pageInput = z.object({
  page: z.number().int().min(1, 'Pages count from 1.').max(lastPage, 'There are not that many pages.'),
  pageSize: z
    .number()
    .refine((size) => pageSizes.some((pageSize) => pageSize === size), 'A page holds 20, 50 or 100 rows.'),
});

/** The number of entries that a query asks for, from 1 to `max`. */
export const firstInput = (max: number) =>
  z.object({
    first: z.int().min(1, 'Ask for at least one entry.').max(max, `Ask for at most ${max} entries.`),
  });
