import { isIPv6 } from 'node:net';

const groupCount = 8;
/** From one customer's line to what a provider gives a large one: RFC 6177. */
const widths = [64, 56, 48] as const;

/** Of an IPv4 address in the clothes of IPv6, however it is written, the address inside. */
export const bareAddress = (address: string): string =>
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

function prefixOf(groups: readonly number[], width: number): string {
  const kept = groups.slice(0, Math.ceil(width / 16));
  const last = kept.length - 1;
  const cut = kept.map((group, at) => (at === last ? group & (0xffff << (kept.length * 16 - width)) : group));
  return `${cut.map((group) => group.toString(16)).join(':')}::/${width}`;
}

/** Returns the networks that an address belongs to, the narrowest first: itself for IPv4, the /64, /56 and /48 for IPv6. */
export function networksOf(ipAddress: string): readonly string[] {
  const address = bareAddress(ipAddress);
  if (!isIPv6(address)) return [address];
  const groups = groupsOf(address);
  return widths.map((width) => prefixOf(groups, width));
}

/** Returns the address itself, or the /64 that one IPv6 customer has for themselves. */
export const networkOf = (ipAddress: string): string => networksOf(ipAddress)[0] ?? ipAddress;

/** Returns the address itself, or the /56 that an IPv6 provider gives each customer: known networks are compared by it. */
export const customerNetworkOf = (ipAddress: string): string =>
  networksOf(ipAddress).slice(0, 2).at(-1) ?? ipAddress;

export const isFromNetworkOf = (address: string, other: string): boolean =>
  customerNetworkOf(address) === customerNetworkOf(other);
