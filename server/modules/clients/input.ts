import { z } from 'zod';
import { foldText } from '../../../contract/foldText';
import { withUnicodeDomains } from '../../lib/emailAddress';
import { isId } from '../../lib/ids';
import { orNull } from '../../lib/orNull';
import { removeUnstorable } from '../../lib/plainText';
import { ownFields, readPhone } from './fields';

/** What createClient takes; `companyCountry` is where a phone number without a country code is looked for last. */
export const createClientInput = (companyCountry: string | null) =>
  z
    .object({
      name: ownFields.name,
      email: ownFields.email,
      phone: z.string().nullish(),
      country: orNull(ownFields.country),
      planId: orNull(z.string().refine(isId, 'This plan does not exist.')),
      tags: ownFields.tags.nullish().transform((tags) => tags ?? []),
      note: orNull(ownFields.note),
      externalId: orNull(ownFields.externalId),
    })
    .transform((input, check) => ({
      ...input,
      phone: readPhone(input.phone ?? '', input.country ?? companyCountry, check),
    }));

const pageSizes = [20, 50, 100];

/** A page and its size, as every list takes them. */
export const pageInput = z.object({
  page: z.number().int().min(1, 'Pages count from 1.').max(1_000_000, 'There are not that many pages.'),
  pageSize: z.number().refine((size) => pageSizes.includes(size), 'A page holds 20, 50 or 100 rows.'),
});

// Longer than anything that could match it.
const searchMaxLength = 500;

/** A list's search text, with email domains in Unicode; empty if it has nothing to compare. */
export const searchText = z
  .string()
  .nullish()
  .transform((search) => removeUnstorable(search ?? '').trim())
  .refine((search) => search.length <= searchMaxLength, `Search for ${searchMaxLength} characters at most.`)
  .transform(withUnicodeDomains)
  .transform((search) => (foldText(search) === '' ? '' : search));

/** What a list is narrowed by, apart from its filter. */
export const selectionInput = z.object({
  search: searchText,
  upTo: orNull(z.number().int().min(0, 'Clients are numbered from 1.')),
});
