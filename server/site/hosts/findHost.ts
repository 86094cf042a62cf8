import type { Services } from '../../context';
import { readSnapshot, type SiteSnapshot } from '../../modules/deployments/snapshot';
import { primaryDomain } from '../../modules/domains/primaryDomain';
import { siteOfDomain } from '../../modules/domains/siteOfDomain';
import type { CompanyStatus } from '../../schema.generated';
import { companyOfSubdomain, siteRow } from '../sql';
import { subdomainOf } from './hostName';

/** Whose client dashboard answers under a name. */
export interface SiteHost {
  companyId: string;
  status: CompanyStatus;
  companyName: string;
  /** Null before the first deployment. */
  snapshot: SiteSnapshot | null;
  /** The name that visitors are sent to instead. */
  movedTo: string | null;
}

const companyAt = ({ database, settings }: Services, name: string): Promise<string | null> =>
  database.onPlatform((db) => {
    const label = subdomainOf(name, settings.sitesDomain);
    return label === null ? siteOfDomain(db, name) : companyOfSubdomain(db, label);
  });

/** Null for a name that is nobody's. */
export async function findHost(services: Services, name: string): Promise<SiteHost | null> {
  const companyId = await companyAt(services, name);
  if (companyId === null) return null;
  return services.database.inCompany(companyId, async (db) => {
    const row = await siteRow(db, companyId);
    if (!row) return null;
    const snapshot = row.snapshotId ? await readSnapshot(db, companyId, row.snapshotId) : undefined;
    const primary = await primaryDomain(db, companyId);
    const isElsewhere = primary?.redirects === true && primary.hostname !== name;
    return {
      companyId,
      status: row.status,
      companyName: row.name,
      snapshot: snapshot ?? null,
      movedTo: isElsewhere ? primary.hostname : null,
    };
  });
}
