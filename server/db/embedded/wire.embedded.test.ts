import path from 'node:path';
import { newFolder, removeFolder } from '../../testing/folders';
import { messages } from '@electric-sql/pglite';
import { type EmbeddedEngine, openEmbedded } from './engine';
import { Wire } from './wire';

const limits = { turnMs: 30_000, statementMs: 60_000, idleMs: 100, leastRoomBytes: 0 };

let folder: string;
let engine: EmbeddedEngine;
beforeAll(async () => {
  folder = await newFolder('wire');
  engine = await openEmbedded(path.join(folder, 'database'), () => {}, limits);
  await engine.query('create table things (id integer, name text)');
  await engine.query("insert into things values (1, 'one'), (2, null)");
});
afterAll(async () => {
  await engine.close();
  await removeFolder(folder);
});

const times = [1, 2, 3, 4, 5, 6, 7];

test('a named statement gives the same, however often it was asked before', async () => {
  for (const time of times) {
    const { rows } = await engine.query(
      '/* thing */ select name, $2::integer as time from things where id = $1',
      [1, time],
    );
    expect(rows).toEqual([{ name: 'one', time }]);
  }
});

test('a named statement whose values were refused takes good ones', async () => {
  const ask = (id: string) =>
    engine.query('/* thingById */ select name from things where id = $1::integer', [id]);
  for (const wrong of ['one', 'two', 'three'])
    await expect(ask(wrong)).rejects.toMatchObject({ code: '22P02' });
  expect((await ask('2')).rows).toEqual([{ name: null }]);
});

test('a named statement that could not be parsed can be once its table is there', async () => {
  const ask = () => engine.query('/* laterThing */ select id from later where id = $1', [1]);
  for (const _ of [1, 2, 3]) await expect(ask()).rejects.toMatchObject({ code: '42P01' });
  await engine.query('create table later (id integer)');
  expect((await ask()).rows).toEqual([]);
});

test('of several statements in one text the last one counts, and a notice between them changes nothing', async () => {
  const { rows, rowCount } = await engine.query(
    "select 1 as first; do $$ begin raise notice 'aside'; end $$; select id from things order by id",
  );
  expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
  expect(rowCount).toBe(2);
  expect((await engine.query('update things set name = name where id > $1', [0])).rowCount).toBe(2);
});

test('a notification is heard without another statement', async () => {
  const heard = new Promise((resolve) => void engine.listen('wire', resolve, () => {}));
  await engine.query('select pg_notify($1, $2)', ['wire', 'news']);
  await expect(heard).resolves.toBe('news');
});

test('a statement may take longer than a transaction may idle', async () => {
  const session = await engine.begin('begin');
  await session.query('select pg_sleep(0.2)');
  expect((await session.query('select id from things where id = $1', [1])).rows).toEqual([{ id: 1 }]);
  await session.commit();
});

const failure = (severity: string) =>
  Object.assign(new messages.DatabaseError('Failed.', 7, 'error'), { severity, code: '58030' });

test.each([
  ['without an end', []],
  ['that is FATAL', [failure('FATAL')]],
  ['that is PANIC', [failure('PANIC')]],
])('an answer %s is the engine breaking, and no refusal', async (_what, heard) => {
  const wire = new Wire({ execProtocolStream: async () => heard });
  for (const values of [null, ['1']]) {
    const error = await wire.run('select 1', values).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(messages.DatabaseError);
  }
  const refused = new Wire({ execProtocolStream: async () => [failure('ERROR')] });
  await expect(refused.run('select 1', null)).rejects.toBeInstanceOf(messages.DatabaseError);
});
