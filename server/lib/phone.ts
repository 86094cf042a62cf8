import { callingCodeOf, stripTrunkPrefix } from './callingCodes';

export type NormalizedPhone = { phone: string } | { problem: string };

const separators = /[\s().\-/\u2010-\u2015\u00a0]/g;
const e164 = /^\+[1-9]\d{6,14}$/;

function withCallingCode(text: string, country: string | null): NormalizedPhone {
  // The bracketed zero in +44 (0)20 … is dialed only within the country.
  const digits = text.replace(/\(0\)/, '').replace(separators, '').replace(/^00/, '+');
  if (!/^\+?\d+$/.test(digits)) {
    return { problem: 'A phone number has digits only: leave out letters and extensions.' };
  }
  if (digits.startsWith('+')) return { phone: digits };
  const callingCode = country && callingCodeOf.get(country);
  if (!callingCode)
    return { problem: 'Begin the phone number with + and the country code, as in +14155550123.' };
  return { phone: `+${callingCode}${stripTrunkPrefix(callingCode, digits)}` };
}

/**
 * Converts a phone number to E.164, or returns the problem as a sentence. A number without a calling code is
 * parsed as a number of `country`.
 */
export function normalizePhone(text: string, country: string | null): NormalizedPhone {
  const result = withCallingCode(text, country);
  if ('problem' in result || e164.test(result.phone)) return result;
  return { problem: 'This is not a phone number: it needs 7 to 15 digits with its country code.' };
}
