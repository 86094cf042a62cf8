import type { Db } from '../../db/database';
import type { Settings } from '../../settings';
import { primaryDomain } from '../domains/primaryDomain';
import { dashboardLink } from './derived';

interface AddressRow {
  subdomain: string | null;
  isPublished: boolean;
}

/** `https://acme.example.com`, where the company's clients go; null while nothing is published there. */
export async function siteAddress(
  db: Db,
  settings: Pick<Settings, 'publicUrl' | 'sitesDomain'>,
  companyId: string,
): Promise<string | null> {
  const { rows } = await db.query<AddressRow>(
    `/* siteAddress */ select subdomain, exists (select from sites where company_id = $1) as "isPublished"
     from companies where id = $1`,
    [companyId],
  );
  const [row] = rows;
  if (!row) return null;
  const primary = await primaryDomain(db, companyId);
  return dashboardLink({ ...row, primaryDomain: primary?.hostname ?? null }, settings);
}
