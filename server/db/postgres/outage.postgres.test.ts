import { publish, startEvents, type Events } from '../../events';
import { newId } from '../../lib/ids';
import { settingsFor } from '../../testing/databaseTemplate';
import { type PostgresServer, startPostgresServer } from '../../testing/postgresServer';
import type { Database } from '../database';
import { openDatabase } from '../openDatabase';

const company = newId();
let postgres: PostgresServer;
let database: Database;
let events: Events;
const report = (): void => undefined;

beforeAll(async () => {
  postgres = await startPostgresServer();
  database = await openDatabase(settingsFor('', postgres.url), report);
  events = await startEvents(database);
  await database.inCompany(company, (db) =>
    db.query("insert into companies (id, name, email) values ($1, 'Ours', 'ours@company.test')", [company]),
  );
});
afterAll(async () => {
  await events.close();
  await database.close();
  await postgres.remove();
});

/** Restarts the server. The promise resolves once events are heard again, so that no outage begins within another. */
function restart(): Promise<void> {
  const isBack = new Promise<void>((resolve) => {
    const forget = events.onGap(() => {
      forget();
      resolve();
    });
  });
  postgres.stop();
  postgres.start();
  return isBack;
}

test('a transaction that is cut off fails as UNAVAILABLE, and is not repeated in silence', async () => {
  let runs = 0;
  let isBack: Promise<void> | undefined;
  const cut = database.inCompany(company, async (db) => {
    runs += 1;
    await db.query("update companies set name = 'Cut off'");
    isBack = restart();
    await db.query('select 1');
  });
  await expect(cut).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(runs).toBe(1);
  const { rows } = await database.inCompany(company, (db) => db.query('select name from companies'));
  expect(rows).toEqual([{ name: 'Ours' }]);
  await isBack;
});

test('a commit that is cut off says that nobody knows its outcome', async () => {
  let isBack: Promise<void> | undefined;
  const cut = database.inCompany(company, async (db) => {
    await db.query("update companies set name = 'Cut off'");
    isBack = restart();
  });
  await expect(cut).rejects.toThrow(/Look whether it was saved/);
  await isBack;
});

test('events are heard again after an outage, and whoever listened is told that some may be missing', async () => {
  await restart();
  const heard = events.subscribe('companyChanged', company).next();
  await database.inCompany(company, (db) => publish(db, { type: 'companyChanged', companyId: company }));
  expect((await heard).value).toEqual({ type: 'companyChanged', companyId: company });
});
