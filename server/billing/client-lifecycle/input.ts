import { z } from 'zod';
import { orNull } from '../../../contract/text';
import { clientFieldSchemas, clientTextMessages, parsePhone } from '../../clients';
import { deactivationFields } from '../../../contract/clients';
import { t } from '../../lib/i18n/i18n';

const fields = z.object({ ...clientFieldSchemas, phone: z.string() }).partial();

interface Countries {
  /** The client's stored country. */
  client: string | null;
  company: string | null;
}

/**
 * Returns the input schema of `updateClient`. A phone number without a calling code uses the country in the
 * input, else the client's, else the company's.
 */
export const updateClientInput = (countries: Countries) =>
  fields.transform(({ phone, ...input }, check) => {
    if (phone === undefined) return input;
    const country = (input.country === undefined ? countries.client : input.country) ?? countries.company;
    return { ...input, phone: parsePhone(phone, country, check) };
  });

/** Returns the provided fields, with null replaced by an empty value, which clears the field. */
export const providedFields = (input: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]: [string, unknown]) => [field, value ?? (field === 'tags' ? [] : '')]),
  );

const deactivation = deactivationFields({
  reason: () => t('Choose a reason.'),
  note: clientTextMessages,
});

export const deactivationInput = z.object({ ...deactivation, note: orNull(deactivation.note) });
