import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BareEngine, openBareEngine } from '../../testing/bareEngine';
import { createTempFolder, removeFolder } from '../../testing/folders';
import { migrate, migrationsFolder } from './migrate';

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

async function messageOf(text: string): Promise<string> {
  await writeFile(path.join(folder, '9001_fruits.sql'), text);
  const error: unknown = await migrate(engine.inTransaction, folder).catch((thrown: unknown) => thrown);
  return error instanceof Error ? error.message : '';
}

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
