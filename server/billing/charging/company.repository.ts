import { type Db, statusAllowsSql } from '../../platform';

/** The state of a company that decides what is charged. */
export interface ChargingCompany {
  /** Whether new client charges may start. Charges that were already sent are completed regardless. */
  isActive: boolean;
  /** Whether the company pays platform fees. A closed company still does. */
  isPaying: boolean;
  timeZone: string;
  /** The time of the company's clock. */
  now: Date;
}

/**
 * Returns the company and locks it until the transaction ends, so that concurrent runs do not start the same
 * charges twice.
 */
export async function lockChargingCompany(db: Db, companyId: string): Promise<ChargingCompany> {
  const { rows } = await db.query(
    `/* lockChargingCompany */ select ${statusAllowsSql('status', 'charge')} as "isActive", ${statusAllowsSql('status', 'pay')} as "isPaying",
       time_zone as "timeZone", company_now() as now
     from companies where id = $1 for no key update`,
    [companyId],
  );
  const [company] = rows;
  if (!company) throw new Error(`Company ${companyId} does not exist.`);
  return company;
}

/** Requires a platform transaction. */
export async function companiesWithDueCharges(db: Db): Promise<string[]> {
  const { rows } = await db.query(
    '/* companiesWithDueCharges */ select id from companies_with_due_charges() as id',
  );
  return rows.map(({ id }) => id);
}
