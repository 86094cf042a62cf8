import { secretsPattern } from './testing/secrets';
import { openWorld, type World } from '../../testing/world';
import { tenantTablesOf } from '../../testing/tenantTables';
import { archiveTables, tablesLeftOut } from './tables/all';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const archived = archiveTables.map(({ table }) => table);

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await world.services.database.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  return rows.map(({ name }) => name);
}

test('every table of a company is in the archive, or says why not', async () => {
  const tables = await tenantTablesOf(world.services.database);
  expect([...archived, ...Object.keys(tablesLeftOut)].sort()).toEqual(tables.sort());
});

test.each(archiveTables.map((table) => [table.table, table] as const))(
  'every column of %s is in the archive, or is named as left out',
  async (_name, { table, columns, left = [] }) => {
    expect(['company_id', ...columns, ...left].sort()).toEqual((await columnsOf(table)).sort());
  },
);

test('no column with a secret is in the archive', () => {
  const written = archiveTables.flatMap(({ table, columns, worked = {} }) =>
    [...columns, ...Object.keys(worked)].map((name) => `${table}.${name}`),
  );
  // What it is in a pack, `plan:starter`.
  const harmless = ['start_up_pack_items.key'];
  expect(written.filter((name) => secretsPattern.test(name) && !harmless.includes(name))).toEqual([]);
});

test('no two files have the same name', () => {
  const files = archiveTables.map(({ file }) => file);
  expect([...new Set(files)]).toEqual(files);
});
