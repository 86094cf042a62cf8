import * as z from 'zod/mini';
import type { CreateClientInput } from '@/api/types';
import { parseTags, clientSchemas, optionalText, tagProblem } from '../clientSchemas';
import type { UseFormReturn } from 'react-hook-form';

const typedTags = z.pipe(
  z.string().check(
    z.check<string>(({ value, issues }) => {
      const message = tagProblem(parseTags(value));
      if (message) issues.push({ code: 'custom', input: value, message });
    }),
  ),
  z.transform(parseTags),
);

export const addClientForm = z.object({
  name: clientSchemas.name,
  email: clientSchemas.email,
  phone: optionalText,
  country: optionalText,
  planId: optionalText,
  tags: typedTags,
  note: clientSchemas.note,
});

/** The values of the inputs. */
export type AddClientValues = z.input<typeof addClientForm>;

export type AddClientForm = UseFormReturn<AddClientValues, unknown, CreateClientInput>;

export const emptyClient: AddClientValues = {
  name: '',
  email: '',
  phone: '',
  country: '',
  planId: '',
  tags: '',
  note: '',
};
