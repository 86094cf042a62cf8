import * as z from 'zod/mini';
import { emailField, type EmailMessages } from './emailAddress';
import { type Message, textOf } from './message';
import { normalizePhone, type PhoneMessages } from './phone';
import { emptyToNull, line, optionalLine, orNull, type DescribeText } from './text';

/** Limits of the parts of a postal address, for companies and their clients. */
export const addressLimits = {
  addressLine1: { max: 200 },
  addressLine2: { max: 200 },
  city: { max: 100 },
  state: { max: 100 },
  postalCode: { max: 20 },
} as const;

export const companyLimits = {
  ...addressLimits,
  name: { min: 1, max: 100 },
  legalName: { max: 200 },
  taxId: { max: 60 },
} as const;

/** Limits of the texts that closing a company asks for. */
export const closingLimits = { name: { min: 1, max: 200 }, reason: { max: 500 } } as const;

const maxWebsiteLength = 200;

/**
 * Returns a normalized http or https URL, or null if the text is not one, is too long, contains credentials
 * or has a host without a dot. The default scheme is https.
 */
export function normalizeWebsite(text: string): string | null {
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (withScheme.length > maxWebsiteLength || !URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  // Percent-encoding and Punycode make non-ASCII URLs longer.
  if (url.href.length > maxWebsiteLength) return null;
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  if (!/^[^.]+(\.[^.]+)+$/.test(url.hostname)) return null;
  return url.href.replace(/^(https?:\/\/[^/]+)\/$/, '$1');
}

/** Returns the schema of a website. An empty text becomes null. */
export const websiteField = (message: Message) =>
  z.pipe(
    z.string(),
    z.transform((text, { issues }) => {
      const typed = text.trim();
      const website = typed === '' ? null : normalizeWebsite(typed);
      if (typed !== '' && website === null)
        issues.push({ code: 'custom', input: text, message: textOf(message) });
      return website;
    }),
  );

// EU VAT numbers after the country prefix, in the formats of the VIES register.
const vatShapes: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

const taxIdPattern = /^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u;

/** The maximum length of a tax number that is not a VAT number. */
export const maxTaxIdLength = 40;

/** Returns the prefix of VAT numbers, which for Greece is EL instead of the country code GR. */
const vatPrefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

export type ParsedTaxId = { taxId: string } | { problem: 'Malformed' } | { problem: 'Vat'; prefix: string };

/**
 * Returns the tax number, or the problem. Validates a number with the country's prefix as a VAT number. Other
 * tax numbers have too many formats, so only length and characters are checked.
 */
export function parseTaxId(typed: string, country: string): ParsedTaxId {
  const prefix = vatPrefixOf(country);
  const pattern = vatShapes[prefix];
  const normalized = typed.toUpperCase().replace(/[\s.\-/]/g, '');
  if (pattern && normalized.startsWith(prefix)) {
    return pattern.test(normalized.slice(prefix.length)) ? { taxId: normalized } : { problem: 'Vat', prefix };
  }
  return typed.length <= maxTaxIdLength && taxIdPattern.test(typed)
    ? { taxId: typed }
    : { problem: 'Malformed' };
}

export interface CompanyMessages {
  name: DescribeText;
  email: EmailMessages;
  country: Message;
  currency: Message;
  timeZone: Message;
  website: Message;
}

const requiredCode = (message: Message) =>
  z.string().check(z.trim(), z.toUpperCase(), z.minLength(1, { error: message }));

/** The fields of `CompanyDetailsInput`. The API also checks the codes against its lists. */
export const companyFields = (messages: CompanyMessages) => ({
  name: line(companyLimits.name, messages.name),
  email: emailField(messages.email),
  phone: z.nullish(z.string()),
  country: requiredCode(messages.country),
  currency: requiredCode(messages.currency),
  timeZone: z.string().check(z.trim(), z.minLength(1, { error: messages.timeZone })),
  website: orNull(websiteField(messages.website)),
});

/**
 * Returns a transform that normalizes the phone number of a company. A number without a calling code belongs
 * to the company's country.
 */
export const normalizePhoneField =
  (messages: PhoneMessages) =>
  <Fields extends { phone?: string | null | undefined; country: string }>(
    fields: Fields,
    { issues }: Pick<z.core.ParsePayload, 'issues'>,
  ): Omit<Fields, 'phone'> & { phone: string | null } => {
    const typed = fields.phone?.trim();
    if (!typed) return { ...fields, phone: null };
    const result = normalizePhone(typed, fields.country);
    if ('phone' in result) return { ...fields, phone: result.phone };
    issues.push({ code: 'custom', input: typed, path: ['phone'], message: textOf(messages[result.problem]) });
    return z.NEVER;
  };

export interface TaxIdMessages {
  malformed: Message;
  /** The message for an invalid VAT number, whose prefix names the country. */
  vat: (prefix: string) => string;
}

/** Returns a transform that normalizes the tax number of a company. */
export const normalizeTaxIdField =
  (messages: TaxIdMessages) =>
  <Fields extends { taxId: string | null; country: string }>(
    fields: Fields,
    { issues }: Pick<z.core.ParsePayload, 'issues'>,
  ): Fields => {
    if (fields.taxId === null) return fields;
    const result = parseTaxId(fields.taxId, fields.country);
    if ('taxId' in result) return { ...fields, taxId: result.taxId };
    const message = result.problem === 'Vat' ? messages.vat(result.prefix) : textOf(messages.malformed);
    issues.push({ code: 'custom', input: fields.taxId, path: ['taxId'], message });
    return z.NEVER;
  };

type AddressMessages = Readonly<Record<keyof typeof addressLimits, DescribeText>>;

const addressFields = (messages: AddressMessages) => ({
  addressLine1: line(addressLimits.addressLine1, messages.addressLine1),
  addressLine2: line(addressLimits.addressLine2, messages.addressLine2),
  city: line(addressLimits.city, messages.city),
  state: line(addressLimits.state, messages.state),
  postalCode: line(addressLimits.postalCode, messages.postalCode),
});

/** The fields of `CompanyProfileInput`. */
export const profileFields = (
  messages: CompanyMessages & AddressMessages & Record<'legalName' | 'taxId', DescribeText>,
) => {
  const address = addressFields(messages);
  return {
    ...companyFields(messages),
    legalName: optionalLine(companyLimits.legalName, messages.legalName),
    addressLine1: emptyToNull(address.addressLine1),
    addressLine2: emptyToNull(address.addressLine2),
    city: emptyToNull(address.city),
    state: emptyToNull(address.state),
    postalCode: emptyToNull(address.postalCode),
    taxId: optionalLine(companyLimits.taxId, messages.taxId),
  };
};

const billingDetailsLimits = { name: { min: 1, max: 100 }, taxId: { max: 50 } } as const;

/** The fields of `BillingDetailsInput` as texts, which can be empty except for the name and the email. */
export const billingDetailsFields = (
  messages: AddressMessages & Record<'name' | 'taxId', DescribeText> & { email: EmailMessages },
) => ({
  ...addressFields(messages),
  name: line(billingDetailsLimits.name, messages.name),
  email: emailField(messages.email),
  country: z.string().check(z.trim(), z.toUpperCase()),
  taxId: line(billingDetailsLimits.taxId, messages.taxId),
});

/** Limits of the name on a company's payment card. Without a name, the card is stored without one. */
export const cardHolderLimits = { max: 100 } as const;
