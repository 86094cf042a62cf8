import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../../lib/ids';
import { type BareEngine, openBareEngine } from '../../testing/bareEngine';
import { createTempFolder, removeFolder } from '../../testing/folders';
import type { Queryable } from './database';
import { migrate, migrationsFolder } from './migrate';

const owner = `livery_test_owner_${newId().slice(-12)}`;

let engine: BareEngine;
let folder: string;
let companyIds: string[];

/** Runs a transaction as an owner of the tables who is not a superuser, as in production. */
const asOwner: BareEngine['inTransaction'] = (work) =>
  engine.inTransaction(async (db) => {
    await db.query(`set local role ${owner}`);
    return work(db);
  });

const asCompany = <T>(companyId: string, work: (db: Queryable) => Promise<T>): Promise<T> =>
  engine.inTransaction(async (db) => {
    await db.query("select set_config('role', 'livery_app', true), set_config('app.company_id', $1, true)", [
      companyId,
    ]);
    return work(db);
  });

async function insertCompany(): Promise<string> {
  const id = newId();
  await asCompany(id, async (db) => {
    await db.query("insert into companies (id, name, email) values ($1, 'Co', 'co@company.test')", [id]);
    await db.query(
      `insert into clients (company_id, id, number, name, email, status, source)
       select $1, gen_random_uuid(), n, 'Client ' || n, n || '@client.test', 'Active', 'Manual'
       from generate_series(1, 3) n`,
      [id],
    );
  });
  return id;
}

let lastNumber = 9000;

/** Applies a new file, and removes it again if it fails. */
async function apply(text: string, inTransaction = asOwner): Promise<void> {
  lastNumber += 1;
  const file = path.join(folder, `${lastNumber}_changes.sql`);
  await writeFile(file, text);
  try {
    await migrate(inTransaction, folder);
  } catch (error) {
    await rm(file);
    throw error;
  }
}

/** Returns the names of each company's clients. */
const clientNames = (): Promise<string[][]> =>
  Promise.all(
    companyIds.map((id) =>
      asCompany(id, async (db) => {
        const { rows } = await db.query<{ name: string }>('select name from clients order by number');
        return rows.map(({ name }) => name);
      }),
    ),
  );

const bothCompanies = (...names: string[]): string[][] => [names, names];

beforeAll(async () => {
  engine = await openBareEngine();
  folder = await createTempFolder('migrations');
  await cp(migrationsFolder, folder, { recursive: true });
  await engine.query(`
    create role ${owner};
    grant livery_app, livery_platform, livery_search to ${owner};
    drop schema public cascade;
    do $$ begin execute format('grant create on database %I to ${owner}', current_database()); end $$;
    create schema public authorization ${owner};
    grant usage on schema public to public`);
  await migrate(asOwner, folder);
});
afterAll(async () => {
  await engine.query(`drop owned by ${owner} cascade; drop role ${owner}`);
  await engine.close();
  await removeFolder(folder);
});

beforeEach(async () => {
  await engine.query('truncate companies cascade');
  companyIds = [await insertCompany(), await insertCompany()];
});

test('migrate runs the statements for each company in every company, and the others as the owner', async () => {
  await apply(
    `alter table clients add column nickname text;
-- For each company.
update clients set nickname = upper(name);
update clients set name = nickname || ' ' || (select count(*) from companies) where number > 1;
-- As the owner.
alter table clients add check (nickname = upper(nickname));`,
  );
  expect(await clientNames()).toEqual(bothCompanies('Client 1', 'CLIENT 2 1', 'CLIENT 3 1'));
});

test('migrate runs triggers that read the current company', async () => {
  await apply(
    `create function note_company() returns trigger language plpgsql as $$
begin
  new.note := current_company();
  return new;
end $$;
create trigger company_noted before update on clients for each row execute function note_company();
-- For each company.
update clients set name = 'Ada' where number = 2;
-- As the owner.
drop trigger company_noted on clients;
drop function note_company();`,
  );
  for (const id of companyIds) {
    const { rows } = await asCompany(id, (db) => db.query('select note from clients where note is not null'));
    expect(rows).toEqual([{ note: id }]);
  }
});

test('migrate runs a repeated file in batches for each company', async () => {
  let transactions = 0;
  await apply(
    `-- Repeated until it returns no row.
-- For each company.
update clients set name = 'Ada' where id in (select id from clients where name like 'Client%' limit 2);
-- Once it returns no row.
create function finished() returns boolean language sql return true;
-- For each company.
update clients set name = 'Ada ' || number;`,
    (work) => {
      transactions += 1;
      return asOwner(work);
    },
  );
  expect(await clientNames()).toEqual(bothCompanies('Ada 1', 'Ada 2', 'Ada 3'));
  // Two batches for each company, the last part, and one that finds nothing to apply.
  expect(transactions).toBe(6);
  expect((await engine.query('select finished()')).rows).toEqual([{ finished: true }]);
});

test('migrate rejects a repeated part that has statements for each company and of the owner', async () => {
  const before = await clientNames();
  await expect(
    apply(
      `-- Repeated until it returns no row.
-- For each company.
update clients set name = 'Ada' where name <> 'Ada';
-- As the owner.
select from schema_migrations where false;`,
    ),
  ).rejects.toThrow(
    /changes\.sql repeats statements for each company together with statements of the owner\./,
  );
  expect(await clientNames()).toEqual(before);
});

test('migrate reports an error between two statements without a statement', async () => {
  await expect(
    apply(
      `alter table companies rename column id to key;
-- For each company.
select 1;`,
    ),
  ).rejects.toThrow(/changes\.sql failed: column "id" does not exist \(SQLSTATE 42703\)\n(?! {2}Statement)/);
});

test('migrate rolls back the changes of every company if one company fails, and names it', async () => {
  const sorted = [...companyIds].sort();
  const before = await clientNames();
  const failing = apply(
    `-- For each company.
update clients set name = 'Ada';
select 1 / (current_company() <> '${sorted[1]}')::integer;`,
  );
  await expect(failing).rejects.toThrow(
    new RegExp(`failed at line 3: division by zero .*\\n.*Statement 2 .*\\n  Company: ${sorted[1]}\\n`),
  );
  expect(await clientNames()).toEqual(before);
});

test.each([
  ['changes rows', "update clients set name = 'Ada';"],
  ['reads rows in a function', 'do $$ begin perform from clients; end $$;'],
  ['adds a foreign key', 'alter table clients add foreign key (company_id) references companies;'],
])('migrate rejects a statement of the owner that %s of companies', async (_what, text) => {
  await expect(apply(text)).rejects.toThrow(/query would be affected by row-level security policy/);
});

test('migrate lets the owner check a foreign key after suspending forced row-level security', async () => {
  const addForeignKey = (column: string) =>
    apply(
      `alter table clients no force row level security;
alter table companies no force row level security;
alter table clients add foreign key (${column}) references companies;
alter table clients force row level security;
alter table companies force row level security;`,
    );
  await expect(addForeignKey('id')).rejects.toMatchObject({ code: '23503' });
  await expect(addForeignKey('company_id')).resolves.toBeUndefined();
});

test('migrate lets the owner create guarded tables and functions that read tables', async () => {
  await apply(
    `create table fruits (company_id uuid not null references companies (id), name text);
create or replace function clients_of_company() returns bigint language sql begin atomic
  select count(*) from clients;
end;
call guard_new_tables();
-- For each company.
insert into fruits select current_company(), 'fig ' || clients_of_company();`,
  );
  const [id = ''] = companyIds;
  const { rows } = await asCompany(id, (db) => db.query('select company_id as id, name from fruits'));
  expect(rows).toEqual([{ id, name: 'fig 3' }]);
});

test.each([
  ['disabled', 'alter table clients disable row level security', 'clients'],
  ['not forced', 'alter table clients no force row level security', 'clients'],
  ['without a policy', 'drop policy own_company on clients', 'clients'],
  ['with a second policy', 'create policy everyone on clients for select using (true)', 'clients'],
  ['with another policy', 'alter policy own_company on clients using (true)', 'clients'],
  ['missing on a new table', 'create table plums (name text); grant select on plums to livery_app', 'plums'],
])('migrate rejects a file that leaves row-level security %s', async (_how, text, table) => {
  await expect(apply(text)).rejects.toThrow(
    `leaves tables without forced row-level security or its policy own_company: ${table}.`,
  );
  // The transaction was rolled back, so the next file passes.
  await apply('select 1;');
});
