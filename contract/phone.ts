import { isSupportedCountry, ParseError, parsePhoneNumberWithError } from 'libphonenumber-js/min';

export type PhoneProblem = 'NotDigits' | 'NoCountryCode' | 'WrongLength';
export type PhoneMessages = Readonly<Record<PhoneProblem, string>>;

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
  // The parser reads letters as keys of a dial and splits off extensions.
  if (/\p{L}|#/u.test(text)) return { problem: 'NotDigits' };
  const defaultCountry = country !== null && isSupportedCountry(country) ? country : undefined;
  try {
    const { number } = parsePhoneNumberWithError(text.replace(/^\s*00/, '+'), {
      defaultCountry,
      extract: false,
    });
    return e164.test(number) ? { phone: number } : { problem: 'WrongLength' };
  } catch (error) {
    if (error instanceof ParseError) return { problem: problems[error.message] ?? 'NotDigits' };
    throw error;
  }
}
