import { countryName } from '@/lib/countryName';
import * as texts from '@/texts/settings/my-profile/sessions';

// Private (RFC 1918, RFC 4193), link-local (RFC 3927, RFC 4291) and loopback addresses.
const privateAddressPattern =
  /^(::ffff:)?(10\.|127\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd][0-9a-f]{2}:|^fe[89ab][0-9a-f]:/i;

/**
 * Returns the country's name, `Private network` for a private address, or null if the location is unknown.
 * `country` is an ISO 3166-1 alpha-2 code.
 */
export function sessionLocation(country: string | null, ipAddress: string | null): string | null {
  if (country) return countryName(country);
  return ipAddress !== null && privateAddressPattern.test(ipAddress) ? texts.privateNetwork : null;
}
