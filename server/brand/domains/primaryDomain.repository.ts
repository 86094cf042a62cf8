import type { Db } from '../../platform';

export interface PrimaryDomain {
  hostname: string;
  /** Whether the subdomain and the other domains redirect to it. */
  redirects: boolean;
}

/** Returns the live domain to which clients are sent, or null for the subdomain. */
export async function primaryDomain(db: Db, companyId: string): Promise<PrimaryDomain | null> {
  const { rows } = await db.query<PrimaryDomain>(
    `/* primaryDomain */ select hostname, redirects_here as redirects from custom_domains
     where company_id = $1 and is_primary and live_at is not null and removed_at is null`,
    [companyId],
  );
  return rows[0] ?? null;
}
