import type { Database, Services } from '../../platform';
import { newId } from '../../lib/ids';
import type { CompanyStatus } from '../../../contract/enums';

export interface CompanyRow {
  id: string;
  name: string;
  email: string;
  status: CompanyStatus;
  country: string;
  subdomain: string;
}

let count = 0;

export async function insertCompany(
  database: Database,
  overrides: Partial<CompanyRow> = {},
): Promise<CompanyRow> {
  const id = newId();
  const company: CompanyRow = {
    id,
    name: `Company ${++count}`,
    email: `owner-${id}@company.test`,
    status: 'Active',
    country: 'US',
    subdomain: `company-${id}`,
    ...overrides,
  };
  await database.inCompany(company.id, (db) =>
    db.query(
      'insert into companies (id, name, email, status, country, subdomain) values ($1, $2, $3, $4, $5, $6)',
      [company.id, company.name, company.email, company.status, company.country, company.subdomain],
    ),
  );
  return company;
}

/** Sets the company's test clock ahead of real time. */
export const setClockAhead = (
  { services: { database } }: { services: Services },
  { id }: Pick<CompanyRow, 'id'>,
  ahead: string,
): Promise<unknown> =>
  database.inCompany(id, (db) =>
    db.query('update companies set clock_goal = $2::interval, clock_ahead = $2::interval where id = $1', [
      id,
      ahead,
    ]),
  );
