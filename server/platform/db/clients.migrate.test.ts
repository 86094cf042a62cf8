import { cp } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../../lib/ids';
import { type BareEngine, openBareEngine } from '../../testing/bareEngine';
import { createTempFolder, removeFolder } from '../../testing/folders';
import { migrate, migrationsFolder } from './migrate';

const foundationMigration = '0001_foundation.sql';
const clientsMigration = '0002_clients.sql';

let engine: BareEngine;
let folder: string;
beforeEach(async () => {
  engine = await openBareEngine();
  folder = await createTempFolder('migrations');
});
afterEach(async () => {
  await engine.close();
  await removeFolder(folder);
});

async function setUpOlderDatabase(): Promise<void> {
  await engine.query(
    'drop schema public cascade; create schema public; grant usage on schema public to public',
  );
  await cp(path.join(migrationsFolder, foundationMigration), path.join(folder, foundationMigration));
  await migrate(engine.inTransaction, folder);
}

async function insertCompany(timeZone: string): Promise<{ id: string; planId: string }> {
  const [id, planId] = [newId(), newId()];
  await engine.inTransaction(async (db) => {
    await db.query("select set_config('app.company_id', $1, true)", [id]);
    await db.query(
      "insert into companies (id, name, email, time_zone) values ($1, 'Co', 'co@company.test', $2)",
      [id, timeZone],
    );
    await db.query(
      `insert into client_billing_plans (company_id, id, position, name, price, currency, interval)
       values ($1, $2, 1, 'Plan', 2900, 'EUR', 'Year')`,
      [id, planId],
    );
    await db.query(
      `insert into clients (company_id, id, number, name, email, country, status, plan_id, tags, source, created_at,
         updated_at)
       select $1, gen_random_uuid(), n, 'Client ' || n, n || '@client.test', 'GB',
         (array['Active', 'Deactivated'])[n], $2, '{vip}', 'Manual', '2026-01-31T23:30:00Z', '2026-02-03T04:05:06Z'
       from generate_series(1, 2) n`,
      [id, planId],
    );
  });
  return { id, planId };
}

test("migration 0002 counts clients by day in the company's time zone and keeps plan prices as version 1", async () => {
  await setUpOlderDatabase();
  const [utcCompany, tokyoCompany] = [await insertCompany('UTC'), await insertCompany('Asia/Tokyo')];
  await cp(path.join(migrationsFolder, clientsMigration), path.join(folder, clientsMigration));
  await expect(migrate(engine.inTransaction, folder)).resolves.toEqual([clientsMigration]);
  await expect(migrate(engine.inTransaction, folder)).resolves.toEqual([]);

  for (const [{ id, planId }, day] of [
    [utcCompany, '2026-01-31'],
    [tokyoCompany, '2026-02-01'],
  ] as const) {
    const rowsOf = async (columns: string, table: string, order: string) => {
      const { rows } = await engine.query(
        `select ${columns} from ${table} where company_id = $1 order by ${order}`,
        [id],
      );
      return rows;
    };
    const facetTotals = { count: 2, active: 0, mrr: 0 };
    expect(await rowsOf('facet, value, count, active, mrr::integer', 'client_facets', 'facet')).toEqual([
      { facet: 'Country', value: 'GB', ...facetTotals },
      { facet: 'Plan', value: planId, ...facetTotals },
      { facet: 'Source', value: 'Manual', ...facetTotals },
      { facet: 'Tag', value: 'vip', ...facetTotals },
    ]);
    expect(await rowsOf('measure, day::text, count', 'daily_tallies', 'measure')).toEqual([
      { measure: 'ClientsAdded', day, count: 2 },
    ]);
    expect(await rowsOf('version, price, currency, interval', 'plan_prices', 'version')).toEqual([
      { version: 1, price: 2900, currency: 'EUR', interval: 'Year' },
    ]);
    const updatedAt = '2026-02-03 04:05:06';
    expect(
      await rowsOf(
        `status, (status_changed_at at time zone 'UTC')::text as changed,
           (deactivated_at at time zone 'UTC')::text as deactivated, (updated_at at time zone 'UTC')::text as updated`,
        'clients',
        'number',
      ),
    ).toEqual([
      { status: 'Active', changed: updatedAt, deactivated: null, updated: updatedAt },
      { status: 'Deactivated', changed: updatedAt, deactivated: updatedAt, updated: updatedAt },
    ]);
    expect(await rowsOf('status, count', 'client_counts', 'status')).toEqual([
      { status: 'Active', count: 1 },
      { status: 'Deactivated', count: 1 },
    ]);
  }
});

test('design 7: migrate rolls back an interrupted migration completely and applies it on the next run', async () => {
  await setUpOlderDatabase();
  const { id } = await insertCompany('UTC');
  await cp(path.join(migrationsFolder, clientsMigration), path.join(folder, clientsMigration));
  const interrupted = migrate(
    (work) =>
      engine.inTransaction(async (db) => {
        await work(db);
        throw new Error('killed');
      }),
    folder,
  );
  await expect(interrupted).rejects.toThrow('killed');
  const { rows } = await engine.query<{ made: string | null }>(
    "select to_regclass('daily_tallies')::text as made",
  );
  expect(rows).toEqual([{ made: null }]);

  await expect(migrate(engine.inTransaction, folder)).resolves.toEqual([clientsMigration]);
  const tallies = await engine.query('select count from daily_tallies where company_id = $1', [id]);
  expect(tallies.rows).toEqual([{ count: 2 }]);
});
