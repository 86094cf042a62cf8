import type { Database, Db } from '../../../server/platform';
import {
  readRows,
  readStoredTotals,
  recomputePaymentSummary,
  recomputeStoredTotals,
} from '../../../server/insights/testing';
import type { Generated } from './generate';

const talliesQuery = `
  select md5(string_agg(t::text, ',' order by measure, day)) as digest from daily_tallies t where company_id = $1`;

async function talliesDigest(db: Db, companyId: string): Promise<unknown> {
  const { rows } = await db.query<{ digest: unknown }>(talliesQuery, [companyId]);
  return rows[0]?.digest;
}

/**
 * Changes the company's time zone and restores it, so that the database recomputes the tallies. Throws unless
 * the change affects them and the restored tallies equal the generated ones.
 */
async function checkTallies(db: Db, companyId: string): Promise<void> {
  const { rows } = await db.query<{ zone: string }>('select time_zone as zone from companies where id = $1', [
    companyId,
  ]);
  const setTimeZone = 'update companies set time_zone = $2 where id = $1';
  const generatedDigest = await talliesDigest(db, companyId);
  await db.query(setTimeZone, [companyId, 'Pacific/Apia']);
  const otherZoneDigest = await talliesDigest(db, companyId);
  await db.query(setTimeZone, [companyId, rows[0]?.zone]);
  const recomputedDigest = await talliesDigest(db, companyId);
  if (generatedDigest !== recomputedDigest || generatedDigest === otherZoneDigest)
    throw new Error('The generated tallies differ from the recomputed ones.');
}

async function checkSearchKeys(db: Db, companyId: string): Promise<void> {
  const { rows } = await db.query(
    `select from clients where company_id = $1
       and (search_text <> client_search_text(name, email, phone, number) or sorted_email <> lower(email)) limit 1`,
    [companyId],
  );
  if (rows.length > 0) throw new Error('The generated search keys differ from those of the triggers.');
}

async function checkCounters(db: Db, companyId: string): Promise<void> {
  const rows = await readRows(db, companyId);
  const storedCounters = await readStoredTotals(db, companyId);
  if (JSON.stringify(storedCounters) !== JSON.stringify(recomputeStoredTotals(rows))) {
    throw new Error('The generated counters differ from those of the triggers.');
  }
  const wrongClient = rows.clients
    .slice(0, 200)
    .find(({ id, lifetimeValue, lastPaymentAt, lastPaymentStatus }) => {
      const recomputed = recomputePaymentSummary(rows, id);
      return (
        JSON.stringify(recomputed) !== JSON.stringify({ lifetimeValue, lastPaymentAt, lastPaymentStatus })
      );
    });
  if (wrongClient)
    throw new Error(`The generated lifetime value of client ${wrongClient.id} differs from its payments.`);
}

/**
 * Throws if the tallies of either company, or the counters or search keys of the small one, differ from
 * recomputed values.
 */
export async function checkGenerated(database: Database, { first, second }: Generated): Promise<void> {
  await database.inCompany(first, (db) => checkTallies(db, first));
  await database.inCompany(second, async (db) => {
    await checkTallies(db, second);
    await checkCounters(db, second);
    await checkSearchKeys(db, second);
  });
}
