import type { Services } from '../../../platform';
import { findCompanyOfHost, type PortalSnapshot, primaryDomain, readSnapshot } from '../../../brand';
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

/** Returns the portal of a host name, or null if no company uses the name. */
export async function findHost(services: Services, name: string): Promise<PortalHost | null> {
  const companyId = await findCompanyOfHost(services, name);
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
