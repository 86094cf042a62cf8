import { withClientTotals } from '../../clients';
import { refreshTotals } from '../totals';
import type { Database, Db } from '../../platform';
import { newId } from '../../lib/ids';
import type { ClientStatus } from '../../../contract/enums';
import type { CompanyRow } from './companies';

export interface ClientRow {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  country: string | null;
  status: ClientStatus;
  createdAt: Date;
}

let count = 0;

export async function insertClient(
  database: Database,
  company: CompanyRow,
  overrides: Partial<ClientRow> = {},
): Promise<ClientRow> {
  const id = newId();
  const client: ClientRow = {
    id,
    name: `Client ${++count}`,
    email: `client-${id}@client.test`,
    phone: null,
    country: null,
    status: 'Active',
    createdAt: new Date(),
    ...overrides,
  };
  await database.inCompany(company.id, (db) =>
    withClientTotals(db, company.id, [id], () =>
      db.query(
        `with taken as (
         update companies set last_client_number = last_client_number + 1 where id = $1 returning last_client_number
       )
       insert into clients (company_id, id, number, name, email, phone, country, status, source, created_at)
       select $1, $2, last_client_number, $3, $4, $5, $6, $7, 'Manual', $8 from taken`,
        [
          company.id,
          client.id,
          client.name,
          client.email,
          client.phone,
          client.country,
          client.status,
          client.createdAt,
        ],
      ),
    ),
  );
  return client;
}

/** Inserts numbered clients with these ids in one statement. */
export const insertClients = (
  db: Db,
  companyId: string,
  ids: readonly string[],
  status: ClientStatus = 'Active',
): Promise<unknown> =>
  withClientTotals(db, companyId, ids, () =>
    db.query(
      `with taken as (
       update companies set last_client_number = last_client_number + cardinality($2::uuid[]) where id = $1
       returning last_client_number - cardinality($2::uuid[]) as before
     )
     insert into clients (company_id, id, number, name, email, status, source)
     select $1, r.id, before + r.n, 'Client ' || (before + r.n), r.id || '@client.test', $3, 'Manual'
     from taken, unnest($2::uuid[]) with ordinality as r(id, n)`,
      [companyId, ids, status],
    ),
  );

const batchSize = 5000;

/**
 * Adds numbered clients to an empty company. Each is one second newer than the previous one, and every tenth
 * has the tag.
 */
export async function addManyClients(
  database: Database,
  companyId: string,
  count: number,
  { tag = 'vip', externalId = null }: { tag?: string; externalId?: string | null } = {},
): Promise<void> {
  for (let first = 1; first <= count; first += batchSize) {
    const last = Math.min(first + batchSize - 1, count);
    await database.inCompany(companyId, async (db) => {
      await db.query(
        `insert into clients (company_id, id, number, name, email, country, status, tags, source,
           external_id, created_at)
         select $1, gen_random_uuid(), n, 'Client ' || n, 'client' || n || '@client.test',
           (array['GB', 'PT', null])[1 + n % 3],
           (array['Invited', 'Trialing', 'Active', 'PastDue', 'Paused', 'Deactivated'])[1 + n % 6],
           case when n % 10 = 0 then array[$4] else '{}' end, 'Manual', $5::text || n,
           '2026-01-01'::timestamptz + make_interval(secs => n)
         from generate_series($2::integer, $3::integer) n`,
        [companyId, first, last, tag, externalId],
      );
      await db.query('update companies set last_client_number = $2 where id = $1', [companyId, last]);
      await refreshTotals(db, companyId);
    });
  }
}
