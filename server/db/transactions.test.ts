import { newId } from '../lib/ids';
import { openWorld, type TestCompany, type World } from '../testing/world';

let world: World;
let company: TestCompany;

beforeAll(async () => {
  world = await openWorld();
  company = await world.company();
});
afterAll(() => world.close());

const rename = 'update companies set name = $1';
const nameNow = async (): Promise<string | undefined> => {
  const { rows } = await world.services.database.inCompany(company.id, (db) =>
    db.query<{ name: string }>('select name from companies'),
  );
  return rows[0]?.name;
};

test("what fails is rolled back, and its error is the caller's", async () => {
  const { database } = world.services;
  const before = await nameNow();
  const failing = database.inCompany(company.id, async (db) => {
    await db.query(rename, ['Half done']);
    await db.query('select 1 / 0');
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await nameNow()).toBe(before);
});

test('a database that has no room left is away for now, and nothing of the transaction stays', async () => {
  const { database } = world.services;
  const before = await nameNow();
  const full = "do $$ begin raise 'could not extend file: no space left' using errcode = 'disk_full'; end $$";
  const failing = database.inCompany(company.id, async (db) => {
    await db.query(rename, ['Half done']);
    await db.query(full);
  });
  await expect(failing).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(database.query(full)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await nameNow()).toBe(before);
});

test('a failed statement that is ignored does not pass for a success', async () => {
  const { database } = world.services;
  const before = await nameNow();
  const ignoring = database.inCompany(company.id, async (db) => {
    await db.query(rename, ['Half done']);
    await db.query('select 1 / 0').catch(() => undefined);
  });
  await expect(ignoring).rejects.toMatchObject({ code: '25P02' });
  expect(await nameNow()).toBe(before);
});

test('the database used from inside a transaction of its own fails at once, and clearly', async () => {
  const { database } = world.services;
  const nested: (() => Promise<unknown>)[] = [
    () => database.query('select 1'),
    () => database.inCompany(company.id, (db) => db.query('select 1')),
    () => database.onPlatform((db) => db.query('select 1')),
    () => database.listen('news', () => undefined),
  ];
  for (const use of nested) {
    await expect(database.inCompany(company.id, use)).rejects.toMatchObject({ code: '55P03' });
  }
});

test('what a transaction has started may use the database once the transaction is over', async () => {
  const { database } = world.services;
  let later: Promise<unknown> = Promise.resolve();
  let end = (): void => undefined;
  const hasEnded = new Promise<void>((resolve) => (end = resolve));
  await database.inCompany(company.id, async (db) => {
    await db.query('select 1');
    later = hasEnded.then(() => database.query('select 2 as two'));
  });
  end();
  await expect(later).resolves.toMatchObject({ rows: [{ two: 2 }] });
});

test('a transaction that has ended takes no more statements', async () => {
  const { database } = world.services;
  const kept = await database.inCompany(company.id, async (db) => db);
  await expect(kept.query('select 1')).rejects.toThrow(/has ended/);
});

test('many transactions at once all come through', async () => {
  const { database } = world.services;
  const all = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      database.inCompany(company.id, (db) => db.query<{ at: number }>('select $1::int as at', [at])),
    ),
  );
  expect(all.map(({ rows }) => rows[0]?.at)).toEqual(Array.from({ length: 40 }, (_, at) => at));
});

test('values are the same on either database', async () => {
  const { database } = world.services;
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

test('counts rows as pg does', async () => {
  const { database } = world.services;
  expect((await database.query('select generate_series(1, 3)')).rowCount).toBe(3);
  const written = await database.inCompany(company.id, (db) => db.query(rename, ['Renamed']));
  expect(written.rowCount).toBe(1);
});

test('an error of PostgreSQL names its constraint and its code', async () => {
  const { database } = world.services;
  const twice = database.inCompany(company.id, (db) =>
    db.query("insert into companies (id, name, email) values ($1, 'Again', 'again@company.test')", [
      company.id,
    ]),
  );
  await expect(twice).rejects.toMatchObject({
    code: '23505',
    constraint: 'companies_pkey',
    table: 'companies',
  });
});

test('one statement may stand over several orders under the same name', async () => {
  const { database } = world.services;
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

test('however much one company asks at once, the others find a place', async () => {
  const { database } = world.services;
  const other = await world.company();
  let isOver = false;
  const crowd = Array.from({ length: 30 }, () =>
    database.inCompany(company.id, (db) => db.query('select pg_sleep(0.1)')),
  );
  const all = Promise.all(crowd).then(() => (isOver = true));
  const answers = [];
  for (let asked = 0; asked < 3; asked += 1) {
    answers.push(await database.inCompany(other.id, (db) => db.query('select name from companies')));
  }
  expect(isOver).toBe(false);
  expect(answers.map(({ rowCount }) => rowCount)).toEqual([1, 1, 1]);
  await all;
});
