import { isDeepStrictEqual } from 'node:util';
import PgBoss from 'pg-boss';
import type { Database } from '../db/database';
import { unavailable } from '../db/failures';
import { newId } from '../../lib/ids';
import { openFixture, type Fixture } from '../../testing/fixture';
import { waitUntil } from '../../testing/waitUntil';
import { type Jobs, startJobs } from './jobs';
import { type JobName, schema } from './queues';
import { recoverFutureJobs } from './recovery';

const timings = { pollSeconds: 0.5, recoverySeconds: 0.2, maintenanceSeconds: 0.5 };

let fixture: Fixture;
let database: Database;
let reports: string[];
let instances: Jobs[];

/** Starts the queue as one more process does. It stops after the test. */
async function start(customTimings: Parameters<typeof startJobs>[2] = timings, query = database.query) {
  const report = (message: string): void => void reports.push(message);
  const jobs = await startJobs({ ...database, query }, report, customTimings);
  instances.push(jobs);
  return jobs;
}

const stopAll = () => Promise.all(instances.map((jobs) => jobs.stop()));

beforeAll(async () => {
  fixture = await openFixture();
  ({ database } = fixture.services);
});
beforeEach(() => {
  reports = [];
  instances = [];
});
afterEach(stopAll);
afterAll(() => fixture.close());

/** Resolves when the queue runs a job with this payload. */
const payloadRun = (jobs: Jobs, name: JobName, payload: object): Promise<void> =>
  new Promise((resolve, reject) => {
    const handle = async (actual: object): Promise<void> => {
      if (isDeepStrictEqual(actual, payload)) resolve();
    };
    jobs.work(name, handle).catch(reject);
  });

async function stateOf(id: string): Promise<string | undefined> {
  const { rows } = await database.query<{ state: string }>('select state from pgboss.job where id = $1', [
    id,
  ]);
  return rows[0]?.state;
}

/** Inserts a job that a process without heartbeats is running. */
async function insertActive(name: JobName, key: string, columns = ''): Promise<string> {
  const id = newId();
  await database.query(
    `insert into pgboss.job (id, name, data, state, retry_limit, started_on, expire_in)
     values ($1, $2, jsonb_build_object('importId', $3::text), 'active', 3, now(), '6 hours')`,
    [id, name, key],
  );
  if (columns) await database.query(`update pgboss.job set ${columns} where id = $1`, [id]);
  return id;
}

/** Inserts a job that a dead process was running. */
async function insertOrphan(name: JobName, key: string, columns = ''): Promise<string> {
  const id = await insertActive(name, key, columns);
  await database.query('insert into job_heartbeats (queue, job_id) values ($1, $2)', [name, id]);
  return id;
}

describe('heartbeats', () => {
  test('a job of a dead process runs again long before its time limit', async () => {
    const run = payloadRun(await start(), 'fail-client-import', { importId: 'orphan' });
    await insertOrphan('fail-client-import', 'orphan');
    await run;
    expect(reports).toContain('The job fail-client-import sent no heartbeat.');
  });

  test('a job whose processes all died goes to its dead letter queue', async () => {
    const run = payloadRun(await start(), 'fail-client-import', { importId: 'fatal' });
    await insertOrphan('run-client-import', 'fatal', "retry_limit = 0, dead_letter = 'fail-client-import'");
    await run;
  });

  test('a job of a process that sends no heartbeats is not interrupted', async () => {
    let checks = 0;
    const query: Database['query'] = (text, values) => {
      if (text.includes('watchedJobs')) checks += 1;
      return database.query(text, values);
    };
    await start(timings, query);
    const id = await insertActive('run-client-import', 'previous-release');
    checks = 0;
    await waitUntil(() => checks > 10);
    expect(await stateOf(id)).toBe('active');
    await database.query('delete from pgboss.job where id = $1', [id]);
  });

  test('a canceled job without heartbeats runs again', async () => {
    const run = payloadRun(await start(), 'fail-client-import', { importId: 'canceled' });
    await insertActive('fail-client-import', 'canceled', "state = 'cancelled'");
    await run;
  });

  test('a job sends its first heartbeat before its handler starts', async () => {
    const jobs = await start({ ...timings, recoverySeconds: 600 });
    const id = newId();
    let heartbeats: number | null = null;
    await jobs.work('run-client-bulk', async () => {
      const { rowCount } = await database.query('select from job_heartbeats where job_id = $1', [id]);
      heartbeats = rowCount;
    });
    await database.query(
      `insert into pgboss.job (id, name, data) values ($1, 'run-client-bulk', '{"bulkId": "first"}')`,
      [id],
    );
    await waitUntil(async () => (await stateOf(id)) === 'completed');
    expect(heartbeats).toBe(1);
  });

  test('a job whose first heartbeat fails completes', async () => {
    const query: Database['query'] = (text, values) =>
      text.includes('sendHeartbeats')
        ? Promise.reject(new Error('no such table'))
        : database.query(text, values);
    const jobs = await start(timings, query);
    await jobs.work('run-client-bulk', async () => {});
    const id = newId();
    await database.query(
      `insert into pgboss.job (id, name, data) values ($1, 'run-client-bulk', '{"bulkId": "silent"}')`,
      [id],
    );
    await waitUntil(async () => (await stateOf(id)) === 'completed');
    expect(reports).toContain('The job queue failed: Error: no such table');
  });

  test('heartbeats continue while the clock of the database cannot be read', async () => {
    let clockReads = 0;
    let heartbeats = 0;
    const query: Database['query'] = (text, values) => {
      if (text.includes('sendHeartbeats')) heartbeats += 1;
      if (text.includes('databaseTime') && ++clockReads > 1) return Promise.reject(unavailable());
      return database.query(text, values);
    };
    const jobs = await start(timings, query);
    let finish = (): void => undefined;
    await jobs.work('run-client-bulk', () => new Promise((resolve) => (finish = resolve)));
    const id = newId();
    await database.query(
      `insert into pgboss.job (id, name, data) values ($1, 'run-client-bulk', '{"bulkId": "clock"}')`,
      [id],
    );
    await waitUntil(() => heartbeats > 3);
    finish();
    await waitUntil(async () => (await stateOf(id)) === 'completed');
  });

  test('a running job is not interrupted, however many checks another process makes', async () => {
    let checks = 0;
    const query: Database['query'] = (text, values) => {
      if (text.includes('watchedJobs')) checks += 1;
      return database.query(text, values);
    };
    const jobs = await start();
    await start(timings, query);
    let runs = 0;
    let finish = (): void => undefined;
    await jobs.work('run-client-bulk', () => {
      runs += 1;
      return new Promise((resolve) => (finish = resolve));
    });
    const id = newId();
    await database.query(
      `insert into pgboss.job (id, name, data) values ($1, 'run-client-bulk', '{"bulkId": "long"}')`,
      [id],
    );
    await waitUntil(() => runs === 1);
    checks = 0;
    await waitUntil(() => checks > 10);
    expect(await stateOf(id)).toBe('active');
    finish();
    await waitUntil(async () => (await stateOf(id)) === 'completed');
    expect(runs).toBe(1);
    await waitUntil(async () => (await database.query('select from job_heartbeats')).rowCount === 0);
  });
});

test('a job that exceeds its time limit is reported and retried', async () => {
  const jobs = await start();
  let runs = 0;
  let finish = (): void => undefined;
  await jobs.work('fail-client-bulk', () => {
    runs += 1;
    return runs === 1 ? new Promise((resolve) => (finish = resolve)) : Promise.resolve();
  });
  const id = newId();
  await database.query(
    `insert into pgboss.job (id, name, data, expire_in, retry_limit)
     values ($1, 'fail-client-bulk', '{"bulkId": "slow"}', '1 second', 1)`,
    [id],
  );
  await waitUntil(async () => (await stateOf(id)) === 'completed');
  finish();
  expect(runs).toBe(2);
  expect(reports).toContain('The job fail-client-bulk ran longer than 1 s.');
});

/** Returns a query that holds back a fetched job until `release`. */
function delayFetch() {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let isHeld = false;
  const query: Database['query'] = async (text, values) => {
    const result = await database.query<never>(text, values);
    if (/skip locked/i.test(text) && result.rows.length > 0) {
      isHeld = true;
      await released;
    }
    return result;
  };
  return { query, release: () => release(), isHeld: () => isHeld };
}

describe('stop', () => {
  test('restarts an interrupted job, even after its last retry, and ignores the end of its handler', async () => {
    const jobs = await start({ ...timings, stopSeconds: 0.2 });
    let finish = (): void => undefined;
    const ended = new Promise<void>((resolve) => (finish = resolve));
    let hasStarted = false;
    await jobs.work('run-deployment', () => {
      hasStarted = true;
      return ended;
    });
    const id = newId();
    await database.query(
      `insert into pgboss.job (id, name, data, retry_limit, dead_letter)
       values ($1, 'run-deployment', '{"sessionId": "interrupted"}', 0, 'fail-deployment')`,
      [id],
    );
    await waitUntil(() => hasStarted);
    await jobs.stop();
    expect(await stateOf(id)).toBe('created');
    finish();
    await ended;
    await payloadRun(await start(), 'run-deployment', { sessionId: 'interrupted' });
    await waitUntil(async () => (await stateOf(id)) === 'completed');
  });

  test('restarts a job whose fetch ends after it', async () => {
    const delayed = delayFetch();
    const id = newId();
    await database.query(
      `insert into pgboss.job (id, name, data, retry_limit)
       values ($1, 'fail-deployment', '{"sessionId": "late"}', 0)`,
      [id],
    );
    const jobs = await start({ ...timings, stopSeconds: 0.2 }, delayed.query);
    const handle = jest.fn(() => Promise.resolve());
    await jobs.work('fail-deployment', handle);
    await waitUntil(delayed.isHeld);
    await jobs.stop();
    expect(await stateOf(id)).toBe('active');
    delayed.release();
    await waitUntil(async () => (await stateOf(id)) === 'created');
    expect(handle).not.toHaveBeenCalled();
    await database.query('delete from pgboss.job where id = $1', [id]);
  });

  test('completes a job that has just ended', async () => {
    const id = newId();
    await database.query(
      `insert into pgboss.job (id, name, data) values ($1, 'fail-deployment', '{"sessionId": "ended"}')`,
      [id],
    );
    const jobs = await start();
    await payloadRun(jobs, 'fail-deployment', { sessionId: 'ended' });
    await jobs.stop();
    expect(await stateOf(id)).toBe('completed');
  });

  test('waits for a job that is being fetched', async () => {
    const delayed = delayFetch();
    const id = newId();
    await database.query(
      `insert into pgboss.job (id, name, data) values ($1, 'fail-deployment', '{"sessionId": "fetched"}')`,
      [id],
    );
    const jobs = await start({ ...timings, stopSeconds: 60 }, delayed.query);
    const order: string[] = [];
    await jobs.work('fail-deployment', async () => {
      await database.query('select 1');
      order.push('handled');
    });
    await waitUntil(delayed.isHeld);
    const stopped = jobs.stop().then(() => order.push('stopped'));
    await database.query('select 1');
    delayed.release();
    await stopped;
    expect(order).toEqual(['handled', 'stopped']);
    expect(await stateOf(id)).toBe('completed');
  });
});

describe('after the clock was set back,', () => {
  test('a job that was enqueued before starts', async () => {
    const company = await fixture.company();
    const payload = { companyId: company.id, importId: newId() };
    await database.inCompany(company.id, (db) =>
      fixture.services.jobs.enqueue(db, 'run-client-import', payload),
    );
    await database.query(
      "update pgboss.job set start_after = now() + interval '1 day' where state = 'created'",
    );
    await payloadRun(await start(), 'run-client-import', payload);
  });

  test('a retry is delayed by its own backoff at most', async () => {
    const run = payloadRun(await start(), 'fail-client-bulk', { bulkId: 'late' });
    await database.query(
      `insert into pgboss.job (name, data, state, retry_limit, retry_count, retry_delay, retry_backoff, start_after)
     values ('fail-client-bulk', '{"bulkId": "patient"}', 'retry', 8, 3, 15, true, now() + interval '3 minutes'),
       ('fail-client-bulk', '{"bulkId": "late"}', 'retry', 8, 0, 1, true, now() + interval '1 day')`,
    );
    await run;
    const { rows } = await database.query(
      "select start_after < now() + interval '2 minutes' as early from pgboss.job where data ->> 'bulkId' = 'patient'",
    );
    expect(rows).toEqual([{ early: false }]);
  });

  test('finished scheduled jobs of future minutes are deleted, because their ids are needed again', async () => {
    const readFinished = async (): Promise<string[]> => {
      const { rows } = await database.query<{ which: string }>(
        `select output ->> 'which' as which from pgboss.job where output ->> 'which' is not null order by which`,
      );
      return rows.map(({ which }) => which);
    };
    await start();
    await database.query(
      `insert into pgboss.job (name, data, state, created_on, output)
       select name, data::jsonb, 'completed', now() + ahead, jsonb_build_object('which', which)
       from (values ('purge-expired', '{}', interval '0', 'now'), ('purge-expired', '{}', '1 day', 'tomorrow'),
         ('send-mail', '{"to": "ada@company.test"}', '1 day', 'email')) as had (name, data, ahead, which)`,
    );
    await waitUntil(async () => !(await readFinished()).includes('tomorrow'));
    expect(await readFinished()).toEqual(['email', 'now']);
  });

  test('old finished jobs are archived', async () => {
    await database.query("update pgboss.version set maintained_on = now() + interval '1 day'");
    await start();
    await database.query(
      `insert into pgboss.job (name, data, state, completed_on)
       values ('send-mail', '{"to": "old"}', 'completed', now() - interval '2 days')`,
    );
    await waitUntil(async () => {
      const { rowCount } = await database.query("select from pgboss.archive where data ->> 'to' = 'old'");
      return rowCount === 1;
    });
  });

  test('a job whose process died before runs again', async () => {
    const run = payloadRun(await start(), 'fail-client-import', { importId: 'future' });
    await insertOrphan('fail-client-import', 'future', "started_on = now() + interval '1 day'");
    await run;
  });
});

test('recoverFutureJobs keeps a job whose copy was not inserted', async () => {
  const id = newId();
  await database.query(
    `insert into pgboss.job (id, name, data, start_after)
     values ($1, 'fail-start-up-pack', '{"installationId": "kept"}', now() + interval '1 day')`,
    [id],
  );
  const query: Database['query'] = (text, values) =>
    /insert into/i.test(text) ? Promise.reject(new Error('disk failure')) : database.query(text, values);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.query(text, values) },
    schema,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await expect(recoverFutureJobs(boss, { query })).rejects.toThrow('disk failure');
  expect(await stateOf(id)).toBe('created');
  await recoverFutureJobs(boss, database);
  expect(await stateOf(id)).toBeUndefined();
});

test('a failure of the recovery is reported, and does not end it', async () => {
  let failures = 0;
  const query: Database['query'] = (text, values) => {
    if (!text.includes('futureJobs')) return database.query(text, values);
    failures += 1;
    return Promise.reject(new Error('no such table'));
  };
  await start({ ...timings, recoverySeconds: 0.1 }, query);
  await waitUntil(() => failures >= 2);
  expect(reports).toContain('The job queue failed: Error: no such table');
});
