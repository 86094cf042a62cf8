import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import {
  clientChoiceNames,
  clientMaxLengths,
  createClientFieldSchemas,
  maxTags,
  type ClientMessages,
} from '@contract/clients';
import { emailField } from '@contract/emailAddress';
import { recordOf } from '@contract/records';
import { textOrNull } from '@contract/text';
import { clientTextMessages, emailMessages } from '@/lib/fieldMessages';

/** A text that only the API checks further. An empty text becomes null. */
export const optionalText = textOrNull(z.string().check(z.trim()));

const clientMessages = (): ClientMessages => ({
  missingName: t`Enter a name.`,
  name: clientTextMessages,
  line: () => clientTextMessages,
  website: t`Enter a website, such as https://example.com.`,
  tag: (max) => ({
    ...clientTextMessages(max),
    tooLong: t`Use at most ${{ max: clientMaxLengths.tag }} characters per tag.`,
  }),
  tooMany: t`Clients can have at most ${{ max: maxTags }} tags.`,
  note: clientTextMessages,
});

/**
 * Returns the schemas of a client's fields by name. Only the API checks choices, and the phone number, which
 * depends on the country.
 */
export const createClientSchemas = () => ({
  ...createClientFieldSchemas(clientMessages()),
  email: emailField(emailMessages(t`Enter an email address, such as ada@example.com.`)),
  phone: optionalText,
  ...recordOf(clientChoiceNames, () => optionalText),
});

/** Returns the distinct tags of a text, separated by Latin or Arabic commas. */
export function parseTags(text: string): string[] {
  const tags = text.split(/[,،]/).map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

/** Returns the first problem of a client's tags, or null. */
export const tagProblem = (tags: readonly string[]): string | null =>
  createClientSchemas().tags.safeParse(tags).error?.issues[0]?.message ?? null;
