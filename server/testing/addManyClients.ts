import type { Database } from '../platform';

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
    });
  }
}
