import { readFileSync } from 'node:fs';
import { Reader, type CountryResponse } from 'maxmind';
import { parseIpAddress } from './network';

type CountryEntry = CountryResponse & { country_code: string };

let reader: Reader<CountryEntry> | null = null;

// Loads the whole database on the first lookup. This takes tens of milliseconds and makes later lookups fast.
const openDatabase = (): Reader<CountryEntry> =>
  new Reader(
    readFileSync(require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')),
  );

/**
 * Returns the ISO 3166-1 alpha-2 code of the country to which a regional internet registry assigned an address,
 * or null if the address is private, reserved, unassigned, invalid or missing.
 */
export function countryOfIp(ipAddress: string | null): string | null {
  const address = parseIpAddress(ipAddress ?? '');
  // The registry data assigns countries to some reserved networks, although they have no location.
  if (address?.range() !== 'unicast') return null;
  reader ??= openDatabase();
  return reader.get(address.toString())?.country_code ?? null;
}
