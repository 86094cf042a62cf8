import type { Database } from '../db/database';
import { startJobs, type JobName, type Jobs } from '../jobs';
import { newId } from '../lib/ids';
import { until } from '../testing/until';
import { openWorld, type TestCompany, type World } from '../testing/world';
import { queues } from './queues';

interface Imported {
  companyId: string;
  importId: string;
}

// With such rare polls, only its notification can start a job.
const rareTimings = { pollMs: 600_000, maintenanceSeconds: 30 };
const quickTimings = { pollMs: 50, maintenanceSeconds: 30 };

let world: World;
let company: TestCompany;
let jobs: Jobs;
let handle: (payload: Imported) => Promise<void>;

beforeAll(async () => {
  world = await openWorld();
  company = await world.company();
  await start(quickTimings);
});
afterAll(async () => {
  await jobs.stop();
  await world.close();
});

async function start(timings: typeof quickTimings): Promise<void> {
  jobs = await startJobs(world.services.database, () => {}, timings);
  await jobs.work('run-client-import', (payload) => handle(payload));
}

const enqueue = (importId: string): Promise<void> =>
  world.services.database.inCompany(company.id, (db) =>
    jobs.enqueue(db, 'run-client-import', { companyId: company.id, importId }),
  );

const nextJob = (): Promise<Imported> =>
  new Promise((resolve) => {
    handle = async (payload) => resolve(payload);
  });

async function stateOf(importId: string): Promise<{ state: string; tries: number }> {
  const { rows } = await world.services.database.query<{ state: string; tries: number }>(
    "select state, retry_count as tries from pgboss.job where name = 'run-client-import' and data ->> 'importId' = $1",
    [importId],
  );
  return rows[0] ?? { state: 'none', tries: 0 };
}

async function reaches(importId: string, wanted: string, afterTries = 0): Promise<void> {
  await until(async () => {
    const { state, tries } = await stateOf(importId);
    return state === wanted && tries === afterTries;
  });
}

test('a job starts as soon as its transaction has committed, without waiting for the next look', async () => {
  await jobs.stop();
  await start(rareTimings);
  for (const importId of [newId(), newId(), newId(), newId()]) {
    const started = nextJob();
    await enqueue(importId);
    expect(await started).toEqual({ companyId: company.id, importId });
    await reaches(importId, 'completed');
  }
  await jobs.stop();
  await start(quickTimings);
});

test('jobs of a company that has many waiting come behind those of others', async () => {
  const { database } = world.services;
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const order: string[] = [];
  const inLine = async (companyId: string, behind: number): Promise<string> => {
    const importId = newId();
    await database.inCompany(companyId, (db) =>
      jobs.enqueue(db, 'run-client-import', { companyId, importId }, behind),
    );
    return importId;
  };
  handle = async ({ importId }) => {
    order.push(importId);
    begin();
    await held;
  };
  const first = await inLine(company.id, 0);
  await begun;
  const [second, third] = [await inLine(company.id, 1), await inLine(company.id, 2)];
  const other = await world.company();
  const theirs = [await inLine(other.id, 0), await inLine(other.id, 1)] as const;
  goOn();
  await reaches(third, 'completed');
  expect(order).toEqual([first, theirs[0], second, theirs[1], third]);
});

test('a job whose transaction is rolled back never runs', async () => {
  const ran: string[] = [];
  handle = async ({ importId }) => void ran.push(importId);
  const [lost, kept] = [newId(), newId()];
  await world.services.database
    .inCompany(company.id, async (db) => {
      await jobs.enqueue(db, 'run-client-import', { companyId: company.id, importId: lost });
      throw new Error('changed my mind');
    })
    .catch(() => undefined);
  await enqueue(kept);
  await reaches(kept, 'completed');
  expect(ran).toEqual([kept]);
  expect((await stateOf(lost)).state).toBe('none');
});

test('a job can be queued where there is no company', async () => {
  const started = nextJob();
  const importId = newId();
  await world.services.database.onPlatform((db) =>
    jobs.enqueue(db, 'run-client-import', { companyId: company.id, importId }),
  );
  expect((await started).importId).toBe(importId);
});

test('a job that throws is tried three times more, further and further apart, then counts as failed', async () => {
  const { database } = world.services;
  const importId = newId();
  handle = async () => {
    throw new Error('not today');
  };
  await enqueue(importId);
  const pauses: number[] = [];
  for (let tries = 0; tries < 3; tries++) {
    await reaches(importId, 'retry', tries);
    const { rows } = await database.query<{ pause: number }>(
      `update pgboss.job j set start_after = now() from pgboss.job before
       where j.id = before.id and j.data ->> 'importId' = $1
       returning extract(epoch from before.start_after - now())::float8 as pause`,
      [importId],
    );
    pauses.push(rows[0]?.pause ?? 0);
  }
  await reaches(importId, 'failed', 3);
  // Each pause is drawn from a span that begins where the one before it ends.
  expect(pauses[0]).toBeGreaterThan(10);
  expect(pauses[1]).toBeGreaterThan(25);
  expect(pauses[2]).toBeGreaterThan(55);
});

test('stopping waits for the job at hand', async () => {
  const importId = newId();
  let finish = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    handle = () => {
      resolve();
      return new Promise((finished) => (finish = finished));
    };
  });
  await enqueue(importId);
  await begun;
  let hasStopped = false;
  const stopped = jobs.stop().then(() => (hasStopped = true));
  expect((await stateOf(importId)).state).not.toBe('completed');
  expect(hasStopped).toBe(false);
  finish();
  await stopped;
  expect((await stateOf(importId)).state).toBe('completed');
  await start(quickTimings);
});

test('a job that comes by itself comes once in its minute, however many processes see to it, and in no other', async () => {
  const { database } = world.services;
  const sent = async (): Promise<Record<string, number>> => {
    const { rows } = await database.query<{ name: string; count: number }>(
      `select name, count(*)::integer as count from pgboss.job
       where name in ('purge-expired', 'resume-refunds', 'sync-companies') group by name`,
    );
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  };
  let looks = 0;
  const query: Database['query'] = (text, values) => {
    if (text.includes('jobsDue')) looks += 1;
    return database.query(text, values);
  };
  const startWatched = () => startJobs({ ...database, query }, () => {}, quickTimings);
  const both = [await startWatched(), await startWatched()];
  const { rows } = await database.query<{ minute: number }>(
    'select extract(minute from now())::integer as minute',
  );
  const inMinutes = (more: number) => ({ everyMinutes: 60, after: ((rows[0]?.minute ?? 0) + more) % 60 });
  for (const each of both) {
    each.schedule('purge-expired', inMinutes(0));
    each.schedule('resume-refunds', inMinutes(1));
    each.schedule('sync-companies', inMinutes(30));
  }
  const before = looks;
  await until(() => looks > before + 10);
  // The next minute may have begun meanwhile, or before the first look.
  expect([
    { 'purge-expired': 1 },
    { 'purge-expired': 1, 'resume-refunds': 1 },
    { 'resume-refunds': 1 },
  ]).toContainEqual(await sent());
  await Promise.all(both.map((each) => each.stop()));
});

test('a job that nobody announces is found', async () => {
  const importId = newId();
  const started = nextJob();
  await world.services.database.query(
    "insert into pgboss.job (name, data) values ('run-client-import', $1::jsonb)",
    [JSON.stringify({ companyId: company.id, importId })],
  );
  expect(await started).toEqual({ companyId: company.id, importId });
});

test('a server at rest asks for all queues at once', async () => {
  const statements: string[] = [];
  const emptyQueues = new Set<unknown>();
  const { database } = world.services;
  const query = async <Row extends object>(text: string, values: readonly unknown[] = []) => {
    statements.push(text);
    const answer = await database.query<Row>(text, values);
    const isFetch = /for update skip locked/i.test(text);
    if (isFetch && answer.rows.length === 0) emptyQueues.add(values[0]);
    return answer;
  };
  const looks = (): number => statements.filter((text) => text.includes('jobsDue')).length;
  const atRest = await startJobs({ ...database, query }, () => {}, quickTimings);
  const names = Object.keys(queues) as JobName[];
  for (const name of names) await atRest.work(name, async () => {});
  // Each worker asks at its start, until its queue is empty.
  await until(() => names.every((name) => emptyQueues.has(name)));
  statements.length = 0;
  await until(() => looks() > 20);
  await atRest.stop();
  // A queue that asked for itself would make one statement a look, of which there are forty.
  expect(statements.length).toBeLessThan(2 * looks());
});
