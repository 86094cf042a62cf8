import type { Db } from '../../db/database';
import { matches } from './search';

// Enough to tell one in fifty from one in a thousand, and read in a millisecond.
const mostLookedAt = 500;

// Steps of the golden ratio meet no pattern in the numbers themselves, which can be searched for too.
const evenlySpread = `select array_agg(1 + floor(k.last_client_number * mod(i * 0.618033988749895, 1))::integer)
    from companies k cross join generate_series(1, least(k.last_client_number, ${mostLookedAt})) i where k.id = $1`;

/** About which share of the company's clients a search finds. */
export async function shareFound(db: Db, companyId: string, search: string): Promise<number> {
  const values: unknown[] = [companyId];
  const isMatch = matches(search, (value) => `$${values.push(value)}`);
  const { rows } = await db.query<{ looked: number; hits: number }>(
    `/* clientsSampled */ select count(*)::integer as looked, (count(*) filter (where ${isMatch}))::integer as hits
     from clients c where c.company_id = $1 and c.number = any((${evenlySpread})::integer[])`,
    values,
  );
  const [{ looked, hits } = { looked: 0, hits: 0 }] = rows;
  return looked === 0 ? 0 : hits / looked;
}
