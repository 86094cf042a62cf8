import { newId } from '../../lib/ids';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';

let fixture: Fixture;
let company: TestCompany;

beforeAll(async () => {
  fixture = await openFixture();
  company = await fixture.company();
});
afterAll(() => fixture.close());

const rename = 'update companies set name = $1';
const readName = async (): Promise<string | undefined> => {
  const rows = await fixture.query<{ name: string }>(company, 'select name from companies');
  return rows[0]?.name;
};

test('inCompany rolls back a failed transaction and rethrows its error', async () => {
  const { database } = fixture.services;
  const before = await readName();
  const failing = database.inCompany(company.id, async (db) => {
    await db.query(rename, ['Uncommitted']);
    await db.query('select 1 / 0');
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await readName()).toBe(before);
});

test('the database throws UNAVAILABLE and rolls back the transaction when the disk is full', async () => {
  const { database } = fixture.services;
  const before = await readName();
  const raiseDiskFull =
    "do $$ begin raise 'could not extend file: no space left' using errcode = 'disk_full'; end $$";
  const failing = database.inCompany(company.id, async (db) => {
    await db.query(rename, ['Uncommitted']);
    await db.query(raiseDiskFull);
  });
  await expect(failing).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(database.query(raiseDiskFull)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await readName()).toBe(before);
});

test('inCompany rejects the commit when the caller ignored a failed statement', async () => {
  const { database } = fixture.services;
  const before = await readName();
  const ignoring = database.inCompany(company.id, async (db) => {
    await db.query(rename, ['Uncommitted']);
    await db.query('select 1 / 0').catch(() => undefined);
  });
  await expect(ignoring).rejects.toMatchObject({ code: '25P02' });
  expect(await readName()).toBe(before);
});

test('the database rejects nested calls inside a transaction', async () => {
  const { database } = fixture.services;
  const nested: (() => Promise<unknown>)[] = [
    () => database.query('select 1'),
    () => database.inCompany(company.id, (db) => db.query('select 1')),
    () => database.onPlatform((db) => db.query('select 1')),
    () => database.listen('events', () => undefined),
  ];
  for (const use of nested) {
    await expect(database.inCompany(company.id, use)).rejects.toMatchObject({ code: '55P03' });
  }
});

test('work started in a transaction can use the database after the transaction ends', async () => {
  const { database } = fixture.services;
  let laterQuery: Promise<unknown> = Promise.resolve();
  let end = (): void => undefined;
  const hasEnded = new Promise<void>((resolve) => (end = resolve));
  await database.inCompany(company.id, async (db) => {
    await db.query('select 1');
    laterQuery = hasEnded.then(() => database.query('select 2 as two'));
  });
  end();
  await expect(laterQuery).resolves.toMatchObject({ rows: [{ two: 2 }] });
});

test('an ended transaction rejects statements', async () => {
  const { database } = fixture.services;
  const endedTransaction = await database.inCompany(company.id, async (db) => db);
  await expect(endedTransaction.query('select 1')).rejects.toThrow(/has ended/);
});

test('the database completes 40 concurrent transactions of one company', async () => {
  const { database } = fixture.services;
  const all = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      database.inCompany(company.id, (db) => db.query<{ at: number }>('select $1::int as at', [at])),
    ),
  );
  expect(all.map(({ rows }) => rows[0]?.at)).toEqual(Array.from({ length: 40 }, (_, at) => at));
});

test('query returns the same JavaScript values on both engines', async () => {
  const { database } = fixture.services;
  const id = newId();
  const { rows } = await database.query(
    `select $1::uuid as id, $2::timestamptz as at, $3::text[] as tags, $4::jsonb as draft, $5::bytea as bytes,
       $6::boolean as flag, $7::text as nothing, 9007199254740991::bigint as safe, 9007199254740993::bigint as unsafe,
       date '2024-02-29' as day, 1.50::numeric(5,2) as price, array[$1::uuid] as ids, 'a'::char(3) as code,
       json_build_array(1, null) as list, '{}'::int[] as none`,
    [
      id,
      new Date('2024-05-06T07:08:09.123Z'),
      ['a,b', '"c"', '{}', ''],
      { a: [1, 'é'] },
      Buffer.from([0, 255, 39]),
      true,
      null,
    ],
  );
  expect(rows).toEqual([
    {
      id,
      at: new Date('2024-05-06T07:08:09.123Z'),
      tags: ['a,b', '"c"', '{}', ''],
      draft: { a: [1, 'é'] },
      bytes: Buffer.from([0, 255, 39]),
      flag: true,
      nothing: null,
      safe: 9007199254740991,
      unsafe: '9007199254740993',
      day: '2024-02-29',
      price: '1.50',
      ids: [id],
      code: 'a  ',
      list: [1, null],
      none: [],
    },
  ]);
});

test('rowCount counts rows as pg does', async () => {
  const { database } = fixture.services;
  expect((await database.query('select generate_series(1, 3)')).rowCount).toBe(3);
  const written = await database.inCompany(company.id, (db) => db.query(rename, ['Renamed']));
  expect(written.rowCount).toBe(1);
});

test('the database reports the code, constraint and table of a PostgreSQL error', async () => {
  const { database } = fixture.services;
  const duplicate = database.inCompany(company.id, (db) =>
    db.query("insert into companies (id, name, email) values ($1, 'Again', 'again@company.test')", [
      company.id,
    ]),
  );
  await expect(duplicate).rejects.toMatchObject({
    code: '23505',
    constraint: 'companies_pkey',
    table: 'companies',
  });
});

test('the database runs statements with the same name and different sort orders', async () => {
  const { database } = fixture.services;
  for (const order of ['asc', 'desc', 'asc']) {
    const { rows } = await database.inCompany(company.id, (db) =>
      db.query<{ n: number }>(
        `/* numbers */ select n from generate_series(1, $1::int) n order by n ${order}`,
        [3],
      ),
    );
    expect(rows.map(({ n }) => n)).toEqual(order === 'asc' ? [1, 2, 3] : [3, 2, 1]);
  }
});

test('the database serves another company while one company runs many transactions', async () => {
  const { database } = fixture.services;
  const otherCompany = await fixture.company();
  let isDone = false;
  const transactions = Array.from({ length: 30 }, () =>
    database.inCompany(company.id, (db) => db.query('select pg_sleep(0.1)')),
  );
  const all = Promise.all(transactions).then(() => (isDone = true));
  const results = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    results.push(await database.inCompany(otherCompany.id, (db) => db.query('select name from companies')));
  }
  expect(isDone).toBe(false);
  expect(results.map(({ rowCount }) => rowCount)).toEqual([1, 1, 1]);
  await all;
});
