import type { Db } from '../../platform';

export interface NewAcceptances {
  clientId: string;
  agreements: readonly { pathname: string; version: number }[];
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
     insert into legal_acceptances (company_id, pathname, version, client_id, ip_address, user_agent)
     select k.id, a.pathname, a.version, $2, $4, $5
     from companies k, jsonb_to_recordset($3::jsonb) as a(pathname text, version integer)
     where k.id = $1
     on conflict do nothing`,
    [companyId, clientId, JSON.stringify(agreements), ipAddress, userAgent],
  );
}
