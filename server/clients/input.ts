import { z } from 'zod';
import { foldText } from '../../contract/foldText';
import { t } from '../lib/i18n/i18n';
import { calendarDay } from '../lib/input';
import { isCountry } from '../lib/countries';
import { withUnicodeDomains } from '../lib/emailAddress';
import { trialFilterDays } from '../../contract/clients';
import { clientStatuses, mrrMovementKinds } from '../../contract/enums';
import { isId } from '../../contract/ids';
import { areInOrder, maxFilterTextLength, maxFilterValues, maxSearchLength } from '../../contract/limits';
import { recordOf } from '../../contract/records';
import { orNull, removeUnstorable } from '../../contract/text';
import { clientFieldSchemas, parsePhone, clientFieldNames } from './fields';

const optionalFields = clientFieldNames.filter(
  (name) => name !== 'name' && name !== 'email' && name !== 'tags' && name !== 'phone',
);

const createClientFields = z.object({
  name: clientFieldSchemas.name,
  email: clientFieldSchemas.email,
  phone: z.string().nullish(),
  planId: orNull(z.string().refine(isId, { error: () => t('This plan doesn’t exist.') })),
  tags: z.nullish(clientFieldSchemas.tags).transform((tags) => tags ?? []),
  ...recordOf(optionalFields, (name) => orNull(clientFieldSchemas[name])),
});

/**
 * Returns the input schema of `createClient`, with null for fields that its input doesn't have.
 * `companyCountry` applies to a phone number without a calling code if the input has no country.
 */
export const createClientInput = (companyCountry: string | null) =>
  createClientFields.transform((input, check) => ({
    ...input,
    phone: parsePhone(input.phone ?? '', input.country ?? companyCountry, check),
  }));

/** A list's search text with email domains in Unicode. Empty if it has no searchable characters. */
export const searchText = z
  .string()
  .nullish()
  .transform((search) => removeUnstorable(search ?? '').trim())
  .refine((search) => search.length <= maxSearchLength, {
    error: () =>
      t('Enter at most {max, plural, one {# character} other {# characters}}.', { max: maxSearchLength }),
  })
  .transform(withUnicodeDomains)
  .transform((search) => (foldText(search) === '' ? '' : search));

export const selectionInput = z.object({
  search: searchText,
  maxNumber: orNull(
    z
      .number()
      .int()
      .min(0, { error: () => t('Enter a client number of 0 or more.') }),
  ),
});

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/**
 * Returns a schema for a list of accepted values, which it deduplicates. Null and an empty list apply no
 * filter.
 */
export const anyOf = <Schema extends z.ZodType>(schema: Schema, max = maxFilterValues) =>
  z
    .array(schema)
    .max(max, { error: () => t('Choose at most {max}.', { max }) })
    .nullish()
    .transform((items) => unique(items ?? []));

const countryInput = z
  .string()
  .transform((code) => code.trim().toUpperCase())
  .refine(isCountry, { error: () => t('Enter a two-letter country code, such as GB.') });

const movementInput = z
  .object({
    kind: z.enum(mrrMovementKinds),
    from: calendarDay,
    to: calendarDay,
  })
  .refine(({ from, to }) => areInOrder(from, to), {
    error: () => t('Enter an end date on or after the start date.'),
  });

const trialDaysError = () => t('Enter a number of days from {min} to {max}.', trialFilterDays);

/** The filter of the client list. Days have the form `YYYY-MM-DD`. */
export const filterInput = z
  .object({
    status: anyOf(z.enum(clientStatuses)),
    planId: anyOf(z.string().refine(isId, { error: () => t('This plan doesn’t exist.') })),
    country: anyOf(countryInput),
    tag: anyOf(
      z
        .string()
        .max(maxFilterTextLength, {
          error: () =>
            t('Enter at most {max, plural, one {# character} other {# characters}}.', {
              max: maxFilterTextLength,
            }),
        })
        .transform(removeUnstorable),
    ),
    createdFrom: orNull(calendarDay),
    createdTo: orNull(calendarDay),
    lastPaymentFailed: orNull(z.boolean()),
    trialEndsWithinDays: orNull(
      z
        .number()
        .int()
        .min(trialFilterDays.min, { error: trialDaysError })
        .max(trialFilterDays.max, { error: trialDaysError }),
    ),
    neverSignedIn: orNull(z.boolean()),
    needsAttention: orNull(z.boolean()),
    activeOn: orNull(calendarDay),
    movement: orNull(movementInput),
  })
  .refine(({ createdFrom, createdTo }) => areInOrder(createdFrom, createdTo), {
    path: ['createdTo'],
    error: () => t('Enter an end date on or after the start date.'),
  });

export type CheckedFilter = z.output<typeof filterInput>;
