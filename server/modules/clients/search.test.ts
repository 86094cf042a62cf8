import { isSubstringSearch } from '../../../contract/foldText';
import type { Context } from '../../context';
import { addManyClients } from '../../testing/addManyClients';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { auditEvents } from '../audit/read';
import { paymentClients } from '../payments/filterChoices';
import { createClient, listClients } from './service';
import { lookAfter } from './testing/lookAfter';

const names = [
  ...['Müller Straße', 'José Ñandú', 'Nguyễn Thị', 'Łukasz Żółw', '山田太郎', 'O’Brien', 'Ελλάς Σίσυφος'],
  ...['한국 무역회사', 'Ｗｉｄｅ Ｌｔｄ', 'Đorđe Ćosić', 'İrem Işık'],
];

const searches: [search: string, found: string][] = [
  ['Muller', 'Müller Straße'],
  ['MÜLLER', 'Müller Straße'],
  ['Mu\u0308ller', 'Müller Straße'],
  ['ｍｕｌｌｅｒ', 'Müller Straße'],
  ['mü', 'Müller Straße'],
  ['mu', 'Müller Straße'],
  ['strasse', 'Müller Straße'],
  ['STRAẞE', 'Müller Straße'],
  ['  müller   straße ', 'Müller Straße'],
  ['müller\u00a0straße', 'Müller Straße'],
  ['jose', 'José Ñandú'],
  ['nguyen', 'Nguyễn Thị'],
  ['lukasz', 'Łukasz Żółw'],
  ['zolw', 'Łukasz Żółw'],
  ['太郎', '山田太郎'],
  ['田太', '山田太郎'],
  ['山', '山田太郎'],
  ['田太郎', '山田太郎'],
  ['회사', '한국 무역회사'],
  ["o'brien", 'O’Brien'],
  ['O’Brien', 'O’Brien'],
  ['ΣΙΣΥΦΟΣ', 'Ελλάς Σίσυφος'],
  ['ελλας', 'Ελλάς Σίσυφος'],
  ['wide', 'Ｗｉｄｅ Ｌｔｄ'],
  ['dorde', 'Đorđe Ćosić'],
  ['irem isik', 'İrem Işık'],
  ['IŞIK', 'İrem Işık'],
];

const phones = [
  ...['030 123456', '(030) 12 34 56', '030/123456', '030-123456', '+49 30 123456', '0049 30 123456'],
  ...['+49 (0)30 123456', '4930123456', '30 1234'],
];

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

// Among few, a search looks at each client. Among many it asks the indexes.
describe.each([
  ['few', 0],
  ['many', 2000],
])('among %s clients', (_size, others) => {
  let company: TestCompany;
  let ctx: Context;
  beforeAll(async () => {
    company = await world.company({ country: 'DE' });
    await addManyClients(world.services.database, company.id, others);
    ctx = await world.asAdmin(company);
    for (const [index, name] of names.entries())
      await createClient(ctx, { name, email: `member${index}@people.test` });
    await createClient(ctx, { name: 'Berlin', email: 'office@people.test', phone: '030 123456' });
    await lookAfter(world, 'clients, audit_events');
  });

  const found = async (search: string): Promise<string[]> =>
    (await listClients(ctx, { search })).items.map(({ name }) => name);

  test.each(searches)('the search %j finds %s', async (search, name) => {
    expect(await found(search)).toEqual([name]);
    expect((await paymentClients(ctx, search, null)).map((client) => client.name)).toEqual([name]);
  });

  test.each(phones)('the search %j finds the phone number +4930123456', async (search) => {
    expect(await found(search)).toEqual(['Berlin']);
  });

  test.each(['\u200b', '\u00ad \u200d', '   '])(
    'the search %j, of which nothing is seen, finds everybody',
    async (search) => {
      expect((await listClients(ctx, { search })).totalCount).toBe(names.length + 1 + others);
    },
  );

  test.each(['Mueller x', '太山', '郎太', '000000', '0301234567', 'ßß'])(
    'the search %j finds nobody',
    async (search) => {
      expect(await found(search)).toEqual([]);
    },
  );

  test.each(searches.filter(([search]) => isSubstringSearch(search)))(
    'the search %j of the audit log finds the creation of %s',
    async (search, name) => {
      const { items } = await auditEvents(ctx, { search, first: 10 });
      expect(items.map(({ action, targetLabel }) => [action, targetLabel])).toEqual([
        ['client.created', name],
      ]);
    },
  );

  test('the beginning of an address with accents is found, however it is typed', async () => {
    await createClient(ctx, { name: 'Hans', email: 'öz@example.test' });
    for (const search of ['öz', 'ÖZ', 'o\u0308z']) {
      const { items, totalCount } = await listClients(ctx, {
        search,
        sort: { by: 'Email', direction: 'Ascending' },
      });
      expect([search, totalCount, items.map(({ name }) => name)]).toEqual([search, 1, ['Hans']]);
      expect((await paymentClients(ctx, search, null)).map(({ name }) => name)).toEqual(['Hans']);
    }
    expect(await found('öx')).toEqual([]);
  });

  test('a client whose name, email or phone number changes is found by the new one alone', async () => {
    const { id } = await world.client(company, {
      name: 'Zoë Ångström',
      email: 'zoe@before.test',
      phone: '+33123456789',
    });
    expect(await found('zoe angstrom')).toEqual(['Zoë Ångström']);
    expect(await found('01 23 45 67 89')).toEqual(['Zoë Ångström']);
    await world.services.database.inCompany(company.id, (db) =>
      db.query(
        "update clients set name = 'Çelik', email = 'celik@after.test', phone = null where company_id = $1 and id = $2",
        [company.id, id],
      ),
    );
    expect(await found('celik')).toEqual(['Çelik']);
    for (const search of ['angstrom', 'before.test', '01 23 45 67 89'])
      expect(await found(search)).toEqual([]);
  });
});
