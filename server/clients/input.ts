import { z } from 'zod';
import { foldText } from '../../contract/foldText';
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
  planId: orNull(z.string().refine(isId, 'This plan does not exist.')),
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
  .refine((search) => search.length <= maxSearchLength, `Search for ${maxSearchLength} characters at most.`)
  .transform(withUnicodeDomains)
  .transform((search) => (foldText(search) === '' ? '' : search));

export const selectionInput = z.object({
  search: searchText,
  maxNumber: orNull(z.number().int().min(0, 'Clients are numbered from 1.')),
});

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/**
 * Returns a schema for a list of accepted values, which it deduplicates. Null and an empty list apply no
 * filter.
 */
export const anyOf = <Schema extends z.ZodType>(schema: Schema, max = maxFilterValues) =>
  z
    .array(schema)
    .max(max, `Choose ${max} at most.`)
    .nullish()
    .transform((items) => unique(items ?? []));

const countryInput = z
  .string()
  .transform((code) => code.trim().toUpperCase())
  .refine(isCountry, 'A country is written with its two letters, such as GB.');

const movementInput = z
  .object({
    kind: z.enum(mrrMovementKinds),
    from: calendarDay,
    to: calendarDay,
  })
  .refine(({ from, to }) => areInOrder(from, to), 'The first day has to come before the last one.');

const trialDaysMessage = `Look ${trialFilterDays.min} to ${trialFilterDays.max} days ahead.`;

/** The filter of the client list. Days have the form `YYYY-MM-DD`. */
export const filterInput = z
  .object({
    status: anyOf(z.enum(clientStatuses)),
    planId: anyOf(z.string().refine(isId, 'This plan does not exist.')),
    country: anyOf(countryInput),
    tag: anyOf(z.string().max(maxFilterTextLength, 'There is no tag this long.').transform(removeUnstorable)),
    createdFrom: orNull(calendarDay),
    createdTo: orNull(calendarDay),
    lastPaymentFailed: orNull(z.boolean()),
    trialEndsWithinDays: orNull(
      z.number().int().min(trialFilterDays.min, trialDaysMessage).max(trialFilterDays.max, trialDaysMessage),
    ),
    neverSignedIn: orNull(z.boolean()),
    needsAttention: orNull(z.boolean()),
    activeOn: orNull(calendarDay),
    movement: orNull(movementInput),
  })
  .refine(({ createdFrom, createdTo }) => areInOrder(createdFrom, createdTo), {
    path: ['createdTo'],
    message: 'The last day has to come after the first one.',
  });

export type CheckedFilter = z.output<typeof filterInput>;
