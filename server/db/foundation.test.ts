import { openWorld, type TestCompany, type World } from '../testing/world';

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
