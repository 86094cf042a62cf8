import type { Db } from '../../platform';

/**
 * Returns the company whose portal a domain shows, or null if it shows none. Expects a lower-case name
 * without port and a platform transaction.
 */
export async function findCompanyOfDomain(db: Db, hostname: string): Promise<string | null> {
  const { rows } = await db.query<{ companyId: string | null }>(
    '/* findCompanyOfDomain */ select company_of_domain($1) as "companyId"',
    [hostname],
  );
  return rows[0]?.companyId ?? null;
}
