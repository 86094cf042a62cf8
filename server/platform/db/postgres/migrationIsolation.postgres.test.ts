import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../../../lib/ids';
import { type BareEngine, openBareEngine } from '../../../testing/bareEngine';
import { createTempFolder, removeFolder } from '../../../testing/folders';
import { migrate, migrationsFolder } from '../migrate';

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

const companyNames = (companyId: string): Promise<string[]> =>
  engine.inTransaction(async (db) => {
    await db.query(
      `select set_config('role', 'livery_app', true), set_config('app.company_id', $1, true),
         set_config('lock_timeout', '5s', true)`,
      [companyId],
    );
    const { rows } = await db.query<{ name: string }>('select name from companies');
    return rows.map(({ name }) => name);
  });

test('a migration that changes rows neither blocks the reads of other processes nor shows them other companies', async () => {
  const [ours, theirs] = [newId(), newId()];
  await engine.query(
    `insert into companies (id, name, email) values
       ('${ours}', 'Ours', 'ours@company.test'), ('${theirs}', 'Theirs', 'theirs@company.test')`,
  );
  await writeFile(
    path.join(folder, '9001_names.sql'),
    '-- For each company.\nupdate companies set name = upper(name);',
  );
  const seen: string[][] = [];
  const applied = await migrate(
    (work) =>
      engine.inTransaction(async (db) => {
        const result = await work(db);
        seen.push(await companyNames(ours));
        return result;
      }),
    folder,
  );
  expect(applied).toEqual(['9001_names.sql']);
  // Before and after the commit of the file.
  expect(seen).toEqual([['Ours'], ['OURS']]);
  expect(await companyNames(theirs)).toEqual(['THEIRS']);
});
