import type { PaymentFilter, PaymentSortField, PaymentStatusFilter } from '../../schema.generated';
import { explainQueries, nodesOf, type Plan } from '../../testing/explainQueries';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { lookAfter } from '../clients/testing/lookAfter';
import { listPayments } from './service';
import { addManyPayments } from './testing/manyPayments';

const indexOf: Readonly<Record<PaymentSortField, string>> = {
  CreatedAt: 'payments_by_created',
  Amount: 'payments_by_amount',
  Status: 'payments_by_status',
};

let world: World;
let company: TestCompany;
beforeAll(async () => {
  world = await openWorld();
  company = await world.company();
  await addManyPayments(world.services.database, (await world.company()).id, {
    clients: 100,
    payments: 5_000,
  });
  await addManyPayments(world.services.database, company.id, { clients: 500, payments: 40_000 });
  await lookAfter(world);
}, 300_000);
afterAll(() => world.close());

const fields = Object.keys(indexOf) as PaymentSortField[];
const cases = fields.flatMap((field) =>
  (['Ascending', 'Descending'] as const).flatMap((direction) =>
    (['All', 'Succeeded'] as const).flatMap((status) =>
      [1, 150].map((page) => [field, direction, status, page] as const),
    ),
  ),
);

const isSorting = (node: Plan): boolean => node['Node Type'].includes('Sort');

test.each(cases)(
  'of 36,000 payments by %s, %s, tab %s, page %d comes from the index and nothing is sorted but itself',
  async (field, direction, status, page) => {
    const { ctx, plans } = explainQueries(await world.asAdmin(company));
    const { items } = await listPayments(ctx, { page, pageSize: 100, status, sort: { field, direction } });
    expect(items).toHaveLength(100);
    const nodes = plans.flatMap(nodesOf);
    expect(nodes.filter((node) => isSorting(node) && node['Actual Rows'] > 100)).toEqual([]);
    // Not a payment of the pages before is read.
    expect(nodes).toContainEqual(
      expect.objectContaining({ 'Node Type': 'Index Only Scan', 'Index Name': indexOf[field] }),
    );
  },
);

/** What a plan reads one by one, in its widest place. */
const mostRead = (plans: readonly Plan[]): number =>
  Math.max(
    ...plans.flatMap(nodesOf).map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)),
  );

test.each<[string, { search?: string; filter?: PaymentFilter; status?: PaymentStatusFilter }, number]>([
  ['the failed ones', { status: 'Failed' }, 40],
  ['a number', { search: '#12345' }, 10],
  ['an invoice', { search: 'inv-12345' }, 10],
  ["the provider's id", { search: 'sandbox_payment_12345' }, 10],
  ["a client's whole address", { search: 'client77@client.test' }, 100],
  ["a client's name, of few", { search: 'Client 77' }, 100],
  ['a day', { filter: { createdFrom: '2026-01-09', createdTo: '2026-01-09' } }, 1500],
  ['a currency that nobody pays in', { filter: { currency: 'EUR' } }, 10],
])('%s is found without looking at the rest', async (_what, asked, most) => {
  const { ctx, plans } = explainQueries(await world.asAdmin(company));
  await listPayments(ctx, asked);
  expect(mostRead(plans)).toBeLessThanOrEqual(most);
});

test('a search that most clients are found by finds all of their payments', async () => {
  const ctx = await world.asAdmin(company);
  const { totalCount, items } = await listPayments(ctx, { search: 'client', page: 300, pageSize: 100 });
  expect([totalCount, items.length]).toEqual([36_000, 100]);
});
