import { isIPv6 } from 'node:net';

const groupCount = 8;
const groupsOfOneCustomer = 4;

/** The address itself, or the /64 that one IPv6 customer has for themselves: what a limit counts by. */
export function networkOf(ipAddress: string): string {
  const address = ipAddress.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
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
