import { phoneMessages } from '../lib/phoneMessages';
import { z } from 'zod';
import { clientStatuses, type ClientStatus } from '../../contract/enums';
import {
  clientFields,
  maxTags,
  phoneField as sharedPhoneField,
  type DescribeClientText,
} from '../../contract/clients';
import { emailField, invisibleInEmail } from '../lib/emailAddress';
import { countryCode } from './countryNames';
import { maxEmailLength } from '../../contract/emailAddress';
import { numberText } from '../lib/localeText';

/** Returns the messages of a text that `subject` names, such as `The name`. */
export const clientTextMessages =
  (subject: string): DescribeClientText =>
  (max) => ({
    command: (start) =>
      `${subject} begins with ${start ?? 'a tab'}, which a spreadsheet would run. Remove it.`,
    invisible: `${subject} contains characters that can't be seen. Type it again.`,
    tooLong: `${subject} has more than ${numberText(max)} characters. Shorten it.`,
  });

const emailMessages = {
  Missing: 'The email address is missing.',
  Malformed: 'This is not an email address: it needs a form like name@example.com.',
  TooLong: `The email address has more than ${maxEmailLength} characters.`,
  Invisible: invisibleInEmail,
};

const sharedFields = clientFields({
  name: clientTextMessages('The name'),
  missingName: 'The name is missing.',
  email: emailMessages,
  contactFirstName: clientTextMessages('The first name'),
  contactLastName: clientTextMessages('The last name'),
  addressLine1: clientTextMessages('The address'),
  addressLine2: clientTextMessages('The second line of the address'),
  city: clientTextMessages('The city'),
  state: clientTextMessages('The state'),
  postalCode: clientTextMessages('The postal code'),
  taxId: clientTextMessages('The tax id'),
  externalId: clientTextMessages('The id'),
  website: 'This is not a web address. Write it like https://example.com.',
  tag: clientTextMessages('A tag'),
  tooMany: `A client can have ${maxTags} tags at most.`,
  note: clientTextMessages('The note'),
});

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
  ...sharedFields,
  email: emailField(emailMessages),
} as const;

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
export const phoneField = (country: string | null) => sharedPhoneField(country, phoneMessages);

/** Parses a phone number after its country is known and reports errors in the field `phone`. */
export function parsePhone(text: string, country: string | null, check: z.RefinementCtx): string | null {
  const result = phoneField(country).safeParse(text);
  if (result.success) return result.data;
  for (const { message } of result.error.issues) check.addIssue({ code: 'custom', path: ['phone'], message });
  return z.NEVER;
}
