import path from 'node:path';
import { DomainError } from '../../errors';
import { embeddedTemplate, newFolder, removeFolder } from '../../testing/template';
import { openEmbedded, type EmbeddedEngine } from './engine';

const limits = { turnMs: 1500, statementMs: 3000, idleMs: 60_000 };
const reports: string[] = [];
let dataDir: string;
let engine: EmbeddedEngine;

beforeAll(async () => {
  dataDir = await newFolder('engine');
  await embeddedTemplate.copy(dataDir);
  engine = await openEmbedded(path.join(dataDir, 'database'), (message) => reports.push(message), limits);
  await engine.query('create table notes (text text)');
});
afterAll(async () => {
  await engine.close();
  await removeFolder(dataDir);
});

const endless = 'select count(*) from generate_series(1, 1000000000000)';

test('a statement without an end is stopped, and the database opens again by itself', async () => {
  await expect(engine.query(endless)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(reports.join()).toMatch(/ran longer than 3000 ms/);
  const { rows } = await engine.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
});

test('a transaction that was open when the engine stopped is gone, and says so', async () => {
  const session = await engine.begin('begin');
  await session.query("insert into notes values ('lost')");
  await expect(session.query(endless)).rejects.toBeInstanceOf(DomainError);
  await expect(session.query('select 1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(session.commit()).rejects.toThrow(/Look whether it was saved/);
  expect((await engine.query("select from notes where text = 'lost'")).rowCount).toBe(0);
});

test('listening goes on after the engine was opened again', async () => {
  const heard: string[] = [];
  const unlisten = await engine.listen('news', (payload) => heard.push(payload));
  await expect(engine.query(endless)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await engine.query("select pg_notify('news', 'again')");
  await engine.query('select 1');
  expect(heard).toEqual(['again']);
  await unlisten();
});

test('who waits too long for another transaction is told that the database is busy', async () => {
  const session = await engine.begin('begin');
  await expect(engine.query('select 1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await session.rollback();
  await expect(engine.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
});

test('COPY from the client, which would hang the engine for ever, is refused', async () => {
  await expect(engine.query('copy notes from stdin')).rejects.toThrow(/PostgreSQL only/);
});

test('the event loop turns while the engine works', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  await engine.query('select count(*) from generate_series(1, 1000000)');
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
});

test('a refused statement leaves no transaction behind', async () => {
  await expect(engine.query('begin; select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  await engine.query("insert into notes values ('kept')");
  const session = await engine.begin('begin');
  await session.rollback();
  expect((await engine.query("select from notes where text = 'kept'")).rowCount).toBe(1);
});
