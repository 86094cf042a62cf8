import * as z from 'zod/mini';
import type { CreateClientInput } from '@/api/schema.generated';
import { formatNumber } from '@/lib/format';
import { maxTagLength, maxTags, tagsIn } from '../clientTags';

const trimmed = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, `Use at most ${formatNumber(max)} characters.`));

export const addClientForm = z.object({
  name: trimmed(100).check(z.minLength(1, 'Enter the client’s name.')),
  email: trimmed(320).check(
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an e-mail address like ada@example.com.'),
  ),
  phone: trimmed(40),
  country: z.string(),
  planId: z.string(),
  tags: z.string().check(
    z.refine((text) => tagsIn(text).length <= maxTags, `A client can have ${maxTags} tags at most.`),
    z.refine(
      (text) => tagsIn(text).every((tag) => tag.length <= maxTagLength),
      `A tag has at most ${maxTagLength} characters.`,
    ),
  ),
  note: trimmed(2000),
});

export type AddClientValues = z.infer<typeof addClientForm>;

export const emptyClient: AddClientValues = {
  name: '',
  email: '',
  phone: '',
  country: '',
  planId: '',
  tags: '',
  note: '',
};

export const toCreateClientInput = (values: AddClientValues): CreateClientInput => ({
  name: values.name,
  email: values.email,
  phone: values.phone || null,
  country: values.country || null,
  planId: values.planId || null,
  tags: tagsIn(values.tags),
  note: values.note || null,
});
