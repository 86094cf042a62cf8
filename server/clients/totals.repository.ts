import { addToDailyTallies, lockTotalsShared } from '../company';
import { withRowDifferences } from '../lib/rowDifferences';
import type { Db, StatementRows } from '../platform';

/** Returns the clients that exist. If `isLocking`, locks them in the order of their ids. */
async function countedClients(
  db: Db,
  companyId: string,
  ids: readonly string[],
  isLocking: boolean,
): Promise<StatementRows['countedClients'][]> {
  const { rows } = await db.query(
    `/* countedClients */ select id, plan_id as "planId", country, tags, source, is_paying as "isPaying", mrr,
       created_at as "createdAt"
     from clients where company_id = $1 and id = any($2::uuid[])
     ${isLocking ? 'order by id for no key update' : ''}`,
    [companyId, ids],
  );
  return rows;
}

/**
 * Runs `write`, which adds, changes or deletes the given clients, and adds the differences to the totals of
 * clients by plan, country, tag and source, and of clients added by day. Locks the clients in the order of
 * their ids.
 */
export async function withClientTotals<Result>(
  db: Db,
  companyId: string,
  ids: readonly string[],
  write: () => Promise<Result>,
): Promise<Result> {
  if (ids.length === 0) return write();
  const { result, differences } = await withRowDifferences(
    (isLocking) => countedClients(db, companyId, ids, isLocking),
    write,
  );
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
  const tallies = differences.map(({ createdAt: at, sign: count }) => ({
    measure: 'ClientsAdded' as const,
    at,
    count,
    amount: 0,
  }));
  await addToDailyTallies(db, companyId, tallies);
  return result;
}
