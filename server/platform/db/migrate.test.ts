import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BareEngine, openBareEngine } from '../../testing/bareEngine';
import { createTempFolder, removeFolder } from '../../testing/folders';
import { earlierChecksums, migrate, migrationsFolder, requireUpToDate } from './migrate';

let engine: BareEngine;
let folder: string;

beforeEach(async () => {
  engine = await openBareEngine();
  folder = await createTempFolder('migrations');
  await cp(migrationsFolder, folder, { recursive: true });
});
afterEach(async () => {
  await engine.close();
  await removeFolder(folder);
});

const write = (name: string, text: string): Promise<void> => writeFile(path.join(folder, name), text);
const run = (): Promise<string[]> => migrate(engine.inTransaction, folder);

async function hasTable(name: string): Promise<boolean> {
  const { rows } = await engine.query<{ table: string | null }>('select to_regclass($1)::text as table', [
    name,
  ]);
  return rows[0]?.table === name;
}

test('migrate applies new files once, in order', async () => {
  await write('9001_fruits.sql', "create table fruits (name text); insert into fruits values ('fig');");
  await write('9002_more_fruits.sql', "insert into fruits values ('plum');");
  expect(await run()).toEqual(['9001_fruits.sql', '9002_more_fruits.sql']);
  expect(await run()).toEqual([]);
  const { rows } = await engine.query('select name from fruits');
  expect(rows).toEqual([{ name: 'fig' }, { name: 'plum' }]);
});

test('migrate rejects a file that was edited after it was applied', async () => {
  await write('9001_fruits.sql', 'create table fruits (name text)');
  await run();
  await write('9001_fruits.sql', 'create table fruits (name text, colour text)');
  await expect(run()).rejects.toThrow('9001_fruits.sql was edited after it was applied');
});

test('migrate accepts every listed earlier checksum of a file and rejects an unlisted one', async () => {
  const setChecksum = async (name: string, checksum: string) => {
    const { rows } = await engine.query<{ name: string }>(
      'update schema_migrations set checksum = $2 where name = $1 returning name',
      [name, checksum],
    );
    expect(rows).toEqual([{ name }]);
  };
  for (const [name, checksums] of Object.entries(earlierChecksums)) {
    for (const checksum of checksums) {
      await setChecksum(name, checksum);
      await expect(run()).resolves.toEqual([]);
    }
  }
  await setChecksum('0001_foundation.sql', 'f'.repeat(64));
  await expect(run()).rejects.toThrow('0001_foundation.sql was edited after it was applied');
});

test('design 7: migrate rejects a database that is newer than the program', async () => {
  await write('9001_fruits.sql', 'create table fruits (name text)');
  await run();
  await rm(path.join(folder, '9001_fruits.sql'));
  await expect(run()).rejects.toThrow(/newer than this program: it has the migration 9001_fruits\.sql/);
});

test('requireUpToDate rejects an empty, outdated or newer database without changing it', async () => {
  const checkDatabase = (): Promise<void> => requireUpToDate(engine.inTransaction, folder);
  await expect(checkDatabase()).resolves.toBeUndefined();
  await write('9001_fruits.sql', 'create table fruits (name text)');
  await expect(checkDatabase()).rejects.toThrow(/lacks the migration 9001_fruits\.sql/);
  expect(await hasTable('fruits')).toBe(false);
  await run();
  await expect(checkDatabase()).resolves.toBeUndefined();
  await rm(path.join(folder, '9001_fruits.sql'));
  await expect(checkDatabase()).rejects.toThrow(/newer than this program/);
  await engine.query('drop table schema_migrations');
  await expect(checkDatabase()).rejects.toThrow(/lacks the migration 0001_/);
  expect(await hasTable('schema_migrations')).toBe(false);
});

test('migrate rejects a new file with a lower number than an applied one', async () => {
  await write('9002_fruits.sql', 'create table fruits (name text)');
  await run();
  await write('9001_late.sql', 'create table late (name text)');
  await expect(run()).rejects.toThrow(/9001_late\.sql was added behind 9002_fruits\.sql/);
  expect(await hasTable('late')).toBe(false);
});

test('migrate rolls back a failed file and applies it after a fix', async () => {
  await write('9001_fruits.sql', 'create table fruits (name text)');
  await write('9002_broken.sql', 'create table half (name text); select 1 / 0;');
  await expect(run()).rejects.toMatchObject({ code: '22012' });
  expect([await hasTable('fruits'), await hasTable('half')]).toEqual([true, false]);

  await write('9002_broken.sql', 'create table half (name text);');
  expect(await run()).toEqual(['9002_broken.sql']);
});

test('migrate runs a repeated file in separate transactions until the file returns no row', async () => {
  await write(
    '9001_fruits.sql',
    "create table fruits (name text); insert into fruits values ('fig'), ('plum');",
  );
  await write(
    '9002_eaten.sql',
    `-- Repeated until it returns no row.
     delete from fruits where ctid = (select ctid from fruits limit 1) returning name;
-- Once it returns no row.
create table bowls (is_empty boolean); insert into bowls select count(*) = 0 from fruits;`,
  );
  let transactions = 0;
  const countTransactions: typeof engine.inTransaction = (work) => {
    transactions += 1;
    return engine.inTransaction(work);
  };
  expect(await migrate(countTransactions, folder)).toEqual(['9001_fruits.sql', '9002_eaten.sql']);
  // One transaction for the first file, three for the second, and one that finds nothing to apply.
  expect(transactions).toBe(5);
  expect(await run()).toEqual([]);
  // The final part runs once, in the transaction that finds no more rows.
  expect((await engine.query('select is_empty from bowls')).rows).toEqual([{ is_empty: true }]);
});

test('migrate applies each file once when it is called twice concurrently', async () => {
  await write('9001_fruits.sql', 'create table fruits (name text); select pg_sleep(0.3);');
  await write('9002_more_fruits.sql', "insert into fruits values ('plum');");
  const [first, second] = await Promise.all([run(), run()]);
  expect([...first, ...second].sort()).toEqual(['9001_fruits.sql', '9002_more_fruits.sql']);
});

test('migrate rejects a file with an invalid name', async () => {
  await write('fruits.sql', 'create table fruits (name text)');
  await expect(run()).rejects.toThrow('fruits.sql is not named like');
});
