import { withTimeZoneChange } from '../../../server/company/internals';
import type { Db } from '../../../server/platform';
import {
  readRows,
  readStoredTotals,
  recomputePaymentSummary,
  recomputeStoredTotals,
} from '../../../server/insights/testing';
import { testEngine } from '../../../server/testing/testEngine';
import { setUpEnvironment } from '../../lib/environment';
import { fillDatabase } from '../server';

const talliesQuery = `
  select md5(string_agg(t::text, ',' order by measure, day)) as digest from daily_tallies t where company_id = $1`;

async function talliesDigest(db: Db, companyId: string): Promise<unknown> {
  const { rows } = await db.query<{ digest: unknown }>(talliesQuery, [companyId]);
  return rows[0]?.digest;
}

/**
 * Changes the company's time zone and restores it, which recomputes the tallies. Expects the
 * change to affect them, and the restored tallies to equal the generated ones.
 */
async function checkTallies(db: Db, companyId: string): Promise<void> {
  const { rows } = await db.query<{ zone: string }>('select time_zone as zone from companies where id = $1', [
    companyId,
  ]);
  const setTimeZone = (timeZone: string | undefined) =>
    withTimeZoneChange(db, companyId, () =>
      db.query('update companies set time_zone = $2 where id = $1', [companyId, timeZone]),
    );
  const generatedDigest = await talliesDigest(db, companyId);
  await setTimeZone('Pacific/Apia');
  const otherZoneDigest = await talliesDigest(db, companyId);
  await setTimeZone(rows[0]?.zone);
  const recomputedDigest = await talliesDigest(db, companyId);
  expect(generatedDigest).not.toBe(otherZoneDigest);
  expect(generatedDigest).toBe(recomputedDigest);
}

async function checkSearchKeys(db: Db, companyId: string): Promise<void> {
  const { rows } = await db.query(
    `select from clients where company_id = $1
       and (search_text <> client_search_text(name, email, phone, number) or sorted_email <> lower(email)) limit 1`,
    [companyId],
  );
  expect(rows).toEqual([]);
}

async function checkCounters(db: Db, companyId: string): Promise<void> {
  const rows = await readRows(db, companyId);
  expect(await readStoredTotals(db, companyId)).toEqual(recomputeStoredTotals(rows));
  for (const { id, lifetimeValue, lastPaymentAt, lastPaymentStatus } of rows.clients.slice(0, 200)) {
    const summary = { lifetimeValue, lastPaymentAt, lastPaymentStatus };
    expect(summary).toEqual(recomputePaymentSummary(rows, id));
  }
}

test('generate creates the totals that the API maintains and the search keys that triggers compute', async () => {
  const environment = await setUpEnvironment(testEngine());
  try {
    const sizes = { companies: 3, clients: 300, clientsOfFirst: 200, payments: 600 };
    const { first, second } = await fillDatabase(environment, sizes);
    await environment.withServices(async ({ database }) => {
      await database.inCompany(first, (db) => checkTallies(db, first));
      await database.inCompany(second, async (db) => {
        await checkTallies(db, second);
        await checkCounters(db, second);
        await checkSearchKeys(db, second);
      });
    });
  } finally {
    await environment.remove();
  }
});
