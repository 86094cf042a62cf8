import type { Db } from '../../platform';
import { fileNameOf } from '../../lib/fileName';

export interface ArchivedCompany {
  name: string;
  timeZone: string;
  /** For example, `Company archive 2026-01-31.zip`. */
  fileName: string;
}

export async function archivedCompany(db: Db, companyId: string): Promise<ArchivedCompany> {
  const { rows } = await db.query<{ name: string; timeZone: string; today: string }>(
    `/* archivedCompanyName */ select name, time_zone as "timeZone",
       to_char(now() at time zone time_zone, 'YYYY-MM-DD') as today
     from companies where id = $1`,
    [companyId],
  );
  const [company] = rows;
  if (!company) throw new Error(`Company ${companyId} does not exist.`);
  return { ...company, fileName: fileNameOf(company.name, 'archive', company.today, 'zip') };
}
