import { newId } from '../../lib/ids';
import { withPaymentTotals, withRefundTotals } from '../../billing/internals';
import { withClientTotals } from '../../clients';
import { withTimeZoneChange } from '../../company/internals';
import type { Analytics, Db } from '../../platform';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { readAnalytics } from './analytics.service';
import { readRows } from './testing/readRows';
import { recomputeStoredTotals, recomputePaymentSummary, readStoredTotals } from './testing/storedTotals';

let fixture: Fixture;
let company: TestCompany;
let clientId: string;

beforeAll(async () => {
  fixture = await openFixture();
});
beforeEach(async () => {
  company = await fixture.company();
  clientId = (await fixture.client(company)).id;
});
afterAll(() => fixture.close());

/** Runs `write` and updates the totals of what it writes. */
type WithTotals = (
  db: Db,
  companyId: string,
  ids: readonly string[],
  write: () => Promise<unknown>,
) => unknown;

/** Runs a statement whose parameters are the company's id, the id of a client or payment, and other values. */
const run = async (withTotals: WithTotals, text: string, id: string, ...values: unknown[]) => {
  await fixture.inCompany(company, async (db) => {
    await withTotals(db, company.id, [id], () => db.query(text, [company.id, id, ...values]));
  });
};

const setTimeZone = (timeZone: string) =>
  fixture.inCompany(company, (db) =>
    withTimeZoneChange(db, company.id, () =>
      db.query('update companies set time_zone = $2 where id = $1', [company.id, timeZone]),
    ),
  );

let lastNumber = 0;

async function insertPayment(
  status: string,
  dates: { created?: string; paid?: string; failed?: string } = {},
) {
  const id = newId();
  await run(
    withPaymentTotals,
    `insert into payments (company_id, id, number, direction, type, status, amount, currency, client_id, trigger,
       created_at, paid_at, failed_at)
     values ($1, $2, $3, 'Incoming', 'Subscription', $4, 1000, 'USD', $5, 'Cycle', $6, $7, $8)`,
    id,
    ++lastNumber,
    status,
    clientId,
    dates.created ?? '2026-03-01T12:00:00Z',
    dates.paid ?? null,
    dates.failed ?? null,
  );
  return id;
}

async function insertRefund(paymentId: string, amount: number, status: string, at: string): Promise<string> {
  const id = newId();
  await run(
    withRefundTotals,
    `insert into refunds (company_id, payment_id, id, amount, reason, status, created_at)
     values ($1, $2, $3, $4, 'Other', $5, $6)`,
    paymentId,
    id,
    amount,
    status,
    at,
  );
  return id;
}

const setRefundStatus = (paymentId: string, refundId: string, status: string) =>
  run(
    withRefundTotals,
    'update refunds set status = $4 where company_id = $1 and payment_id = $2 and id = $3',
    paymentId,
    refundId,
    status,
  );

/** Returns a line for each day of March 2026 with payments, refunds or failures. */
async function loadMarch(): Promise<string[]> {
  const range = { preset: 'Custom' as const, from: '2026-03-01', to: '2026-03-31' };
  const { series }: Analytics = await readAnalytics(await fixture.signedIn(company), {
    range,
    interval: 'Day',
  });
  return series.flatMap(({ from, money }) => {
    const { gross = 0, refunded = 0, failedPayments = 0, failedAmount = 0 } = money ?? {};
    const isEmpty = gross === 0 && refunded === 0 && failedPayments === 0;
    return isEmpty
      ? []
      : [`${from}: in ${gross}, back ${refunded}, failed ${failedPayments} of ${failedAmount}`];
  });
}

const loadStatus = async (paymentId: string) => {
  const rows = await fixture.query<{ status: string; refunded: number }>(
    company,
    'select status, amount_refunded as refunded from payments where company_id = $1 and id = $2',
    [company.id, paymentId],
  );
  return rows[0];
};

afterEach(async () => {
  const { database } = fixture.services;
  const rows = await database.inCompany(company.id, (db) => readRows(db, company.id));
  expect(await database.inCompany(company.id, (db) => readStoredTotals(db, company.id))).toEqual(
    recomputeStoredTotals(rows),
  );
  for (const { id, ...client } of rows.clients)
    expect(client).toMatchObject(recomputePaymentSummary(rows, id));
});

test('readAnalytics counts a payment as collected instead of failed when a retry succeeds', async () => {
  const id = await insertPayment('Failed', { failed: '2026-03-02T12:00:00Z' });
  expect(await loadMarch()).toEqual(['2026-03-02: in 0, back 0, failed 1 of 1000']);
  await run(
    withPaymentTotals,
    `update payments set status = 'Succeeded', paid_at = '2026-03-05T12:00:00Z' where company_id = $1 and id = $2`,
    id,
  );
  expect(await loadMarch()).toEqual(['2026-03-05: in 1000, back 0, failed 0 of 0']);
});

test('readAnalytics counts a failed payment on the day of its last failure', async () => {
  const id = await insertPayment('Failed', { failed: '2026-03-02T12:00:00Z' });
  await run(
    withPaymentTotals,
    `update payments set failed_at = '2026-03-04T12:00:00Z' where company_id = $1 and id = $2`,
    id,
  );
  expect(await loadMarch()).toEqual(['2026-03-04: in 0, back 0, failed 1 of 1000']);
});

test("readAnalytics counts a refund on its own day and leaves the payment's day unchanged", async () => {
  const id = await insertPayment('Succeeded', { paid: '2026-03-02T12:00:00Z' });
  await insertRefund(id, 300, 'Succeeded', '2026-03-10T12:00:00Z');
  expect(await loadStatus(id)).toEqual({ status: 'PartiallyRefunded', refunded: 300 });
  await insertRefund(id, 700, 'Succeeded', '2026-03-11T12:00:00Z');
  expect(await loadStatus(id)).toEqual({ status: 'Refunded', refunded: 1000 });
  expect(await loadMarch()).toEqual([
    '2026-03-02: in 1000, back 0, failed 0 of 0',
    '2026-03-10: in 0, back 300, failed 0 of 0',
    '2026-03-11: in 0, back 700, failed 0 of 0',
  ]);
});

test('readAnalytics counts a refund from its success until the bank returns it', async () => {
  const id = await insertPayment('Succeeded', { paid: '2026-03-02T12:00:00Z' });
  const refunded = await insertRefund(id, 300, 'Pending', '2026-03-10T12:00:00Z');
  const untouched = ['2026-03-02: in 1000, back 0, failed 0 of 0'];
  expect(await loadMarch()).toEqual(untouched);
  await setRefundStatus(id, refunded, 'Succeeded');
  expect(await loadMarch()).toEqual([...untouched, '2026-03-10: in 0, back 300, failed 0 of 0']);
  await setRefundStatus(id, refunded, 'Failed');
  expect(await loadMarch()).toEqual(untouched);
  expect(await loadStatus(id)).toEqual({ status: 'Succeeded', refunded: 0 });
});

test('readAnalytics counts a disputed payment as collected', async () => {
  const id = await insertPayment('Succeeded', { paid: '2026-03-02T12:00:00Z' });
  await run(
    withPaymentTotals,
    `update payments set status = 'Disputed' where company_id = $1 and id = $2`,
    id,
  );
  expect(await loadMarch()).toEqual(['2026-03-02: in 1000, back 0, failed 0 of 0']);
});

test("readAnalytics assigns payments to days in the company's time zone, and reassigns them when the time zone changes", async () => {
  await insertPayment('Succeeded', { paid: '2026-03-02T23:30:00Z' });
  await insertPayment('Failed', { failed: '2026-03-03T05:00:00Z' });
  const before = ['2026-03-02: in 1000, back 0, failed 0 of 0', '2026-03-03: in 0, back 0, failed 1 of 1000'];
  expect(await loadMarch()).toEqual(before);
  await setTimeZone('Asia/Kolkata');
  expect(await loadMarch()).toEqual(['2026-03-03: in 1000, back 0, failed 1 of 1000']);
  await setTimeZone('America/Los_Angeles');
  expect(await loadMarch()).toEqual(['2026-03-02: in 1000, back 0, failed 1 of 1000']);
  await setTimeZone('UTC');
  expect(await loadMarch()).toEqual(before);
});

test("a client's last payment is the one created last, regardless of write order", async () => {
  const earlyPaymentId = await insertPayment('Failed', {
    created: '2026-03-01T12:00:00Z',
    failed: '2026-03-01T12:00:00Z',
  });
  await insertPayment('Succeeded', { created: '2026-03-09T12:00:00Z', paid: '2026-03-09T12:00:00Z' });
  await insertPayment('Pending', { created: '2026-03-05T12:00:00Z' });
  await run(
    withPaymentTotals,
    `update payments set status = 'Canceled' where company_id = $1 and id = $2`,
    earlyPaymentId,
  );
  const rows = await fixture.query(
    company,
    'select last_payment_at, last_payment_status from clients where company_id = $1',
    [company.id],
  );
  expect(rows).toEqual([
    { last_payment_at: new Date('2026-03-09T12:00:00Z'), last_payment_status: 'Succeeded' },
  ]);
});

test("if payments have the same time, the client's last payment is the one inserted last", async () => {
  const paymentDates = { created: '2026-03-09T12:00:00Z', paid: '2026-03-09T12:00:00Z' };
  const first = await insertPayment('Succeeded', paymentDates);
  await insertPayment('Succeeded', paymentDates);
  await run(
    withPaymentTotals,
    `update payments set status = 'Disputed' where company_id = $1 and id = $2`,
    first,
  );
  const rows = await fixture.query(
    company,
    'select last_payment_status as status from clients where company_id = $1',
    [company.id],
  );
  expect(rows).toEqual([{ status: 'Succeeded' }]);
});

test('readAnalytics counts new clients by creation date, and updates the count when the date changes or the client is deleted', async () => {
  const countNewClients = async () => {
    const range = { preset: 'Custom' as const, from: '2026-03-01', to: '2026-03-31' };
    return (await readAnalytics(await fixture.signedIn(company), { range })).clients.new.value;
  };
  const { id } = await fixture.client(company, { createdAt: new Date('2026-03-15T12:00:00Z') });
  expect(await countNewClients()).toBe(1);
  await run(
    withClientTotals,
    `update clients set created_at = '2026-02-15T12:00:00Z' where company_id = $1 and id = $2`,
    id,
  );
  expect(await countNewClients()).toBe(0);
  await run(
    withClientTotals,
    `update clients set created_at = '2026-03-31T12:00:00Z' where company_id = $1 and id = $2`,
    id,
  );
  await run(withClientTotals, 'delete from clients where company_id = $1 and id = $2', id);
  expect(await countNewClients()).toBe(0);
});
