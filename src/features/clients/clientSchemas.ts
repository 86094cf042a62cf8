import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { clientMaxLengths, createClientFieldSchemas, maxTags, type ClientMessages } from '@contract/clients';
import { emailField } from '@contract/emailAddress';
import { textOrNull } from '@contract/text';
import { clientTextMessages, emailMessages } from '@/lib/fieldMessages';

/** A text that only the API checks further. An empty text becomes null. */
export const optionalText = textOrNull(z.string().check(z.trim()));

const clientMessages = (missingName: string): ClientMessages => ({
  missingName,
  name: clientTextMessages,
  line: () => clientTextMessages,
  website: t`Enter a website like https://example.com.`,
  tag: (max) => ({
    ...clientTextMessages(max),
    tooLong: t`A tag has at most ${{ max: clientMaxLengths.tag }} characters.`,
  }),
  tooMany: t`A client can have ${maxTags} tags at most.`,
  note: clientTextMessages,
});

/**
 * Returns the schemas of a client's fields by name. Only the API checks the country, and the phone number,
 * which depends on it.
 */
export const createClientSchemas = (missingName = t`Enter the client’s name.`) => ({
  ...createClientFieldSchemas(clientMessages(missingName)),
  email: emailField(emailMessages(t`Enter an email address like ada@example.com.`)),
  phone: optionalText,
  country: optionalText,
});

/** Returns the distinct tags of a comma-separated text. */
export function parseTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

/** Returns the first problem of a client's tags, or null. */
export const tagProblem = (tags: readonly string[]): string | null =>
  createClientSchemas().tags.safeParse(tags).error?.issues[0]?.message ?? null;
