import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  dropLogin,
  runOnServer,
  settingsFor,
} from '../../../testing/databaseTemplate';
import { newId } from '../../../lib/ids';
import { openDatabase } from '../../jobs/install';

let name: string;
let owner: string;

beforeAll(async () => {
  name = await createDatabase();
  owner = `${name}_owner`;
  await runOnServer(
    `create role ${owner} login createrole createdb password '${owner}'`,
    `alter database ${name} owner to ${owner}`,
  );
});
afterAll(async () => {
  await dropDatabase(name);
  await runOnServer(`drop owned by ${owner}`);
  await dropLogin(name);
  await dropLogin(owner);
});

test('in production, openDatabase rejects a login that bypasses row-level security', async () => {
  const settings = { ...settingsFor('', databaseUrl(name)), isProduction: true };
  await expect(openDatabase(settings)).rejects.toThrow(/Put that address into DATABASE_OWNER_URL/);
});

test('openDatabase migrates as a non-superuser owner and grants access to the login of DATABASE_URL', async () => {
  const settings = {
    ...settingsFor('', databaseUrl(name, name), databaseUrl(name, owner)),
    isProduction: true,
  };
  const database = await openDatabase(settings);
  const company = newId();
  await database.inCompany(company, (db) =>
    db.query("insert into companies (id, name, email) values ($1, 'Ours', 'ours@company.test')", [company]),
  );
  const { rows } = await database.query(
    'select session_user as login, (select count(*) from companies) as seen',
  );
  expect(rows).toEqual([{ login: name, seen: 0 }]);
  await database.close();
});

test('three concurrent calls of openDatabase migrate and open an empty database', async () => {
  const settings = settingsFor('', databaseUrl(name, name), databaseUrl(name, owner));
  await runOnServer(`drop database ${name} with (force)`, `create database ${name} owner ${owner}`);
  const databases = await Promise.all([1, 2, 3].map(() => openDatabase(settings)));
  for (const database of databases) await database.close();
  expect(databases).toHaveLength(3);
});

test('openDatabase rejects a login that lacks the permission to migrate', async () => {
  await runOnServer(`drop database ${name} with (force)`, `create database ${name} owner ${owner}`);
  await expect(openDatabase(settingsFor('', databaseUrl(name, name)))).rejects.toThrow(/permission denied/);
});
