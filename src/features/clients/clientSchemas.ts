import * as z from 'zod/mini';
import { clientFields, clientMaxLengths, maxTags, type ClientMessages } from '@contract/clients';
import { clientTextMessages, emailMessages } from '@/lib/fieldMessages';
import * as texts from '@/texts/clients';

export const clientMessages: ClientMessages = {
  name: clientTextMessages,
  missingName: texts.enterTheClientsName,
  email: emailMessages(texts.enterAnEmailAddressLikeAda),
  contactFirstName: clientTextMessages,
  contactLastName: clientTextMessages,
  addressLine1: clientTextMessages,
  addressLine2: clientTextMessages,
  city: clientTextMessages,
  state: clientTextMessages,
  postalCode: clientTextMessages,
  taxId: clientTextMessages,
  externalId: clientTextMessages,
  website: texts.enterAWebsiteLike,
  tag: (max) => ({
    ...clientTextMessages(max),
    tooLong: texts.aTagHasAtMostCharacters(clientMaxLengths.tag),
  }),
  tooMany: texts.aClientCanHaveTags(maxTags),
  note: clientTextMessages,
};

/** The schemas of a client's fields by name. */
export const clientSchemas = clientFields(clientMessages);

/** A text that only the API checks further. An empty text becomes null. */
export const optionalText = z.pipe(
  z.string(),
  z.transform((text) => text.trim() || null),
);

/** Returns the distinct tags of a comma-separated text. */
export function parseTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

/** Returns the first problem of a client's tags, or null. */
export const tagProblem = (tags: readonly string[]): string | null =>
  clientSchemas.tags.safeParse(tags).error?.issues[0]?.message ?? null;
