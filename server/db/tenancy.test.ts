import { newId } from '../lib/ids';
import { fillings, fillTables, tenantTablesOf } from '../testing/tenantTables';
import { openWorld, type TestCompany, type World } from '../testing/world';

let world: World;
let ours: TestCompany;
let theirs: TestCompany;

const insertAs = (companyId: string, owner: string, table: string) =>
  world.services.database.inCompany(companyId, (db) => {
    const text = fillings[table] ?? '';
    return db.query(text, text.includes('$2') ? [owner, newId()] : [owner]);
  });

const tenantTables = (): Promise<string[]> => tenantTablesOf(world.services.database);

beforeAll(async () => {
  world = await openWorld();
  ours = await world.company();
  theirs = await world.company();
  await fillTables(world.services.database, theirs.id);
});
afterAll(() => world.close());

test('every table but the four that belong to no company is bound by forced row-level security', async () => {
  const { rows } = await world.services.database.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity and relforcerowsecurity
     order by relname`,
  );
  expect(rows.map(({ name }) => name)).toEqual(await tenantTables());
  // A table that is added has to be added to the rows above as well, so that the tests below reach it.
  expect(Object.keys(fillings).sort()).toEqual([...(await tenantTables())].sort());
});

test('a company finds its own rows in every table, and none of another company', async () => {
  const { database } = world.services;
  for (const table of await tenantTables()) {
    const key = table === 'companies' ? 'id' : 'company_id';
    const [own, seen] = await Promise.all([
      database.inCompany(theirs.id, (db) => db.query(`select from ${table}`)),
      database.inCompany(ours.id, (db) => db.query(`select from ${table} where ${key} = $1`, [theirs.id])),
    ]);
    expect({ table, own: own.rowCount > 0, seen: seen.rowCount }).toEqual({ table, own: true, seen: 0 });
  }
});

test('a company can write no row of another company into any table', async () => {
  // Some rows are made of rows that the company has already.
  await fillTables(world.services.database, ours.id);
  for (const table of await tenantTables()) {
    const owner = table === 'companies' ? newId() : theirs.id;
    await expect({
      table,
      refused: await insertAs(ours.id, owner, table).catch((error) => error.code),
    }).toEqual({
      table,
      refused: '42501',
    });
  }
});

test('a company can change and delete no row of another company', async () => {
  const { database } = world.services;
  const [client] = (
    await database.inCompany(theirs.id, (db) => db.query<{ id: string }>('select id from clients'))
  ).rows;
  const done = await database.inCompany(ours.id, async (db) => [
    (await db.query("update clients set name = 'Taken' where id = $1", [client?.id])).rowCount,
    (await db.query('delete from clients where id = $1', [client?.id])).rowCount,
  ]);
  expect(done).toEqual([0, 0]);
});

test('without a company there is nothing to see', async () => {
  const { database } = world.services;
  for (const table of await tenantTables()) {
    const refused = await database
      .onPlatform(async (db) => {
        await db.query(`select from ${table}`);
      })
      .catch((error) => error.code);
    expect({ table, refused }).toEqual({ table, refused: '42501' });
  }
  const seen = await database.inCompany(theirs.id, async (db) => {
    await db.query("select set_config('app.company_id', '', true)");
    const counts = [];
    for (const table of await tenantTablesOf(db))
      counts.push((await db.query(`select from ${table}`)).rowCount);
    return counts;
  });
  expect(Math.max(...seen)).toBe(0);
});

test('the company of one transaction is not the company of the next', async () => {
  const { database } = world.services;
  const counts = await Promise.all(
    [ours, theirs, ours, theirs].map(({ id }) =>
      database.inCompany(id, (db) => db.query<{ id: string }>('select id from companies')),
    ),
  );
  expect(counts.map(({ rows }) => rows[0]?.id)).toEqual([ours.id, theirs.id, ours.id, theirs.id]);
  expect((await database.query('select current_company() as company')).rows).toEqual([{ company: null }]);
});

test("spec design 4: audit is append-only for the application's own role", async () => {
  const { database } = world.services;
  for (const text of [
    'update audit_events set action = action',
    'delete from audit_events',
    'truncate audit_events',
  ]) {
    await expect(database.inCompany(theirs.id, (db) => db.query(text))).rejects.toMatchObject({
      code: '42501',
    });
  }
  await expect(
    database.inCompany(theirs.id, (db) => db.query('delete from companies')),
  ).rejects.toMatchObject({
    code: '42501',
  });
});

test("the directory of addresses is the platform's alone", async () => {
  const { database } = world.services;
  await expect(
    database.inCompany(ours.id, (db) => db.query('select from operator_directory')),
  ).rejects.toMatchObject({ code: '42501' });
  const { rowCount } = await database.onPlatform((db) => db.query('select from operator_directory'));
  expect(rowCount).toBeGreaterThan(0);
});

test('what a job carries can be read by neither role', async () => {
  const { database } = world.services;
  const read = 'select data from pgboss.job';
  await expect(database.inCompany(ours.id, (db) => db.query(read))).rejects.toMatchObject({ code: '42501' });
  await expect(database.onPlatform((db) => db.query(read))).rejects.toMatchObject({ code: '42501' });
});

test('a company is named by an id and nothing else', async () => {
  const { database } = world.services;
  await expect(database.inCompany("'; reset role; --", (db) => db.query('select 1'))).rejects.toThrow(
    /by its id/,
  );
});
