import { z } from 'zod';
import { foldText } from '../../contract/foldText';
import { withUnicodeDomains } from '../lib/emailAddress';
import { isId } from '../lib/ids';
import { orNull, removeUnstorable } from '../../contract/text';
import { clientFieldSchemas, parsePhone } from './fields';
import { maxSearchLength } from '../../contract/limits';

/**
 * Returns the input schema of `createClient`. `companyCountry` applies to a phone number without a calling
 * code if the input has no country.
 */
export const createClientInput = (companyCountry: string | null) =>
  z
    .object({
      name: clientFieldSchemas.name,
      email: clientFieldSchemas.email,
      phone: z.string().nullish(),
      country: orNull(clientFieldSchemas.country),
      planId: orNull(z.string().refine(isId, 'This plan does not exist.')),
      tags: z.nullish(clientFieldSchemas.tags).transform((tags) => tags ?? []),
      note: orNull(clientFieldSchemas.note),
      externalId: orNull(clientFieldSchemas.externalId),
    })
    .transform((input, check) => ({
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
