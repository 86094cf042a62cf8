import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../db/database';
import { startJobs, type JobName, type Jobs } from '../jobs';
import { newId } from '../lib/ids';
import { openWorld, type TestCompany, type World } from '../testing/world';
import { queues } from './queues';

interface Imported {
  companyId: string;
  importId: string;
}

let world: World;
let company: TestCompany;
let jobs: Jobs;
let handle: (payload: Imported) => Promise<void>;

beforeAll(async () => {
  world = await openWorld();
  company = await world.company();
  jobs = await startJobs(world.services.database, () => {});
  await jobs.work('run-client-import', (payload) => handle(payload));
});
afterAll(async () => {
  await jobs.stop();
  await world.close();
});

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
  for (const started = Date.now(); Date.now() - started < 20_000; await delay(50)) {
    const { state, tries } = await stateOf(importId);
    if (state === wanted && tries === afterTries) return;
  }
  throw new Error(`The job is ${JSON.stringify(await stateOf(importId))}, not ${wanted}.`);
}

test('a job starts as soon as its transaction has committed, without waiting for the next look', async () => {
  await delay(300);
  const waits: number[] = [];
  for (const importId of [newId(), newId(), newId(), newId()]) {
    const started = nextJob();
    await enqueue(importId);
    const committed = Date.now();
    expect(await started).toEqual({ companyId: company.id, importId });
    waits.push(Date.now() - committed);
    await reaches(importId, 'completed');
  }
  // Looking alone would take a second on average.
  expect(Math.min(...waits)).toBeLessThan(300);
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
  let hasEnded = false;
  const begun = new Promise<void>((resolve) => {
    handle = async () => {
      resolve();
      await delay(300);
      hasEnded = true;
    };
  });
  await enqueue(importId);
  await begun;
  await jobs.stop();
  expect(hasEnded).toBe(true);
  expect((await stateOf(importId)).state).toBe('completed');
  jobs = await startJobs(world.services.database, () => {});
  await jobs.work('run-client-import', (payload) => handle(payload));
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
  const both = [await startJobs(database, () => {}), await startJobs(database, () => {})];
  const { rows } = await database.query<{ minute: number }>(
    'select extract(minute from now())::integer as minute',
  );
  const inMinutes = (more: number) => ({ everyMinutes: 60, after: ((rows[0]?.minute ?? 0) + more) % 60 });
  for (const each of both) {
    each.schedule('purge-expired', inMinutes(0));
    each.schedule('resume-refunds', inMinutes(1));
    each.schedule('sync-companies', inMinutes(30));
  }
  await delay(5000);
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
  let statements = 0;
  const { database } = world.services;
  const query: Database['query'] = (...asked) => {
    statements += 1;
    return database.query(...asked);
  };
  const atRest = await startJobs({ ...database, query }, () => {});
  for (const name of Object.keys(queues) as JobName[]) await atRest.work(name, async () => {});
  await delay(1000);
  statements = 0;
  await delay(4000);
  await atRest.stop();
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThan(20);
});
