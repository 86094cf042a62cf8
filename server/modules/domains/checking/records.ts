import { isIPv6 } from 'node:net';
import { canonicalAddress } from '../../../dns/addresses';
import type { CustomDomainKind } from '../../../schema.generated';
import type { Settings } from '../../../settings';

/** What of a domain decides which records it needs. */
export interface Wanted {
  hostname: string;
  kind: CustomDomainKind;
  token: string;
  /** The company's own subdomain, which always works. */
  fallbackHost: string;
  /** The addresses of our proxy, where a setting names them. */
  addresses: readonly string[];
}

export interface WantedRecord {
  purpose: 'Ownership' | 'Routing';
  type: 'TXT' | 'CNAME' | 'A' | 'AAAA' | 'ALIAS';
  name: string;
  value: string;
}

/** In seconds: what is set can be put right within an hour. */
export const recordTtl = 3600;

export const challengeName = (hostname: string): string => `_site-challenge.${hostname}`;

export const challengeValue = (token: string): string => `site-verification=${token}`;

/** Without the port that SITES_DOMAIN may have. */
export const fallbackHostOf = (subdomain: string, { sitesDomain }: Pick<Settings, 'sitesDomain'>): string =>
  `${subdomain}.${sitesDomain.replace(/:\d+$/, '')}`;

function routing({ hostname, kind, fallbackHost, addresses }: Wanted): WantedRecord[] {
  const record = (type: WantedRecord['type'], value: string): WantedRecord => ({
    purpose: 'Routing',
    type,
    name: hostname,
    value,
  });
  if (kind === 'Subdomain') return [record('CNAME', fallbackHost)];
  // A name that has the zone's own records can have no CNAME beside them.
  if (addresses.length === 0) return [record('ALIAS', fallbackHost)];
  return addresses.map((address) => record(isIPv6(address) ? 'AAAA' : 'A', canonicalAddress(address)));
}

/** What has to stand in the DNS. */
export const wantedRecords = (wanted: Wanted): WantedRecord[] => [
  {
    purpose: 'Ownership',
    type: 'TXT',
    name: challengeName(wanted.hostname),
    value: challengeValue(wanted.token),
  },
  ...routing(wanted),
];
