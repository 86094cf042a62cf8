import { readFileSync } from 'node:fs';
import { Reader, type CountryResponse } from 'maxmind';
import { parseIpAddress } from './network';

/** The country to which a regional internet registry assigned an address. */
export interface IpLocation {
  /** An ISO 3166-1 alpha-2 code. */
  country: string;
}

type CountryEntry = CountryResponse & { country_code: string };

let reader: Reader<CountryEntry> | null = null;

// Loads the whole database on the first lookup. This takes tens of milliseconds and makes later lookups fast.
const openDatabase = (): Reader<CountryEntry> =>
  new Reader(
    readFileSync(require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')),
  );

/** Returns the country of an address, or null if it is private, reserved, unassigned, invalid or missing. */
export function locateIp(ipAddress: string | null): IpLocation | null {
  const address = parseIpAddress(ipAddress ?? '');
  // The registry data assigns countries to some reserved networks, although they have no location.
  if (address?.range() !== 'unicast') return null;
  reader ??= openDatabase();
  const entry = reader.get(address.toString());
  return entry && { country: entry.country_code };
}
