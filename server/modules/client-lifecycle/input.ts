import { z } from 'zod';
import { orNull } from '../../lib/orNull';
import { noteField, ownFields, readPhone } from '../clients/fields';

const fields = z.object({ ...ownFields, phone: z.string() }).partial();

interface Countries {
  /** The client's as it stands. */
  client: string | null;
  company: string | null;
}

/** The fields of updateClient; a phone number without a country code is looked for in the client's country first. */
export const updateClientInput = (countries: Countries) =>
  fields.transform(({ phone, ...input }, check) => {
    if (phone === undefined) return input;
    const country = (input.country === undefined ? countries.client : input.country) ?? countries.company;
    return { ...input, phone: readPhone(phone, country, check) };
  });

/** Nothing, written for a field, takes away what is there; a field that is not given stays. */
export const givenFields = (input: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]: [string, unknown]) => [field, value ?? (field === 'tags' ? [] : '')]),
  );

const longestNote = 500;

export const deactivationInput = z.object({
  when: z.enum(['Now', 'PeriodEnd']),
  reason: z.enum(['NonPayment', 'ClientRequest', 'Fraud', 'Duplicate', 'Other']),
  note: orNull(noteField).refine(
    (note) => [...(note ?? '')].length <= longestNote,
    `The note has more than ${longestNote} characters. Shorten it.`,
  ),
});
