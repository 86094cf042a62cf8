import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  dropLogin,
  onServer,
  settingsFor,
} from '../../testing/databaseTemplate';
import { newId } from '../../lib/ids';
import { openDatabase } from '../openDatabase';

let name: string;
let owner: string;

beforeAll(async () => {
  name = await createDatabase();
  owner = `${name}_owner`;
  await onServer(
    `create role ${owner} login createrole createdb password '${owner}'`,
    `alter database ${name} owner to ${owner}`,
  );
});
afterAll(async () => {
  await dropDatabase(name);
  await onServer(`drop owned by ${owner}`);
  await dropLogin(name);
  await dropLogin(owner);
});

test('production does not start with a login that row-level security does not bind', async () => {
  const settings = { ...settingsFor('', databaseUrl(name)), isProduction: true };
  await expect(openDatabase(settings)).rejects.toThrow(/Put that address into DATABASE_OWNER_URL/);
});

test('an owner that is no superuser migrates, and lets the plain login in', async () => {
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

test('three processes that start at once on an empty database all come up', async () => {
  const settings = settingsFor('', databaseUrl(name, name), databaseUrl(name, owner));
  await onServer(`drop database ${name} with (force)`, `create database ${name} owner ${owner}`);
  const databases = await Promise.all([1, 2, 3].map(() => openDatabase(settings)));
  for (const database of databases) await database.close();
  expect(databases).toHaveLength(3);
});

test('a login that may not migrate is told whose rights are missing', async () => {
  await onServer(`drop database ${name} with (force)`, `create database ${name} owner ${owner}`);
  await expect(openDatabase(settingsFor('', databaseUrl(name, name)))).rejects.toThrow(/permission denied/);
});
