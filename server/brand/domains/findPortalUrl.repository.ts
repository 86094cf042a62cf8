import { dashboardLink } from '../../company';
import type { Db, Settings } from '../../platform';

interface PrimaryDomain {
  hostname: string;
  /** Whether the subdomain and the other domains redirect to it. */
  redirects: boolean;
}

/** Returns the live domain to which clients are sent, or null for the subdomain. */
export async function primaryDomain(db: Db, companyId: string): Promise<PrimaryDomain | null> {
  const { rows } = await db.query(
    `/* primaryDomain */ select hostname, redirects_here as redirects from custom_domains
     where company_id = $1 and is_primary and live_at is not null and removed_at is null`,
    [companyId],
  );
  return rows[0] ?? null;
}

/** Returns the portal's address, such as `https://acme.example.com`, or null if nothing is published. */
export async function findPortalUrl(
  db: Db,
  settings: Pick<Settings, 'publicUrl' | 'portalsDomain'>,
  companyId: string,
): Promise<string | null> {
  const { rows } = await db.query(
    `/* findPortalUrl */ select subdomain, exists (select from portals where company_id = $1) as "isPublished"
     from companies where id = $1`,
    [companyId],
  );
  const [row] = rows;
  if (!row) return null;
  const primary = await primaryDomain(db, companyId);
  return dashboardLink({ ...row, primaryDomain: primary?.hostname ?? null }, settings);
}

/**
 * Returns the company whose portal a domain shows, or null if it shows none. Expects a lower-case name
 * without port and a platform transaction.
 */
export async function findCompanyOfDomain(db: Db, hostname: string): Promise<string | null> {
  const { rows } = await db.query('/* findCompanyOfDomain */ select company_of_domain($1) as "companyId"', [
    hostname,
  ]);
  return rows[0]?.companyId ?? null;
}
