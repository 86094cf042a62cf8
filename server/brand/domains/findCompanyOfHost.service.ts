import { type Services, subdomainOf } from '../../platform';
import { companyOfSubdomain } from '../../company';
import { findCompanyOfDomain } from './findPortalUrl.repository';

/**
 * Returns the company whose portal a host name shows, or null if it shows none. Expects the name as
 * `hostNameOf` returns it.
 */
export const findCompanyOfHost = (
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  name: string,
): Promise<string | null> =>
  database.onPlatform((db) => {
    const label = subdomainOf(name, settings.portalsDomain);
    return label === null ? findCompanyOfDomain(db, name) : companyOfSubdomain(db, label);
  });
