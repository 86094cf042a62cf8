import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../lib/ids';
import { type BareEngine, openBareEngine } from '../testing/bareEngine';
import { newFolder, removeFolder } from '../testing/folders';
import { migrate, migrationsFolder } from './migrate';

let engine: BareEngine;
let folder: string;
beforeEach(async () => {
  engine = await openBareEngine();
  folder = await newFolder('migrations');
  await engine.query(
    'drop schema public cascade; create schema public; grant usage on schema public to public',
  );
});
afterEach(async () => {
  await engine.close();
  await removeFolder(folder);
});

const proofs = '0016_proved_addresses.sql';
const isNew = (name: string): boolean => /two_factor_before_proofs\.sql$/.test(name);

async function bring(wanted: (name: string) => boolean): Promise<void> {
  for (const name of (await readdir(migrationsFolder)).filter(wanted))
    await cp(path.join(migrationsFolder, name), path.join(folder, name));
  await migrate(engine.inTransaction, folder);
}

test('a founder from before addresses were proved keeps two-factor, and no other account is marked', async () => {
  const first = (await readdir(migrationsFolder)).find(isNew) ?? '';
  await bring((name) => name.endsWith('.sql') && name < first);
  await engine.query("update schema_migrations set applied_at = '2026-06-01' where name = $1", [proofs]);
  const companyId = newId();
  const inCompany = (text: string, values: unknown[] = []) =>
    engine.inTransaction(async (db) => {
      await db.query("select set_config('app.company_id', $1, true)", [companyId]);
      return (await db.query<{ name: string; is_proved: boolean }>(text, values)).rows;
    });
  await inCompany("insert into companies (id, name, email) values ($1, 'Co', 'co@company.test')", [
    companyId,
  ]);
  for (const [name, createdAt, twoFactorAt] of [
    ['older, with two-factor', '2026-05-01', '2026-05-02'],
    ['older, without', '2026-05-01', null],
    ['newer, with two-factor', '2026-07-01', '2026-07-02'],
  ])
    await inCompany(
      `insert into operators (company_id, id, status, role, name, email, created_at, two_factor_at)
       values ($1, $2, 'Active', 'Admin', $3, $4, $5, $6)`,
      [companyId, newId(), name, `${newId()}@company.test`, createdAt, twoFactorAt],
    );
  await bring(isNew);
  expect(
    await inCompany('select name, address_proved_at is not null as is_proved from operators order by name'),
  ).toEqual([
    { name: 'newer, with two-factor', is_proved: false },
    { name: 'older, with two-factor', is_proved: true },
    { name: 'older, without', is_proved: false },
  ]);
});
