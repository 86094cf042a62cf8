import { openWorld, type World } from '../testing/world';
import { tenantTablesOf } from '../testing/tenantTables';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

/** What an engine that keeps each company's rows on one server could not keep by itself: names that are the world's. */
const acrossCompanies = ['companies_subdomain_key', 'custom_domains_held'];

const companyColumn = (table: string): string => (table === 'companies' ? 'id' : 'company_id');

async function columnsOf(text: string): Promise<{ table: string; name: string; columns: string[] }[]> {
  const { database } = world.services;
  const tables = await tenantTablesOf(database);
  const { rows } = await database.query<{ table: string; name: string; columns: string[] }>(text);
  return rows.filter(({ table }) => tables.includes(table));
}

test('design 7: every primary and unique key of a tenant table begins with the company', async () => {
  const keys = await columnsOf(
    `select t.relname as table, i.relname as name, (
       select array_agg(coalesce(a.attname, 'expression')::text order by k.position)
       from unnest(x.indkey::smallint[]) with ordinality k (attnum, position)
       left join pg_attribute a on a.attrelid = t.oid and a.attnum = k.attnum and k.attnum > 0
     ) as columns
     from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
     where t.relnamespace = 'public'::regnamespace and x.indisunique
     order by i.relname`,
  );
  const others = keys.filter(({ table, columns }) => columns[0] !== companyColumn(table));
  expect(others.map(({ name }) => name)).toEqual(acrossCompanies);
  expect(keys.length).toBeGreaterThan(50);
});

test('design 7: every reference from a tenant table stays within the company', async () => {
  const references = await columnsOf(
    `select f.conrelid::regclass::text as table, f.conname as name, (
       select array_agg(here.attname || ' ' || there.attname)::text[]
       from unnest(f.conkey, f.confkey) k (own, other)
       join pg_attribute here on here.attrelid = f.conrelid and here.attnum = k.own
       join pg_attribute there on there.attrelid = f.confrelid and there.attnum = k.other
     ) as columns
     from pg_constraint f where f.contype = 'f' and f.connamespace = 'public'::regnamespace
     order by f.conname`,
  );
  const leavingIt = references.filter(
    ({ columns }) => !columns.includes('company_id company_id') && !columns.includes('company_id id'),
  );
  expect(leavingIt).toEqual([]);
  expect(references.length).toBeGreaterThan(50);
});
