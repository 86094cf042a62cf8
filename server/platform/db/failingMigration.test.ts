import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BareEngine, openBareEngine } from '../../testing/bareEngine';
import { createTempFolder, removeFolder } from '../../testing/folders';
import { unavailable } from './failures';
import type { InTransaction } from './database';
import { migrate, migrationsFolder } from './migrate';
import { MigrationError } from './migrationError';

let engine: BareEngine;
let folder: string;
beforeAll(async () => {
  engine = await openBareEngine();
  folder = await createTempFolder('migrations');
  await cp(migrationsFolder, folder, { recursive: true });
});
afterAll(async () => {
  await engine.close();
  await removeFolder(folder);
});

async function errorOf(text: string, inTransaction = engine.inTransaction): Promise<Error> {
  await writeFile(path.join(folder, '9001_fruits.sql'), text);
  const error: unknown = await migrate(inTransaction, folder).catch((thrown: unknown) => thrown);
  if (!(error instanceof Error)) throw new Error('The migration did not fail.');
  return error;
}

const messageOf = async (text: string): Promise<string> => (await errorOf(text)).message;

/** Fails the statement that creates the table of fruits. */
const failingWith =
  (failure: Error): InTransaction =>
  (work) =>
    engine.inTransaction((db) =>
      work({
        query: (text, values) => (text.includes('fruits') ? Promise.reject(failure) : db.query(text, values)),
      }),
    );

test('migrate reports the line, the statement and the SQLSTATE of an invalid statement', async () => {
  const message = await messageOf(
    `-- Fruits; 'with' a $tag$.
create table fruits (name text, color text);
insert into fruits (name) values ('🍎;');

update fruits
set name = '🍏',
  colour = 'green';`,
  );
  expect(message).toBe(
    `The migration 9001_fruits.sql failed at line 7: column "colour" of relation "fruits" does not exist (SQLSTATE 42703)
  Statement 3 (line 5): update fruits set name = '🍏', colour = 'green'
  Line 7: colour = 'green'
The transaction was rolled back. Remove the cause and start again.`,
  );
});

test('migrate reports the detail of a violated constraint, and shortens a long statement', async () => {
  const message = await messageOf(
    `create table fruits (name text primary key);
insert into fruits values ('fig'), ('fig')${", ('plum')".repeat(100)};`,
  );
  expect(message.split('\n')).toEqual([
    'The migration 9001_fruits.sql failed at line 2: duplicate key value violates unique constraint "fruits_pkey" (SQLSTATE 23505)',
    expect.stringMatching(/^ {2}Statement 2 \(line 2\): insert into fruits values \('fig'\), .{100,180} …$/),
    '  Detail: Key (name)=(fig) already exists.',
    'The transaction was rolled back. Remove the cause and start again.',
  ]);
});

test('migrate reports the hint, the query and the context of an error in a function', async () => {
  const message = await messageOf(
    `create table fruits (name text);
do $$
begin
  execute 'select nam' || 'es from fruits';
end $$;`,
  );
  expect(message.split('\n')).toEqual([
    'The migration 9001_fruits.sql failed at line 2: column "names" does not exist (SQLSTATE 42703)',
    "  Statement 2 (line 2): do $$ begin execute 'select nam' || 'es from fruits'; end $$",
    '  Hint: Perhaps you meant to reference the column "fruits.name".',
    '  Query: select names from fruits',
    '  Context: PL/pgSQL function inline_code_block line 3 at EXECUTE',
    'The transaction was rolled back. Remove the cause and start again.',
  ]);
});

test('migrate reports a constraint that fails on commit, without a statement', async () => {
  const message = await messageOf(
    `create table fruits (name text unique deferrable initially deferred);
insert into fruits values ('fig'), ('fig');`,
  );
  expect(message).toMatch(
    /^The migration 9001_fruits\.sql failed: duplicate key .*\(SQLSTATE 23505\)\n {2}Detail/,
  );
});

test.each<[string, Error]>([
  ['an outage', unavailable()],
  ['a lost connection', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })],
])('migrate reports %s by its message', async (_what, failure) => {
  const error = await errorOf('create table fruits ();', failingWith(failure));
  expect(error).toBeInstanceOf(MigrationError);
  expect(error.message).toMatch(
    `The migration 9001_fruits.sql failed at line 1: ${failure.message}\n  Statement 1 (line 1): create`,
  );
});

test('migrate reports a programming error with the file and the stack', async () => {
  const bug = new TypeError('fruits is not iterable');
  const error = await errorOf('create table fruits ();', failingWith(bug));
  expect(error).not.toBeInstanceOf(MigrationError);
  expect(error).toMatchObject({
    message: 'The migration 9001_fruits.sql failed: fruits is not iterable',
    cause: bug,
  });
});
