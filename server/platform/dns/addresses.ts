import { BlockList, isIPv6 } from 'node:net';

/** Returns an IP address in the canonical form that DNS responses use. */
export const canonicalAddress = (address: string): string =>
  isIPv6(address) ? new URL(`http://[${address}]/`).hostname.slice(1, -1) : address;

/**
 * Cloudflare's proxy addresses (https://www.cloudflare.com/ips). DNS returns them instead of the address of
 * the server behind the proxy.
 */
const cloudflare = new BlockList();
for (const [network, bits] of [
  ['103.21.244.0', 22],
  ['103.22.200.0', 22],
  ['103.31.4.0', 22],
  ['104.16.0.0', 13],
  ['104.24.0.0', 14],
  ['108.162.192.0', 18],
  ['131.0.72.0', 22],
  ['141.101.64.0', 18],
  ['162.158.0.0', 15],
  ['172.64.0.0', 13],
  ['173.245.48.0', 20],
  ['188.114.96.0', 20],
  ['190.93.240.0', 20],
  ['197.234.240.0', 22],
  ['198.41.128.0', 17],
] as const) {
  cloudflare.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['2400:cb00::', 32],
  ['2405:8100::', 32],
  ['2405:b500::', 32],
  ['2606:4700::', 32],
  ['2803:f800::', 32],
  ['2a06:98c0::', 29],
  ['2c0f:f248::', 32],
] as const) {
  cloudflare.addSubnet(network, bits, 'ipv6');
}

export const isProxied = (address: string): boolean =>
  cloudflare.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
