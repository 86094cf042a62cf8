import { isSubstringSearch } from '../../contract/foldText';
import type { Context } from '../platform';
import { paymentClients } from '../billing/internals';
import { auditEvents } from '../insights/internals';
import { openFixture, type TestCompany, type Fixture } from '../testing/fixture';
import { createClient } from './clients.service';
import { listClients } from './list.service';
import { vacuumAnalyze } from './testing/vacuumAnalyze';
import { addManyClients } from '../testing/factories/clients';

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

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

// A search checks each of a few clients and uses indexes for many.
describe.each([
  ['few', 0],
  ['many', 2000],
])('client search among %s clients', (_size, otherCount) => {
  let company: TestCompany;
  let ctx: Context;
  beforeAll(async () => {
    company = await fixture.company({ country: 'DE' });
    await addManyClients(fixture.services.database, company.id, otherCount);
    ctx = await fixture.signedIn(company);
    for (const [index, name] of names.entries())
      await createClient(ctx, { name, email: `member${index}@people.test` });
    await createClient(ctx, { name: 'Berlin', email: 'office@people.test', phone: '030 123456' });
    await vacuumAnalyze(fixture, 'clients, audit_events');
  });

  const findNames = async (search: string): Promise<string[]> =>
    (await listClients(ctx, { search })).items.map(({ name }) => name);

  test.each(searches)('matches %j with %s', async (search, name) => {
    expect(await findNames(search)).toEqual([name]);
    expect((await paymentClients(ctx, search, null)).map((client) => client.name)).toEqual([name]);
  });

  test.each(phones)('matches %j with the phone number +4930123456', async (search) => {
    expect(await findNames(search)).toEqual(['Berlin']);
  });

  test.each(['\u200b', '\u00ad \u200d', '   '])(
    'returns all clients for %j, which has no visible characters',
    async (search) => {
      expect((await listClients(ctx, { search })).totalCount).toBe(names.length + 1 + otherCount);
    },
  );

  test.each(['Mueller x', '太山', '郎太', '000000', '0301234567', 'ßß'])(
    'finds no client for %j',
    async (search) => {
      expect(await findNames(search)).toEqual([]);
    },
  );

  test.each(searches.filter(([search]) => isSubstringSearch(search)))(
    'applies to the audit log: %j finds the event of %s',
    async (search, name) => {
      const { items } = await auditEvents(ctx, { search, first: 10 });
      expect(items.map(({ action, targetLabel }) => [action, targetLabel])).toEqual([
        ['client.created', name],
      ]);
    },
  );

  test('finds an address with accents by its beginning in any case or Unicode form', async () => {
    await createClient(ctx, { name: 'Hans', email: 'öz@example.test' });
    for (const search of ['öz', 'ÖZ', 'o\u0308z']) {
      const { items, totalCount } = await listClients(ctx, {
        search,
        sort: { field: 'Email', direction: 'Ascending' },
      });
      expect([search, totalCount, items.map(({ name }) => name)]).toEqual([search, 1, ['Hans']]);
      expect((await paymentClients(ctx, search, null)).map(({ name }) => name)).toEqual(['Hans']);
    }
    expect(await findNames('öx')).toEqual([]);
  });

  test('finds a changed client by the new name, but not by the old name, email or phone number', async () => {
    const { id } = await fixture.client(company, {
      name: 'Zoë Ångström',
      email: 'zoe@before.test',
      phone: '+33123456789',
    });
    expect(await findNames('zoe angstrom')).toEqual(['Zoë Ångström']);
    expect(await findNames('01 23 45 67 89')).toEqual(['Zoë Ångström']);
    await fixture.query(
      company,
      "update clients set name = 'Çelik', email = 'celik@after.test', phone = null where company_id = $1 and id = $2",
      [company.id, id],
    );
    expect(await findNames('celik')).toEqual(['Çelik']);
    for (const search of ['angstrom', 'before.test', '01 23 45 67 89'])
      expect(await findNames(search)).toEqual([]);
  });
});
