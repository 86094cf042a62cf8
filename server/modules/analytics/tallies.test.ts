import { newId } from '../../lib/ids';
import type { Analytics } from '../../schema.generated';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { readAnalytics } from './service';
import { readRows } from './testing/readRows';
import { recountKept, recountPaid, readKept } from './testing/recountKept';

let world: World;
let company: TestCompany;
let clientId: string;

beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  company = await world.company();
  clientId = (await world.client(company)).id;
});
afterAll(() => world.close());

const run = (text: string, ...values: unknown[]) =>
  world.services.database.inCompany(company.id, (db) => db.query(text, [company.id, ...values]));

let numbered = 0;

async function pay(status: string, moments: { created?: string; paid?: string; failed?: string } = {}) {
  const id = newId();
  await run(
    `insert into payments (company_id, id, number, direction, type, status, amount, currency, client_id, trigger,
       created_at, paid_at, failed_at)
     values ($1, $2, $3, 'Incoming', 'Subscription', $4, 1000, 'USD', $5, 'Cycle', $6, $7, $8)`,
    id,
    ++numbered,
    status,
    clientId,
    moments.created ?? '2026-03-01T12:00:00Z',
    moments.paid ?? null,
    moments.failed ?? null,
  );
  return id;
}

async function refund(paymentId: string, amount: number, status: string, at: string): Promise<string> {
  const id = newId();
  await run(
    `insert into refunds (company_id, id, payment_id, amount, reason, status, created_at)
     values ($1, $2, $3, $4, 'Other', $5, $6)`,
    id,
    paymentId,
    amount,
    status,
    at,
  );
  return id;
}

/** The days of March 2026 with money on them. */
async function march(): Promise<string[]> {
  const range = { preset: 'Custom' as const, from: '2026-03-01', to: '2026-03-31' };
  const { series }: Analytics = await readAnalytics(await world.asAdmin(company), { range, interval: 'Day' });
  return series.flatMap(({ from, money }) => {
    const { gross = 0, refunded = 0, failedPayments = 0, failedAmount = 0 } = money ?? {};
    const isEmpty = gross === 0 && refunded === 0 && failedPayments === 0;
    return isEmpty
      ? []
      : [`${from}: in ${gross}, back ${refunded}, failed ${failedPayments} of ${failedAmount}`];
  });
}

const statusOf = async (paymentId: string) => {
  const { rows } = await world.services.database.inCompany(company.id, (db) =>
    db.query<{ status: string; refunded: number }>(
      'select status, amount_refunded as refunded from payments where company_id = $1 and id = $2',
      [company.id, paymentId],
    ),
  );
  return rows[0];
};

afterEach(async () => {
  const { database } = world.services;
  const rows = await database.inCompany(company.id, (db) => readRows(db, company.id));
  expect(await database.inCompany(company.id, (db) => readKept(db, company.id))).toEqual(recountKept(rows));
  for (const { id, ...client } of rows.clients) expect(client).toMatchObject(recountPaid(rows, id));
});

test('a payment that succeeds when it is tried again moves from what failed to what came in', async () => {
  const id = await pay('Failed', { failed: '2026-03-02T12:00:00Z' });
  expect(await march()).toEqual(['2026-03-02: in 0, back 0, failed 1 of 1000']);
  await run(
    `update payments set status = 'Succeeded', paid_at = '2026-03-05T12:00:00Z' where company_id = $1 and id = $2`,
    id,
  );
  expect(await march()).toEqual(['2026-03-05: in 1000, back 0, failed 0 of 0']);
});

test('a payment that fails again is lost on the later day', async () => {
  const id = await pay('Failed', { failed: '2026-03-02T12:00:00Z' });
  await run(`update payments set failed_at = '2026-03-04T12:00:00Z' where company_id = $1 and id = $2`, id);
  expect(await march()).toEqual(['2026-03-04: in 0, back 0, failed 1 of 1000']);
});

test('refunds count on the day they are made, and leave the day of the payment alone', async () => {
  const id = await pay('Succeeded', { paid: '2026-03-02T12:00:00Z' });
  await refund(id, 300, 'Succeeded', '2026-03-10T12:00:00Z');
  expect(await statusOf(id)).toEqual({ status: 'PartiallyRefunded', refunded: 300 });
  await refund(id, 700, 'Succeeded', '2026-03-11T12:00:00Z');
  expect(await statusOf(id)).toEqual({ status: 'Refunded', refunded: 1000 });
  expect(await march()).toEqual([
    '2026-03-02: in 1000, back 0, failed 0 of 0',
    '2026-03-10: in 0, back 300, failed 0 of 0',
    '2026-03-11: in 0, back 700, failed 0 of 0',
  ]);
});

test('a refund counts once it has succeeded, and no more when the bank sends it back', async () => {
  const id = await pay('Succeeded', { paid: '2026-03-02T12:00:00Z' });
  const refunded = await refund(id, 300, 'Pending', '2026-03-10T12:00:00Z');
  const untouched = ['2026-03-02: in 1000, back 0, failed 0 of 0'];
  expect(await march()).toEqual(untouched);
  await run(`update refunds set status = 'Succeeded' where company_id = $1 and id = $2`, refunded);
  expect(await march()).toEqual([...untouched, '2026-03-10: in 0, back 300, failed 0 of 0']);
  await run(`update refunds set status = 'Failed' where company_id = $1 and id = $2`, refunded);
  expect(await march()).toEqual(untouched);
  expect(await statusOf(id)).toEqual({ status: 'Succeeded', refunded: 0 });
});

test('a payment that is disputed did come in', async () => {
  const id = await pay('Succeeded', { paid: '2026-03-02T12:00:00Z' });
  await run(`update payments set status = 'Disputed' where company_id = $1 and id = $2`, id);
  expect(await march()).toEqual(['2026-03-02: in 1000, back 0, failed 0 of 0']);
});

test("the company's time zone says which day it was, also when the company moves", async () => {
  await pay('Succeeded', { paid: '2026-03-02T23:30:00Z' });
  await pay('Failed', { failed: '2026-03-03T05:00:00Z' });
  const before = ['2026-03-02: in 1000, back 0, failed 0 of 0', '2026-03-03: in 0, back 0, failed 1 of 1000'];
  expect(await march()).toEqual(before);
  await run(`update companies set time_zone = 'Asia/Kolkata' where id = $1`);
  expect(await march()).toEqual(['2026-03-03: in 1000, back 0, failed 1 of 1000']);
  await run(`update companies set time_zone = 'America/Los_Angeles' where id = $1`);
  expect(await march()).toEqual(['2026-03-02: in 1000, back 0, failed 1 of 1000']);
  await run(`update companies set time_zone = 'UTC' where id = $1`);
  expect(await march()).toEqual(before);
});

test("a client's last payment is the one that was made last, whichever is written or changed last", async () => {
  const early = await pay('Failed', { created: '2026-03-01T12:00:00Z', failed: '2026-03-01T12:00:00Z' });
  await pay('Succeeded', { created: '2026-03-09T12:00:00Z', paid: '2026-03-09T12:00:00Z' });
  await pay('Pending', { created: '2026-03-05T12:00:00Z' });
  await run(`update payments set status = 'Canceled' where company_id = $1 and id = $2`, early);
  const { rows } = await world.services.database.inCompany(company.id, (db) =>
    db.query('select last_payment_at, last_payment_status from clients where company_id = $1', [company.id]),
  );
  expect(rows).toEqual([
    { last_payment_at: new Date('2026-03-09T12:00:00Z'), last_payment_status: 'Succeeded' },
  ]);
});

test('many payments of one moment leave the client with the status of the last of them', async () => {
  const moment = { created: '2026-03-09T12:00:00Z', paid: '2026-03-09T12:00:00Z' };
  const first = await pay('Succeeded', moment);
  await pay('Succeeded', moment);
  await run(`update payments set status = 'Disputed' where company_id = $1 and id = $2`, first);
  const { rows } = await world.services.database.inCompany(company.id, (db) =>
    db.query('select last_payment_status as status from clients where company_id = $1', [company.id]),
  );
  expect(rows).toEqual([{ status: 'Succeeded' }]);
});

test('a client who is deleted, or was added on another day than was said, is counted so', async () => {
  const added = async () => {
    const range = { preset: 'Custom' as const, from: '2026-03-01', to: '2026-03-31' };
    return (await readAnalytics(await world.asAdmin(company), { range })).clients.new.value;
  };
  const { id } = await world.client(company, { createdAt: new Date('2026-03-15T12:00:00Z') });
  expect(await added()).toBe(1);
  await run(`update clients set created_at = '2026-02-15T12:00:00Z' where company_id = $1 and id = $2`, id);
  expect(await added()).toBe(0);
  await run(`update clients set created_at = '2026-03-31T12:00:00Z' where company_id = $1 and id = $2`, id);
  await run('delete from clients where company_id = $1 and id = $2', id);
  expect(await added()).toBe(0);
});
