import type { Settings } from '../../platform';
import { type DomainConfig, fallbackHostOf } from './checking/records';
import type { DomainRow } from './domains.repository';

/**
 * Returns the configuration of a domain. Throws if `subdomain` is null, because every company with a domain
 * has a subdomain.
 */
export const domainConfigOf = (
  { hostname, kind, token }: Pick<DomainRow, 'hostname' | 'kind' | 'token'>,
  subdomain: string | null,
  settings: Settings,
): DomainConfig => {
  if (!subdomain) throw new Error('A company with a domain has no subdomain.');
  const fallbackHost = fallbackHostOf(subdomain, settings);
  return { hostname, kind, token, fallbackHost, addresses: settings.portalsAddresses };
};

/** The maximum number of custom domains per company. */
export const maxDomains = 3;
