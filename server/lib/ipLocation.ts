import { readFileSync } from 'node:fs';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { Reader, type CountryResponse } from 'maxmind';
import { normalizeIpAddress } from './network';

/** The country to which a regional internet registry assigned an address. */
export interface IpLocation {
  /** An ISO 3166-1 alpha-2 code. */
  country: string;
}

type CountryEntry = CountryResponse & { country_code: string };

// Private and reserved networks. The registry data assigns countries to some of them, although they have no
// location.
const unlocatableNetworks = new BlockList();
for (const [network, prefixLength] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  unlocatableNetworks.addSubnet(network, prefixLength, 'ipv4');
}
for (const [network, prefixLength] of [
  ['::', 128],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['2001:db8::', 32],
] as const) {
  unlocatableNetworks.addSubnet(network, prefixLength, 'ipv6');
}

let reader: Reader<CountryEntry> | null = null;

// Loads the whole database on the first lookup. This takes tens of milliseconds and makes later lookups fast.
const openDatabase = (): Reader<CountryEntry> =>
  new Reader(
    readFileSync(require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')),
  );

/** Returns the country of an address, or null if it is private, reserved, unassigned, invalid or missing. */
export function locateIp(ipAddress: string | null): IpLocation | null {
  const address = normalizeIpAddress(ipAddress ?? '');
  if (!isIPv4(address) && !isIPv6(address)) return null;
  if (unlocatableNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return null;
  reader ??= openDatabase();
  const entry = reader.get(address);
  return entry && { country: entry.country_code };
}
