import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { foldText } from '../../../contract/foldText';
import type { Context } from '../../context';
import { amountText } from '../../lib/money';
import type {
  Payment,
  PaymentFilter,
  PaymentSort,
  PaymentStatus,
  PaymentStatusFilter,
} from '../../schema.generated';
import { propertyRuns } from '../../testing/repetitions';
import { openWorld, type World } from '../../testing/world';
import { exportPayments } from './exportPayments';
import { openExport } from './openExport';
import { listPayments } from './service';
import { recordAssorted } from './testing/assorted';

let world: World;
let ctx: Context;
let everything: Payment[];
beforeAll(async () => {
  world = await openWorld();
  const company = await world.company();
  ctx = await world.as(company, 'MANAGE_PAYMENTS');
  await recordAssorted(world, company, 90);
  everything = (await listPayments(ctx, { pageSize: 100 })).items;
  expect(everything).toHaveLength(90);
});
afterAll(() => world.close());

const some = <Item>(items: readonly Item[]): fc.Arbitrary<Item[]> => fc.subarray([...items]);
const statuses: PaymentStatus[] = ['Pending', 'Succeeded', 'Refunded', 'PartiallyRefunded', 'Failed'];
const days = fc.constantFrom('2026-01-01', '2026-01-03', '2026-01-10', '2026-02-01');

interface Asked {
  status: PaymentStatusFilter;
  filter: PaymentFilter;
  search: string | null;
  sort: PaymentSort;
}

const filters: fc.Arbitrary<PaymentFilter> = fc
  .record(
    {
      type: some(['Subscription', 'OneOff', 'AddOn'] as const),
      statuses: some(statuses),
      method: some(['Visa', 'Mastercard', 'None']),
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

const asked: fc.Arbitrary<Asked> = fc.record({
  status: fc.constantFrom('All', 'Succeeded', 'Failed'),
  filter: filters,
  search: fc.constantFrom(null, 'ada', 'ZOË', '% _', '#12', '12', 'inv-3', 'pay_4', 'PAY_4', 'nobody'),
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

const isAmong = <Item>(items: readonly Item[] | null | undefined, item: Item): boolean =>
  !items || items.length === 0 || items.includes(item);

function isFound(
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

function isLeft(payment: Payment, { filter, search }: Asked): boolean {
  const day = String(payment.createdAt).slice(0, 10);
  return (
    isAmong(filter.type, payment.type) &&
    isAmong(filter.statuses, payment.status) &&
    isAmong(filter.method, payment.method?.brand ?? '') &&
    payment.amount >= (filter.amountFrom ?? 0) &&
    payment.amount <= (filter.amountTo ?? Infinity) &&
    payment.currency === (filter.currency?.toUpperCase() ?? payment.currency) &&
    payment.isLive === (filter.isLive ?? payment.isLive) &&
    day >= (filter.createdFrom ?? '') &&
    day <= (filter.createdTo ?? '9') &&
    isFound(payment, search)
  );
}

const keyOf: Readonly<Record<PaymentSort['field'], (payment: Payment) => string>> = {
  CreatedAt: ({ createdAt, id }) => `${String(createdAt)} ${id}`,
  Amount: ({ amount, id }) => `${String(amount).padStart(9, '0')} ${id}`,
  Status: ({ status, createdAt, id }) => `${status} ${String(createdAt)} ${id}`,
};

function inOrder(payments: readonly Payment[], { field, direction }: PaymentSort): Payment[] {
  const sign = direction === 'Ascending' ? 1 : -1;
  return [...payments].sort((a, b) => (keyOf[field](a) < keyOf[field](b) ? -sign : sign));
}

const sum = (payments: readonly Payment[], of: (payment: Payment) => number): number =>
  payments.reduce((total, payment) => total + of(payment), 0);

test('the list, its tabs and its totals are what the filter and the search leave, in order', async () => {
  await fc.assert(
    fc.asyncProperty(asked, async (given) => {
      const page = await listPayments(ctx, { ...given, pageSize: 100 });
      const left = everything.filter((payment) => isLeft(payment, given));
      const shown = left.filter(({ status }) => tabs[given.status](status));
      expect(page.items.map(({ id }) => id)).toEqual(inOrder(shown, given.sort).map(({ id }) => id));
      expect(page.totalCount).toBe(shown.length);
      expect(page.counts).toEqual({
        all: left.length,
        succeeded: left.filter(({ status }) => tabs.Succeeded(status)).length,
        failed: left.filter(({ status }) => tabs.Failed(status)).length,
      });
      const { currency, ...totals } = page.totals;
      const counted = shown.filter((payment) => payment.currency === currency);
      const collected = counted.filter(({ status }) => tabs.Succeeded(status));
      const lost = counted.filter(({ status }) => tabs.Failed(status));
      expect(totals).toEqual({
        count: collected.length,
        gross: sum(collected, ({ amount }) => amount),
        refunded: sum(collected, ({ refunded }) => refunded),
        fees: sum(collected, ({ fee }) => fee),
        net: sum(collected, ({ amount, refunded }) => amount - refunded),
        failedCount: lost.length,
        failedAmount: sum(lost, ({ amount }) => amount),
      });
    }),
    propertyRuns({ gate: 40, slow: 300 }),
  );
}, 120_000);

test('totals are in one currency: what is asked for, else the company’s, else what there is', async () => {
  const currencyOf = async (filter: PaymentFilter, search?: string) =>
    (await listPayments(ctx, { filter, search })).totals.currency;
  const euros = everything.find(({ currency }) => currency === 'EUR');
  expect(await currencyOf({})).toBe('USD');
  expect(await currencyOf({ currency: 'EUR' })).toBe('EUR');
  expect(await currencyOf({}, `#${euros?.number}`)).toBe('EUR');
  expect(await currencyOf({}, 'nobody')).toBe('USD');
});

async function fileOf(given: Asked): Promise<string[][]> {
  const columns = ['Number', 'Status', 'Amount', 'Client', 'ClientEmail', 'Net', 'Description'] as const;
  const { url } = await exportPayments(ctx, { direction: 'Incoming', ...given, columns: [...columns] });
  const { parts } = await openExport(world.services, url.split('token=')[1] ?? '');
  let text = '';
  for await (const part of parts) text += part;
  const [header, ...rows]: string[][] = parse(text, { bom: true });
  expect(header).toEqual([
    ...['Number', 'Status', 'Amount', 'Currency', 'Client', 'Client email', 'Net', 'Description'],
  ]);
  return rows.map((row) => [...row.slice(0, 5), ...row.slice(6)]);
}

const rowOf = ({ number, status, amount, currency, client, net, description }: Payment): string[] => [
  String(number),
  status === 'PartiallyRefunded' ? 'Partially refunded' : status,
  amountText(amount, currency),
  currency,
  client?.name ?? '',
  amountText(net, currency),
  description?.startsWith('=') ? `'${description}` : (description ?? ''),
];

test('the file has the rows of the list, in its order, whatever it is narrowed and ordered by', async () => {
  await fc.assert(
    fc.asyncProperty(asked, async (given) => {
      const { items } = await listPayments(ctx, { ...given, pageSize: 100 });
      expect(await fileOf(given)).toEqual(items.map(rowOf));
    }),
    propertyRuns({ gate: 20, slow: 150 }),
  );
}, 120_000);
