import ipaddr from 'ipaddr.js';

// IPv6 prefix lengths that providers assign, from one subnet to a large customer (RFC 6177).
const prefixes = [64, 56, 48].map((length) => ({
  length,
  mask: ipaddr.IPv6.subnetMaskFromPrefixLength(length).parts.filter((part) => part > 0),
}));

/** Parses an address, and converts an IPv4-mapped IPv6 address to IPv4. Returns null for other text. */
export const parseIpAddress = (text: string): ipaddr.IPv4 | ipaddr.IPv6 | null =>
  ipaddr.isValid(text) ? ipaddr.process(text) : null;

/** Returns the networks of an address, narrowest first: itself for IPv4, the /64, /56 and /48 for IPv6. */
export function networksOf(ipAddress: string): readonly string[] {
  const address = parseIpAddress(ipAddress);
  if (!(address instanceof ipaddr.IPv6)) return [address?.toString() ?? ipAddress];
  return prefixes.map(({ length, mask }) => {
    const groups = mask.map((part, index) => ((address.parts[index] ?? 0) & part).toString(16));
    return `${groups.join(':')}::/${length}`;
  });
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
