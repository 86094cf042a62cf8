import { setTimeout as delay } from 'node:timers/promises';
import { startJobs, type Jobs } from '../../jobs/jobs';
import { newId } from '../../../lib/ids';
import { settingsFor } from '../../../testing/databaseTemplate';
import { type PostgresServer, startPostgresServer } from '../../../testing/postgresServer';
import type { Database } from '../database';
import { openDatabase } from '../../jobs/install';

const company = newId();
let postgres: PostgresServer;
let database: Database;
let jobs: Jobs;
const report = (): void => undefined;

beforeAll(async () => {
  postgres = await startPostgresServer();
  database = await openDatabase({ ...settingsFor('', postgres.url), databaseWaitMs: 5000 }, report);
  jobs = await startJobs(database, report);
  await database.inCompany(company, (db) =>
    db.query("insert into companies (id, name, email) values ($1, 'Ours', 'ours@company.test')", [company]),
  );
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
  await postgres.remove();
});

const read = (): Promise<unknown> =>
  database.inCompany(company, (db) => db.query('select name from companies'));

test('design 6: database calls during a three-second outage wait and then succeed', async () => {
  await read();
  postgres.stop();
  const delayedCalls = [read(), read(), database.query('select 1')];
  await delay(3000);
  postgres.start();
  await expect(Promise.all(delayedCalls)).resolves.toHaveLength(3);
});

test('writes during a five-second outage fail only with UNAVAILABLE, and no acknowledged write is lost', async () => {
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
  for (let step = 0; step < 10; step += 1) {
    writes.push(add(newId()));
    await delay(500);
  }
  postgres.start();
  const results = await Promise.allSettled(writes);
  writes.push(add(newId()));

  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'UNAVAILABLE' });
  }
  const lastId = await writes[writes.length - 1];
  const acknowledged = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const { rows } = await database.inCompany(company, (db) =>
    db.query<{ id: string }>("select id from audit_events where action = 'outage.written'"),
  );
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([...acknowledged, lastId]));
});

test('a database call fails with UNAVAILABLE when the outage outlasts the five-second wait', async () => {
  postgres.stop();
  const startedAt = Date.now();
  await expect(read()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(Date.now() - startedAt).toBeLessThan(7000);
  postgres.start();
  await expect(read()).resolves.toMatchObject({ rowCount: 1 });
});

test('a job runs once and completes although an outage interrupts its completion', async () => {
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
  for (let attempt = 0; attempt < 40 && state !== 'completed'; attempt++) {
    const { rows } = await database
      .query<{ state: string }>("select state from pgboss.job where data ->> 'importId' = $1", [importId])
      .catch(() => ({ rows: [] }));
    state = rows[0]?.state ?? '';
    await delay(250);
  }
  expect({ state, runs }).toEqual({ state: 'completed', runs: 1 });
});
