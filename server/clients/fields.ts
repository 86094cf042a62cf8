import { uncapitalize } from '../../contract/records';
import { phoneMessages } from '../lib/input';
import { z } from 'zod';
import type { ClientStatus } from '../../contract/enums';
import {
  clientChoiceNames,
  createClientFieldSchemas,
  maxTags,
  phoneField as sharedPhoneField,
  type ClientChoiceName,
  type DescribeClientText,
  type ClientFieldName,
} from '../../contract/clients';
import { emailField, invisibleInEmail, malformedEmail } from '../lib/emailAddress';
import { t } from '../lib/i18n/i18n';
import { languageOf } from './clientLanguages';
import { countryCode } from './countryNames';
import { statusOf } from './statusNames';
import { maxEmailLength } from '../../contract/emailAddress';
import { keysOf, recordOf } from '../../contract/records';
import type { UpdateClientInput } from '../platform';

/** The messages of a client's text, which are shown next to the field. */
export const clientTextMessages: DescribeClientText = (max) => ({
  command: (start) =>
    start === null
      ? t('Remove the tab at the beginning. Spreadsheet programs run such text as a formula.')
      : t('Remove the {character} at the beginning. Spreadsheet programs run such text as a formula.', {
          character: start,
        }),
  invisible: () => t('This text contains invisible characters. Enter it again.'),
  tooLong: () => t('Enter at most {max, plural, one {# character} other {# characters}}.', { max }),
});

/** The fields of `updateClient`. */
type EditableField = Exclude<keyof UpdateClientInput, 'id' | 'lockVersion'>;

interface ClientFieldSpec {
  /** The column of `clients`. */
  column: string;
  /** The name of the field, in the current language. */
  label: () => string;
  /**
   * The headers by which an import recognizes the field, without capitals and spaces. Earlier ones take
   * precedence.
   */
  headers: readonly string[];
}

type ClientFieldSpecs<Names extends string> = Readonly<Record<Names, ClientFieldSpec>>;

/**
 * How the API stores, imports, exports and audits each field. Kinds and lengths are in `clientFieldRules` of
 * `contract/clients.ts`.
 */
export const clientFieldSpecs: ClientFieldSpecs<ClientFieldName> = {
  name: {
    column: 'name',
    label: () => t('Name'),
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
  },
  email: {
    column: 'email',
    label: () => t('Email'),
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
  },
  phone: {
    column: 'phone',
    label: () => t('Phone'),
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
  },
  contactFirstName: {
    column: 'contact_first_name',
    label: () => t('First name'),
    headers: ['contactfirstname'],
  },
  contactLastName: {
    column: 'contact_last_name',
    label: () => t('Last name'),
    headers: ['contactlastname'],
  },
  addressLine1: {
    column: 'address_line1',
    label: () => t('Address'),
    headers: ['addressline1', 'address1', 'address', 'street', 'streetaddress'],
  },
  addressLine2: {
    column: 'address_line2',
    label: () => t('Address line 2'),
    headers: ['addressline2', 'address2'],
  },
  city: {
    column: 'city',
    label: () => t('City'),
    headers: ['city', 'town'],
  },
  state: {
    column: 'state',
    label: () => t('State'),
    headers: ['state', 'province', 'region', 'county'],
  },
  postalCode: {
    column: 'postal_code',
    label: () => t('Postal code'),
    headers: ['postalcode', 'postcode', 'zip', 'zipcode'],
  },
  country: {
    column: 'country',
    label: () => t('Country'),
    headers: ['country', 'countrycode', 'countryname', 'nation', 'billingcountry'],
  },
  language: {
    column: 'language',
    label: () => t('Language'),
    headers: ['language', 'lang', 'languagecode', 'preferredlanguage', 'locale'],
  },
  taxId: {
    column: 'tax_id',
    label: () => t('Tax ID'),
    headers: ['taxid', 'vat', 'vatid', 'vatnumber', 'taxnumber'],
  },
  website: {
    column: 'website',
    label: () => t('Website'),
    headers: ['website', 'url', 'web', 'homepage'],
  },
  tags: {
    column: 'tags',
    label: () => t('Tags'),
    headers: ['tags', 'tag', 'labels', 'label', 'groups', 'group', 'segments'],
  },
  note: {
    column: 'note',
    label: () => t('Note'),
    headers: ['note', 'notes', 'comment', 'comments', 'remarks', 'description'],
  },
  externalId: {
    column: 'external_id',
    label: () => t('External ID'),
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
  },
} satisfies ClientFieldSpecs<EditableField>;

/** Returns the name of a field by its capitalized code, such as `AddressLine1`, or undefined for another code. */
export function clientFieldTitle(code: string): string | undefined {
  const name = clientFieldNames.find((field) => field === uncapitalize(code));
  return name && clientFieldSpecs[name].label();
}

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
  Missing: () => t('Enter an email address.'),
  Malformed: malformedEmail,
  TooLong: () => t('Enter an email address of at most {max} characters.', { max: maxEmailLength }),
  Invisible: invisibleInEmail,
};

const sharedSchemas = createClientFieldSchemas({
  name: clientTextMessages,
  missingName: () => t('Enter a name.'),
  line: () => clientTextMessages,
  website: () => t('Enter a website, such as https://example.com.'),
  tag: clientTextMessages,
  tooMany: () => t('Enter at most {max} tags.', { max: maxTags }),
  note: clientTextMessages,
});

interface Choice {
  /** Returns the code of a text, or null if it has none. */
  codeOf: (text: string) => string | null;
  /** The message for a text without a code. */
  unknown: () => string;
}

const choices: Readonly<Record<ClientChoiceName, Choice>> = {
  country: {
    codeOf: countryCode,
    unknown: () => t('Enter the name of a country or its two- or three-letter code.'),
  },
  language: {
    codeOf: languageOf,
    unknown: () =>
      t(
        'Unknown language. Use English, German, French, Spanish, Portuguese, or Arabic, or a code such as de.',
      ),
  },
};

const choiceField = ({ codeOf, unknown }: Choice) =>
  z.string().transform((text, check) => {
    if (text.trim() === '') return null;
    const code = codeOf(text);
    if (code) return code;
    check.addIssue({ code: 'custom', message: unknown() });
    return z.NEVER;
  });

/** The schemas of editable client fields, except the phone number, which depends on the country. */
export const clientFieldSchemas = {
  ...recordOf(clientChoiceNames, (name) => choiceField(choices[name])),
  ...sharedSchemas,
  email: emailField(emailMessages),
} as const;

export const statusField = z.string().transform((text, check): ClientStatus => {
  const status = text.trim() === '' ? 'Invited' : statusOf(text);
  if (status) return status;
  check.addIssue({
    code: 'custom',
    message: t('Unknown status. Use Invited, Trialing, Active, Past due, Paused, or Deactivated.'),
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
