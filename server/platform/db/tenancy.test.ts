import { newId } from '../../lib/ids';
import { rowInserts, insertTenantRows, listTenantTables } from '../../testing/tenantTables';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';

describe('the database', () => {
  let fixture: Fixture;
  let ours: TestCompany;
  let theirs: TestCompany;

  const insertAs = (companyId: string, owner: string, table: string) =>
    fixture.services.database.inCompany(companyId, (db) => {
      const text = rowInserts[table] ?? '';
      return db.query(text, text.includes('$2') ? [owner, newId()] : [owner]);
    });

  const tenantTables = (): Promise<string[]> => listTenantTables(fixture.services.database);

  beforeAll(async () => {
    fixture = await openFixture();
    ours = await fixture.company();
    theirs = await fixture.company();
    await insertTenantRows(fixture.services.database, theirs.id);
  });
  afterAll(() => fixture.close());

  test('forces row-level security on every table except the five without a company', async () => {
    const { rows } = await fixture.services.database.query<{ name: string }>(
      `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity and relforcerowsecurity
     order by relname`,
    );
    expect(rows.map(({ name }) => name)).toEqual(await tenantTables());
    // A new tenant table needs an entry in `rowInserts`, so that the tests below cover it.
    expect(Object.keys(rowInserts).sort()).toEqual([...(await tenantTables())].sort());
  });

  test('returns rows of the current company only, in every table', async () => {
    const { database } = fixture.services;
    for (const table of await tenantTables()) {
      const key = table === 'companies' ? 'id' : 'company_id';
      const [own, seen] = await Promise.all([
        database.inCompany(theirs.id, (db) => db.query(`select from ${table}`)),
        database.inCompany(ours.id, (db) => db.query(`select from ${table} where ${key} = $1`, [theirs.id])),
      ]);
      expect({ table, own: own.rowCount > 0, seen: seen.rowCount }).toEqual({ table, own: true, seen: 0 });
    }
  });

  test('rejects rows of another company in every table', async () => {
    // Inserts our rows first, because the inserts of some tables select from existing rows of the company.
    await insertTenantRows(fixture.services.database, ours.id);
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

  test('updates and deletes no rows of another company', async () => {
    const { database } = fixture.services;
    const [client] = (
      await database.inCompany(theirs.id, (db) => db.query<{ id: string }>('select id from clients'))
    ).rows;
    const affectedRows = await database.inCompany(ours.id, async (db) => [
      (await db.query("update clients set name = 'Taken' where id = $1", [client?.id])).rowCount,
      (await db.query('delete from clients where id = $1', [client?.id])).rowCount,
    ]);
    expect(affectedRows).toEqual([0, 0]);
  });

  test('returns no tenant rows when no company is set, and rejects tenant queries of the platform role', async () => {
    const { database } = fixture.services;
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
      for (const table of await listTenantTables(db))
        counts.push((await db.query(`select from ${table}`)).rowCount);
      return counts;
    });
    expect(Math.max(...seen)).toBe(0);
  });

  test('does not carry the company over to the next transaction', async () => {
    const { database } = fixture.services;
    const counts = await Promise.all(
      [ours, theirs, ours, theirs].map(({ id }) =>
        database.inCompany(id, (db) => db.query<{ id: string }>('select id from companies')),
      ),
    );
    expect(counts.map(({ rows }) => rows[0]?.id)).toEqual([ours.id, theirs.id, ours.id, theirs.id]);
    expect((await database.query('select current_company() as company')).rows).toEqual([{ company: null }]);
  });

  test('design 4: rejects changes to audit events and the deletion of companies by the application role', async () => {
    const { database } = fixture.services;
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

  test('restricts the operator directory to the platform role', async () => {
    const { database } = fixture.services;
    await expect(
      database.inCompany(ours.id, (db) => db.query('select from operator_directory')),
    ).rejects.toMatchObject({ code: '42501' });
    const { rowCount } = await database.onPlatform((db) => db.query('select from operator_directory'));
    expect(rowCount).toBeGreaterThan(0);
  });

  test('hides job data from the application and platform roles', async () => {
    const { database } = fixture.services;
    const jobQuery = 'select data from pgboss.job';
    await expect(database.inCompany(ours.id, (db) => db.query(jobQuery))).rejects.toMatchObject({
      code: '42501',
    });
    await expect(database.onPlatform((db) => db.query(jobQuery))).rejects.toMatchObject({ code: '42501' });
  });

  test('rejects an invalid company id', async () => {
    const { database } = fixture.services;
    await expect(database.inCompany("'; reset role; --", (db) => db.query('select 1'))).rejects.toThrow(
      /valid company id/,
    );
  });
});

describe('clients', () => {
  let fixture: Fixture;
  let ours: TestCompany;
  let theirs: TestCompany;

  beforeAll(async () => {
    fixture = await openFixture();
    ours = await fixture.company();
    theirs = await fixture.company();
  });
  afterAll(() => fixture.close());

  const queryOurs = <Row extends object>(text: string, values?: unknown[]) =>
    fixture.inCompany(ours, (db) => db.query<Row>(text, values));

  async function findNames(fn: string, search: string): Promise<string[]> {
    const { rows } = await queryOurs<{ name: string }>(
      `select name from clients where id in (select ${fn}($1)) order by name`,
      [search],
    );
    return rows.map(({ name }) => name);
  }

  describe('search', () => {
    beforeAll(async () => {
      await fixture.client(ours, {
        name: 'Ada Lovelace',
        email: 'ada@engine.test',
        phone: '+44 20 7946 0000',
      });
      await fixture.client(ours, { name: '100%_Natural', email: 'shop@natural.test' });
      await fixture.client(theirs, { name: 'Ada Byron', email: 'byron@engine.test' });
    });

    test('finds clients by part of a name, email or phone number, ignoring case', async () => {
      expect(await findNames('matching_client_ids', 'LOVEL')).toEqual(['Ada Lovelace']);
      expect(await findNames('matching_client_ids', 'engine')).toEqual(['Ada Lovelace']);
      expect(await findNames('matching_client_ids', '7946')).toEqual(['Ada Lovelace']);
    });

    test('matches LIKE wildcards literally', async () => {
      expect(await findNames('matching_client_ids', '100%_')).toEqual(['100%_Natural']);
      expect(await findNames('matching_client_ids', 'a%a')).toEqual([]);
      expect(await findNames('client_ids_beginning_with', '%')).toEqual([]);
    });

    test('finds clients by a prefix or a client number of one or two characters', async () => {
      expect(await findNames('client_ids_beginning_with', 'a')).toEqual(['Ada Lovelace']);
      expect(await findNames('client_ids_beginning_with', 'sh')).toEqual(['100%_Natural']);
      expect(await findNames('client_ids_beginning_with', '#1')).toEqual(['Ada Lovelace']);
      expect(await findNames('client_ids_beginning_with', '2')).toEqual(['100%_Natural']);
    });

    test('client_numbers_beginning_with finds the same clients as client_ids_beginning_with', async () => {
      for (const prefix of ['a', 'S', '#1', '2', '%', 'zz']) {
        const { rows: clientsByNumber } = await queryOurs<{ name: string }>(
          'select name from clients where number in (select client_numbers_beginning_with($1)) order by name',
          [prefix],
        );
        expect(clientsByNumber.map(({ name }) => name)).toEqual(
          await findNames('client_ids_beginning_with', prefix),
        );
      }
    });

    test('returns only clients of the current company, and rejects the platform role', async () => {
      const { rows } = await queryOurs("select matching_client_ids('ada')");
      expect(rows).toHaveLength(1);
      for (const call of ["matching_client_ids('byr')", "client_numbers_beginning_with('by')"]) {
        expect((await queryOurs(`select ${call}`)).rows).toEqual([]);
      }
      for (const call of ['matching_client_ids', 'client_numbers_beginning_with']) {
        const platformQuery = fixture.services.database.onPlatform((db) => db.query(`select ${call}('ada')`));
        await expect(platformQuery).rejects.toMatchObject({ code: '42501' });
      }
    });
  });
});

describe('the schema', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());

  /** Keys that are unique across all companies, which a database sharded by company could not enforce. */
  const globalKeys = ['companies_subdomain_key', 'custom_domains_held'];

  const companyColumn = (table: string): string => (table === 'companies' ? 'id' : 'company_id');

  async function columnsOf(text: string): Promise<{ table: string; name: string; columns: string[] }[]> {
    const { database } = fixture.services;
    const tables = await listTenantTables(database);
    const { rows } = await database.query<{ table: string; name: string; columns: string[] }>(text);
    return rows.filter(({ table }) => tables.includes(table));
  }

  test('design 7: starts every primary and unique key of a tenant table, except two, with the company', async () => {
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
    const otherKeys = keys.filter(({ table, columns }) => columns[0] !== companyColumn(table));
    expect(otherKeys.map(({ name }) => name)).toEqual(globalKeys);
    expect(keys.length).toBeGreaterThan(50);
  });

  test('design 7: limits every foreign key of a tenant table to the same company', async () => {
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
    const crossCompanyReferences = references.filter(
      ({ columns }) => !columns.includes('company_id company_id') && !columns.includes('company_id id'),
    );
    expect(crossCompanyReferences).toEqual([]);
    expect(references.length).toBeGreaterThan(50);
  });
});

describe('new database', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  const addresses = () =>
    fixture.services.database.onPlatform((db) => db.query('select email from operator_directory'));

  test('has no operator until the first company is added', async () => {
    expect((await addresses()).rows).toEqual([]);
    const { admin } = await fixture.company();
    expect((await addresses()).rows).toEqual([{ email: admin.email }]);
  });
});
