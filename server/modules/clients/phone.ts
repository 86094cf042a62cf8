import { callingCodeOf, withoutTrunkPrefix } from './callingCodes';

export type NormalisedPhone = { phone: string } | { problem: string };

const separators = /[\s().\-/\u2010-\u2015\u00a0]/g;
const e164 = /^\+[1-9]\d{6,14}$/;

function digitsWithPrefix(text: string, country: string | null): NormalisedPhone {
  // People write +44 (0)20 …: the bracketed zero is for callers inside the country.
  const bare = text.replace(/\(0\)/, '').replace(separators, '').replace(/^00/, '+');
  if (!/^\+?\d+$/.test(bare)) {
    return { problem: 'A phone number has digits only: leave out letters and extensions.' };
  }
  if (bare.startsWith('+')) return { phone: bare };
  const callingCode = country && callingCodeOf.get(country);
  if (!callingCode)
    return { problem: 'Begin the phone number with + and the country code, as in +14155550123.' };
  return { phone: `+${callingCode}${withoutTrunkPrefix(callingCode, bare)}` };
}

/** E.164 from what people type; without a country code in it, the number is read as one of `country`. */
export function normalisePhone(text: string, country: string | null): NormalisedPhone {
  const result = digitsWithPrefix(text, country);
  if ('problem' in result || e164.test(result.phone)) return result;
  return { problem: 'This is not a phone number: it needs 7 to 15 digits with its country code.' };
}
