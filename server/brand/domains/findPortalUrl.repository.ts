import type { Db, Settings } from '../../platform';
import { dashboardLink } from '../../company';
import { primaryDomain } from './primaryDomain.repository';

interface PortalRow {
  subdomain: string | null;
  isPublished: boolean;
}

/** Returns the portal's address, such as `https://acme.example.com`, or null if nothing is published. */
export async function findPortalUrl(
  db: Db,
  settings: Pick<Settings, 'publicUrl' | 'portalsDomain'>,
  companyId: string,
): Promise<string | null> {
  const { rows } = await db.query<PortalRow>(
    `/* findPortalUrl */ select subdomain, exists (select from portals where company_id = $1) as "isPublished"
     from companies where id = $1`,
    [companyId],
  );
  const [row] = rows;
  if (!row) return null;
  const primary = await primaryDomain(db, companyId);
  return dashboardLink({ ...row, primaryDomain: primary?.hostname ?? null }, settings);
}
