import path from 'node:path';
import { createTempFolder, removeFolder } from '../../../testing/folders';
import { type EmbeddedEngine, openEmbedded } from './engine';
import { checkResponse } from './protocol';

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

const toMessage = (type: string, body: string): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]);
};
const ready = toMessage('Z', 'I');
const failure = (severity: string, code = '58030') => toMessage('E', `S${severity}\0C${code}\0MFailed.\0\0`);

describe('checkResponse', () => {
  const reports: string[] = [];
  const check = (messages: readonly Buffer[], isDiskSpaceShort = false): Buffer => {
    const response = Buffer.concat(messages);
    checkResponse(response, { isDiskSpaceShort, reportResources: (message) => reports.push(message) });
    return response;
  };
  afterEach(() => void (reports.length = 0));

  test.each([
    ['without an end', []],
    ['without an outcome', [ready]],
    ['without a final ReadyForQuery', [toMessage('C', 'SELECT 1\0')]],
    ['with a FATAL error', [failure('FATAL'), ready]],
    ['with a PANIC error', [failure('PANIC'), ready]],
  ])('treats a response %s as an engine failure', (_what, response) => {
    expect(() => check(response)).toThrow();
  });

  test.each([
    ['a result', [toMessage('C', 'SELECT 1\0'), ready]],
    ['an error', [failure('ERROR'), ready]],
    ['an empty statement', [toMessage('I', ''), ready]],
  ])('accepts %s', (_what, response) => {
    expect(check(response)).toEqual(Buffer.concat(response));
    expect(reports).toEqual([]);
  });

  test('reports a full disk and a full memory', () => {
    check([failure('ERROR', '53100'), ready]);
    check([failure('ERROR', '53200'), ready]);
    expect(reports).toEqual(['Failed.', 'Failed.']);
  });

  test('replaces the code of a read-only transaction only while disk space is low', () => {
    const response = [failure('ERROR', '25006'), ready];
    expect(check(response)).toEqual(Buffer.concat(response));
    expect(check(response, true)).toEqual(Buffer.concat([failure('ERROR', '53100'), ready]));
    expect(reports).toEqual(['The free disk space is too low for writes.']);
  });
});
