import { phoneMessages } from '../lib/input';
import { z } from 'zod';
import { clientStatuses, type ClientStatus, type ClientColumn } from '../../contract/enums';
import {
  createClientFieldSchemas,
  maxTags,
  phoneField as sharedPhoneField,
  type DescribeClientText,
  type ClientFieldName,
  type ClientLineName,
} from '../../contract/clients';
import { emailField, invisibleInEmail } from '../lib/emailAddress';
import { countryCode } from './countryNames';
import { maxEmailLength } from '../../contract/emailAddress';
import { numberText } from '../lib/localeText';
import { keysOf } from '../../contract/records';
import type { UpdateClientInput } from '../platform';

/** Returns the messages of a text that `subject` names, such as `The name`. */
export const clientTextMessages =
  (subject: string): DescribeClientText =>
  (max) => ({
    command: (start) =>
      `${subject} begins with ${start ?? 'a tab'}, which a spreadsheet would run. Remove it.`,
    invisible: `${subject} contains characters that can't be seen. Type it again.`,
    tooLong: `${subject} has more than ${numberText(max)} characters. Shorten it.`,
  });

/** The fields of `updateClient`. */
type EditableField = Exclude<keyof UpdateClientInput, 'id' | 'lockVersion'>;

interface ClientFieldSpec<Name extends string> {
  /** The column of `clients`. */
  column: string;
  /** The beginning of messages about a text. */
  subject: Name extends ClientLineName | 'name' | 'note' ? string : null;
  /**
   * The headers by which an import recognizes the field, without capitals and spaces. Earlier ones take
   * precedence.
   */
  headers: readonly string[];
  /** The title of the column in an export. */
  exportTitle: Capitalize<Name> extends ClientColumn ? string : null;
}

type ClientFieldSpecs<Names extends string> = { readonly [Name in Names]: ClientFieldSpec<Name> };

/**
 * How the API stores, imports, exports and audits each field. Kinds and lengths are in `clientFieldRules` of
 * `contract/clients.ts`.
 */
export const clientFieldSpecs: ClientFieldSpecs<ClientFieldName> = {
  name: {
    column: 'name',
    subject: 'The name',
    headers: [
      'name',
      'fullname',
      'clientname',
      'customername',
      'contactname',
      'displayname',
      'client',
      'customer',
    ],
    exportTitle: 'Name',
  },
  email: {
    column: 'email',
    subject: null,
    headers: [
      'email',
      'emailaddress',
      'mail',
      'mailaddress',
      'clientemail',
      'customeremail',
      'contactemail',
      'email1',
    ],
    exportTitle: 'Email',
  },
  phone: {
    column: 'phone',
    subject: null,
    headers: [
      'phone',
      'phonenumber',
      'telephone',
      'telephonenumber',
      'tel',
      'mobile',
      'mobilephone',
      'mobilenumber',
      'cell',
      'cellphone',
      'contactnumber',
    ],
    exportTitle: 'Phone',
  },
  contactFirstName: {
    column: 'contact_first_name',
    subject: 'The first name',
    headers: ['contactfirstname'],
    exportTitle: null,
  },
  contactLastName: {
    column: 'contact_last_name',
    subject: 'The last name',
    headers: ['contactlastname'],
    exportTitle: null,
  },
  addressLine1: {
    column: 'address_line1',
    subject: 'The address',
    headers: ['addressline1', 'address1', 'address', 'street', 'streetaddress'],
    exportTitle: null,
  },
  addressLine2: {
    column: 'address_line2',
    subject: 'The second line of the address',
    headers: ['addressline2', 'address2'],
    exportTitle: null,
  },
  city: {
    column: 'city',
    subject: 'The city',
    headers: ['city', 'town'],
    exportTitle: null,
  },
  state: {
    column: 'state',
    subject: 'The state',
    headers: ['state', 'province', 'region', 'county'],
    exportTitle: null,
  },
  postalCode: {
    column: 'postal_code',
    subject: 'The postal code',
    headers: ['postalcode', 'postcode', 'zip', 'zipcode'],
    exportTitle: null,
  },
  country: {
    column: 'country',
    subject: null,
    headers: ['country', 'countrycode', 'countryname', 'nation', 'billingcountry'],
    exportTitle: 'Country',
  },
  taxId: {
    column: 'tax_id',
    subject: 'The tax id',
    headers: ['taxid', 'vat', 'vatid', 'vatnumber', 'taxnumber'],
    exportTitle: null,
  },
  website: {
    column: 'website',
    subject: null,
    headers: ['website', 'url', 'web', 'homepage'],
    exportTitle: null,
  },
  tags: {
    column: 'tags',
    subject: null,
    headers: ['tags', 'tag', 'labels', 'label', 'groups', 'group', 'segments'],
    exportTitle: 'Tags',
  },
  note: {
    column: 'note',
    subject: 'The note',
    headers: ['note', 'notes', 'comment', 'comments', 'remarks', 'description'],
    exportTitle: null,
  },
  externalId: {
    column: 'external_id',
    subject: 'The id',
    headers: [
      'externalid',
      'id',
      'customerid',
      'clientid',
      'contactid',
      'reference',
      'ref',
      'accountid',
      'userid',
    ],
    exportTitle: 'External id',
  },
} satisfies ClientFieldSpecs<EditableField>;

export const clientFieldNames = keysOf(clientFieldSpecs);

export const clientFieldColumns: readonly string[] = clientFieldNames.map(
  (name) => clientFieldSpecs[name].column,
);

/** The fields that can be null. */
export type OptionalFieldName = Exclude<ClientFieldName, 'name' | 'email' | 'tags'>;

/** The stored values of all fields. */
export interface ClientFieldValues extends Record<OptionalFieldName, string | null> {
  name: string;
  email: string;
  tags: readonly string[];
}

const emailMessages = {
  Missing: 'The email address is missing.',
  Malformed: 'This is not an email address: it needs a form like name@example.com.',
  TooLong: `The email address has more than ${maxEmailLength} characters.`,
  Invisible: invisibleInEmail,
};

const sharedSchemas = createClientFieldSchemas({
  name: clientTextMessages(clientFieldSpecs.name.subject),
  missingName: 'The name is missing.',
  line: (name) => clientTextMessages(clientFieldSpecs[name].subject),
  website: 'This is not a web address. Write it like https://example.com.',
  tag: clientTextMessages('A tag'),
  tooMany: `A client can have ${maxTags} tags at most.`,
  note: clientTextMessages(clientFieldSpecs.note.subject),
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
  ...sharedSchemas,
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
