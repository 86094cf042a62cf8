import { isSupportedCountry, ParseError, parsePhoneNumberWithError } from 'libphonenumber-js/min';
import type { Message } from './message';

export type PhoneProblem = 'NotDigits' | 'NoCountryCode' | 'WrongLength';
export type PhoneMessages = Readonly<Record<PhoneProblem, Message>>;

type NormalizedPhone = { phone: string } | { problem: PhoneProblem };

const e164 = /^\+[1-9]\d{6,14}$/;
const problems: Readonly<Record<string, PhoneProblem>> = {
  INVALID_COUNTRY: 'NoCountryCode',
  TOO_SHORT: 'WrongLength',
  TOO_LONG: 'WrongLength',
};

/**
 * Converts a phone number to E.164, or returns the problem. A number without a calling code is parsed as a
 * number of `country`. Checks the length that E.164 allows, not the numbering plan of the country, which
 * changes.
 */
export function normalizePhone(text: string, country: string | null): NormalizedPhone {
  // The parser reads letters as keys of a dial.
  if (/\p{L}/u.test(text)) return { problem: 'NotDigits' };
  const defaultCountry = country !== null && isSupportedCountry(country) ? country : undefined;
  try {
    // The bracketed zero in +44 (0)20 … is dialed only within the country.
    const typed = text.replace(/^\s*00/, '+').replace(/^(\s*\+\s*1)\s*\(0\)/, '$1');
    const { number, ext } = parsePhoneNumberWithError(typed, { defaultCountry, extract: false });
    if (ext) return { problem: 'NotDigits' };
    return e164.test(number) ? { phone: number } : { problem: 'WrongLength' };
  } catch (error) {
    if (error instanceof ParseError) return { problem: problems[error.message] ?? 'NotDigits' };
    throw error;
  }
}
