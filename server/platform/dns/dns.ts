import { Resolver } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { removeUnstorable } from '../../../contract/text';
import { errorCode } from '../../lib/errors';

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

/** DNS providers by the host names of their name servers. */
const providers: readonly (readonly [RegExp, string])[] = [
  [/\.ns\.cloudflare\.com$/, 'Cloudflare'],
  [/\.domaincontrol\.com$/, 'GoDaddy'],
  [/\.registrar-servers\.com$/, 'Namecheap'],
  [/\.awsdns-\d+\.(com|net|org|co\.uk)$/, 'Amazon Route 53'],
  [/\.(googledomains|squarespacedns)\.com$/, 'Squarespace'],
  [/-cloud-dns-|\.cloud-dns\.|^ns-cloud-[a-e]\d\.googledomains\.com$/, 'Google Cloud DNS'],
  [/\.azure-dns\.(com|net|org|info)$/, 'Azure DNS'],
  [/\.ui-dns\.(com|org|de|biz)$/, 'IONOS'],
  [/\.(ovh\.net|anycast\.me)$/, 'OVHcloud'],
  [/\.dns-parking\.com$/, 'Hostinger'],
  [/\.gandi\.net$/, 'Gandi'],
  [/\.porkbun\.com$/, 'Porkbun'],
  [/\.digitalocean\.com$/, 'DigitalOcean'],
  [/\.vercel-dns\.com$/, 'Vercel'],
  [/\.nsone\.net$/, 'NS1'],
  [/\.wixdns\.net$/, 'Wix'],
  [/\.dnsimple(-edge)?\.(com|net|org|io)$/, 'DNSimple'],
  [/\.(hetzner\.(com|de)|first-ns\.de|second-ns\.(com|de))$/, 'Hetzner'],
  [/\.dreamhost\.com$/, 'DreamHost'],
  [/\.bluehost\.com$/, 'Bluehost'],
  [/\.name\.com$/, 'Name.com'],
  [/\.hover\.com$/, 'Hover'],
  [/\.strato\.de$|\.rzone\.de$/, 'STRATO'],
  [/\.infomaniak\.ch$/, 'Infomaniak'],
];

/** Returns the DNS provider, or null if the name servers are unknown. */
export function providerOf(nameServers: readonly string[]): string | null {
  const names = nameServers.map((name) => name.toLowerCase());
  return providers.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? null;
}

type RecordType = 'A' | 'AAAA' | 'CNAME' | 'TXT' | 'NS' | 'CAA';

/** Thrown if DNS returned neither records nor proof that there are none. */
export class DnsUnavailableError extends Error {
  constructor(
    readonly hostname: string,
    readonly reason: string,
  ) {
    super(`The DNS lookup of ${hostname} failed: ${reason}.`);
    this.name = 'DnsUnavailableError';
  }
}

export interface Dns {
  /**
   * Returns the values of a name's records of one type, or an empty array if there are none. Throws
   * `DnsUnavailableError` if the lookup fails.
   */
  resolve(hostname: string, type: RecordType): Promise<string[]>;
}

const timeoutMs = 2500;
const tries = 2;

const noSuchRecord = new Set(['ENODATA', 'ENOTFOUND']);

const issuersOf = (records: readonly { issue?: string | undefined }[]): string[] =>
  records.flatMap(({ issue }) => (issue === undefined ? [] : [issue.split(';')[0]?.trim() ?? '']));

async function queryRecords(resolver: Resolver, hostname: string, type: RecordType): Promise<string[]> {
  switch (type) {
    case 'A':
      return resolver.resolve4(hostname);
    case 'AAAA':
      return resolver.resolve6(hostname);
    case 'CNAME':
      return resolver.resolveCname(hostname);
    case 'NS':
      return resolver.resolveNs(hostname);
    case 'TXT':
      return (await resolver.resolveTxt(hostname)).map((chunks) => chunks.join(''));
    case 'CAA':
      return issuersOf(await resolver.resolveCaa(hostname));
  }
}

/** Returns a resolver that queries the configured servers, or the system's servers if none are configured. */
export function makeDns({ dnsServers }: { dnsServers: readonly string[] }): Dns {
  const resolver = new Resolver({ timeout: timeoutMs, tries });
  if (dnsServers.length > 0) resolver.setServers(dnsServers);
  return {
    async resolve(hostname, type) {
      try {
        // Domain owners choose these values. A character that the database can't store would block every
        // later check.
        return (await queryRecords(resolver, hostname, type)).map(removeUnstorable);
      } catch (error) {
        const code = errorCode(error);
        if (noSuchRecord.has(code)) return [];
        throw new DnsUnavailableError(hostname, code || String(error));
      }
    },
  };
}
