import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import type { Client, ClientFilter, ClientSort, Context } from '../../../platform';
import { listClients } from '../../../clients/internals';
import type { ClientColumn, ClientSortField } from '../../../../contract/enums';
import { propertyRuns } from '../../../testing/repetitions';
import { openFixture, type Fixture } from '../../../testing/fixture';
import { openDownload } from './download.service';
import { exportClients } from './exportClients.service';
import { addManyClients } from '../../../testing/factories/clients';

const clientCount = 60;

let fixture: Fixture;
let ctx: Context;
beforeAll(async () => {
  fixture = await openFixture();
  const company = await fixture.company();
  ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS']);
  await addManyClients(fixture.services.database, company.id, clientCount);
  await fixture.query(
    company,
    `update clients set phone = case when number % 2 = 0 then '+1415555' || 1000 + number end,
         mrr = number % 5 * 100, lifetime_value = number % 7 * 1000 - 1000,
         last_login_at = case when number % 3 = 0 then created_at + interval '1 day' end,
         last_payment_at = case when number % 4 = 0 then created_at + interval '2 days' end,
         last_payment_status = case when number % 8 = 0 then 'Failed' when number % 4 = 0 then 'Succeeded' end`,
  );
});
afterAll(() => fixture.close());

const sortFields: ClientSortField[] = [
  'Number',
  'Name',
  'Email',
  'Phone',
  'Status',
  'Country',
  'Tags',
  'Mrr',
  'LifetimeValue',
  'LastPaymentAt',
  'LastLoginAt',
  'CreatedAt',
];

const sorts: fc.Arbitrary<ClientSort> = fc.record({
  field: fc.constantFrom(...sortFields),
  direction: fc.constantFrom('Ascending', 'Descending'),
});

const filters: fc.Arbitrary<ClientFilter> = fc.record(
  {
    status: fc.subarray(['Invited', 'Active', 'Paused', 'Deactivated'] as const).map((list) => [...list]),
    country: fc.subarray(['GB', 'PT']),
    tag: fc.constant(['vip']),
    createdTo: fc.constantFrom('2026-01-01', '2025-12-31'),
    lastPaymentFailed: fc.boolean(),
    neverSignedIn: fc.boolean(),
  },
  { requiredKeys: [] },
);

const selections = fc.record({
  search: fc.constantFrom(null, 'client 1', 'no such name', '@client.test'),
  filter: fc.option(filters),
  maxNumber: fc.option(fc.integer({ min: 0, max: clientCount })),
});

const columns: ClientColumn[] = [
  'Number',
  'Name',
  'Email',
  'Phone',
  'Tags',
  'Mrr',
  'LifetimeValue',
  'Status',
];

const formatAmount = (minorUnits: number | undefined): string => ((minorUnits ?? 0) / 100).toFixed(2);

const rowOf = ({ number, name, email, phone, tags, money, status }: Client): string[] => [
  String(number),
  name,
  email,
  phone ?? '',
  tags.join('; '),
  formatAmount(money?.mrr),
  formatAmount(money?.lifetimeValue),
  status === 'PastDue' ? 'Past due' : status,
];

async function exportRows(input: Parameters<typeof exportClients>[1]): Promise<string[][]> {
  const { id, url, rowCount } = await exportClients(ctx, input);
  const { parts } = await openDownload(fixture.services, id, url.split('token=')[1] ?? '');
  let text = '';
  for await (const part of parts) text += part;
  const [, ...rows]: string[][] = parse(text, { bom: true });
  expect(rows).toHaveLength(rowCount);
  return rows;
}

test('exportClients exports the rows of the client list in the same order, for any filter and sort', async () => {
  await fc.assert(
    fc.asyncProperty(selections, sorts, async (selection, sort) => {
      const { items } = await listClients(ctx, { ...selection, sort, pageSize: 100 });
      expect(await exportRows({ selection, sort, columns })).toEqual(items.map(rowOf));
    }),
    propertyRuns({ gate: 15, slow: 120 }),
  );
}, 120_000);

test('exportClients exports each client selected by id once, in the requested order', async () => {
  const { items } = await listClients(ctx, { sort: { field: 'Name', direction: 'Descending' } });
  const selected = items.slice(0, 7);
  const ids = [...selected, ...selected].reverse().map(({ id }) => id);
  const sort: ClientSort = { field: 'Name', direction: 'Descending' };
  expect(await exportRows({ selection: { ids }, sort, columns })).toEqual(selected.map(rowOf));
});
