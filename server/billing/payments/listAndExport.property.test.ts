import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { foldText } from '../../../contract/foldText';
import type { Context, Payment, PaymentFilter, PaymentSort } from '../../platform';
import { amountText } from '../../../contract/money';
import type { PaymentStatus, PaymentStatusFilter } from '../../../contract/enums';
import { propertyRuns } from '../../testing/repetitions';
import { openFixture, type Fixture, type TestCompany } from '../../testing/fixture';
import { buildPayment, insertTestRefunds } from '../../testing/factories/payments';
import { newId } from '../../lib/ids';
import { seededRandom } from '../../lib/random';
import type { NewPayment } from './createPendingPayment';
import { recordPayments } from './recording';
import type { NewRefund } from './refund.repository';
import { exportPayments } from './exportPayments.service';
import { openExport } from './openExport.service';
import { listPayments } from './payments.service';

let fixture: Fixture;
let ctx: Context;
let allPayments: Payment[];
beforeAll(async () => {
  fixture = await openFixture();
  const company = await fixture.company();
  ctx = await fixture.signedIn(company, ['MANAGE_PAYMENTS']);
  await createVariedPayments(company, 90);
  allPayments = (await listPayments(ctx, { pageSize: 100 })).items;
  expect(allPayments).toHaveLength(90);
});
afterAll(() => fixture.close());

const createdStatuses = ['Pending', 'Processing', 'Succeeded', 'Failed', 'Canceled'] as const;
const brands = ['Visa', 'Mastercard', 'American Express', null] as const;
const types = ['Subscription', 'OneOff', 'AddOn'] as const;

const dayMs = 86_400_000;
const firstDayMs = Date.UTC(2026, 0, 1);

/**
 * Creates varied payments and refunds, always the same for the same `count`. Some payments have equal sort
 * keys.
 */
async function createVariedPayments(company: TestCompany, count: number): Promise<void> {
  const random = seededRandom(count);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[random.below(items.length)];
    if (item === undefined) throw new Error('There are no items to pick from.');
    return item;
  };
  const clients = await Promise.all(
    ['Ada Lovelace', 'Bo Diddley', 'Zoë Ünïcode', '100% _sure_'].map((name) =>
      fixture.client(company, { name }),
    ),
  );
  const plans = [await fixture.plan(company), await fixture.plan(company, { name: 'Growth' })];
  const randomPayment = (index: number): NewPayment => {
    const status = pick(createdStatuses);
    const at = new Date(firstDayMs + random.below(40) * (dayMs / 2));
    const brand = pick(brands);
    return buildPayment(pick(clients).id, {
      status,
      amount: pick([50, 1000, 1000, 2999, 10_000]),
      type: pick(types),
      planId: pick([...plans.map(({ id }) => id), null]),
      method: brand && { kind: 'Card', brand, last4: '4242', expMonth: 12, expYear: 2030 },
      currency: pick(['USD', 'USD', 'EUR']),
      isLive: pick([true, false]),
      invoiceNumber: index % 3 === 0 ? `INV-${index}` : null,
      providerPaymentId: index % 2 === 0 ? `pay_${index}` : null,
      description: pick(['Growth, January', '=SUM(A1:A9)', 'Said "no", then\nyes', null]),
      createdAt: at,
    });
  };
  const payments = Array.from({ length: count }, (_, index) => randomPayment(index));
  const refunds = payments
    .filter(({ status }) => status === 'Succeeded')
    .filter((_payment, index) => index % 3 === 0)
    .map(({ id, amount, createdAt }, index): NewRefund => ({
      id: newId(),
      paymentId: id,
      amount: index % 2 === 0 ? amount : 25,
      reason: 'Other',
      status: 'Succeeded',
      createdBy: null,
      createdAt: new Date(createdAt.getTime() + dayMs),
    }));
  await fixture.inCompany(company, async (db) => {
    await recordPayments(db, company.id, payments);
    await insertTestRefunds(db, company.id, ...refunds);
  });
}

const subsetOf = <Item>(items: readonly Item[]): fc.Arbitrary<Item[]> => fc.subarray([...items]);
const statuses: PaymentStatus[] = ['Pending', 'Succeeded', 'Refunded', 'PartiallyRefunded', 'Failed'];
const days = fc.constantFrom('2026-01-01', '2026-01-03', '2026-01-10', '2026-02-01');

interface ListRequest {
  status: PaymentStatusFilter;
  filter: PaymentFilter;
  search: string | null;
  sort: PaymentSort;
}

const filters: fc.Arbitrary<PaymentFilter> = fc
  .record(
    {
      type: subsetOf(['Subscription', 'OneOff', 'AddOn'] as const),
      statuses: subsetOf(statuses),
      method: subsetOf(['Visa', 'Mastercard', 'None']),
      amountFrom: fc.constantFrom(0, 51, 1000),
      amountTo: fc.constantFrom(1000, 2999, 10_000),
      currency: fc.constantFrom('USD', 'eur'),
      isLive: fc.boolean(),
      createdFrom: days,
      createdTo: days,
    },
    { requiredKeys: [] },
  )
  .filter(({ createdFrom, createdTo }) => !createdFrom || !createdTo || createdFrom <= createdTo);

const requests: fc.Arbitrary<ListRequest> = fc.record({
  status: fc.constantFrom('All', 'Succeeded', 'Failed'),
  filter: filters,
  search: fc.constantFrom(null, 'ada', 'ZOË', '% _', '#12', '12', 'inv-3', 'pay_4', 'PAY_4', 'no-match'),
  sort: fc.record({
    field: fc.constantFrom('CreatedAt', 'Amount', 'Status'),
    direction: fc.constantFrom('Ascending', 'Descending'),
  }),
});

const tabs: Readonly<Record<PaymentStatusFilter, (status: PaymentStatus) => boolean>> = {
  All: () => true,
  Succeeded: (status) => /Succeeded|Refunded|Disputed/.test(status),
  Failed: (status) => status === 'Failed' || status === 'Canceled',
};

const isIncluded = <Item>(items: readonly Item[] | null | undefined, item: Item): boolean =>
  !items || items.length === 0 || items.includes(item);

function matchesSearch(
  { client, number, invoiceNumber, providerPaymentId }: Payment,
  search: string | null,
): boolean {
  if (search === null) return true;
  return (
    Boolean(client && foldText(client.name).includes(foldText(search))) ||
    String(number) === search.replace('#', '') ||
    invoiceNumber === search.toUpperCase() ||
    providerPaymentId === search
  );
}

function matchesFilter(payment: Payment, { filter, search }: ListRequest): boolean {
  const day = String(payment.createdAt).slice(0, 10);
  return (
    isIncluded(filter.type, payment.type) &&
    isIncluded(filter.statuses, payment.status) &&
    isIncluded(filter.method, payment.method?.brand ?? '') &&
    payment.amount >= (filter.amountFrom ?? 0) &&
    payment.amount <= (filter.amountTo ?? Infinity) &&
    payment.currency === (filter.currency?.toUpperCase() ?? payment.currency) &&
    payment.isLive === (filter.isLive ?? payment.isLive) &&
    day >= (filter.createdFrom ?? '') &&
    day <= (filter.createdTo ?? '9') &&
    matchesSearch(payment, search)
  );
}

const sortKeys: Readonly<Record<PaymentSort['field'], (payment: Payment) => string>> = {
  CreatedAt: ({ createdAt, id }) => `${String(createdAt)} ${id}`,
  Amount: ({ amount, id }) => `${String(amount).padStart(9, '0')} ${id}`,
  Status: ({ status, createdAt, id }) => `${status} ${String(createdAt)} ${id}`,
};

function sortPayments(payments: readonly Payment[], { field, direction }: PaymentSort): Payment[] {
  const sign = direction === 'Ascending' ? 1 : -1;
  return [...payments].sort((a, b) => (sortKeys[field](a) < sortKeys[field](b) ? -sign : sign));
}

const sum = (payments: readonly Payment[], amountOf: (payment: Payment) => number): number =>
  payments.reduce((total, payment) => total + amountOf(payment), 0);

test('listPayments returns exactly the matching payments in order, with counts and totals', async () => {
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const page = await listPayments(ctx, { ...request, pageSize: 100 });
      const matching = allPayments.filter((payment) => matchesFilter(payment, request));
      const tabPayments = matching.filter(({ status }) => tabs[request.status](status));
      expect(page.items.map(({ id }) => id)).toEqual(
        sortPayments(tabPayments, request.sort).map(({ id }) => id),
      );
      expect(page.totalCount).toBe(tabPayments.length);
      expect(page.counts).toEqual({
        all: matching.length,
        succeeded: matching.filter(({ status }) => tabs.Succeeded(status)).length,
        failed: matching.filter(({ status }) => tabs.Failed(status)).length,
      });
      const { currency, ...totals } = page.totals;
      const inCurrency = tabPayments.filter((payment) => payment.currency === currency);
      const collected = inCurrency.filter(({ status }) => tabs.Succeeded(status));
      const failedPayments = inCurrency.filter(({ status }) => tabs.Failed(status));
      expect(totals).toEqual({
        count: collected.length,
        gross: sum(collected, ({ amount }) => amount),
        refunded: sum(collected, ({ refunded }) => refunded),
        fees: sum(collected, ({ fee }) => fee),
        net: sum(collected, ({ amount, refunded }) => amount - refunded),
        failedCount: failedPayments.length,
        failedAmount: sum(failedPayments, ({ amount }) => amount),
      });
    }),
    propertyRuns({ gate: 40, slow: 300 }),
  );
}, 120_000);

test('listPayments totals payments in the requested currency, else the company’s, else that of the matches', async () => {
  const currencyOf = async (filter: PaymentFilter, search?: string) =>
    (await listPayments(ctx, { filter, search })).totals.currency;
  const euroPayment = allPayments.find(({ currency }) => currency === 'EUR');
  expect(await currencyOf({})).toBe('USD');
  expect(await currencyOf({ currency: 'EUR' })).toBe('EUR');
  expect(await currencyOf({}, `#${euroPayment?.number}`)).toBe('EUR');
  expect(await currencyOf({}, 'no-match')).toBe('USD');
});

async function exportRows(request: ListRequest): Promise<string[][]> {
  const columns = ['Number', 'Status', 'Amount', 'Client', 'ClientEmail', 'Net', 'Description'] as const;
  const { url } = await exportPayments(ctx, { direction: 'Incoming', ...request, columns: [...columns] });
  const { parts } = await openExport(fixture.services, url.split('token=')[1] ?? '');
  let text = '';
  for await (const part of parts) text += part;
  const [header, ...rows]: string[][] = parse(text, { bom: true });
  expect(header).toEqual([
    ...['Number', 'Status', 'Amount', 'Currency', 'Client', 'Client email', 'Net', 'Description'],
  ]);
  return rows.map((row) => [...row.slice(0, 5), ...row.slice(6)]);
}

const expectedRow = ({ number, status, amount, currency, client, net, description }: Payment): string[] => [
  String(number),
  status === 'PartiallyRefunded' ? 'Partially refunded' : status,
  amountText(amount, currency),
  currency,
  client?.name ?? '',
  amountText(net, currency),
  description?.startsWith('=') ? `'${description}` : (description ?? ''),
];

test('exportPayments writes the rows of listPayments in order for every filter and sort', async () => {
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const { items } = await listPayments(ctx, { ...request, pageSize: 100 });
      expect(await exportRows(request)).toEqual(items.map(expectedRow));
    }),
    propertyRuns({ gate: 20, slow: 150 }),
  );
}, 120_000);
