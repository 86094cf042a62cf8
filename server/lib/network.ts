import { isIPv6 } from 'node:net';

const groupCount = 8;
const groupsOfOneCustomer = 4;

/** Of an IPv4 address in the clothes of IPv6, however it is written, the address inside. */
export const bareAddress = (address: string): string =>
  address
    .replace(/%[^]*/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i, (_all, high: string, low: string) =>
      [high, low].flatMap((half) => [parseInt(half, 16) >> 8, parseInt(half, 16) & 0xff]).join('.'),
    );

/** The address itself, or the /64 that one IPv6 customer has for themselves: what a limit counts by. */
export function networkOf(ipAddress: string): string {
  const address = bareAddress(ipAddress);
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : groupCount - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(gap, 0)).fill('0'), ...after];
  return `${groups
    .slice(0, groupsOfOneCustomer)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
