import { isIPv6 } from 'node:net';

const groupCount = 8;
/** IPv6 prefix lengths that providers assign, from one subnet to a large customer (RFC 6177). */
const prefixLengths = [64, 56, 48] as const;

/** Removes the zone id and converts an IPv4-mapped IPv6 address to IPv4. */
export const normalizeIpAddress = (address: string): string =>
  address
    .replace(/%[^]*/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i, (_all, high: string, low: string) =>
      [high, low].flatMap((half) => [parseInt(half, 16) >> 8, parseInt(half, 16) & 0xff]).join('.'),
    );

function groupsOf(address: string): number[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : groupCount - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(gap, 0)).fill('0'), ...after];
  return groups.map((group) => parseInt(group, 16));
}

function prefixOf(groups: readonly number[], prefixLength: number): string {
  const prefixGroups = groups.slice(0, Math.ceil(prefixLength / 16));
  const last = prefixGroups.length - 1;
  const maskedGroups = prefixGroups.map((group, index) =>
    index === last ? group & (0xffff << (prefixGroups.length * 16 - prefixLength)) : group,
  );
  return `${maskedGroups.map((group) => group.toString(16)).join(':')}::/${prefixLength}`;
}

/** Returns the networks of an address, narrowest first: itself for IPv4, the /64, /56 and /48 for IPv6. */
export function networksOf(ipAddress: string): readonly string[] {
  const address = normalizeIpAddress(ipAddress);
  if (!isIPv6(address)) return [address];
  const groups = groupsOf(address);
  return prefixLengths.map((prefixLength) => prefixOf(groups, prefixLength));
}

/** Returns an IPv4 address unchanged, or the /64 of an IPv6 address. */
export const networkOf = (ipAddress: string): string => networksOf(ipAddress)[0] ?? ipAddress;

/**
 * Returns an IPv4 address unchanged, or the /56 that providers assign to one IPv6 customer. `isSameNetwork`
 * compares these networks.
 */
export const customerNetworkOf = (ipAddress: string): string =>
  networksOf(ipAddress).slice(0, 2).at(-1) ?? ipAddress;

export const isSameNetwork = (address: string, other: string): boolean =>
  customerNetworkOf(address) === customerNetworkOf(other);
