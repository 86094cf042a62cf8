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
const own = '0025_two_factor_before_proofs.sql';
const earlierText = path.join(__dirname, '..', 'testing', 'earlierMigrations', own);

async function bring(wanted: (name: string) => boolean): Promise<void> {
  for (const name of (await readdir(migrationsFolder)).filter(wanted))
    await cp(path.join(migrationsFolder, name), path.join(folder, name));
  await migrate(engine.inTransaction, folder);
}

test.each([
  ['is upgraded', undefined],
  ['applied the earlier text', earlierText],
])('where a database %s, two-factor proves no address, whatever its age', async (_name, text) => {
  await bring((name) => name.endsWith('.sql') && name < own);
  await engine.query("update schema_migrations set applied_at = '2026-06-01' where name = $1", [proofs]);
  const companyId = newId();
  const inCompany = (statement: string, values: unknown[] = []) =>
    engine.inTransaction(async (db) => {
      await db.query("select set_config('app.company_id', $1, true)", [companyId]);
      return (await db.query<object>(statement, values)).rows;
    });
  await inCompany("insert into companies (id, name, email) values ($1, 'Co', 'co@company.test')", [
    companyId,
  ]);
  for (const [name, createdAt, twoFactorAt, provedAt] of [
    ['older, proved', '2026-05-01', '2026-05-02', '2026-05-01'],
    ['older, with two-factor', '2026-05-01', '2026-05-02', null],
    ['older, without', '2026-05-01', null, null],
    ['newer, with two-factor', '2026-07-01', '2026-07-02', null],
  ])
    await inCompany(
      `with operator as (
         insert into operators (company_id, id, status, role, name, email, created_at, two_factor_at, address_proved_at)
         values ($1, $2, 'Active', 'Admin', $3, $4, $5, $6, $7)
       )
       insert into operator_directory (email, company_id, operator_id) values ($4, $1, $2)`,
      [companyId, newId(), name, `${newId()}@company.test`, createdAt, twoFactorAt, provedAt],
    );
  if (text) {
    await cp(text, path.join(folder, own));
    await migrate(engine.inTransaction, folder);
  }
  await bring((name) => name > own || (!text && name === own));
  expect(
    await inCompany(
      `select o.name, o.address_proved_at is not null as "isProved", d.is_proved as "isFoundFirst"
       from operators o join operator_directory d on d.operator_id = o.id order by o.name`,
    ),
  ).toEqual([
    { name: 'newer, with two-factor', isProved: false, isFoundFirst: false },
    { name: 'older, proved', isProved: true, isFoundFirst: true },
    { name: 'older, with two-factor', isProved: false, isFoundFirst: false },
    { name: 'older, without', isProved: false, isFoundFirst: false },
  ]);
});
