import { countryName } from '@/lib/countryName';
import * as texts from '@/texts/settings/my-profile/sessions';

// As RFC 1918, RFC 4193 and RFC 3927 have them, and a device's own.
const privateAddress =
  /^(::ffff:)?(10\.|127\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd][0-9a-f]{2}:|^fe[89ab][0-9a-f]:/i;

/** Where a session is used, in words: `Portugal`, `Private network`; null where it can't be told. */
export function sessionPlace(place: string | null, ipAddress: string | null): string | null {
  if (place) return countryName(place);
  return ipAddress !== null && privateAddress.test(ipAddress) ? texts.privateNetwork : null;
}
