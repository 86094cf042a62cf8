import type { Db } from './database';

/** Returns the time of the current company's clock. */
export async function companyClock(db: Db): Promise<Date> {
  const { rows } = await db.query('/* companyClock */ select company_now() as now');
  const [row] = rows;
  if (!row) throw new Error('The database returned no row.');
  return row.now;
}
