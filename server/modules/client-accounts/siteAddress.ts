import type { Db } from '../../db/database';
import type { Settings } from '../../settings';
import { primaryDomain } from '../domains/primaryDomain';

/** `https://acme.example.com`, where the company's clients go; null while nothing is published there. */
export async function siteAddress(
  db: Db,
  { publicUrl, sitesDomain }: Pick<Settings, 'publicUrl' | 'sitesDomain'>,
  companyId: string,
): Promise<string | null> {
  const { rows } = await db.query<{ subdomain: string | null }>(
    `/* siteAddress */ select k.subdomain from companies k join sites s on s.company_id = k.id where k.id = $1`,
    [companyId],
  );
  const subdomain = rows[0]?.subdomain;
  if (!subdomain) return null;
  const host = (await primaryDomain(db, companyId))?.hostname ?? `${subdomain}.${sitesDomain}`;
  // The sites stand behind the same proxy as the console, so they are secure when it is.
  return `${new URL(publicUrl).protocol}//${host}`;
}
