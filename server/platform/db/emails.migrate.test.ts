import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../../lib/ids';
import { type BareEngine, openBareEngine } from '../../testing/bareEngine';
import { createTempFolder, removeFolder } from '../../testing/folders';
import { migrate, migrationsFolder } from './migrate';

let engine: BareEngine;
let folder: string;
beforeEach(async () => {
  engine = await openBareEngine();
  folder = await createTempFolder('migrations');
  await engine.query(
    'drop schema public cascade; create schema public; grant usage on schema public to public',
  );
});
afterEach(async () => {
  await engine.close();
  await removeFolder(folder);
});

const isKeyMigration = (name: string): boolean => /email_keys\.sql$/.test(name);

async function applyMigrations(
  isIncluded: (name: string) => boolean,
  report?: (line: string) => void,
): Promise<string[]> {
  for (const name of (await readdir(migrationsFolder)).filter(isIncluded))
    await cp(path.join(migrationsFolder, name), path.join(folder, name));
  return migrate(engine.inTransaction, folder, report);
}

interface LegacyCompany {
  companyId: string;
  operatorId: string;
  clientIds: string[];
}

async function insertLegacyCompany(emails: readonly string[], operatorEmail: string): Promise<LegacyCompany> {
  const [companyId, operatorId] = [newId(), newId()];
  const clientIds = emails.map(() => newId());
  await engine.inTransaction(async (db) => {
    await db.query("select set_config('app.company_id', $1, true)", [companyId]);
    await db.query("insert into companies (id, name, email) values ($1, 'Co', 'co@company.test')", [
      companyId,
    ]);
    await db.query(
      `insert into operators (company_id, id, status, role, name, email)
       values ($1, $2, 'Active', 'Admin', 'Ada', $3)`,
      [companyId, operatorId, operatorEmail],
    );
    await db.query('insert into operator_directory (email, company_id, operator_id) values ($1, $2, $3)', [
      operatorEmail,
      companyId,
      operatorId,
    ]);
    for (const [index, email] of emails.entries())
      await db.query(
        `insert into clients (company_id, id, number, name, email, status, source)
         values ($1, $2, $3, 'Client', $4, 'Active', 'Manual')`,
        [companyId, clientIds[index], index + 1, email],
      );
    await db.query(
      `insert into client_sessions (company_id, id, client_id, token_hash, expires_at)
       select company_id, gen_random_uuid(), id, '\\x00', now() + interval '1 day' from clients
       where company_id = $1 and number = 1`,
      [companyId],
    );
  });
  return { companyId, operatorId, clientIds };
}

const inCompany = (
  companyId: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> =>
  engine.inTransaction(async (db) => {
    await db.query("select set_config('app.company_id', $1, true)", [companyId]);
    return (await db.query<Record<string, unknown>>(text, [companyId, ...values])).rows;
  });

test('the email key migrations fill the keys of existing rows and report shared addresses', async () => {
  const reports: string[] = [];
  const firstKeyMigration = (await readdir(migrationsFolder)).sort().find(isKeyMigration) ?? '';
  await applyMigrations((name) => name.endsWith('.sql') && name < firstKeyMigration);
  const company = await insertLegacyCompany(
    [
      'kontakt@bücher.test',
      'Ada@Client.test',
      'ju\u0308rg@x.test',
      'jürg@x.test',
      'zw@x.test',
      'zw@x.test\u200b',
      'hallo@xn--bcher-form-9db.test',
      'hallo@bücher-form.test',
      'bo@xn--bcher-kva.test',
    ],
    'ada@xn--bcher-kva.test',
  );
  const otherCompany = await insertLegacyCompany(['jürg@x.test'], 'there@company.test');
  expect(await applyMigrations(isKeyMigration, (line) => reports.push(line))).toHaveLength(3);

  const { companyId, operatorId, clientIds } = company;
  const clients = await inCompany(
    companyId,
    'select email, sorted_email as key from clients where company_id = $1 order by number',
  );
  expect(clients).toEqual([
    { email: 'kontakt@bücher.test', key: 'kontakt@xn--bcher-kva.test' },
    { email: 'Ada@Client.test', key: 'ada@client.test' },
    { email: 'ju\u0308rg@x.test', key: 'jürg@x.test ju\u0308rg@x.test' },
    { email: 'jürg@x.test', key: 'jürg@x.test' },
    { email: 'zw@x.test', key: 'zw@x.test' },
    { email: 'zw@x.test\u200b', key: 'zw@x.test zw@x.test\u200b' },
    { email: 'hallo@xn--bcher-form-9db.test', key: 'hallo@xn--bcher-form-9db.test' },
    { email: 'hallo@bücher-form.test', key: 'hallo@xn--bcher-form-9db.test hallo@bücher-form.test' },
    { email: 'bo@bücher.test', key: 'bo@xn--bcher-kva.test' },
  ]);
  expect(reports).toHaveLength(3);
  expect(reports[0]).toContain(companyId);
  expect(reports.join()).not.toContain('@');
  for (const id of [clientIds[4], clientIds[5]])
    expect(reports.some((line) => line.includes(id ?? '-'))).toBe(true);
  expect(
    await inCompany(
      companyId,
      `update notifications set read_at = now() where company_id = $1 and label = E'zw@x.test\\u200b'
       returning operator_id, kind, manner, subject_id, count`,
    ),
  ).toEqual([
    {
      operator_id: operatorId,
      kind: 'ClientAdded',
      manner: 'EmailShared',
      subject_id: clientIds[5],
      count: 2,
    },
  ]);
  expect(await inCompany(companyId, 'select email from operators where company_id = $1')).toEqual([
    { email: 'ada@bücher.test' },
  ]);
  expect(
    await inCompany(companyId, 'select from client_sessions where company_id = $1 and ended_at is not null'),
  ).toEqual([]);
  expect(
    await inCompany(otherCompany.companyId, 'select sorted_email as key from clients where company_id = $1'),
  ).toEqual([{ key: 'jürg@x.test' }]);
});

test('the clients table rejects a new non-ASCII address without its key', async () => {
  await migrate(engine.inTransaction);
  const { companyId } = await insertLegacyCompany(['ada@client.test'], 'ada@company.test');
  const change = (set: string) =>
    inCompany(
      companyId,
      `update clients set ${set} where company_id = $1 returning email || ' ' || sorted_email as row`,
    );
  const notNullViolation = { code: '23502' };
  expect(await change("email = 'Bo@Client.test'")).toEqual([{ row: 'Bo@Client.test bo@client.test' }]);
  await expect(change("email = 'jürg@client.test'")).rejects.toMatchObject(notNullViolation);
  expect(await change("email = 'Jürg@client.test', sorted_email = 'jürg@client.test'")).toEqual([
    { row: 'Jürg@client.test jürg@client.test' },
  ]);
  expect(await change("email = 'jürg@client.test', sorted_email = sorted_email")).toEqual([
    { row: 'jürg@client.test jürg@client.test' },
  ]);
  expect(await change("name = 'Jürg', email = email")).toEqual([
    { row: 'jürg@client.test jürg@client.test' },
  ]);
  await expect(change("email = 'zoë@client.test'")).rejects.toMatchObject(notNullViolation);
  expect(await change("email = 'ada@client.test'")).toEqual([{ row: 'ada@client.test ada@client.test' }]);
});

const provedAddressesMigration = '0016_proved_addresses.sql';
const twoFactorMigration = '0025_two_factor_before_proofs.sql';

test('the migrations do not accept two-factor authentication as proof of an address', async () => {
  await applyMigrations((name) => name.endsWith('.sql') && name < twoFactorMigration);
  await engine.query("update schema_migrations set applied_at = '2026-06-01' where name = $1", [
    provedAddressesMigration,
  ]);
  const { companyId } = await insertLegacyCompany([], 'owner@company.test');
  for (const [name, createdAt, twoFactorAt, provedAt] of [
    ['older, proved', '2026-05-01', '2026-05-02', '2026-05-01'],
    ['older, with two-factor', '2026-05-01', '2026-05-02', null],
    ['older, without', '2026-05-01', null, null],
    ['newer, with two-factor', '2026-07-01', '2026-07-02', null],
  ])
    await inCompany(
      companyId,
      `with operator as (
         insert into operators (company_id, id, status, role, name, email, created_at, two_factor_at, address_proved_at)
         values ($1, $2, 'Active', 'Admin', $3, $4, $5, $6, $7)
       )
       insert into operator_directory (email, company_id, operator_id) values ($4, $1, $2)`,
      [newId(), name, `${newId()}@company.test`, createdAt, twoFactorAt, provedAt],
    );
  await applyMigrations((name) => name >= twoFactorMigration);
  expect(
    await inCompany(
      companyId,
      `select o.name, o.address_proved_at is not null as "isProved", d.is_proved as "isFoundFirst"
       from operators o join operator_directory d on d.operator_id = o.id
       where o.company_id = $1 and o.name <> 'Ada' order by o.name`,
    ),
  ).toEqual([
    { name: 'newer, with two-factor', isProved: false, isFoundFirst: false },
    { name: 'older, proved', isProved: true, isFoundFirst: true },
    { name: 'older, with two-factor', isProved: false, isFoundFirst: false },
    { name: 'older, without', isProved: false, isFoundFirst: false },
  ]);
});
