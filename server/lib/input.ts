import * as z from 'zod';
import { isDay } from '../../contract/days';
import { lastPage, pageSizes } from '../../contract/limits';
import type { PhoneMessages } from '../../contract/phone';
import { nameLimits } from '../../contract/team';
import { line, type DescribeText, type TextLimits } from '../../contract/text';
import { hasContacts } from './contactsInNames';
import { badInput } from './errors';
import { t } from './i18n/i18n';
import { numberText } from './localeText';

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

export const textMessages: DescribeText = ({ min = 0, max }) => ({
  missing: () => t('This field is required.'),
  tooShort: () => t('Enter at least {min, plural, one {# character} other {# characters}}.', { min }),
  tooLong: () => t('Enter at most {max, plural, one {# character} other {# characters}}.', { max }),
});

export const plainLine = (limits: TextLimits) => line(limits, textMessages);

/** The schema for a person's name. Rejects URLs and phone numbers, because emails contain the name. */
export const personName = plainLine(nameLimits).check(
  z.refine((name) => !hasContacts(name), {
    error: () => t('Enter a name without web addresses or phone numbers.'),
  }),
);

export const phoneMessages: PhoneMessages = {
  NotDigits: () => t('Enter the phone number in digits only, without an extension.'),
  NoCountryCode: () => t('Start the phone number with + and its country code, such as +14155550123.'),
  WrongLength: () => t('Enter a phone number of 7 to 15 digits, including the country code.'),
};

/** A day in the format of the contract's `Date`. */
export const calendarDay = z.string().refine(isDay, { error: () => t('Enter a valid date.') });

export const pageInput = z.object({
  page: z
    .number()
    .int()
    .min(1, { error: () => t('Page numbers start at 1.') })
    .max(lastPage, {
      error: () => t('Enter a page number of at most {max}.', { max: numberText(lastPage) }),
    }),
  pageSize: z.number().refine((size) => pageSizes.some((pageSize) => pageSize === size), {
    error: () => t('Choose a page size of 20, 50 or 100.'),
  }),
});

/** The number of entries that a query asks for, from 1 to `max`. */
export const firstInput = (max: number) =>
  z.object({
    first: z
      .int()
      .min(1, { error: () => t('Request at least 1 item.') })
      .max(max, { error: () => t('Request at most {max} items.', { max }) }),
  });
