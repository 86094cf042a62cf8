import * as z from 'zod/mini';
import type { CreateClientInput } from '@/api/types';
import { emailCheck } from '@/lib/emailAddress';
import { formatNumber } from '@/lib/format';
import * as texts from '@/texts/clients/add';
import { maxTagLength, maxTags, parseTags } from '../clientTags';

const trimmed = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, texts.useAtMostCharacters(formatNumber(max))));

export const addClientForm = z.object({
  name: trimmed(100).check(z.minLength(1, texts.enterTheClientsName)),
  email: trimmed(320).check(emailCheck(texts.enterAnEmailAddressLikeAda)),
  phone: trimmed(40),
  country: z.string(),
  planId: z.string(),
  tags: z.string().check(
    z.refine((text) => parseTags(text).length <= maxTags, texts.aClientCanHaveTags(maxTags)),
    z.refine(
      (text) => parseTags(text).every((tag) => tag.length <= maxTagLength),
      texts.aTagHasAtMostCharacters(maxTagLength),
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
  tags: parseTags(values.tags),
  note: values.note || null,
});
