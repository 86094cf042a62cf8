import { newId } from '../../lib/ids';
import { findImbalances } from '../../testing/findImbalances';
import { openWorld, type World } from '../../testing/world';
import { findClient } from '../clients/service';
import { recordProviderPayment } from '../payments/ledger';
import { Bank } from '../payments/testing/bank';
import { beginPeriodsAnew } from '../subscriptions/anew';
import { companiesWithDueCharges } from './company';
import { Scene } from './testing/scene';
import { move, openPlan, planAndMrr, refundAll } from './testing/planMoves';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

describe('from a paid plan to another one', () => {
  async function onPaidPlan(card: string | null = 'sandbox_pays') {
    const scene = await Scene.open(world, '2041-01-01');
    const small = await scene.plan({ name: 'Small', price: 1000 });
    const client = await scene.client('sandbox_pays');
    await scene.subscribe(client.id, small.id);
    await scene.charge();
    await scene.turnTo('2041-01-10');
    if (card === null) await scene.ask('delete from client_cards');
    else await scene.giveCard(client.id, card);
    return { scene, client, small };
  }

  async function movedToLarge(setupFee = 0, card?: string | null) {
    const paid = await onPaidPlan(card);
    const large = await paid.scene.plan({ name: 'Large', price: 3000, setupFee });
    await move(paid.scene, paid.client.id, large);
    return { ...paid, large };
  }

  test('a dearer plan opens, and counts as MRR, once its price is paid at the next renewal', async () => {
    const { scene, client, small, large } = await movedToLarge();
    await scene.charge();
    expect(await planAndMrr(scene, client.id)).toEqual([small.id, 1000]);
    await scene.live(30);
    expect(await scene.amounts()).toEqual(['Succeeded 1000', 'Succeeded 3000']);
    expect(await planAndMrr(scene, client.id)).toEqual([large.id, 3000]);
  });

  test('a plan whose price was paid in this period opens at once on the way back', async () => {
    const { scene, client, small } = await onPaidPlan();
    const tiny = await scene.plan({ name: 'Tiny', price: 200 });
    await move(scene, client.id, tiny);
    expect(await openPlan(scene, client.id)).toBe(tiny.id);
    await move(scene, client.id, small);
    expect(await planAndMrr(scene, client.id)).toEqual([small.id, 1000]);
    await scene.charge();
    expect(await scene.amounts()).toEqual(['Succeeded 1000']);
  });

  test.each([
    ['dearer', 3000],
    ['cheaper', 400],
  ])('a setup fee is charged at once, and opens the plan once it is paid: a %s plan', async (_how, price) => {
    const { scene, client, small } = await onPaidPlan();
    const other = await scene.plan({ name: 'Other', price, setupFee: 500 });
    await move(scene, client.id, other);
    expect(await planAndMrr(scene, client.id)).toEqual([small.id, 1000]);
    await scene.charge();
    expect(await planAndMrr(scene, client.id)).toEqual([other.id, price]);
    expect(
      await scene.ask(`select type, amount, description, period_from as "from", period_to as "to"
        from payments where description not like 'Small%'`),
    ).toEqual([{ type: 'OneOff', amount: 500, description: 'Setup fee: Other', from: null, to: null }]);
    await move(scene, client.id, small);
    await scene.chargeOn('2041-02-02');
    expect((await scene.payments()).map(({ amount, from }) => [amount, from])).toEqual([
      [1000, '2041-01-01'],
      [500, '2041-01-10'],
      [1000, '2041-02-01'],
    ]);
    expect(await findImbalances(world.services.database, scene.company.id)).toEqual({});
  });

  test('a setup fee is found by the queue where Stripe renews the plan', async () => {
    const { scene } = await movedToLarge(500);
    await scene.ask(`update subscriptions set provider = 'Stripe'`);
    const due = () => world.services.database.onPlatform(companiesWithDueCharges);
    expect(await due()).toContain(scene.company.id);
    await scene.charge();
    expect(await scene.amounts()).toEqual(['Succeeded 1000', 'Succeeded 500']);
    expect(await due()).not.toContain(scene.company.id);
  });

  test('the next charge is the setup fee alone, and the price after that', async () => {
    const { scene, client } = await onPaidPlan();
    const ctx = await world.asAdmin(scene.company);
    const next = async () => {
      const { nextChargeAt, nextChargeAmount } = (await findClient(ctx, client.id)).money?.subscription ?? {};
      return [String(nextChargeAt).slice(0, 10), nextChargeAmount];
    };
    await move(scene, client.id, await scene.plan({ name: 'Large', price: 3000, setupFee: 500 }));
    expect(await next()).toEqual(['2041-01-10', 500]);
    await scene.charge();
    expect(await next()).toEqual(['2041-02-01', 3000]);
  });

  test.each(['Sandbox', 'Stripe'])(
    'a setup fee is charged alone where the payment of the period was refunded: %s',
    async (provider) => {
      const { scene, client } = await onPaidPlan();
      await refundAll(scene);
      const other = await scene.plan({ name: 'Other', price: 1000, setupFee: 500 });
      await move(scene, client.id, other);
      await scene.ask('update subscriptions set provider = $1', [provider]);
      await scene.charge();
      expect(await scene.amounts()).toEqual(['Refunded 1000', 'Succeeded 500']);
      expect(await openPlan(scene, client.id)).toBe(other.id);
    },
  );

  test('a setup fee that falls due after a suspension leaves the days of renewals as they were', async () => {
    const { scene, client } = await onPaidPlan();
    const other = await scene.plan({ name: 'Other', price: 1000, setupFee: 500 });
    await move(scene, client.id, other);
    await scene.turnTo('2041-01-20');
    await scene.within((db) => beginPeriodsAnew(db, scene.company.id));
    await scene.charge();
    await scene.chargeOn('2041-02-02');
    expect(await scene.payments()).toMatchObject([
      { amount: 1000 },
      { amount: 500, from: '2041-01-10', until: '2041-02-01' },
      { amount: 1000, from: '2041-02-01', until: '2041-03-01' },
    ]);
  });

  test('a setup fee that is declined leaves the plan closed, and is not owed after moving back', async () => {
    const { scene, client, small, large } = await movedToLarge(500, 'sandbox_declined_later');
    await scene.charge();
    expect(await scene.amounts()).toEqual(['Succeeded 1000', 'Failed 500']);
    expect([await openPlan(scene, client.id), await scene.statusOf(client.id)]).toEqual([
      small.id,
      'PastDue',
    ]);
    await move(scene, client.id, small);
    expect(await scene.statusOf(client.id)).toBe('Active');
    await scene.giveCard(client.id, 'sandbox_pays');
    await scene.live(25);
    expect(await scene.amounts()).toEqual(['Succeeded 1000', 'Canceled 500', 'Succeeded 1000']);
    await move(scene, client.id, large);
    await scene.charge();
    expect((await scene.amounts()).at(-1)).toBe('Succeeded 500');
    expect(await openPlan(scene, client.id)).toBe(large.id);
  });

  test('a setup fee that succeeds at a later try opens the plan within the paid period', async () => {
    const { scene, client, large } = await movedToLarge(500, 'sandbox_short');
    await scene.live(4);
    expect(await scene.amounts()).toEqual(['Succeeded 1000', 'Succeeded 500']);
    expect([await openPlan(scene, client.id), await scene.statusOf(client.id)]).toEqual([large.id, 'Active']);
    await scene.chargeOn('2041-02-02');
    expect((await scene.payments()).at(-1)).toMatchObject({ amount: 3000, from: '2041-02-01' });
  });

  test.each([
    ['has no card', null],
    ['has a card that has expired', 'sandbox_expires'],
  ])('a dearer plan stays closed until it is paid for where the client %s', async (_how, card) => {
    const { scene, client, small } = await onPaidPlan(card);
    const large = await scene.plan({ name: 'Large', price: 3000 });
    await scene.ask('update client_cards set exp_year = 2040');
    await move(scene, client.id, large);
    expect(await planAndMrr(scene, client.id)).toEqual([small.id, 1000]);
    await scene.giveCard(client.id, 'sandbox_pays');
    await scene.chargeOn('2041-02-01');
    expect(await planAndMrr(scene, client.id)).toEqual([large.id, 3000]);
  });

  test('a year is charged at once; where that fails, moving back keeps the month that was paid for', async () => {
    const { scene, client, small } = await onPaidPlan('sandbox_declined_later');
    const yearly = await scene.plan({ name: 'Yearly', price: 9000, interval: 'Year' });
    await move(scene, client.id, yearly);
    await scene.charge();
    expect(await scene.amounts()).toEqual(['Succeeded 1000', 'Failed 9000']);
    expect(await openPlan(scene, client.id)).toBe(small.id);
    await move(scene, client.id, small);
    await scene.giveCard(client.id, 'sandbox_pays');
    await scene.live(25);
    expect(await scene.amounts()).toEqual(['Succeeded 1000', 'Canceled 9000', 'Succeeded 1000']);
    expect((await scene.payments()).at(-1)).toMatchObject({ from: '2041-02-01' });
    expect(await findImbalances(world.services.database, scene.company.id)).toEqual({});
  });

  test('a period that a provider tells of in whole seconds is the one that is due', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    await scene.subscriber();
    const [due] = await scene.ask<{ id: string; periodStart: Date; periodEnd: Date }>(
      `select id, date_trunc('second', billed_until) as "periodStart",
         date_trunc('second', current_period_end) as "periodEnd" from subscriptions`,
    );
    const charge = { id: newId(), paymentId: newId(), number: 1, amount: 1000, currency: 'USD' };
    const told = { ...new Bank().charge(charge, true), ...due, subscriptionId: due?.id ?? null };
    await scene.within((db) =>
      recordProviderPayment(db, scene.company.id, { provider: 'Stripe', direction: 'Incoming' }, told),
    );
    expect(
      await scene.ask('select has_paid, billed_until > company_now() as charged from subscriptions'),
    ).toEqual([{ has_paid: true, charged: true }]);
  });

  test('the payment of an older debt does not open the plan', async () => {
    const { scene, client, small } = await onPaidPlan('sandbox_declined_later');
    const large = await scene.plan({ name: 'Large', price: 3000 });
    await scene.chargeOn('2041-02-01');
    await move(scene, client.id, large);
    await scene.pay(client.id);
    expect(await scene.amounts()).toEqual(['Succeeded 1000', 'Succeeded 1000']);
    expect(await scene.statusOf(client.id)).toBe('Active');
    expect(await openPlan(scene, client.id)).toBe(small.id);
    await scene.chargeOn('2041-03-01');
    expect(await openPlan(scene, client.id)).toBe(large.id);
  });

  test('the setup fee is charged once for each plan and client', async () => {
    const { scene, client, small, large } = await movedToLarge(500);
    await scene.chargeOn('2041-02-01');
    await move(scene, client.id, small);
    await scene.chargeOn('2041-03-01');
    await move(scene, client.id, large);
    await scene.chargeOn('2041-04-01');
    expect((await scene.payments()).map(({ amount }) => amount)).toEqual([1000, 500, 3000, 1000, 3000]);
  });
});

describe('a trial', () => {
  async function onTrial(next: Parameters<Scene['plan']>[0], card: string | null = 'sandbox_pays') {
    const scene = await Scene.open(world, '2041-01-01');
    const tried = await scene.plan({ name: 'Tried', price: 1000, trialDays: 30 });
    const other = await scene.plan({ name: 'Other', price: 2000, ...next });
    const client = await scene.client(card);
    await scene.subscribe(client.id, tried.id, { trialDays: 30 });
    await scene.turnTo('2041-01-11');
    await move(scene, client.id, other);
    return { scene, client, tried, other };
  }

  test('ends by a move to a plan that has none, which is charged at once', async () => {
    const { scene, client, tried, other } = await onTrial({ setupFee: 700 });
    expect(await openPlan(scene, client.id)).toBe(tried.id);
    await scene.charge();
    expect(await scene.payments()).toMatchObject([{ amount: 2700, from: '2041-01-11', status: 'Succeeded' }]);
    expect(await openPlan(scene, client.id)).toBe(other.id);
    expect(await scene.statusOf(client.id)).toBe('Active');
  });

  test('that ended by a move continues for a client who moves back before paying', async () => {
    const { scene, client, tried } = await onTrial({}, 'sandbox_declined_later');
    await scene.charge();
    await move(scene, client.id, tried);
    expect(await scene.statusOf(client.id)).toBe('Trialing');
    await scene.giveCard(client.id, 'sandbox_pays');
    await scene.chargeOn('2041-01-31');
    expect(await scene.amounts()).toEqual(['Canceled 2000', 'Succeeded 1000']);
  });

  test('is no longer than the one of the plan that a client moves to', async () => {
    const { scene, other, client } = await onTrial({ trialDays: 14 });
    expect(await openPlan(scene, client.id)).toBe(other.id);
    await scene.chargeOn('2041-01-14');
    expect(await scene.amounts()).toEqual([]);
    await scene.chargeOn('2041-01-15');
    expect(await scene.payments()).toMatchObject([{ status: 'Succeeded', from: '2041-01-15' }]);
  });
});
