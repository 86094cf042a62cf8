import type { Database } from '../db/database';
import { unavailable } from '../db/failures';
import { startJobs, type Jobs } from './jobs';
import { everyMinute } from './scheduler';
import { newId } from '../../lib/ids';
import { waitUntil } from '../../testing/waitUntil';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { type JobName, queues } from './queues';

interface ImportPayload {
  companyId: string;
  importId: string;
}

// Polls so rarely that only a notification can start a job.
const slowPolling = { pollSeconds: 600, recoverySeconds: 600, maintenanceSeconds: 600 };
const fastPolling = { ...slowPolling, pollSeconds: 0.5 };

let fixture: Fixture;
let company: TestCompany;
let jobs: Jobs;
let handle: (payload: ImportPayload) => Promise<void>;

beforeAll(async () => {
  fixture = await openFixture();
  company = await fixture.company();
  await start(fastPolling);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await jobs.stop();
  await fixture.close();
});

async function start(timings: typeof fastPolling): Promise<void> {
  jobs = await startJobs(fixture.services.database, () => {}, timings);
  await jobs.work('run-client-import', (payload) => handle(payload));
}

const enqueue = (importId: string): Promise<void> =>
  fixture.inCompany(company, (db) =>
    jobs.enqueue(db, 'run-client-import', { companyId: company.id, importId }),
  );

const nextJob = (): Promise<ImportPayload> =>
  new Promise((resolve) => {
    handle = async (payload) => resolve(payload);
  });

async function stateOf(importId: string): Promise<{ state: string; retryCount: number }> {
  const { rows } = await fixture.services.database.query<{ state: string; retryCount: number }>(
    `select state, retry_count as "retryCount" from pgboss.job where name = 'run-client-import' and data ->> 'importId' = $1`,
    [importId],
  );
  return rows[0] ?? { state: 'none', retryCount: 0 };
}

async function waitForState(importId: string, expectedState: string, retryCount = 0): Promise<void> {
  await waitUntil(async () => {
    const job = await stateOf(importId);
    return job.state === expectedState && job.retryCount === retryCount;
  });
}

test('a job starts when its transaction commits, without waiting for a poll', async () => {
  await jobs.stop();
  await start(slowPolling);
  for (const importId of [newId(), newId(), newId(), newId()]) {
    const started = nextJob();
    await enqueue(importId);
    expect(await started).toEqual({ companyId: company.id, importId });
    await waitForState(importId, 'completed');
  }
  await jobs.stop();
  await start(fastPolling);
});

test('a job with fewer jobs of its company ahead of it runs first', async () => {
  const { database } = fixture.services;
  let markStarted = (): void => undefined;
  const hasBegun = new Promise<void>((resolve) => (markStarted = resolve));
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const order: string[] = [];
  const enqueueFor = async (companyId: string, behind: number): Promise<string> => {
    const importId = newId();
    await database.inCompany(companyId, (db) =>
      jobs.enqueue(db, 'run-client-import', { companyId, importId }, behind),
    );
    return importId;
  };
  handle = async ({ importId }) => {
    order.push(importId);
    markStarted();
    await released;
  };
  const first = await enqueueFor(company.id, 0);
  await hasBegun;
  const [second, third] = [await enqueueFor(company.id, 1), await enqueueFor(company.id, 2)];
  const other = await fixture.company();
  const otherIds = [await enqueueFor(other.id, 0), await enqueueFor(other.id, 1)] as const;
  release();
  await waitForState(third, 'completed');
  expect(order).toEqual([first, otherIds[0], second, otherIds[1], third]);
});

test('a job whose transaction is rolled back never runs', async () => {
  const ran: string[] = [];
  handle = async ({ importId }) => void ran.push(importId);
  const [rolledBackId, committedId] = [newId(), newId()];
  await fixture
    .inCompany(company, async (db) => {
      await jobs.enqueue(db, 'run-client-import', { companyId: company.id, importId: rolledBackId });
      throw new Error('changed my mind');
    })
    .catch(() => undefined);
  await enqueue(committedId);
  await waitForState(committedId, 'completed');
  expect(ran).toEqual([committedId]);
  expect((await stateOf(rolledBackId)).state).toBe('none');
});

test('a job enqueued in a platform transaction runs', async () => {
  const started = nextJob();
  const importId = newId();
  await fixture.services.database.onPlatform((db) =>
    jobs.enqueue(db, 'run-client-import', { companyId: company.id, importId }),
  );
  expect((await started).importId).toBe(importId);
});

test('a job that throws is retried three times with backoff, then fails', async () => {
  const { database } = fixture.services;
  const importId = newId();
  handle = async () => {
    throw new Error('not today');
  };
  await enqueue(importId);
  const pauses: number[] = [];
  for (let tries = 0; tries < 3; tries++) {
    await waitForState(importId, 'retry', tries);
    const { rows } = await database.query<{ pause: number }>(
      `update pgboss.job j set start_after = now() from pgboss.job before
       where j.id = before.id and j.data ->> 'importId' = $1
       returning extract(epoch from before.start_after - now())::float8 as pause`,
      [importId],
    );
    pauses.push(rows[0]?.pause ?? 0);
  }
  await waitForState(importId, 'failed', 3);
  // Each delay is drawn from a range that starts where the previous range ends.
  expect(pauses[0]).toBeGreaterThan(10);
  expect(pauses[1]).toBeGreaterThan(25);
  expect(pauses[2]).toBeGreaterThan(55);
});

test('stop waits for the running job', async () => {
  const importId = newId();
  let finish = (): void => undefined;
  const hasBegun = new Promise<void>((resolve) => {
    handle = () => {
      resolve();
      return new Promise((finished) => (finish = finished));
    };
  });
  await enqueue(importId);
  await hasBegun;
  let hasStopped = false;
  const stopped = jobs.stop().then(() => (hasStopped = true));
  expect((await stateOf(importId)).state).not.toBe('completed');
  expect(hasStopped).toBe(false);
  finish();
  await stopped;
  expect((await stateOf(importId)).state).toBe('completed');
  await start(fastPolling);
});

test('a scheduled job is enqueued once across processes in its minute of the database, and in no other minute', async () => {
  const { database } = fixture.services;
  const { now } = Date;
  const aheadMs = 30 * 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
  const countSent = async (): Promise<Record<string, number>> => {
    const { rows } = await database.query<{ name: string; count: number }>(
      `select name, count(*)::integer as count from pgboss.job
       where name in ('purge-expired', 'resume-refunds', 'sync-companies') group by name`,
    );
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  };
  let everyMinuteSends = 0;
  const query: Database['query'] = async (text, values) => {
    const result = await database.query<never>(text, values);
    if (values?.[1] === 'charge-due') everyMinuteSends += 1;
    return result;
  };
  const startCounted = () => startJobs({ ...database, query }, () => {}, slowPolling);
  const instances = [await startCounted(), await startCounted()];
  const { rows } = await database.query<{ minute: number }>(
    'select extract(minute from now())::integer as minute',
  );
  const minutesFromNow = (offset: number) => ({
    everyMinutes: 60,
    offsetMinutes: ((rows[0]?.minute ?? 0) + offset) % 60,
  });
  for (const instance of instances) {
    instance.schedule('purge-expired', minutesFromNow(0));
    instance.schedule('resume-refunds', minutesFromNow(1));
    instance.schedule('sync-companies', minutesFromNow(30));
    // Due at the same check as the others, but sent last.
    instance.schedule('charge-due', everyMinute);
  }
  await waitUntil(() => everyMinuteSends >= instances.length);
  // The next minute may have started between the checks, or before the first one.
  expect([
    { 'purge-expired': 1 },
    { 'purge-expired': 1, 'resume-refunds': 1 },
    { 'resume-refunds': 1 },
  ]).toContainEqual(await countSent());
  await Promise.all(instances.map((instance) => instance.stop()));
});

test('a scheduled job whose enqueuing fails is enqueued at the next check', async () => {
  const { database } = fixture.services;
  let attempts = 0;
  const query: Database['query'] = async (text, values) => {
    if (values?.[1] !== 'warn-expiring-cards') return database.query(text, values);
    attempts += 1;
    if (attempts === 1) throw unavailable();
    return database.query(text, values);
  };
  const instance = await startJobs({ ...database, query }, () => {}, slowPolling);
  instance.schedule('warn-expiring-cards', everyMinute);
  await waitUntil(async () => (await instance.unfinished('warn-expiring-cards')).length === 1);
  expect(attempts).toBe(2);
  await instance.stop();
});

test('a poll starts a job without a notification', async () => {
  const importId = newId();
  const started = nextJob();
  await fixture.services.database.query(
    "insert into pgboss.job (name, data) values ('run-client-import', $1::jsonb)",
    [JSON.stringify({ companyId: company.id, importId })],
  );
  expect(await started).toEqual({ companyId: company.id, importId });
});

test('an idle server sends one statement for each queue in a poll, and no statement between two polls', async () => {
  const statements: { text: string; queue: unknown }[] = [];
  const emptyQueues = new Set<unknown>();
  const { database } = fixture.services;
  const isFetch = (text: string): boolean => /for update skip locked/i.test(text);
  const query: typeof database.query = async (text, values = []) => {
    statements.push({ text, queue: values[0] });
    const result = await database.query<never>(text, values);
    if (isFetch(text) && result.rows.length === 0) emptyQueues.add(values[0]);
    return result;
  };
  const idleJobs = await startJobs({ ...database, query }, () => {}, slowPolling);
  const names = Object.keys(queues) as JobName[];
  for (const name of names) await idleJobs.work(name, async () => {});
  // Each worker fetches jobs at its start until its queue is empty.
  await waitUntil(() => names.every((name) => emptyQueues.has(name)));
  statements.length = 0;
  emptyQueues.clear();
  await database.query("select pg_notify('livery_jobs', name) from unnest($1::text[]) as name", [names]);
  await waitUntil(() => names.every((name) => emptyQueues.has(name)));
  // The worker of the other instance polls at the same time, and so proves that time has passed.
  const importId = newId();
  const started = nextJob();
  await database.query("insert into pgboss.job (name, data) values ('run-client-import', $1::jsonb)", [
    JSON.stringify({ companyId: company.id, importId }),
  ]);
  expect((await started).importId).toBe(importId);
  expect(statements.map(({ queue }) => queue).sort()).toEqual([...names].sort());
  expect(statements.every(({ text }) => isFetch(text))).toBe(true);
  await idleJobs.stop();
});
