import { z } from 'zod';
import type { ClientStatus } from '../../contract/enums';
import { emailField } from '../lib/emailAddress';
import { emptyUnlessVisible } from '../lib/plainText';
import { normalizeWebsite } from '../lib/website';
import { countryCode } from './countryNames';
import { normalizePhone } from '../lib/phone';

// Control characters, lone surrogates and bidirectional formatting characters.
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const unprintableExceptLineBreaks = /(?![\t\r\n])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const spreadsheetCommand = /^(?:[\t\r]|\s*[=@])/;

const characterCount = (text: string): number => [...text].length;

const commandPrefix = (text: string): string => /^\s*([=@])/.exec(text)?.[1] ?? 'a tab';

// NFC splits some letters in two, so the length is checked after normalization.
const normalizeText = (text: string): string => emptyUnlessVisible(text.trim().normalize('NFC'));

const singleLine = (subject: string, max: number) =>
  z
    .string()
    .superRefine((text, check) => {
      const addError = (message: string) => check.addIssue({ code: 'custom', message });
      if (spreadsheetCommand.test(text)) {
        addError(`${subject} begins with ${commandPrefix(text)}, which a spreadsheet would run. Remove it.`);
      } else if (unprintable.test(text.trim())) {
        addError(`${subject} contains characters that can't be seen. Type it again.`);
      }
      if (characterCount(normalizeText(text)) > max)
        addError(`${subject} has more than ${max} characters. Shorten it.`);
    })
    .transform(normalizeText);

const nameField = singleLine('The name', 100).refine((name) => name !== '', 'The name is missing.');

const clientEmailField = emailField({
  Missing: 'The email address is missing.',
  Malformed: 'This is not an email address: it needs a form like name@example.com.',
  TooLong: 'The email address has more than 254 characters.',
});

const emptyToNull = (text: string): string | null => (text === '' ? null : text);

const externalIdField = singleLine('The id', 100).transform(emptyToNull);

const optionalLine = (subject: string, max: number) => singleLine(subject, max).transform(emptyToNull);

const contactFields = {
  contactFirstName: optionalLine('The first name', 100),
  contactLastName: optionalLine('The last name', 100),
  addressLine1: optionalLine('The address', 200),
  addressLine2: optionalLine('The second line of the address', 200),
  city: optionalLine('The city', 100),
  state: optionalLine('The state', 100),
  postalCode: optionalLine('The postal code', 20),
  taxId: optionalLine('The tax id', 50),
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
    const addError = (message: string) => check.addIssue({ code: 'custom', message });
    if (spreadsheetCommand.test(note)) {
      addError(`The note begins with ${commandPrefix(note)}, which a spreadsheet would run. Remove it.`);
    } else if (unprintableExceptLineBreaks.test(note)) {
      addError("The note contains characters that can't be seen. Type it again.");
    }
    if (characterCount(note.trim()) > 2000) addError('The note has more than 2,000 characters. Shorten it.');
  })
  .transform((note) => emptyToNull(note.trim()));

export const maxTags = 20;

export const tagsField = z
  .array(singleLine('A tag', 30))
  .transform((tags) => [...new Set(tags.filter((tag) => tag !== ''))])
  .refine((tags) => tags.length <= maxTags, `A client can have ${maxTags} tags at most.`);

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

/** The schemas of editable client fields, except the phone number, which depends on the country. */
export const clientFieldSchemas = {
  country: countryField,
  name: nameField,
  email: clientEmailField,
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

/**
 * Returns a schema that converts a phone number to E.164, or an empty text to null. A number without a
 * calling code is a number of `country`.
 */
export const phoneField = (country: string | null) =>
  z.string().transform((text, check) => {
    if (text.trim() === '') return null;
    const result = normalizePhone(text, country);
    if ('phone' in result) return result.phone;
    check.addIssue({ code: 'custom', message: result.problem });
    return z.NEVER;
  });

/** Parses a phone number after its country is known and reports errors in the field `phone`. */
export function parsePhone(text: string, country: string | null, check: z.RefinementCtx): string | null {
  const result = phoneField(country).safeParse(text);
  if (result.success) return result.data;
  for (const { message } of result.error.issues) check.addIssue({ code: 'custom', path: ['phone'], message });
  return z.NEVER;
}
