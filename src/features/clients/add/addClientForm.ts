import * as z from 'zod/mini';
import { recordOf } from '@contract/records';
import type { CreateClientInput } from '@/api/types';
import { parseTags, clientSchemas, optionalText, tagProblem } from '../clientSchemas';
import { addFormFields, type AddFormField } from '../fieldDefinitions';
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

const isOptional = (field: AddFormField): field is Exclude<AddFormField, 'name' | 'email'> =>
  field !== 'name' && field !== 'email';

export const addClientForm = z.object({
  name: clientSchemas.name,
  email: clientSchemas.email,
  ...recordOf(addFormFields.filter(isOptional), (field) => clientSchemas[field]),
  planId: optionalText,
  tags: typedTags,
});

/** The values of the inputs. */
export type AddClientValues = z.input<typeof addClientForm>;

export type AddClientForm = UseFormReturn<AddClientValues, unknown, CreateClientInput>;

export const emptyClient: AddClientValues = {
  ...recordOf(addFormFields, () => ''),
  planId: '',
  tags: '',
};
