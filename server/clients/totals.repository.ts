import { addToDailyTallies, lockTotalsShared } from '../company';
import { rowDifferences } from '../lib/rowDifferences';
import type { Db } from '../platform';

const countedColumns = `id, plan_id as "planId", country, tags, source, is_paying as "isPaying", mrr,
  created_at as "createdAt"`;

/**
 * Runs `write`, which adds, changes or deletes the given clients, and adds the differences to the totals of clients by
 * plan, country, tag and source, and of clients added by day. Locks the clients in the order of their ids.
 */
export async function withClientTotals<Result>(
  db: Db,
  companyId: string,
  ids: readonly string[],
  write: () => Promise<Result>,
): Promise<Result> {
  if (ids.length === 0) return write();
  const { rows: before } = await db.query(
    `/* countedClientsForUpdate */ select ${countedColumns} from clients
     where company_id = $1 and id = any($2::uuid[]) order by id for no key update`,
    [companyId, ids],
  );
  const result = await write();
  const { rows: after } = await db.query(
    `/* countedClients */ select ${countedColumns} from clients where company_id = $1 and id = any($2::uuid[])`,
    [companyId, ids],
  );
  const differences = rowDifferences(before, after);
  if (differences.length === 0) return result;
  await lockTotalsShared(db, companyId);
  await db.query(
    `/* addToClientFacets */
     insert into client_facets (company_id, facet, value, count, active, mrr)
     select k.id, f.facet, f.value, sum(r.sign), sum(f.active * r.sign), sum(f.mrr * r.sign)
     from companies k, jsonb_to_recordset($2::jsonb) as r(sign integer, "planId" uuid, country text, tags text[],
         source text, "isPaying" boolean, mrr integer),
       facets_of(r."planId", r.country, r.tags, r.source, r."isPaying", r.mrr) f
     where k.id = $1
     group by 1, 2, 3 having sum(r.sign) <> 0 or sum(f.active * r.sign) <> 0 or sum(f.mrr * r.sign) <> 0
     order by 1, 2, 3
     on conflict (company_id, facet, value) do update set count = client_facets.count + excluded.count,
       active = client_facets.active + excluded.active, mrr = client_facets.mrr + excluded.mrr`,
    [companyId, JSON.stringify(differences)],
  );
  const times = (rows: typeof after) => rows.map(({ id, createdAt }) => ({ id, createdAt }));
  await addToDailyTallies(
    db,
    companyId,
    rowDifferences(times(before), times(after)).map(({ createdAt: at, sign: count }) => ({
      measure: 'ClientsAdded',
      at,
      count,
      amount: 0,
    })),
  );
  return result;
}
