import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import { findImbalances } from '../../testing/findImbalances';
import type { PlanRow } from '../../testing/insertPlan';
import { openWorld, type World } from '../../testing/world';
import { bySystem } from '../audit/bySystem';
import { startClientBulk } from '../client-bulks/start';
import { runClientBulk } from '../client-bulks/run';
import { carryOut } from '../client-lifecycle/carryOut';
import { changeClientPlan } from '../client-lifecycle/service';
import { previewPlanPrice } from '../client-billing/price';
import { price } from '../client-billing/testing/plans';
import { Scene } from './testing/scene';
import { move, onFreePlan, openPlan, planAndMrr, refundAll } from './testing/planMoves';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

describe('from a free plan to a paid one', () => {
  const paths: readonly [string, (ctx: Context, clientId: string, planId: string) => Promise<unknown>][] = [
    ['changeClientPlan', (ctx, clientId, planId) => changeClientPlan(ctx, clientId, planId, newId())],
    [
      'a bulk action',
      async (ctx, clientId, planId) => {
        const input = {
          kind: 'ChangePlan' as const,
          planId,
          selection: { ids: [clientId] },
        };
        const { id: bulkId } = await startClientBulk(ctx, input, 1, newId());
        await runClientBulk(world.services, { companyId: ctx.viewer?.companyId ?? '', bulkId });
      },
    ],
  ];

  test.each(paths)('charges at once, and opens the plan once the charge succeeds: %s', async (_path, by) => {
    const { scene, client, free, pro } = await onFreePlan(world, 'sandbox_pays');
    await scene.turnTo('2041-01-20');
    await by(await world.asAdmin(scene.company), client.id, pro.id);
    expect(await planAndMrr(scene, client.id)).toEqual([free.id, 0]);
    await scene.charge();
    expect(await scene.payments()).toMatchObject([
      { status: 'Succeeded', amount: 2000, from: '2041-01-20', until: '2041-02-20' },
    ]);
    expect(await planAndMrr(scene, client.id)).toEqual([pro.id, 2000]);
  });

  test.each([
    ['without a card', null],
    ['with a card that is declined', 'sandbox_declined_later'],
  ])('%s, the plan stays closed, and a client who moves back owes nothing', async (_how, card) => {
    const { scene, client, free, pro } = await onFreePlan(world, card);
    await move(scene, client.id, pro);
    await scene.charge();
    expect(await scene.amounts()).toEqual(['Failed 2000']);
    expect(await scene.statusOf(client.id)).toBe('PastDue');
    expect(await planAndMrr(scene, client.id)).toEqual([free.id, 0]);
    await move(scene, client.id, free);
    expect(await scene.payments()).toMatchObject([
      { status: 'Canceled', retriedOn: null, failureCode: 'plan_changed' },
    ]);
    expect(await scene.statusOf(client.id)).toBe('Active');
    await scene.live(40);
    expect(await scene.amounts()).toEqual(['Canceled 2000']);
    expect(await findImbalances(world.services.database, scene.company.id)).toEqual({});
  });

  test('a charge that succeeds at a later try opens the plan', async () => {
    const { scene, client, pro } = await onFreePlan(world, 'sandbox_declined_later');
    await move(scene, client.id, pro);
    await scene.charge();
    await scene.pay(client.id);
    expect(await planAndMrr(scene, client.id)).toEqual([pro.id, 2000]);
    expect(await scene.statusOf(client.id)).toBe('Active');
  });

  describe('a client who pays elsewhere', () => {
    async function paysElsewhere(first: Partial<PlanRow>) {
      const scene = await Scene.open(world, '2041-01-01');
      const free = await scene.plan({ name: 'Free', price: 0 });
      const pro = await scene.plan({ name: 'Pro', price: 2000, setupFee: 300 });
      const client = await world.client(scene.company, { status: 'Active' });
      await move(scene, client.id, await scene.plan({ name: 'First', ...first }));
      if (first.price !== 0) await move(scene, client.id, free);
      return { scene, client, pro };
    }

    test.each([
      ['on a free plan', { price: 0 }],
      ['on a paid plan before the free one', { price: 1000 }],
    ])('and was %s goes on to do so without a card', async (_where, first) => {
      const { scene, client, pro } = await paysElsewhere(first);
      await move(scene, client.id, pro);
      expect(await planAndMrr(scene, client.id)).toEqual([pro.id, 2000]);
      await scene.live(45);
      expect(await scene.amounts()).toEqual([]);
      expect(await scene.statusOf(client.id)).toBe('Active');
    });

    test('is charged after a free plan where there is a valid card', async () => {
      const { scene, client, pro } = await paysElsewhere({ price: 0 });
      await scene.giveCard(client.id, 'sandbox_pays');
      await move(scene, client.id, pro);
      await scene.charge();
      expect(await scene.amounts()).toEqual(['Succeeded 2300']);
    });

    test('is not charged after a free plan with a card that has expired', async () => {
      const { scene, client, pro } = await paysElsewhere({ price: 0 });
      await scene.giveCard(client.id, 'sandbox_expires');
      await scene.ask('update client_cards set exp_year = 2040');
      await move(scene, client.id, pro);
      await scene.live(3);
      expect(await scene.amounts()).toEqual([]);
    });
  });

  test('nothing is charged for the months of the free plan that were not written down', async () => {
    const { scene, client, pro } = await onFreePlan(world, 'sandbox_pays');
    await scene.turnTo('2041-06-15');
    await move(scene, client.id, pro);
    await scene.charge();
    expect(await scene.payments()).toMatchObject([{ status: 'Succeeded', from: '2041-06-15' }]);
  });

  test('the first price of a free plan is not charged for the time before it', async () => {
    const { scene, client, free } = await onFreePlan(world, 'sandbox_pays');
    await scene.turnTo('2041-06-15');
    await scene.ask('update client_billing_plans set price = 900 where id = $1', [free.id]);
    await scene.done(client.id, { kind: 'MoveToPrice', planId: free.id, when: 'AtRenewal' });
    await scene.charge();
    expect(await scene.amounts()).toEqual([]);
    await scene.chargeOn('2041-07-02');
    expect(await scene.payments()).toMatchObject([{ amount: 900, from: '2041-07-01' }]);
  });

  test('a move is refused while the charge for the plan is in progress', async () => {
    const { scene, client, free, pro } = await onFreePlan(world, 'sandbox_pays');
    await move(scene, client.id, pro);
    const away = (): Promise<never> => Promise.reject(new Error('away'));
    await expect(scene.charge({ ...world.services.cardProvider, charge: away })).rejects.toThrow('away');
    await expect(move(scene, client.id, free)).rejects.toThrow('in progress');
    await scene.charge();
    expect(await openPlan(scene, client.id)).toBe(pro.id);
  });
});

describe('back from a free plan within a paid period', () => {
  /** A client who paid for January, or the year, is on a free plan since January 10. */
  async function leftPaidPlan(
    paid: Parameters<Scene['plan']>[0] = {},
    free: Parameters<Scene['plan']>[0] = {},
    isYearly = false,
  ) {
    const scene = await Scene.open(world, '2041-01-01');
    const pro = await scene.plan({ name: 'Pro', price: 2000, ...paid });
    const basic = await scene.plan({ name: 'Free', price: 0, ...free });
    const client = await scene.client();
    await scene.subscribe(client.id, pro.id, { isYearly });
    await scene.charge();
    await scene.turnTo('2041-01-10');
    await move(scene, client.id, basic);
    await scene.charge();
    await scene.turnTo('2041-01-20');
    return { scene, client, pro, free: basic };
  }

  test.each([
    ['for as long a period', {}],
    ['by the week', { interval: 'Week' as const }],
    ['by the year', { interval: 'Year' as const }],
  ])(
    'the same plan is open and not charged before the period ends; the free plan is %s',
    async (_how, free) => {
      const { scene, client, pro } = await leftPaidPlan({ setupFee: 300 }, free);
      await move(scene, client.id, pro);
      expect(await planAndMrr(scene, client.id)).toEqual([pro.id, 2000]);
      await scene.chargeOn('2041-01-31');
      expect(await scene.amounts()).toEqual(['Succeeded 2300']);
      await scene.chargeOn('2041-02-02');
      expect(await scene.payments()).toMatchObject([
        {},
        { amount: 2000, from: '2041-02-01', until: '2041-03-01' },
      ]);
    },
  );

  test('a year that was paid for lasts through the months of a free plan', async () => {
    const { scene, client, pro } = await leftPaidPlan({ yearlyPrice: 20_000 }, {}, true);
    await scene.chargeOn('2041-03-15');
    await move(scene, client.id, pro);
    await scene.chargeOn('2041-12-31');
    expect(await scene.amounts()).toEqual(['Succeeded 20000']);
    await scene.chargeOn('2042-01-02');
    expect((await scene.payments()).at(-1)).toMatchObject({ amount: 20_000, from: '2042-01-01' });
  });

  test('an undone move to a free plan by the week leaves the paid period as it was', async () => {
    const { scene, client, pro, free } = await leftPaidPlan({}, { interval: 'Week' });
    await move(scene, client.id, pro);
    const { id: companyId } = scene.company;
    const verb = { kind: 'ChangePlan', planId: free.id } as const;
    const [change] = await scene.within((db) =>
      carryOut(db, companyId, verb, [client.id], bySystem(companyId)),
    );
    await scene.charge();
    if (change) await scene.done(client.id, { kind: 'Restore', changes: new Map([[client.id, change]]) });
    await scene.chargeOn('2041-02-02');
    expect(await scene.amounts()).toEqual(['Succeeded 2000', 'Succeeded 2000']);
    expect((await scene.payments()).at(-1)).toMatchObject({ from: '2041-02-01', until: '2041-03-01' });
  });

  test('after the period is over, the plan is charged at once', async () => {
    const { scene, client, pro } = await leftPaidPlan();
    await scene.chargeOn('2041-02-15');
    await move(scene, client.id, pro);
    await scene.charge();
    expect(await scene.payments()).toMatchObject([{}, { amount: 2000, from: '2041-02-15' }]);
  });

  test('a period whose payment was refunded is charged again', async () => {
    const { scene, client, pro, free } = await leftPaidPlan();
    await refundAll(scene);
    await move(scene, client.id, pro);
    expect(await openPlan(scene, client.id)).toBe(free.id);
    await scene.charge();
    expect(await scene.amounts()).toEqual(['Refunded 2000', 'Succeeded 2000']);
  });

  test('a price that a plan has again is not charged before the period ends', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    const { id: planId } = await scene.plan({ price: 2000 });
    const client = await scene.client();
    await scene.subscribe(client.id, planId);
    await scene.charge();
    await scene.turnTo('2041-01-10');
    const ctx = await world.asAdmin(scene.company);
    for (const amount of [0, 2000]) {
      const preview = await previewPlanPrice(ctx, planId, price({ price: amount }));
      expect(preview).toMatchObject({ chargedNow: 0, chargedNowCount: 0 });
      await scene.ask('update client_billing_plans set price = $2 where id = $1', [planId, amount]);
      await scene.done(client.id, { kind: 'MoveToPrice', planId, when: 'Now' });
      await scene.chargeOn('2041-01-20');
    }
    expect(await scene.amounts()).toEqual(['Succeeded 2000']);
    await scene.chargeOn('2041-02-02');
    expect((await scene.payments()).at(-1)).toMatchObject({ amount: 2000, from: '2041-02-01' });
  });
});
