import { hostNameOf, type Services, subdomainOf } from '../../platform';
import { companyOfSubdomain } from '../../company';
import { findCompanyOfDomain } from './findCompanyOfDomain.repository';

/** Returns whether a company's portal is at the domain. */
export async function isKnownDomain({ database, settings }: Services, domain: string): Promise<boolean> {
  const name = hostNameOf(domain);
  if (!name) return false;
  const label = subdomainOf(name, settings.portalsDomain);
  const companyId = await database.onPlatform((db) =>
    label === null ? findCompanyOfDomain(db, name) : companyOfSubdomain(db, label),
  );
  return companyId !== null;
}
