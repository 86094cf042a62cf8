import { z } from 'zod';
import { calendarDay } from '../lib/calendarDay';
import { isCountry } from '../lib/countries';
import { isId } from '../../contract/ids';
import { orNull, removeUnstorable } from '../../contract/text';
import { clientStatuses, mrrMovementKinds } from '../../contract/enums';
import { trialFilterDays } from '../../contract/clients';
import { areInOrder, maxFilterTextLength, maxFilterValues } from '../../contract/limits';

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
