import type { Db, StatementRows } from '../../platform';

export type ContentCompany = StatementRows['loadContentCompany'];

/** Returns the company details that fill the variables, and the current day in the company's time zone. */
export async function loadContentCompany(db: Db, companyId: string): Promise<ContentCompany> {
  const { rows } = await db.query(
    `/* loadContentCompany */ select c.name, c.email, c.phone, c.country, c.website, t.title,
       (company_now() at time zone c.time_zone)::date::text as today
     from companies c left join theme_setups t on t.company_id = c.id where c.id = $1`,
    [companyId],
  );
  const [row] = rows;
  if (!row) throw new Error('The company does not exist.');
  return row;
}
