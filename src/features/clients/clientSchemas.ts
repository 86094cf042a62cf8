import * as z from 'zod/mini';
import { clientMaxLengths, createClientFieldSchemas, maxTags, type ClientMessages } from '@contract/clients';
import { emailField } from '@contract/emailAddress';
import { textOrNull } from '@contract/text';
import { clientTextMessages, emailMessages } from '@/lib/fieldMessages';
import * as texts from '@/texts/clients';

/** A text that only the API checks further. An empty text becomes null. */
export const optionalText = textOrNull(z.string().check(z.trim()));

const clientMessages: Omit<ClientMessages, 'missingName'> = {
  name: clientTextMessages,
  line: () => clientTextMessages,
  website: texts.enterAWebsiteLike,
  tag: (max) => ({
    ...clientTextMessages(max),
    tooLong: texts.aTagHasAtMostCharacters(clientMaxLengths.tag),
  }),
  tooMany: texts.aClientCanHaveTags(maxTags),
  note: clientTextMessages,
};

/**
 * Returns the schemas of a client's fields by name. Only the API checks the country, and the phone number,
 * which depends on it.
 */
export const createClientSchemas = (missingName: string) => ({
  ...createClientFieldSchemas({ ...clientMessages, missingName }),
  email: emailField(emailMessages(texts.enterAnEmailAddressLikeAda)),
  phone: optionalText,
  country: optionalText,
});

export const clientSchemas = createClientSchemas(texts.enterTheClientsName);

/** Returns the distinct tags of a comma-separated text. */
export function parseTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

/** Returns the first problem of a client's tags, or null. */
export const tagProblem = (tags: readonly string[]): string | null =>
  clientSchemas.tags.safeParse(tags).error?.issues[0]?.message ?? null;
