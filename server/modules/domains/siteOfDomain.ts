import type { Db } from '../../db/database';

/**
 * Whose client dashboard stands at a domain, its name in lower case and without a port; null for every name that no
 * company has shown to be its own. Within a transaction on the platform.
 */
export async function siteOfDomain(db: Db, hostname: string): Promise<string | null> {
  const { rows } = await db.query<{ companyId: string | null }>(
    '/* siteOfDomain */ select company_of_domain($1) as "companyId"',
    [hostname],
  );
  return rows[0]?.companyId ?? null;
}
