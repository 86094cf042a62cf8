import { isIPv6 } from 'node:net';
import { canonicalAddress, type Settings } from '../../../platform';
import type { CustomDomainKind } from '../../../../contract/enums';

/** The properties of a domain that determine its required records. */
export interface DomainConfig {
  hostname: string;
  kind: CustomDomainKind;
  token: string;
  /** The company's subdomain, which always works. */
  fallbackHost: string;
  /** The proxy's addresses, if they are configured. */
  addresses: readonly string[];
}

export interface RequiredRecord {
  purpose: 'Ownership' | 'Routing';
  type: 'TXT' | 'CNAME' | 'A' | 'AAAA' | 'ALIAS';
  name: string;
  value: string;
}

/** In seconds. Corrections of a record take effect within an hour. */
export const recordTtl = 3600;

export const challengeName = (hostname: string): string => `_site-challenge.${hostname}`;

export const challengeValue = (token: string): string => `site-verification=${token}`;

/** Returns the host name of a company's subdomain, without the port that `SITES_DOMAIN` can contain. */
export const fallbackHostOf = (
  subdomain: string,
  { portalsDomain }: Pick<Settings, 'portalsDomain'>,
): string => `${subdomain}.${portalsDomain.replace(/:\d+$/, '')}`;

function routingRecords({ hostname, kind, fallbackHost, addresses }: DomainConfig): RequiredRecord[] {
  const record = (type: RequiredRecord['type'], value: string): RequiredRecord => ({
    purpose: 'Routing',
    type,
    name: hostname,
    value,
  });
  if (kind === 'Subdomain') return [record('CNAME', fallbackHost)];
  // An apex name can't have a CNAME record next to the records of its zone.
  if (addresses.length === 0) return [record('ALIAS', fallbackHost)];
  return addresses.map((address) => record(isIPv6(address) ? 'AAAA' : 'A', canonicalAddress(address)));
}

export const requiredRecords = (config: DomainConfig): RequiredRecord[] => [
  {
    purpose: 'Ownership',
    type: 'TXT',
    name: challengeName(config.hostname),
    value: challengeValue(config.token),
  },
  ...routingRecords(config),
];
