import type { Context } from '../context';
import { newId } from '../lib/ids';
import { stepSandboxClock } from '../modules/charging/clock';
import { enqueueDueCharges } from '../modules/charging/jobs';
import { chargeCompany } from '../modules/charging/run';
import { billingInvoice } from '../modules/platform-fees/service';
import { clientBillingPlans } from '../modules/client-billing/service';
import { openDocument } from '../modules/invoices/openDocument';
import { paymentReceipt } from '../modules/payments/receipt';
import { refundPayment } from '../modules/payments/refund';
import { sendRefunds } from '../modules/payments/sendRefunds';
import { listPayments } from '../modules/payments/service';
import { stripeIntegration } from '../modules/stripe/service';
import { imbalances } from '../testing/books';
import { openWorld, type World } from '../testing/world';
import { seedDemo } from './seedDemo';

let world: World;
let companyId: string;
let ctx: Context;

async function ask<Row extends object>(text: string): Promise<Row[]> {
  return world.services.database.inCompany(companyId, async (db) => (await db.query<Row>(text)).rows);
}

const company = () => ({
  id: companyId,
  name: 'Northwind Studio',
  email: 'hello@northwind-studio.test',
  status: 'Active' as const,
  country: 'US',
  subdomain: 'northwind-studio',
});

beforeAll(async () => {
  world = await openWorld();
  await seedDemo(world.services);
  const { rows } = await world.services.database.onPlatform((db) =>
    db.query<{ company_id: string }>('select company_id from operator_directory'),
  );
  companyId = rows[0]?.company_id ?? '';
  ctx = await world.as(company(), 'MANAGE_PAYMENTS', 'MANAGE_WHITE_LABELLED_CUSTOMER');
});
afterAll(() => world.close());

const balanced = async (): Promise<void> =>
  expect(await imbalances(world.services.database, companyId)).toEqual({});

test('the account is ready, and the books balance', async () => {
  expect(await stripeIntegration(ctx)).toMatchObject({ state: 'Ready' });
  await balanced();
});

test('the plans: one that is recommended, one in each status, with yearly prices and one setup fee', async () => {
  const plans = await clientBillingPlans(ctx);
  expect(plans.map(({ name, status }) => [name, status])).toEqual([
    ['Essentials', 'Active'],
    ['Growth', 'Active'],
    ['Partner', 'Active'],
    ['Boutique', 'Draft'],
    ['Launch offer', 'Archived'],
  ]);
  const growth = plans.find(({ isDefault }) => isDefault);
  expect(growth).toMatchObject({ name: 'Growth', code: 'growth', isPopular: true, priceVersion: 2 });
  for (const { price, yearlyPrice } of plans) expect(yearlyPrice).toBe(10 * price);
  expect(plans.filter(({ setupFee }) => setupFee > 0)).toHaveLength(1);
});

test('the first look charges nothing', async () => {
  const tries = 'select id from payment_attempts order by id';
  const before = await ask(tries);
  await enqueueDueCharges(world.services);
  expect(await world.services.jobs.waiting('charge-company')).toEqual([]);
  await chargeCompany(world.services, companyId);
  expect(await ask(tries)).toEqual(before);
});

test('two payments are disputed: one waits for an answer, one is lost and gone', async () => {
  expect(
    await ask(
      `select dispute_status, status, amount - amount_refunded > 0 as kept from payments
       where dispute_status is not null order by 1`,
    ),
  ).toEqual([
    { dispute_status: 'Lost', status: 'Disputed', kept: false },
    { dispute_status: 'NeedsResponse', status: 'Disputed', kept: true },
  ]);
});

test('there is a document of what Livery charged, and of what a client paid', async () => {
  const admin = await world.operator(company(), { role: 'Admin' });
  const ctx = await world.asAdmin({ ...company(), admin });
  const read = async (url: string): Promise<string> => {
    const [, id, token] = /payment-documents\/([^?]+)\?token=(.+)/.exec(url) ?? [];
    const { pdf } = await openDocument(world.services, id ?? '', decodeURIComponent(token ?? ''));
    return pdf.subarray(0, 5).toString();
  };
  const own = await ask<{ id: string }>(`select id from payments where direction = 'Outgoing'`);
  for (const { id } of own) expect(await read((await billingInvoice(ctx, id)).url)).toBe('%PDF-');
  const [paid] = (await listPayments(ctx, { status: 'Succeeded' })).items;
  expect(await read((await paymentReceipt(ctx, paid?.id ?? '')).url)).toBe('%PDF-');
});

test('whatever came in can be given back: in part, and whole', async () => {
  const left = await ask<{ id: string; left: number }>(
    `select id, amount - amount_refunded as left from payments
     where direction = 'Incoming' and status in ('Succeeded', 'PartiallyRefunded') and dispute_status is null
     order by status, attempt_count desc, number desc limit 12`,
  );
  for (const [place, { id, left: amount }] of left.entries()) {
    await refundPayment(ctx, { id, amount: place % 2 ? null : amount - 100, reason: 'Other' }, newId());
  }
  await sendRefunds(world.services, companyId);
  expect(await ask(`select id from refunds where status <> 'Succeeded'`)).toEqual([]);
  await balanced();
});

test('a week and a day later renewals, trials and retries have come about, most with success', async () => {
  const [before] = await ask<{ number: number }>('select max(number) as number from payments');
  await stepSandboxClock(ctx, { days: 8, idempotencyKey: newId() });
  await chargeCompany(world.services, companyId);
  const since = await ask<{ direction: string; status: string; trial: boolean }>(
    `select p.direction, p.status, p.trigger = 'Purchase' as trial from payments p where number > ${before?.number}`,
  );
  const clients = since.filter(({ direction }) => direction === 'Incoming');
  const came = clients.filter(({ status }) => status === 'Succeeded');
  expect(clients.length).toBeGreaterThan(25);
  expect(came.length).toBeGreaterThan(clients.length * 0.8);
  expect(came.length).toBeLessThan(clients.length);
  expect(since.filter(({ direction }) => direction === 'Outgoing')).toEqual([
    { direction: 'Outgoing', status: 'Succeeded', trial: false },
  ]);
  expect(clients.some(({ trial }) => trial)).toBe(true);
  const retried = await ask(
    `select from payment_attempts a join payments p on p.id = a.payment_id
     where p.number <= ${before?.number} and a.created_at > now() and a.trigger = 'RetryAuto'`,
  );
  expect(retried.length).toBeGreaterThan(3);
  await balanced();
});
