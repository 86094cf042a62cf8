import { domainToUnicode } from 'node:url';
import * as z from 'zod';
import { emailKey, parseEmail, type EmailAddress, type EmailProblem } from '../../contract/emailAddress';

export { emailKey, encodeEmailDomain as sendingEmail, spellingKey } from '../../contract/emailAddress';

const isPunycode = /(^|\.)xn--/i;

/** Returns the address with its domain in Unicode. */
function displayed({ local, domain, asciiDomain }: EmailAddress): string {
  if (domain.toLowerCase() === asciiDomain && !isPunycode.test(domain)) return `${local}@${domain}`;
  return `${local}@${domainToUnicode(asciiDomain) || asciiDomain}`;
}

/** Returns a typed address with its domain in Unicode, or null for text that is not an address. */
export function displayEmail(text: string): string | null {
  const read = parseEmail(text);
  return 'problem' in read ? null : displayed(read);
}

/** A field with an email address, stored with its domain in Unicode and in the typed case. */
export const emailField = (messages: Readonly<Record<Exclude<EmailProblem, 'Invisible'>, string>>) =>
  z.string().transform((text, check) => {
    const read = parseEmail(text);
    if (!('problem' in read)) return displayed(read);
    const message =
      read.problem === 'Invisible'
        ? 'The email address contains an invisible character. Delete it and type the address again.'
        : messages[read.problem];
    check.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

export const malformedEmail = 'Enter an email address such as name@example.com.';

/** An operator's or a company's address, stored in lower case. */
export const emailAddress = emailField({
  Missing: malformedEmail,
  Malformed: malformedEmail,
  TooLong: 'Use an email address of at most 254 characters.',
}).transform((email) => email.toLowerCase().normalize('NFC'));

/** Replaces punycode in a text with Unicode, as addresses are stored. */
export const displayedDomains = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[a-z0-9.-]{0,253}xn--[a-z0-9.-]{1,253}/gi, (domain) => domainToUnicode(domain) || domain);

/**
 * Returns the key of a client whose address shares its key with another client of the company, from before keys were
 * unique. No address contains a space, so the key is unique.
 */
export const keyOfSharedAddress = (email: string): string =>
  `${emailKey(email)} ${email.trim().toLowerCase()}`;

/** Returns null for a text that is not an address. */
export const readEmailAddress = (text: string): string | null => emailAddress.safeParse(text).data ?? null;
