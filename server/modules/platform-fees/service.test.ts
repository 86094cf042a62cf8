import { newId } from '../../lib/ids';
import type { BillingCard } from '../../schema.generated';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { addBillingCard, billingCards } from '../billing-cards/service';
import { chargeCompany } from '../charging/run';
import { Scene } from '../charging/testing/scene';
import { recordPayments, type NewPayment } from '../payments/recording';
import { aPayment } from '../payments/testPayments';
import { schedulePlatformFee } from './schedule';
import { billingCharges, platformFee, retryBillingCharge } from './service';

let world: World;
beforeAll(async () => void (world = await openWorld({ PLATFORM_FEES: 'USD:4900' })));
afterAll(() => world.close());

const settings = (company: TestCompany) => world.as(company, 'MANAGE_SETTINGS');

const dayOf = (moment: Date | string | null | undefined) =>
  moment && new Date(moment).toISOString().slice(0, 10);

const within = <T>(company: TestCompany, text: string) =>
  world.services.database.inCompany(company.id, async (db) => (await db.query<T & object>(text)).rows);

async function charged(company: TestCompany, overrides: Partial<NewPayment> = {}): Promise<string> {
  const fee = aPayment(null, { direction: 'Outgoing', type: 'PlatformFee', ...overrides });
  await world.services.database.inCompany(company.id, (db) => recordPayments(db, company.id, [fee]));
  return fee.id;
}

const failed = { status: 'Failed', declineCode: 'insufficient_funds', failureCode: 'card_declined' } as const;

async function owing(): Promise<{ company: TestCompany; id: string; otherCard: BillingCard }> {
  const company = await world.company();
  const ctx = await settings(company);
  await addBillingCard(ctx, { token: 'sandbox_declined_later' }, newId());
  const otherCard = await addBillingCard(ctx, { token: 'sandbox_pays', isDefault: false }, newId());
  return { company, id: await charged(company, failed), otherCard };
}

describe('platformFee', () => {
  test('says how much, when next by the company’s clock, and what is unpaid', async () => {
    const scene = await Scene.open(world, '2041-01-31', null);
    await scene.within((db) => schedulePlatformFee(db, scene.company.id));
    const id = await charged(scene.company, failed);
    await charged(scene.company);
    const told = await platformFee(await settings(scene.company));
    expect(told).toMatchObject({
      amount: 4900,
      currency: 'USD',
      unpaid: [{ id, failure: 'There was not enough money on the account.', advice: expect.any(String) }],
    });
    expect(dayOf(told.nextChargeAt)).toBe('2041-02-28');
    expect(told.unpaid).toHaveLength(1);
  });

  test('a company still being set up sees what it would be', async () => {
    const scene = await Scene.open(world, '2041-03-10', null);
    await scene.ask(`update companies set status = 'Pending'`);
    const ctx = await world.asAdmin({ ...scene.company, status: 'Pending' });
    const { nextChargeAt } = await platformFee(ctx);
    expect(dayOf(nextChargeAt)).toBe('2041-04-10');
  });

  test('a closed company is charged nothing anew, and still sees what it owes', async () => {
    const { company } = await owing();
    await within(company, `update companies set status = 'Cancelled'`);
    expect(await platformFee(await world.asAdmin({ ...company, status: 'Cancelled' }))).toMatchObject({
      nextChargeAt: null,
      unpaid: [{ amount: 10_000 }],
    });
  });

  test('needs the flag', async () => {
    await expect(platformFee(await world.as(await world.company(), 'MANAGE_PAYMENTS'))).rejects.toMatchObject(
      { code: 'FORBIDDEN' },
    );
  });
});

describe('billingCharges', () => {
  test('are what Livery charged, the latest first, and no payment of a client', async () => {
    const company = await world.company();
    const [first, second] = [
      await charged(company, { createdAt: new Date('2027-01-01') }),
      await charged(company, { createdAt: new Date('2027-02-01') }),
    ];
    const client = await world.client(company);
    await world.services.database.inCompany(company.id, (db) =>
      recordPayments(db, company.id, [aPayment(client.id)]),
    );
    const page = await billingCharges(await settings(company), { page: 1, pageSize: 20 });
    expect(page.items.map(({ id }) => id)).toEqual([second, first]);
    expect(page.totalCount).toBe(2);
  });

  test('need the flag, and are of no other company', async () => {
    await charged(await world.company());
    const other = await world.company();
    expect((await billingCharges(await settings(other), {})).items).toEqual([]);
    await expect(billingCharges(await world.as(other, 'MANAGE_PAYMENTS'), {})).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('retryBillingCharge', () => {
  const attemptsOf = (company: TestCompany) =>
    within<{ trigger: string }>(company, 'select trigger from payment_attempts');

  test('50 presses at once try it once, on record, and the queue is told', async () => {
    const { company, id } = await owing();
    const [ctx, key] = [await settings(company), newId()];
    await Promise.all(Array.from({ length: 50 }, () => retryBillingCharge(ctx, id, null, key)));
    expect(await attemptsOf(company)).toEqual([{ trigger: 'RetryManual' }]);
    expect(await world.services.jobs.waiting('charge-company')).toContainEqual({ companyId: company.id });
    const records = await within(company, `select from audit_events where action = 'payment.retried'`);
    expect(records).toHaveLength(1);
    expect((await platformFee(ctx)).unpaid).toEqual([]);
  });

  test('a card that was chosen is charged, and the default one stays so', async () => {
    const { company, id, otherCard } = await owing();
    const ctx = await settings(company);
    await retryBillingCharge(ctx, id, otherCard.id, newId());
    await chargeCompany(world.services, company.id);
    const { items } = await billingCharges(ctx, {});
    expect(items).toMatchObject([{ id, status: 'Succeeded', method: { last4: otherCard.last4 } }]);
    expect((await billingCards(ctx)).map((card) => [card.id === otherCard.id, card.isDefault])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  test('the same key with another card is an error', async () => {
    const { company, id, otherCard } = await owing();
    const ctx = await settings(company);
    await retryBillingCharge(ctx, id, otherCard.id, 'one-press');
    await expect(retryBillingCharge(ctx, id, null, 'one-press')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test("another company's card, a missing one and nonsense are refused in their field", async () => {
    const { company, id } = await owing();
    const ctx = await settings(company);
    const theirs = await owing();
    for (const cardId of [theirs.otherCard.id, newId(), 'nonsense']) {
      await expect(retryBillingCharge(ctx, id, cardId, newId())).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { fields: { cardId: expect.any(String) } },
      });
    }
    expect(await attemptsOf(company)).toEqual([]);
  });

  test('another press while it is under way, and one for what was paid, are refused', async () => {
    const { company, id } = await owing();
    const ctx = await settings(company);
    const paid = await charged(company);
    await retryBillingCharge(ctx, id, null, newId());
    for (const refused of [id, paid]) {
      await expect(retryBillingCharge(ctx, refused, null, newId())).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    }
  });

  test('the same key for another charge is an error', async () => {
    const { company, id } = await owing();
    const ctx = await settings(company);
    const other = await charged(company, failed);
    await retryBillingCharge(ctx, id, null, 'one-press');
    await expect(retryBillingCharge(ctx, other, null, 'one-press')).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  test('without a card it says so', async () => {
    const company = await world.company();
    const id = await charged(company, failed);
    await expect(retryBillingCharge(await settings(company), id, null, newId())).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'There is no billing card to charge. Add one first.',
    });
  });

  test('a closed company still pays; who lacks the flag does not', async () => {
    const { company, id } = await owing();
    const ctx = await world.as(company, 'MANAGE_PAYMENTS');
    await expect(retryBillingCharge(ctx, id, null, newId())).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await within(company, `update companies set status = 'Cancelled'`);
    const closed = await world.asAdmin({ ...company, status: 'Cancelled' });
    expect((await retryBillingCharge(closed, id, null, newId())).unpaid).toEqual([]);
  });

  test("another company's, a client's payment, a missing one and nonsense look the same", async () => {
    const theirs = await owing();
    const { company } = await owing();
    const client = await world.client(company);
    const incoming = aPayment(client.id, failed);
    await world.services.database.inCompany(company.id, (db) => recordPayments(db, company.id, [incoming]));
    for (const id of [theirs.id, incoming.id, newId(), 'nonsense']) {
      await expect(retryBillingCharge(await settings(company), id, null, newId())).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
  });
});
