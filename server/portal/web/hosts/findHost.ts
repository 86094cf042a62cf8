import { type Services, subdomainOf } from '../../../platform';
import { companyOfSubdomain } from '../../../company';
import { findCompanyOfDomain, type PortalSnapshot, primaryDomain, readSnapshot } from '../../../brand';
import type { CompanyStatus } from '../../../../contract/enums';
import { loadPortal } from '../web.repository';

/** The portal at a host name. */
export interface PortalHost {
  companyId: string;
  status: CompanyStatus;
  companyName: string;
  snapshot: PortalSnapshot | null;
  /** The primary host name that requests are redirected to, or null for no redirect. */
  redirectHost: string | null;
}

const companyIdByHost = ({ database, settings }: Services, name: string): Promise<string | null> =>
  database.onPlatform((db) => {
    const label = subdomainOf(name, settings.portalsDomain);
    return label === null ? findCompanyOfDomain(db, name) : companyOfSubdomain(db, label);
  });

/** Returns the portal of a host name, or null if no company uses the name. */
export async function findHost(services: Services, name: string): Promise<PortalHost | null> {
  const companyId = await companyIdByHost(services, name);
  if (companyId === null) return null;
  return services.database.inCompany(companyId, async (db) => {
    const row = await loadPortal(db, companyId);
    if (!row) return null;
    const snapshot = row.snapshotId ? await readSnapshot(db, companyId, row.snapshotId) : undefined;
    const primary = await primaryDomain(db, companyId);
    const isRedirected = primary?.redirects === true && primary.hostname !== name;
    return {
      companyId,
      status: row.status,
      companyName: row.name,
      snapshot: snapshot ?? null,
      redirectHost: isRedirected ? primary.hostname : null,
    };
  });
}
