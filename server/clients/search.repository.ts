import type { Db } from '../platform';
import { matchingIdsSql, maxListedIds, searchPredicate } from './search';

/** Returns the ids of the clients that a search finds, or `Many` above 2,000. */
export async function findMatchingClients(db: Db, search: string): Promise<string[] | 'Many'> {
  const values: unknown[] = [];
  const ids = matchingIdsSql(search, (value) => `$${values.push(value)}`);
  // In the select list, the function stops at the limit.
  const { rows } = await db.query<{ id: string }>(
    `/* clientsMatchingSearch */ select ${ids} as id limit ${maxListedIds + 1}`,
    values,
  );
  return rows.length > maxListedIds ? 'Many' : rows.map(({ id }) => id);
}

// The sample distinguishes 2% from 0.1% and is read in about a millisecond.
const sampleSize = 500;

// Golden-ratio steps do not coincide with patterns in the numbers, which are searchable too.
const sampledNumbers = `select array_agg(1 + floor(k.last_client_number * mod(i * 0.618033988749895, 1))::integer)
    from companies k cross join generate_series(1, least(k.last_client_number, ${sampleSize})) i where k.id = $1`;

/** Estimates the share of the company's clients that match a search, from 0 to 1. */
export async function estimateSearchShare(db: Db, companyId: string, search: string): Promise<number> {
  const values: unknown[] = [companyId];
  const isMatch = searchPredicate(search, (value) => `$${values.push(value)}`);
  const { rows } = await db.query<{ sampled: number; hits: number }>(
    `/* clientsSampled */ select count(*)::integer as sampled, (count(*) filter (where ${isMatch}))::integer as hits
     from clients c where c.company_id = $1 and c.number = any((${sampledNumbers})::integer[])`,
    values,
  );
  const [{ sampled, hits } = { sampled: 0, hits: 0 }] = rows;
  return sampled === 0 ? 0 : hits / sampled;
}
