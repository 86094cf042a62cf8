import path from 'node:path';
import { createTempFolder, removeFolder } from '../../../testing/folders';
import { messages } from '@electric-sql/pglite';
import { type EmbeddedEngine, openEmbedded } from './engine';
import { ProtocolClient } from './protocolClient';

const limits = { queueTimeoutMs: 30_000, statementMs: 60_000, idleMs: 100, minFreeBytes: 0 };

let folder: string;
let engine: EmbeddedEngine;
beforeAll(async () => {
  folder = await createTempFolder('wire');
  engine = await openEmbedded(path.join(folder, 'database'), () => {}, limits);
  await engine.query('create table things (id integer, name text)');
  await engine.query("insert into things values (1, 'one'), (2, null)");
});
afterAll(async () => {
  await engine.close();
  await removeFolder(folder);
});

const times = [1, 2, 3, 4, 5, 6, 7];

test('a named statement returns the same result before and after it is prepared', async () => {
  for (const time of times) {
    const { rows } = await engine.query(
      '/* thing */ select name, $2::integer as time from things where id = $1',
      [1, time],
    );
    expect(rows).toEqual([{ name: 'one', time }]);
  }
});

test('a named statement runs after its previous values were rejected', async () => {
  const runStatement = (id: string) =>
    engine.query('/* thingById */ select name from things where id = $1::integer', [id]);
  for (const invalidId of ['one', 'two', 'three'])
    await expect(runStatement(invalidId)).rejects.toMatchObject({ code: '22P02' });
  expect((await runStatement('2')).rows).toEqual([{ name: null }]);
});

test('a named statement that failed to parse without its table runs once the table exists', async () => {
  const runStatement = () => engine.query('/* laterThing */ select id from later where id = $1', [1]);
  for (const _ of [1, 2, 3]) await expect(runStatement()).rejects.toMatchObject({ code: '42P01' });
  await engine.query('create table later (id integer)');
  expect((await runStatement()).rows).toEqual([]);
});

test('the engine returns the result of the last of several statements and ignores notices', async () => {
  const { rows, rowCount } = await engine.query(
    "select 1 as first; do $$ begin raise notice 'aside'; end $$; select id from things order by id",
  );
  expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
  expect(rowCount).toBe(2);
  expect((await engine.query('update things set name = name where id > $1', [0])).rowCount).toBe(2);
});

test('the engine delivers a notification without waiting for another statement', async () => {
  const received = new Promise((resolve) => void engine.listen('wire', resolve, () => {}));
  await engine.query('select pg_notify($1, $2)', ['wire', 'payload']);
  await expect(received).resolves.toBe('payload');
});

test('the run time of a statement does not count as idle time of its transaction', async () => {
  const session = await engine.begin('begin');
  await session.query('select pg_sleep(0.2)');
  expect((await session.query('select id from things where id = $1', [1])).rows).toEqual([{ id: 1 }]);
  await session.commit();
});

const failure = (severity: string) =>
  Object.assign(new messages.DatabaseError('Failed.', 7, 'error'), { severity, code: '58030' });

test.each([
  ['without an end', []],
  ['with a FATAL error', [failure('FATAL')]],
  ['with a PANIC error', [failure('PANIC')]],
])('ProtocolClient treats a response %s as an engine failure', async (_what, received) => {
  const client = new ProtocolClient({ execProtocolStream: async () => received });
  for (const values of [null, ['1']]) {
    const error = await client.run('select 1', values).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(messages.DatabaseError);
  }
  const failingClient = new ProtocolClient({ execProtocolStream: async () => [failure('ERROR')] });
  await expect(failingClient.run('select 1', null)).rejects.toBeInstanceOf(messages.DatabaseError);
});
