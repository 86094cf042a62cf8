import { z } from 'zod';
import { foldText } from '../../contract/foldText';
import { withUnicodeDomains } from '../lib/emailAddress';
import { isId } from '../../contract/ids';
import { orNull, removeUnstorable } from '../../contract/text';
import { clientFieldSchemas, parsePhone, clientFieldNames } from './fields';
import { maxSearchLength } from '../../contract/limits';
import { recordOf } from '../../contract/records';

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
