import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../../../lib/ids';
import { type BareEngine, openBareEngine } from '../../../testing/bareEngine';
import { createTempFolder, removeFolder } from '../../../testing/folders';
import { migrate, migrationsFolder } from '../migrate';

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
  await write('9001_names.sql', '-- For each company.\nupdate companies set name = upper(name);');
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

test.each([3, 30])(
  'migrate applies a file again after deadlocks, at most ten times (attempt %i would succeed)',
  async (success) => {
    // A rollback does not reset a sequence.
    await write('9001_attempts.sql', 'create sequence attempts; create table fruits (name text);');
    await write(
      '9002_fruits.sql',
      `insert into fruits values ('fig');
do $$ begin
  if nextval('attempts') < ${success} then
    raise exception 'deadlock detected' using errcode = '40P01';
  end if;
end $$;`,
    );
    const isApplied = success <= 10;
    const run = migrate(engine.inTransaction, folder);
    if (isApplied) await run;
    else await expect(run).rejects.toMatchObject({ code: '40P01' });
    const { rows } = await engine.query(
      'select last_value::integer as attempts, (select count(*)::integer from fruits) as fruits from attempts',
    );
    expect(rows).toEqual([{ attempts: Math.min(success, 10), fruits: isApplied ? 1 : 0 }]);
  },
);
