import { z } from 'zod';
import { isId } from '../../lib/ids';
import { storable } from '../../lib/plainText';
import {
  countryField,
  emailField,
  externalIdField,
  nameField,
  noteField,
  phoneField,
  tagsField,
} from './fields';

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);

/** What createClient takes; `companyCountry` is where a phone number without a country code is looked for last. */
export const createClientInput = (companyCountry: string | null) =>
  z
    .object({
      name: nameField,
      email: emailField,
      phone: optional(z.string()),
      country: optional(countryField),
      planId: optional(z.string().refine(isId, 'This plan does not exist.')),
      tags: tagsField.nullish().transform((tags) => tags ?? []),
      note: optional(noteField),
      externalId: optional(externalIdField),
    })
    .transform((input, check) => {
      const phone = phoneField(input.country ?? companyCountry).safeParse(input.phone ?? '');
      if (phone.success) return { ...input, phone: phone.data };
      const message = phone.error.issues[0]?.message;
      check.addIssue({ code: 'custom', path: ['phone'], message: message ?? 'This is not a phone number.' });
      return z.NEVER;
    });

const pageSizes = [20, 50, 100];

/** A page and its size, as every list takes them. */
export const pageInput = z.object({
  page: z.number().int().min(1, 'Pages count from 1.').max(1_000_000, 'There are not that many pages.'),
  pageSize: z.number().refine((size) => pageSizes.includes(size), 'A page holds 20, 50 or 100 rows.'),
});

// Longer than anything that could match it.
const searchMaxLength = 500;

const typedPhone = /^\+?[\d\s().-]{5,}$/;

// Phone numbers are kept without the spaces and brackets that people write them with.
const asKept = (search: string): string =>
  typedPhone.test(search) ? search.replace(/[\s().-]/g, '') : search;

export const searchInput = z
  .string()
  .nullish()
  .transform((search) => storable(search ?? '').trim())
  .refine((search) => search.length <= searchMaxLength, `Search for ${searchMaxLength} characters at most.`)
  .transform(asKept);

/** What a list is narrowed by, apart from its filter. */
export const selectionInput = z.object({
  search: searchInput,
  upTo: z
    .number()
    .int()
    .min(0, 'Clients are numbered from 1.')
    .nullish()
    .transform((upTo) => upTo ?? null),
});
