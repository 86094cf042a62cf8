import path from 'node:path';
import { embeddedTemplate } from '../../../testing/databaseTemplate';
import { createTempFolder, removeFolder } from '../../../testing/folders';
import { waitUntil } from '../../../testing/waitUntil';
import { unavailable } from '../failures';
import { openEmbedded, type EmbeddedEngine, type EmbeddedLimits } from './engine';
import { startMaintenance } from './maintenance';

// `queueTimeoutMs` also covers reopening the database, which takes long on a busy machine.
const limits = { queueTimeoutMs: 30_000, statementMs: 3000, idleMs: 60_000 };
const reports: string[] = [];
const folders: string[] = [];
let engine: EmbeddedEngine;

async function openCopy(customLimits: EmbeddedLimits): Promise<EmbeddedEngine> {
  const dataDir = await createTempFolder('engine');
  folders.push(dataDir);
  await embeddedTemplate.clone(dataDir);
  return openEmbedded(path.join(dataDir, 'database'), (message) => reports.push(message), customLimits);
}

beforeAll(async () => {
  engine = await openCopy(limits);
  await engine.query('create table notes (text text)');
});
afterAll(async () => {
  await engine.close();
  await Promise.all(folders.map(removeFolder));
});

const endless = 'select count(*) from generate_series(1, 1000000000000)';

test('the embedded engine stops an endless statement, rolls back its transaction and keeps subscriptions', async () => {
  const received: string[] = [];
  const unlisten = await engine.listen(
    'events',
    (payload) => received.push(payload),
    () => received.push('missed'),
  );
  const session = await engine.begin('begin');
  await session.query("insert into notes values ('lost')");
  await expect(session.query(endless)).rejects.toThrow(unavailable().message);
  const [, longerThanMs] = /a statement ran longer than (\d+) ms/.exec(reports.join()) ?? [];
  expect(Number(longerThanMs)).toBeGreaterThanOrEqual(limits.statementMs);
  await expect(session.query('select 1')).rejects.toThrow(unavailable().message);
  // Nothing was sent, so the outcome is known.
  await expect(session.commit()).rejects.toThrow(unavailable().message);
  expect((await engine.query("select from notes where text = 'lost'")).rowCount).toBe(0);
  await engine.query("select pg_notify('events', 'again')");
  const { rows } = await engine.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  // The engine reports missed events, because notifications may have been lost before it reopened.
  expect(received).toEqual(['missed', 'again']);
  await unlisten();
});

test('a call to the embedded engine fails with UNAVAILABLE when it waits too long for another transaction', async () => {
  const busyEngine = await openCopy({ ...limits, queueTimeoutMs: 100 });
  const session = await busyEngine.begin('begin');
  await expect(busyEngine.query('select 1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await session.rollback();
  await expect(busyEngine.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
  await busyEngine.close();
});

test('the embedded engine reopens the database after COPY from stdin, which ends its thread', async () => {
  await expect(engine.query('copy notes from stdin')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect((await engine.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('the embedded engine reopens the database even if that takes longer than calls may wait', async () => {
  const impatientEngine = await openCopy({ ...limits, queueTimeoutMs: 100 });
  const query = (text: string) => impatientEngine.query(text);
  await query('create table notes (text text)');
  await expect(query('copy notes from stdin')).rejects.toThrow(unavailable().message);
  await expect(query('select 1')).rejects.toThrow(unavailable().message);
  await waitUntil(() =>
    query('select 1').then(
      () => true,
      () => false,
    ),
  );
  await impatientEngine.close();
});

test('close rejects waiting and later calls with UNAVAILABLE, and waits for the open transaction', async () => {
  const closingEngine = await openCopy(limits);
  const session = await closingEngine.begin('begin');
  const waiting = [closingEngine.query('select 1'), closingEngine.begin('begin')];
  const rejections = waiting.map((call) => expect(call).rejects.toThrow(unavailable().message));
  const closed = closingEngine.close();
  await Promise.all(rejections);
  await expect(closingEngine.query('select 1')).rejects.toThrow(unavailable().message);
  expect((await session.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await session.commit();
  await closed;
});

test('the embedded engine ignores the PGSSLMODE of the environment', async () => {
  const before = process.env['PGSSLMODE'];
  process.env['PGSSLMODE'] = 'require';
  try {
    const unencryptedEngine = await openCopy(limits);
    expect((await unencryptedEngine.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await unencryptedEngine.close();
  } finally {
    if (before === undefined) delete process.env['PGSSLMODE'];
    else process.env['PGSSLMODE'] = before;
  }
});

test('the embedded engine serves reads and rejects writes while disk space is low', async () => {
  const fullDiskEngine = await openCopy({ ...limits, minFreeBytes: Number.MAX_SAFE_INTEGER });
  const write = fullDiskEngine.query('create table notes (text text)');
  await expect(write).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(fullDiskEngine.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
  expect(reports.join()).toMatch(/disk space is too low/);
  await fullDiskEngine.close();
});

test('the embedded engine keeps the event loop responsive while it runs a statement', async () => {
  let ticks = 0;
  const session = await engine.begin('begin', { statementMs: 60_000 });
  const timer = setInterval(() => (ticks += 1), 5);
  await session.query('select count(*) from generate_series(1, 1000000)');
  clearInterval(timer);
  await session.rollback();
  expect(ticks).toBeGreaterThan(3);
});

test('startMaintenance checkpoints the log and vacuums dead rows on a schedule', async () => {
  await engine.query('create table swept (number integer)');
  await engine.query('insert into swept select generate_series(1, 20000)');
  await engine.query('delete from swept where number % 2 = 0');

  const schedule = { checkEveryMs: 50, checkpointEveryMs: 0, vacuumEveryMs: 0, maxLogBytes: 2 ** 20 };
  const stop = startMaintenance(
    (text) => engine.query(text),
    (message) => reports.push(message),
    schedule,
  );
  const { swept } = await waitUntil(async () => {
    const { rows } = await engine.query<{ log: number; swept: string | null }>(
      `select (select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::bigint from pg_control_checkpoint()) as log,
         (select last_vacuum from pg_stat_user_tables where relname = 'swept') as swept`,
    );
    return rows.find((row) => row.log < 2 ** 20 && row.swept !== null);
  });
  stop();
  expect(swept).toBeInstanceOf(Date);
});

test('startMaintenance vacuums a table once if it grew before the database was reopened', async () => {
  const firstEngine = await openCopy(limits);
  await firstEngine.query('create table grown (number integer)');
  await firstEngine.query('insert into grown select generate_series(1, 20000)');
  await firstEngine.close();

  const reopened = await openEmbedded(path.join(folders.at(-1) ?? '', 'database'), () => {}, limits);
  const schedule = { checkEveryMs: 20, checkpointEveryMs: 60_000, vacuumEveryMs: 0, maxLogBytes: 2 ** 30 };
  const statements: string[] = [];
  const stop = startMaintenance(
    (text) => {
      statements.push(text);
      return reopened.query(text);
    },
    (message) => reports.push(message),
    schedule,
  );
  const countVacuums = () => statements.filter((text) => text.includes('"grown"')).length;
  const readRowEstimate = async () =>
    (await reopened.query("select reltuples from pg_class where relname = 'grown'")).rows;
  await waitUntil(() => countVacuums() > 0 && statements.length >= 40);
  stop();
  expect(await readRowEstimate()).toEqual([{ reltuples: 20_000 }]);
  expect(countVacuums()).toBe(1);
  await reopened.close();
});

test('startMaintenance skips vacuums while the database is read-only and resumes them afterwards', async () => {
  await engine.query('create table crowded (number integer)');
  await engine.query('insert into crowded select generate_series(1, 20000)');
  await engine.query('delete from crowded where number % 2 = 0');
  await engine.query('set default_transaction_read_only = on');

  const statements: string[] = [];
  const schedule = { checkEveryMs: 20, checkpointEveryMs: 60_000, vacuumEveryMs: 0, maxLogBytes: 2 ** 30 };
  const stop = startMaintenance(
    (text) => {
      statements.push(text);
      return engine.query(text);
    },
    (message) => reports.push(message),
    schedule,
  );
  const isVacuumed = () => statements.some((text) => text.includes('vacuum (analyze) "public"."crowded"'));
  await waitUntil(() => statements.length >= 40);
  expect(isVacuumed()).toBe(false);
  await engine.query('set default_transaction_read_only = off');
  await waitUntil(isVacuumed);
  stop();
});

test('the embedded engine leaves no open transaction after a failed statement', async () => {
  await expect(engine.query('begin; select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  await engine.query("insert into notes values ('kept')");
  const session = await engine.begin('begin');
  await session.rollback();
  expect((await engine.query("select from notes where text = 'kept'")).rowCount).toBe(1);
});
