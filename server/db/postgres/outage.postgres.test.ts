import { setTimeout as delay } from 'node:timers/promises';
import { publish, startEvents, type Events } from '../../events';
import { startJobs, type Jobs } from '../../jobs';
import { newId } from '../../lib/ids';
import { makeOwnPostgres, type OwnPostgres } from '../../testing/ownPostgres';
import { settingsFor } from '../../testing/template';
import type { Database } from '../database';
import { openDatabase } from '../openDatabase';

const company = newId();
let postgres: OwnPostgres;
let database: Database;
let events: Events;
let jobs: Jobs;
const reports: string[] = [];
const report = (message: string): void => void reports.push(message);

beforeAll(async () => {
  postgres = await makeOwnPostgres();
  database = await openDatabase(settingsFor('', postgres.url), report);
  events = await startEvents(database);
  jobs = await startJobs(database, report);
  await database.inCompany(company, (db) =>
    db.query("insert into companies (id, name, email) values ($1, 'Ours', 'ours@company.test')", [company]),
  );
});
afterAll(async () => {
  await jobs.stop();
  await events.close();
  await database.close();
  await postgres.remove();
});

const read = (): Promise<unknown> =>
  database.inCompany(company, (db) => db.query('select name from companies'));

test('design 6: a database that is away for three seconds makes calls wait, and fails none that begins meanwhile', async () => {
  await read();
  postgres.stop();
  const waiting = [read(), read(), database.query('select 1')];
  await delay(3000);
  postgres.start();
  await expect(Promise.all(waiting)).resolves.toHaveLength(3);
});

test('a database that is away for five seconds refuses as UNAVAILABLE at worst, and loses no acknowledged write', async () => {
  const add = async (id: string) => {
    await database.inCompany(company, (db) =>
      db.query(
        `insert into audit_events (company_id, id, actor_type, action, target_type)
         values ($1, $2, 'System', 'outage.written', 'Company')`,
        [company, id],
      ),
    );
    return id;
  };
  const writes = [add(newId())];
  await writes[0];
  postgres.stop();
  for (let half = 0; half < 10; half += 1) {
    writes.push(add(newId()));
    await delay(500);
  }
  postgres.start();
  const settled = await Promise.allSettled(writes);
  writes.push(add(newId()));

  for (const one of settled) {
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'UNAVAILABLE' });
  }
  const last = await writes[writes.length - 1];
  const acknowledged = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const { rows } = await database.inCompany(company, (db) =>
    db.query<{ id: string }>("select id from audit_events where action = 'outage.written'"),
  );
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([...acknowledged, last]));
});

test('a transaction that is cut off fails as UNAVAILABLE, and is not repeated in silence', async () => {
  let runs = 0;
  const cut = database.inCompany(company, async (db) => {
    runs += 1;
    await db.query("update companies set name = 'Cut off'");
    postgres.stop();
    postgres.start();
    await db.query('select 1');
  });
  await expect(cut).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(runs).toBe(1);
  const { rows } = await database.inCompany(company, (db) => db.query('select name from companies'));
  expect(rows).toEqual([{ name: 'Ours' }]);
});

test('a commit that is cut off says that nobody knows its outcome', async () => {
  const cut = database.inCompany(company, async (db) => {
    await db.query("update companies set name = 'Cut off'");
    postgres.stop();
    postgres.start();
  });
  await expect(cut).rejects.toThrow(/Look whether it was saved/);
});

test('a database that stays away is reported as UNAVAILABLE after five seconds', async () => {
  postgres.stop();
  const started = Date.now();
  await expect(read()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(Date.now() - started).toBeLessThan(7000);
  postgres.start();
  await expect(read()).resolves.toMatchObject({ rowCount: 1 });
});

test('events are heard again after an outage, and whoever listened is told that some may be missing', async () => {
  const missed = new Promise<void>((resolve) => events.onGap(resolve));
  postgres.stop();
  await delay(500);
  postgres.start();
  const stream = events.subscribe('companyChanged', company);
  const heard = stream.next();
  let hasHeard = false;
  void heard.then(() => (hasHeard = true));
  for (let tries = 0; tries < 40 && !hasHeard; tries++) {
    await database.inCompany(company, (db) => publish(db, { type: 'companyChanged', companyId: company }));
    await delay(250);
  }
  expect(hasHeard).toBe(true);
  await missed;
});

test('a job whose end falls into an outage is still counted as done, once', async () => {
  let runs = 0;
  const importId = newId();
  await jobs.work('run-client-import', async () => {
    runs += 1;
    postgres.stop();
    setTimeout(() => postgres.start(), 2000);
  });
  await database.inCompany(company, (db) =>
    jobs.enqueue(db, 'run-client-import', { companyId: company, importId }),
  );
  await delay(1500);
  let state = '';
  for (let tries = 0; tries < 40 && state !== 'completed'; tries++) {
    const { rows } = await database
      .query<{ state: string }>("select state from pgboss.job where data ->> 'importId' = $1", [importId])
      .catch(() => ({ rows: [] }));
    state = rows[0]?.state ?? '';
    await delay(250);
  }
  expect({ state, runs }).toEqual({ state: 'completed', runs: 1 });
});
