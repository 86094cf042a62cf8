import { domainToUnicode } from 'node:url';
import * as z from 'zod';
import {
  emailField as emailAddressField,
  emailKey,
  maxEmailLength,
  parseEmail,
  type EmailAddress,
  type EmailMessages,
} from '../../contract/emailAddress';
import { t } from './i18n/i18n';

export { emailKey, encodeEmailDomain, spellingKey } from '../../contract/emailAddress';

const isPunycode = /(^|\.)xn--/i;

function withUnicodeDomain({ local, domain, asciiDomain }: EmailAddress): string {
  if (domain.toLowerCase() === asciiDomain && !isPunycode.test(domain)) return `${local}@${domain}`;
  return `${local}@${domainToUnicode(asciiDomain) || asciiDomain}`;
}

/** Returns an address with its domain in Unicode, or null if the text is not an address. */
export function displayEmail(text: string): string | null {
  const result = parseEmail(text);
  return 'problem' in result ? null : withUnicodeDomain(result);
}

export const invisibleInEmail = (): string =>
  t('This email address contains an invisible character. Clear the field and type the address again.');

/** Returns a schema for an email address. Converts a Punycode domain to Unicode and preserves the case. */
export const emailField = (messages: EmailMessages) =>
  z.pipe(
    emailAddressField(messages),
    z.transform((text) => displayEmail(text) ?? text),
  );

export const malformedEmail = (): string => t('Enter an email address, such as name@example.com.');

/** The messages for an operator's or a company's address. */
export const emailMessages: EmailMessages = {
  Missing: malformedEmail,
  Malformed: malformedEmail,
  TooLong: () => t('Enter an email address of at most {max} characters.', { max: maxEmailLength }),
  Invisible: invisibleInEmail,
};

/** The schema for an operator's or a company's address, which is stored in lower case. */
export const emailAddress = emailField(emailMessages).transform((email) =>
  email.toLowerCase().normalize('NFC'),
);

/** Normalizes a text to NFC and converts its Punycode domains to Unicode, as in stored addresses. */
export const withUnicodeDomains = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[a-z0-9.-]{0,253}xn--[a-z0-9.-]{1,253}/gi, (domain) => domainToUnicode(domain) || domain);

/**
 * Returns the key of a client whose address key was already taken when keys became unique. The space in the
 * key distinguishes it from the address key of every other client.
 */
export const sharedAddressKey = (email: string): string => `${emailKey(email)} ${email.trim().toLowerCase()}`;

/** Returns an address as it is stored for operators and companies, or null if the text is not an address. */
export const readEmailAddress = (text: string): string | null => emailAddress.safeParse(text).data ?? null;
