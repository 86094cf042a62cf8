import { statementName } from './statementName';
import { newId } from '../lib/ids';
import { fillings, fillTables, tenantTablesOf } from '../testing/tenantTables';
import { openWorld, type TestCompany, type World } from '../testing/world';

describe('tenancy', () => {
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
    await expect(database.inCompany(ours.id, (db) => db.query(read))).rejects.toMatchObject({
      code: '42501',
    });
    await expect(database.onPlatform((db) => db.query(read))).rejects.toMatchObject({ code: '42501' });
  });

  test('a company is named by an id and nothing else', async () => {
    const { database } = world.services;
    await expect(database.inCompany("'; reset role; --", (db) => db.query('select 1'))).rejects.toThrow(
      /by its id/,
    );
  });
});

describe('foundation', () => {
  let world: World;
  let ours: TestCompany;
  let theirs: TestCompany;

  beforeAll(async () => {
    world = await openWorld();
    ours = await world.company();
    theirs = await world.company();
  });
  afterAll(() => world.close());

  const inOurs = <Row extends object>(text: string, values?: unknown[]) =>
    world.services.database.inCompany(ours.id, (db) => db.query<Row>(text, values));

  async function found(fn: string, search: string): Promise<string[]> {
    const { rows } = await inOurs<{ name: string }>(
      `select name from clients where id in (select ${fn}($1)) order by name`,
      [search],
    );
    return rows.map(({ name }) => name);
  }

  describe('search', () => {
    beforeAll(async () => {
      await world.client(ours, { name: 'Ada Lovelace', email: 'ada@engine.test', phone: '+44 20 7946 0000' });
      await world.client(ours, { name: '100%_Natural', email: 'shop@natural.test' });
      await world.client(theirs, { name: 'Ada Byron', email: 'byron@engine.test' });
    });

    test('finds a part of a name, an address or a number, whatever its case', async () => {
      expect(await found('matching_client_ids', 'LOVEL')).toEqual(['Ada Lovelace']);
      expect(await found('matching_client_ids', 'engine')).toEqual(['Ada Lovelace']);
      expect(await found('matching_client_ids', '7946')).toEqual(['Ada Lovelace']);
    });

    test('takes signs that LIKE would read as wildcards for what they are', async () => {
      expect(await found('matching_client_ids', '100%_')).toEqual(['100%_Natural']);
      expect(await found('matching_client_ids', 'a%a')).toEqual([]);
      expect(await found('client_ids_beginning_with', '%')).toEqual([]);
    });

    test('of one or two characters looks at beginnings and at client numbers', async () => {
      expect(await found('client_ids_beginning_with', 'a')).toEqual(['Ada Lovelace']);
      expect(await found('client_ids_beginning_with', 'sh')).toEqual(['100%_Natural']);
      expect(await found('client_ids_beginning_with', '#1')).toEqual(['Ada Lovelace']);
      expect(await found('client_ids_beginning_with', '2')).toEqual(['100%_Natural']);
    });

    test('of one or two characters tells the same by numbers', async () => {
      for (const beginning of ['a', 'S', '#1', '2', '%', 'zz']) {
        const { rows: told } = await inOurs<{ name: string }>(
          'select name from clients where number in (select client_numbers_beginning_with($1)) order by name',
          [beginning],
        );
        expect(told.map(({ name }) => name)).toEqual(await found('client_ids_beginning_with', beginning));
      }
    });

    test('answers for the company of the transaction alone, though it reads past row-level security', async () => {
      const { rows } = await inOurs("select matching_client_ids('ada')");
      expect(rows).toHaveLength(1);
      for (const finds of ["matching_client_ids('byr')", "client_numbers_beginning_with('by')"]) {
        expect((await inOurs(`select ${finds}`)).rows).toEqual([]);
      }
      for (const finds of ['matching_client_ids', 'client_numbers_beginning_with']) {
        const outside = world.services.database.onPlatform((db) => db.query(`select ${finds}('ada')`));
        await expect(outside).rejects.toMatchObject({ code: '42501' });
      }
    });
  });

  describe('counts', () => {
    const counted = async (): Promise<Record<string, number>> => {
      const { rows } = await inOurs<{ status: string; count: number }>(
        'select status, count from client_counts where count <> 0',
      );
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    };
    const truth = async (): Promise<Record<string, number>> => {
      const { rows } = await inOurs<{ status: string; count: number }>(
        'select status, count(*) from clients group by 1',
      );
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    };

    test('follow every insert, change and delete, one row or many', async () => {
      await inOurs(
        `insert into clients (company_id, id, number, name, email, status, source)
       select $1, gen_random_uuid(), 100 + n, 'Many ' || n, n || '@many.test', case n % 3 when 0 then 'Paused' else 'Invited' end, 'Import'
       from generate_series(1, 300) n`,
        [ours.id],
      );
      expect(await counted()).toEqual(await truth());
      await inOurs("update clients set status = 'Active' where number % 2 = 0");
      expect(await counted()).toEqual(await truth());
      await inOurs('delete from clients where number between 150 and 250');
      expect(await counted()).toEqual(await truth());
      await inOurs("update clients set name = name || '!'");
      expect(await counted()).toEqual(await truth());
    });

    test('are taken back with the transaction', async () => {
      const before = await counted();
      await expect(
        world.services.database.inCompany(ours.id, async (db) => {
          await db.query('delete from clients');
          throw new Error('changed my mind');
        }),
      ).rejects.toThrow('changed my mind');
      expect(await counted()).toEqual(before);
    });
  });
});

describe('company keys', () => {
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
});

describe('new database', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const addresses = () =>
    world.services.database.onPlatform((db) => db.query('select email from operator_directory'));

  test('in a new database there is nobody who could sign in, until somebody signs up', async () => {
    expect((await addresses()).rows).toEqual([]);
    const { admin } = await world.company();
    expect((await addresses()).rows).toEqual([{ email: admin.email }]);
  });
});

describe('statement name', () => {
  test('a statement of the modules has a name from the second time on, and every other one none', () => {
    const text = '/* things */ select 1';
    expect(statementName(text)).toBeUndefined();
    const name = statementName(text);
    expect(name).toMatch(/^things_\d+$/);
    expect(statementName(text)).toBe(name);
    for (const _ of [1, 2]) expect(statementName('select 1')).toBeUndefined();
  });

  test('two texts under one name are told apart, and what comes after the last name has none', () => {
    const texts = Array.from({ length: 1100 }, (_, index) => `/* list */ select ${index}`);
    texts.forEach(statementName);
    const names = texts.map(statementName);
    const given = names.filter((name) => name !== undefined);
    expect(new Set(given).size).toBe(given.length);
    expect(given.length).toBeGreaterThan(900);
    expect(names.at(-1)).toBeUndefined();
  });
});
