import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../../lib/ids';
import { type BareEngine, openBareEngine } from '../../testing/bareEngine';
import { createTempFolder, removeFolder } from '../../testing/folders';
import { migrate, migrationsFolder } from './migrate';

const firstSearchMigration = '0031_search_keys.sql';

let engine: BareEngine;
let folder: string;
beforeEach(async () => {
  engine = await openBareEngine();
  folder = await createTempFolder('migrations');
});
afterEach(async () => {
  await engine.close();
  await removeFolder(folder);
});

async function copyMigrations(isIncluded: (name: string) => boolean): Promise<void> {
  for (const name of (await readdir(migrationsFolder)).filter(isIncluded))
    await cp(path.join(migrationsFolder, name), path.join(folder, name));
}

const inCompany = (id: string, text: string, values: readonly unknown[] = []) =>
  engine.inTransaction(async (db) => {
    await db.query("select set_config('app.company_id', $1, true)", [id]);
    return db.query<{ name: string }>(text, values);
  });

async function insertCompany(name: string, count: number): Promise<string> {
  const id = newId();
  await inCompany(
    id,
    `with company as (insert into companies (id, name, email, last_client_number) values ($1, 'Co', 'co@company.test', $3))
     insert into clients (company_id, id, number, name, email, status, source)
     select $1, gen_random_uuid(), n, $2 || ' ' || n, n || '@client.test', 'Active', 'Manual' from generate_series(1, $3) n`,
    [id, name, count],
  );
  return id;
}

test('matching_client_ids finds older clients by folded text after an upgrade of small and large companies', async () => {
  await engine.query(
    'drop schema public cascade; create schema public; grant usage on schema public to public',
  );
  await copyMigrations((name) => name < firstSearchMigration);
  await migrate(engine.inTransaction, folder);
  const smallCompany = await insertCompany('Müller', 1);
  const largeCompany = await insertCompany('Łukasz', 5001);

  await copyMigrations((name) => name >= firstSearchMigration);
  await migrate(engine.inTransaction, folder);
  const findClients = async (id: string, search: string) =>
    (await inCompany(id, 'select name from clients where id in (select matching_client_ids($1))', [search]))
      .rows;
  expect(await findClients(smallCompany, 'muller')).toEqual([{ name: 'Müller 1' }]);
  expect(await findClients(largeCompany, 'LUKASZ 5001')).toEqual([{ name: 'Łukasz 5001' }]);
  expect(await findClients(largeCompany, 'lukasz')).toHaveLength(5001);
});
