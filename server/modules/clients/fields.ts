import { z } from 'zod';
import type { ClientStatus } from '../../schema.generated';
import { emailField } from '../../lib/emailAddress';
import { emptyUnlessVisible } from '../../lib/plainText';
import { normalizeWebsite } from '../../lib/website';
import { countryCode } from './countryNames';
import { normalisePhone } from './phone';

// Control characters, halves of characters, and the marks that turn a text's direction around.
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const unprintableButLineBreaks = /(?![\t\r\n])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const spreadsheetCommand = /^(?:[\t\r]|\s*[=@])/;

const length = (text: string): number => [...text].length;

const commandIn = (text: string): string => /^\s*([=@])/.exec(text)?.[1] ?? 'a tab';

// Some letters become two by it.
const asKept = (text: string): string => emptyUnlessVisible(text.trim().normalize('NFC'));

const line = (subject: string, max: number) =>
  z
    .string()
    .superRefine((text, check) => {
      const refuse = (message: string) => check.addIssue({ code: 'custom', message });
      if (spreadsheetCommand.test(text)) {
        refuse(`${subject} begins with ${commandIn(text)}, which a spreadsheet would run. Remove it.`);
      } else if (unprintable.test(text.trim())) {
        refuse(`${subject} contains characters that can't be seen. Type it again.`);
      }
      if (length(asKept(text)) > max) refuse(`${subject} has more than ${max} characters. Shorten it.`);
    })
    .transform(asKept);

const nameField = line('The name', 100).refine((name) => name !== '', 'The name is missing.');

const ownEmail = emailField({
  Missing: 'The email address is missing.',
  Malformed: 'This is not an email address: it needs a form like name@example.com.',
  TooLong: 'The email address has more than 254 characters.',
});

const emptyAsNull = (text: string): string | null => (text === '' ? null : text);

const externalIdField = line('The id', 100).transform(emptyAsNull);

const emptiable = (subject: string, max: number) => line(subject, max).transform(emptyAsNull);

/** Who to speak to at the client, and where the client is. */
const contactFields = {
  contactFirstName: emptiable('The first name', 100),
  contactLastName: emptiable('The last name', 100),
  addressLine1: emptiable('The address', 200),
  addressLine2: emptiable('The second line of the address', 200),
  city: emptiable('The city', 100),
  state: emptiable('The state', 100),
  postalCode: emptiable('The postal code', 20),
  taxId: emptiable('The tax id', 50),
  website: z.string().transform((text, check) => {
    if (text.trim() === '') return null;
    const website = normalizeWebsite(text.trim());
    if (website) return website;
    check.addIssue({
      code: 'custom',
      message: 'This is not a web address. Write it like https://example.com.',
    });
    return z.NEVER;
  }),
} as const;

export const noteField = z
  .string()
  .superRefine((note, check) => {
    const refuse = (message: string) => check.addIssue({ code: 'custom', message });
    if (spreadsheetCommand.test(note)) {
      refuse(`The note begins with ${commandIn(note)}, which a spreadsheet would run. Remove it.`);
    } else if (unprintableButLineBreaks.test(note)) {
      refuse("The note contains characters that can't be seen. Type it again.");
    }
    if (length(note.trim()) > 2000) refuse('The note has more than 2,000 characters. Shorten it.');
  })
  .transform((note) => emptyAsNull(note.trim()));

export const mostTags = 20;

export const tagsField = z
  .array(line('A tag', 30))
  .transform((tags) => [...new Set(tags.filter((tag) => tag !== ''))])
  .refine((tags) => tags.length <= mostTags, `A client can have ${mostTags} tags at most.`);

const countryField = z.string().transform((text, check) => {
  if (text.trim() === '') return null;
  const code = countryCode(text);
  if (code) return code;
  check.addIssue({
    code: 'custom',
    message: 'Unknown country. Use its name or its two- or three-letter code.',
  });
  return z.NEVER;
});

/** A client's own fields, but for the phone number: how that is read hangs on the country. */
export const ownFields = {
  country: countryField,
  name: nameField,
  email: ownEmail,
  ...contactFields,
  tags: tagsField,
  note: noteField,
  externalId: externalIdField,
} as const;

export const clientStatuses: readonly ClientStatus[] = [
  'Invited',
  'Trialing',
  'Active',
  'PastDue',
  'Paused',
  'Deactivated',
];

const statusByName: ReadonlyMap<string, ClientStatus> = new Map(
  clientStatuses.map((status) => [status.toLowerCase(), status]),
);

export const statusField = z.string().transform((text, check): ClientStatus => {
  const name = text.toLowerCase().replace(/[\s_-]/g, '');
  const status = name === '' ? 'Invited' : statusByName.get(name);
  if (status) return status;
  check.addIssue({
    code: 'custom',
    message: 'This status is not known. Use Invited, Trialing, Active, Past due, Paused or Deactivated.',
  });
  return z.NEVER;
});

/** A number without a country code is read as one of `country`. */
export const phoneField = (country: string | null) =>
  z.string().transform((text, check) => {
    if (text.trim() === '') return null;
    const result = normalisePhone(text, country);
    if ('phone' in result) return result.phone;
    check.addIssue({ code: 'custom', message: result.problem });
    return z.NEVER;
  });

/** The phone number of an input, once its country is known; what is wrong with it is said of the input's `phone`. */
export function readPhone(text: string, country: string | null, check: z.RefinementCtx): string | null {
  const result = phoneField(country).safeParse(text);
  if (result.success) return result.data;
  for (const { message } of result.error.issues) check.addIssue({ code: 'custom', path: ['phone'], message });
  return z.NEVER;
}
