import type { PaymentSortField, PaymentStatusFilter } from '../../../contract/enums';
import type { PaymentFilter } from '../../platform';
import { vacuumAnalyze } from '../../clients/testing';
import { explainQueries, nodesOf, type Plan } from '../../testing/explainQueries';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { listPayments } from './payments.service';
import { addManyPayments } from '../../testing/factories/payments';

const indexByField: Readonly<Record<PaymentSortField, string>> = {
  CreatedAt: 'payments_by_created',
  Amount: 'payments_by_amount',
  Status: 'payments_by_status',
};

let fixture: Fixture;
let company: TestCompany;
beforeAll(async () => {
  fixture = await openFixture();
  company = await fixture.company();
  await addManyPayments(fixture.services.database, (await fixture.company()).id, {
    clients: 100,
    payments: 5_000,
  });
  await addManyPayments(fixture.services.database, company.id, { clients: 500, payments: 40_000 });
  await vacuumAnalyze(fixture);
}, 300_000);
afterAll(() => fixture.close());

const fields = Object.keys(indexByField) as PaymentSortField[];
const cases = fields.flatMap((field) =>
  (['Ascending', 'Descending'] as const).flatMap((direction) =>
    (['All', 'Succeeded'] as const).flatMap((status) =>
      [1, 150].map((page) => [field, direction, status, page] as const),
    ),
  ),
);

const isSorting = (node: Plan): boolean => node['Node Type'].includes('Sort');

test.each(cases)(
  'listPayments by %s %s reads tab %s, page %d from the index and sorts at most one page',
  async (field, direction, status, page) => {
    const { ctx, plans } = explainQueries(await fixture.signedIn(company));
    const { items } = await listPayments(ctx, { page, pageSize: 100, status, sort: { field, direction } });
    expect(items).toHaveLength(100);
    const nodes = plans.flatMap(nodesOf);
    expect(nodes.filter((node) => isSorting(node) && node['Actual Rows'] > 100)).toEqual([]);
    // An index-only scan reads no table rows of the earlier pages.
    expect(nodes).toContainEqual(
      expect.objectContaining({ 'Node Type': 'Index Only Scan', 'Index Name': indexByField[field] }),
    );
  },
);

/** Returns the largest number of rows that one plan node reads, including filtered rows. */
const maxRowsRead = (plans: readonly Plan[]): number =>
  Math.max(
    ...plans.flatMap(nodesOf).map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)),
  );

test.each<[string, { search?: string; filter?: PaymentFilter; status?: PaymentStatusFilter }, number]>([
  ['failed payments', { status: 'Failed' }, 40],
  ['a payment number', { search: '#12345' }, 10],
  ['an invoice number', { search: 'inv-12345' }, 10],
  ["a provider's payment id", { search: 'sandbox_payment_12345' }, 10],
  ["a client's whole email address", { search: 'client77@client.test' }, 100],
  ["a client's rare name", { search: 'Client 77' }, 100],
  ['the payments of a day', { filter: { createdFrom: '2026-01-09', createdTo: '2026-01-09' } }, 1500],
  ['no payments in an unused currency', { filter: { currency: 'EUR' } }, 10],
])('listPayments finds %s without scanning all payments', async (_what, args, maxRows) => {
  const { ctx, plans } = explainQueries(await fixture.signedIn(company));
  await listPayments(ctx, args);
  expect(maxRowsRead(plans)).toBeLessThanOrEqual(maxRows);
});

test('listPayments finds the payments of all clients for a search that matches every client', async () => {
  const ctx = await fixture.signedIn(company);
  const { totalCount, items } = await listPayments(ctx, { search: 'client', page: 300, pageSize: 100 });
  expect([totalCount, items.length]).toEqual([36_000, 100]);
});
