import type { Settings } from '../../settings';
import { fallbackHostOf, type Wanted } from './checking/records';
import type { DomainRow } from './sql';

/** What the DNS has to say about a domain. */
export const wantedOf = (
  { hostname, kind, token }: Pick<DomainRow, 'hostname' | 'kind' | 'token'>,
  subdomain: string | null,
  settings: Settings,
): Wanted => {
  if (!subdomain) throw new Error('A company with a domain has no subdomain.');
  const fallbackHost = fallbackHostOf(subdomain, settings);
  return { hostname, kind, token, fallbackHost, addresses: settings.sitesAddresses };
};
