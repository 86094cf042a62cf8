import { newId } from '../../lib/ids';
import type { CompanyStatus, PaymentAction, PaymentDirection, Permission } from '../../schema.generated';
import { openWorld, type World } from '../../testing/world';
import { disconnectStripe } from '../stripe/disconnect';
import { findPayment } from './detail';
import { recordPayments } from './recording';
import { aFailure, aPayment } from './testPayments';
import { Till } from './testing/till';

let world: World;
let till: Till;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());
beforeEach(async () => void (till = await Till.open(world)));

test('shows what it is, and each time that it was tried, the latest first', async () => {
  const id = await till.charge('sandbox_short', {
    description: 'Growth, Jan 1 – 31, 2027',
    periodStart: new Date('2027-01-01T00:00:00Z'),
    periodEnd: new Date('2027-02-01T00:00:00Z'),
    subscriptionId: newId(),
    trigger: 'Purchase',
  });
  const failed = await findPayment(till.ctx, id);
  expect(failed.payment).toMatchObject({
    status: 'Failed',
    net: 0,
    description: 'Growth, Jan 1 – 31, 2027',
    periodStart: '2027-01-01T00:00:00.000Z',
    periodEnd: '2027-02-01T00:00:00.000Z',
    failure: 'There was not enough money on the account.',
    nextStep: 'Retry',
    provider: 'Sandbox',
    isLive: false,
    disputeStatus: null,
  });
  expect(failed.refundable).toBe(0);
  await till.scene.live(3);
  const { payment, attempts, refunds, refundable } = await findPayment(till.ctx, id);
  expect(payment).toMatchObject({ status: 'Succeeded', amount: 10_000, fee: 320, net: 10_000, attempts: 2 });
  expect(payment.providerPaymentId).toMatch(/^sandbox_payment_/);
  expect(attempts).toMatchObject([
    { number: 2, trigger: 'RetryAuto', status: 'Succeeded', method: { brand: 'Visa', last4: '9995' } },
    {
      number: 1,
      trigger: 'Purchase',
      status: 'Failed',
      failure: 'There was not enough money on the account.',
    },
  ]);
  expect(attempts[0]?.failure ?? null).toBeNull();
  expect([refunds, refundable]).toEqual([[], 10_000]);
});

test('is not there without MANAGE_PAYMENTS, for another company, and for nonsense', async () => {
  const id = await till.charge();
  const other = await Till.open(world);
  const lacking = await till.as('MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT');
  await expect(findPayment(lacking, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(findPayment(world.asNobody(), id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(findPayment(other.ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  for (const wrong of [newId(), '', 'nonsense', id.toUpperCase()]) {
    await expect(findPayment(till.ctx, wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
});

describe('what can be done with it', () => {
  const actions = async (id: string, ctx = till.ctx): Promise<PaymentAction[]> =>
    (await findPayment(ctx, id)).actions;

  const as = (status: CompanyStatus, ...flags: Permission[]) =>
    world.as({ ...till.scene.company, status }, ...flags);

  test('one that came in', async () => {
    const id = await till.charge();
    expect(await actions(id)).toEqual(['Refund', 'Receipt', 'SendReceipt']);
    expect(await actions(id, await as('Cancelled', 'MANAGE_PAYMENTS'))).toEqual(['Receipt']);
  });

  test('one that failed: only with a card, and with an account that charges', async () => {
    const client = await till.scene.client(null);
    const { id } = aFailure(client.id, 'do_not_honor');
    await till.within((db) =>
      recordPayments(db, till.companyId, [aFailure(client.id, 'do_not_honor', { id })]),
    );
    expect(await actions(id)).toEqual(['AskForCard']);
    await till.scene.giveCard(client.id, 'sandbox_pays');
    expect(await actions(id)).toEqual(['Retry', 'AskForCard']);
    expect(await actions(id, await as('Cancelled', 'MANAGE_PAYMENTS'))).toEqual([]);
    await disconnectStripe(await world.asAdmin(till.scene.company));
    expect(await actions(id)).toEqual([]);
  });

  test.each(['Pending', 'Processing', 'Canceled'] as const)('one that is %s: nothing', async (status) => {
    const client = await till.scene.client();
    const payment = aPayment(client.id, { status });
    await till.within((db) => recordPayments(db, till.companyId, [payment]));
    expect(await actions(payment.id)).toEqual([]);
  });

  test("the company's own: what its cards are needed for takes MANAGE_SETTINGS too", async () => {
    const own = { direction: 'Outgoing' as PaymentDirection, type: 'PlatformFee' as const };
    const [paid, failed] = [aPayment(null, own), aPayment(null, { ...own, status: 'Failed' })];
    await till.within((db) => recordPayments(db, till.companyId, [paid, failed]));
    await till.ask(
      `insert into billing_cards (company_id, id, provider, provider_reference, brand, last4, exp_month, exp_year,
         is_default)
       values ($1, $2, 'Sandbox', 'card', 'Visa', '4242', 12, 2030, true)`,
      [till.companyId, newId()],
    );
    expect([await actions(paid.id), await actions(failed.id)]).toEqual([[], []]);
    const both = await till.as('MANAGE_PAYMENTS', 'MANAGE_SETTINGS');
    expect([await actions(paid.id, both), await actions(failed.id, both)]).toEqual([['Invoice'], ['Retry']]);
  });
});
