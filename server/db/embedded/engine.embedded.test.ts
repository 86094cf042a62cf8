import path from 'node:path';
import { DomainError } from '../../errors';
import { embeddedTemplate } from '../../testing/databaseTemplate';
import { newFolder, removeFolder } from '../../testing/folders';
import { until } from '../../testing/until';
import { openEmbedded, type EmbeddedEngine, type EmbeddedLimits } from './engine';
import { startUpkeep } from './upkeep';

// Opening again takes its turn as well, and its time on a machine that is busy.
const limits = { turnMs: 30_000, statementMs: 3000, idleMs: 60_000 };
const reports: string[] = [];
const folders: string[] = [];
let engine: EmbeddedEngine;

async function openCopy(limited: EmbeddedLimits): Promise<EmbeddedEngine> {
  const dataDir = await newFolder('engine');
  folders.push(dataDir);
  await embeddedTemplate.clone(dataDir);
  return openEmbedded(path.join(dataDir, 'database'), (message) => reports.push(message), limited);
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

test('stops an endless statement, reopens the database, keeps its listeners and rolls back the transaction', async () => {
  const heard: string[] = [];
  const unlisten = await engine.listen(
    'news',
    (payload) => heard.push(payload),
    () => heard.push('missed'),
  );
  const session = await engine.begin('begin');
  await session.query("insert into notes values ('lost')");
  await expect(session.query(endless)).rejects.toBeInstanceOf(DomainError);
  expect(reports.join()).toMatch(/ran longer than 3000 ms/);
  await expect(session.query('select 1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(session.commit()).rejects.toThrow(/Look whether it was saved/);
  expect((await engine.query("select from notes where text = 'lost'")).rowCount).toBe(0);
  await engine.query("select pg_notify('news', 'again')");
  const { rows } = await engine.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  // Notifications may have been lost until the engine was open again.
  expect(heard).toEqual(['missed', 'again']);
  await unlisten();
});

test('who waits too long for another transaction is told that the database is busy', async () => {
  const busy = await openCopy({ ...limits, turnMs: 100 });
  const session = await busy.begin('begin');
  await expect(busy.query('select 1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await session.rollback();
  await expect(busy.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
  await busy.close();
});

test('COPY from the client, which would hang the engine for ever, is refused', async () => {
  await expect(engine.query('copy notes from stdin')).rejects.toThrow(/PostgreSQL only/);
});

test('a disk with too little room is read from, and written to no more', async () => {
  const crowded = await openCopy({ ...limits, leastRoomBytes: Number.MAX_SAFE_INTEGER });
  const written = crowded.query('create table notes (text text)');
  await expect(written).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(crowded.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
  expect(reports.join()).toMatch(/too little room on the disk/);
  await crowded.close();
});

test('the event loop turns while the engine works', async () => {
  let turns = 0;
  const session = await engine.begin('begin', 60_000);
  const timer = setInterval(() => (turns += 1), 5);
  await session.query('select count(*) from generate_series(1, 1000000)');
  clearInterval(timer);
  await session.rollback();
  expect(turns).toBeGreaterThan(3);
});

test('the log is cut and dead rows are swept by the clock, as PostgreSQL does by itself', async () => {
  await engine.query('create table swept (number integer)');
  await engine.query('insert into swept select generate_series(1, 20000)');
  await engine.query('delete from swept where number % 2 = 0');

  const often = { checkEveryMs: 50, checkpointEveryMs: 0, vacuumEveryMs: 0, largestLogBytes: 2 ** 20 };
  const stop = startUpkeep(
    (text) => engine.query(text),
    (message) => reports.push(message),
    often,
  );
  const { swept } = await until(async () => {
    const { rows } = await engine.query<{ log: number; swept: string | null }>(
      `select (select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::bigint from pg_control_checkpoint()) as log,
         (select last_vacuum from pg_stat_user_tables where relname = 'swept') as swept`,
    );
    return rows.find((row) => row.log < 2 ** 20 && row.swept !== null);
  });
  stop();
  expect(swept).toBeInstanceOf(Date);
});

test('a table that grew before the database was closed is looked at again once it is open', async () => {
  const before = await openCopy(limits);
  await before.query('create table grown (number integer)');
  await before.query('insert into grown select generate_series(1, 20000)');
  await before.close();

  const opened = await openEmbedded(path.join(folders.at(-1) ?? '', 'database'), () => {}, limits);
  const often = { checkEveryMs: 20, checkpointEveryMs: 60_000, vacuumEveryMs: 0, largestLogBytes: 2 ** 30 };
  const asked: string[] = [];
  const stop = startUpkeep(
    (text) => {
      asked.push(text);
      return opened.query(text);
    },
    (message) => reports.push(message),
    often,
  );
  const timesSwept = () => asked.filter((text) => text.includes('"grown"')).length;
  const guessed = async () =>
    (await opened.query("select reltuples from pg_class where relname = 'grown'")).rows;
  await until(() => timesSwept() > 0 && asked.length >= 40);
  stop();
  expect(await guessed()).toEqual([{ reltuples: 20_000 }]);
  expect(timesSwept()).toBe(1);
  await opened.close();
});

test('nothing is swept while the disk has too little room, and everything once it has', async () => {
  await engine.query('create table crowded (number integer)');
  await engine.query('insert into crowded select generate_series(1, 20000)');
  await engine.query('delete from crowded where number % 2 = 0');
  await engine.query('set default_transaction_read_only = on');

  const asked: string[] = [];
  const often = { checkEveryMs: 20, checkpointEveryMs: 60_000, vacuumEveryMs: 0, largestLogBytes: 2 ** 30 };
  const stop = startUpkeep(
    (text) => {
      asked.push(text);
      return engine.query(text);
    },
    (message) => reports.push(message),
    often,
  );
  const isSwept = () => asked.some((text) => text.includes('vacuum (analyze) "public"."crowded"'));
  await until(() => asked.length >= 40);
  expect(isSwept()).toBe(false);
  await engine.query('set default_transaction_read_only = off');
  await until(isSwept);
  stop();
});

test('a refused statement leaves no transaction behind', async () => {
  await expect(engine.query('begin; select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  await engine.query("insert into notes values ('kept')");
  const session = await engine.begin('begin');
  await session.rollback();
  expect((await engine.query("select from notes where text = 'kept'")).rowCount).toBe(1);
});
