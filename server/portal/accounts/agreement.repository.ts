import type { Db } from '../../platform';

export interface AcceptedPage {
  pathname: string;
  version: number;
  /** The language of the text that the client saw. */
  language: string;
  /** The version of the translation, or null for the original. */
  translationVersion: number | null;
}

export interface NewAcceptances {
  clientId: string;
  agreements: readonly AcceptedPage[];
  ipAddress: string;
  userAgent: string | null;
}

export async function insertAcceptances(
  db: Db,
  companyId: string,
  { clientId, agreements, ipAddress, userAgent }: NewAcceptances,
): Promise<void> {
  await db.query(
    `/* insertAcceptances */
     insert into legal_acceptances (company_id, pathname, version, language, translation_version, client_id,
       ip_address, user_agent)
     select k.id, a.pathname, a.version, a.language, a."translationVersion", $2, $4, $5
     from companies k, jsonb_to_recordset($3::jsonb)
       as a(pathname text, version integer, language text, "translationVersion" integer)
     where k.id = $1
     on conflict do nothing`,
    [companyId, clientId, JSON.stringify(agreements), ipAddress, userAgent],
  );
}
