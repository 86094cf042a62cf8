import type { Db } from '../../db/database';
import { isAllowed } from '../../permissions';

/** What charging goes by in a company. */
export interface ChargingCompany {
  /** No charge of a client is begun while it is closed or blocked; one that was begun may have been sent, and is settled. */
  isActive: boolean;
  /** It pays what it owes Livery itself, closed too. */
  isPaying: boolean;
  timeZone: string;
  /** By the company's clock. */
  now: Date;
}

/** Held until the transaction ends, so that of two runs at once one begins what is due, and the other finds it begun. */
export async function lockChargingCompany(db: Db, companyId: string): Promise<ChargingCompany> {
  const { rows } = await db.query<ChargingCompany>(
    `/* lockChargingCompany */ select ${isAllowed('status', 'charge')} as "isActive", ${isAllowed('status', 'pay')} as "isPaying",
       time_zone as "timeZone", company_now() as now
     from companies where id = $1 for no key update`,
    [companyId],
  );
  const [company] = rows;
  if (!company) throw new Error(`There is no company ${companyId}.`);
  return company;
}

/** Within a transaction on the platform. */
export async function companiesWithDueCharges(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    '/* companiesWithDueCharges */ select id from companies_with_due_charges() as id',
  );
  return rows.map(({ id }) => id);
}

/** What time it is for the company whose transaction it is. */
export async function companyClock(db: Db): Promise<Date> {
  const { rows } = await db.query<{ now: Date }>('/* companyClock */ select company_now() as now');
  const [row] = rows;
  if (!row) throw new Error('The database told no time.');
  return row.now;
}
