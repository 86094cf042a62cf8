import { liveEventTypes } from '../../../subscribers';
import { startEvents, type Events } from '../startEvents';
import { newId } from '../../../lib/ids';
import { settingsFor } from '../../../testing/databaseTemplate';
import { type PostgresServer, startPostgresServer } from '../../../testing/postgresServer';
import type { Database } from '../database';
import { openDatabase } from '../../jobs/install';

const company = newId();
let postgres: PostgresServer;
let database: Database;
let events: Events;
const report = (): void => undefined;

beforeAll(async () => {
  postgres = await startPostgresServer();
  database = await openDatabase(settingsFor('', postgres.url), report);
  events = await startEvents(database, liveEventTypes);
  await database.inCompany(company, (db) =>
    db.query("insert into companies (id, name, email) values ($1, 'Ours', 'ours@company.test')", [company]),
  );
});
afterAll(async () => {
  await events.close();
  await database.close();
  await postgres.remove();
});

let reconnected: Promise<void> | undefined;

function restart(): void {
  reconnected = new Promise((resolve) => {
    const stopListening = events.onReconnect(() => {
      stopListening();
      resolve();
    });
  });
  postgres.stop();
  postgres.start();
}

// Waits for the reconnect, because a late one would count for the next test.
afterEach(() => reconnected);

test('inCompany rejects an interrupted transaction with UNAVAILABLE and does not retry it', async () => {
  let runs = 0;
  const interrupted = database.inCompany(company, async (db) => {
    runs += 1;
    await db.query("update companies set name = 'Cut off'");
    restart();
    await db.query('select 1');
  });
  await expect(interrupted).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(runs).toBe(1);
  const { rows } = await database.inCompany(company, (db) => db.query('select name from companies'));
  expect(rows).toEqual([{ name: 'Ours' }]);
});

test('inCompany reports an unknown outcome when an outage interrupts the commit', async () => {
  const interrupted = database.inCompany(company, async (db) => {
    await db.query("update companies set name = 'Cut off'");
    restart();
  });
  await expect(interrupted).rejects.toThrow(/Check whether your change was saved/);
});

test('events.onReconnect reports a reconnect after an outage, and subscribers receive new events', async () => {
  restart();
  await reconnected;
  const nextEvent = events.subscribe('companyChanged', company).next();
  await database.inCompany(company, (db) => db.publish({ type: 'companyChanged', companyId: company }));
  expect((await nextEvent).value).toEqual({ type: 'companyChanged', companyId: company });
});
