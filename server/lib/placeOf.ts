import { readFileSync } from 'node:fs';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { Reader, type CountryResponse } from 'maxmind';
import { bareAddress } from './network';

/** Where an address is used: as far as the world's registries tell, which is the country. */
export interface Place {
  /** ISO 3166-1 alpha-2. */
  country: string;
}

type Entry = CountryResponse & { country_code: string };

// The registries hand these out together with what lies around them, though nobody's place can be told by them.
const nowhere = new BlockList();
for (const [network, bits] of [
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
  nowhere.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 128],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['2001:db8::', 32],
] as const) {
  nowhere.addSubnet(network, bits, 'ipv6');
}

let reader: Reader<Entry> | null = null;

// Read whole at the first question: it takes a few hundredths of a second, and then each answer none.
const readPlaces = (): Reader<Entry> =>
  new Reader(
    readFileSync(require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')),
  );

/** Null where it can't be told: an address of a private network, one that nobody has, or none at all. */
export function placeOf(ipAddress: string | null): Place | null {
  const address = bareAddress(ipAddress ?? '');
  if (!isIPv4(address) && !isIPv6(address)) return null;
  if (nowhere.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return null;
  reader ??= readPlaces();
  const entry = reader.get(address);
  return entry && { country: entry.country_code };
}
