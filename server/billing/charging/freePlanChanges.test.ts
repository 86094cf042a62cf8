import { type Context, systemContext } from '../../platform';
import { newId } from '../../lib/ids';
import { findImbalances } from '../../testing/findImbalances';
import { openFixture, type Fixture } from '../../testing/fixture';
import { startClientBulkAction } from '../bulk-actions/start.service';
import { runClientBulk } from '../bulk-actions/run';
import { applyCommand } from '../client-lifecycle/applyCommand';
import { changeClientPlan } from '../client-lifecycle/clientLifecycle.service';
import { previewPlanPrice } from '../plans/price.service';
import { BillingFixture } from './testing/billingFixture';
import {
  changePlan,
  setUpFreePlanClient,
  accessiblePlanId,
  planAndMrr,
  refundAllPayments,
} from './testing/planChanges';
import { planPrice, type PlanRow } from '../../testing/factories/plans';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

describe('changing from a free plan to a paid one', () => {
  const operations: readonly [
    string,
    (ctx: Context, clientId: string, planId: string) => Promise<unknown>,
  ][] = [
    ['changeClientPlan', (ctx, clientId, planId) => changeClientPlan(ctx, clientId, planId, newId())],
    [
      'a bulk action',
      async (ctx, clientId, planId) => {
        const input = {
          kind: 'ChangePlan' as const,
          planId,
          selection: { ids: [clientId] },
        };
        const { id: bulkId } = await startClientBulkAction(ctx, input, 1, newId());
        await runClientBulk(fixture.services, { companyId: ctx.viewer?.companyId ?? '', bulkId });
      },
    ],
  ];

  test.each(operations)(
    'through %s, charges immediately and grants the plan once paid',
    async (_case, changeThrough) => {
      const { billing, client, free, pro } = await setUpFreePlanClient(fixture, 'sandbox_pays');
      await billing.setDate('2041-01-20');
      await changeThrough(await fixture.signedIn(billing.company), client.id, pro.id);
      expect(await planAndMrr(billing, client.id)).toEqual([free.id, 0]);
      await billing.charge();
      expect(await billing.payments()).toMatchObject([
        { status: 'Succeeded', amount: 2000, from: '2041-01-20', until: '2041-02-20' },
      ]);
      expect(await planAndMrr(billing, client.id)).toEqual([pro.id, 2000]);
    },
  );

  test.each([
    ['without a card', null],
    ['with a declined card', 'sandbox_declined_later'],
  ])('denies the plan to a client %s, and cancels the payment if they change back', async (_case, card) => {
    const { billing, client, free, pro } = await setUpFreePlanClient(fixture, card);
    await changePlan(billing, client.id, pro);
    await billing.charge();
    expect(await billing.amounts()).toEqual(['Failed 2000']);
    expect(await billing.statusOf(client.id)).toBe('PastDue');
    expect(await planAndMrr(billing, client.id)).toEqual([free.id, 0]);
    await changePlan(billing, client.id, free);
    expect(await billing.payments()).toMatchObject([
      { status: 'Canceled', nextRetryOn: null, failureCode: 'plan_changed' },
    ]);
    expect(await billing.statusOf(client.id)).toBe('Active');
    await billing.advanceDays(40);
    expect(await billing.amounts()).toEqual(['Canceled 2000']);
    expect(await findImbalances(fixture.services.database, billing.company.id)).toEqual({});
  });

  test('grants the plan when a retry with a valid card succeeds', async () => {
    const { billing, client, pro } = await setUpFreePlanClient(fixture, 'sandbox_declined_later');
    await changePlan(billing, client.id, pro);
    await billing.charge();
    await billing.payFailedPayments(client.id);
    expect(await planAndMrr(billing, client.id)).toEqual([pro.id, 2000]);
    expect(await billing.statusOf(client.id)).toBe('Active');
  });

  describe('for a client who pays outside Livery', () => {
    async function setUpExternalPayer(firstPlan: Partial<PlanRow>) {
      const billing = await BillingFixture.open(fixture, '2041-01-01');
      const free = await billing.plan({ name: 'Free', price: 0 });
      const pro = await billing.plan({ name: 'Pro', price: 2000, setupFee: 300 });
      const client = await fixture.client(billing.company, { status: 'Active' });
      await changePlan(billing, client.id, await billing.plan({ name: 'First', ...firstPlan }));
      if (firstPlan.price !== 0) await changePlan(billing, client.id, free);
      return { billing, client, pro };
    }

    test.each([
      ['when the free plan was the first plan', { price: 0 }],
      ['when a paid plan preceded the free plan', { price: 1000 }],
    ])('does not charge without a card %s', async (_case, firstPlan) => {
      const { billing, client, pro } = await setUpExternalPayer(firstPlan);
      await changePlan(billing, client.id, pro);
      expect(await planAndMrr(billing, client.id)).toEqual([pro.id, 2000]);
      await billing.advanceDays(45);
      expect(await billing.amounts()).toEqual([]);
      expect(await billing.statusOf(client.id)).toBe('Active');
    });

    test('charges a valid card', async () => {
      const { billing, client, pro } = await setUpExternalPayer({ price: 0 });
      await billing.setDefaultCard(client.id, 'sandbox_pays');
      await changePlan(billing, client.id, pro);
      await billing.charge();
      expect(await billing.amounts()).toEqual(['Succeeded 2300']);
    });

    test('does not charge an expired card', async () => {
      const { billing, client, pro } = await setUpExternalPayer({ price: 0 });
      await billing.setDefaultCard(client.id, 'sandbox_expires');
      await billing.query('update client_cards set exp_year = 2040');
      await changePlan(billing, client.id, pro);
      await billing.advanceDays(3);
      expect(await billing.amounts()).toEqual([]);
    });
  });

  test('does not charge for earlier months of the free plan', async () => {
    const { billing, client, pro } = await setUpFreePlanClient(fixture, 'sandbox_pays');
    await billing.setDate('2041-06-15');
    await changePlan(billing, client.id, pro);
    await billing.charge();
    expect(await billing.payments()).toMatchObject([{ status: 'Succeeded', from: '2041-06-15' }]);
  });

  test('does not charge for past periods when a free plan gets its first price', async () => {
    const { billing, client, free } = await setUpFreePlanClient(fixture, 'sandbox_pays');
    await billing.setDate('2041-06-15');
    await billing.query('update client_billing_plans set price = 900 where id = $1', [free.id]);
    await billing.applyAction(client.id, { kind: 'ApplyPrice', planId: free.id, when: 'AtRenewal' });
    await billing.charge();
    expect(await billing.amounts()).toEqual([]);
    await billing.chargeOn('2041-07-02');
    expect(await billing.payments()).toMatchObject([{ amount: 900, from: '2041-07-01' }]);
  });

  test('rejects a plan change while the charge for the plan is in progress', async () => {
    const { billing, client, free, pro } = await setUpFreePlanClient(fixture, 'sandbox_pays');
    await changePlan(billing, client.id, pro);
    const rejectUnreachable = (): Promise<never> => Promise.reject(new Error('unreachable'));
    await expect(
      billing.charge({ ...fixture.services.cardProvider, charge: rejectUnreachable }),
    ).rejects.toThrow('unreachable');
    await expect(changePlan(billing, client.id, free)).rejects.toThrow('in progress');
    await billing.charge();
    expect(await accessiblePlanId(billing, client.id)).toBe(pro.id);
  });
});

describe('changing back from a free plan to a paid one', () => {
  /** Sets up a client who paid for January, or the year, and has been on a free plan since January 10. */
  async function setUpFormerPaidClient(
    paid: Parameters<BillingFixture['plan']>[0] = {},
    free: Parameters<BillingFixture['plan']>[0] = {},
    isYearly = false,
  ) {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const pro = await billing.plan({ name: 'Pro', price: 2000, ...paid });
    const basic = await billing.plan({ name: 'Free', price: 0, ...free });
    const client = await billing.client();
    await billing.subscribe(client.id, pro.id, { isYearly });
    await billing.charge();
    await billing.setDate('2041-01-10');
    await changePlan(billing, client.id, basic);
    await billing.charge();
    await billing.setDate('2041-01-20');
    return { billing, client, pro, free: basic };
  }

  test.each([
    ['monthly', {}],
    ['weekly', { interval: 'Week' as const }],
    ['yearly', { interval: 'Year' as const }],
  ])(
    'grants the plan without a charge until the paid period ends, after a %s free plan',
    async (_case, free) => {
      const { billing, client, pro } = await setUpFormerPaidClient({ setupFee: 300 }, free);
      await changePlan(billing, client.id, pro);
      expect(await planAndMrr(billing, client.id)).toEqual([pro.id, 2000]);
      await billing.chargeOn('2041-01-31');
      expect(await billing.amounts()).toEqual(['Succeeded 2300']);
      await billing.chargeOn('2041-02-02');
      expect(await billing.payments()).toMatchObject([
        {},
        { amount: 2000, from: '2041-02-01', until: '2041-03-01' },
      ]);
    },
  );

  test('charges nothing until the paid year ends, after months on a free plan', async () => {
    const { billing, client, pro } = await setUpFormerPaidClient({ yearlyPrice: 20_000 }, {}, true);
    await billing.chargeOn('2041-03-15');
    await changePlan(billing, client.id, pro);
    await billing.chargeOn('2041-12-31');
    expect(await billing.amounts()).toEqual(['Succeeded 20000']);
    await billing.chargeOn('2042-01-02');
    expect((await billing.payments()).at(-1)).toMatchObject({ amount: 20_000, from: '2042-01-01' });
  });

  test('keeps the paid period when a change to a weekly free plan is undone', async () => {
    const { billing, client, pro, free } = await setUpFormerPaidClient({}, { interval: 'Week' });
    await changePlan(billing, client.id, pro);
    const { id: companyId } = billing.company;
    const command = { kind: 'ChangePlan', planId: free.id } as const;
    const [change] = await billing.inCompany((db) =>
      applyCommand(db, companyId, command, [client.id], systemContext(companyId)),
    );
    await billing.charge();
    if (change)
      await billing.applyAction(client.id, { kind: 'Restore', changes: new Map([[client.id, change]]) });
    await billing.chargeOn('2041-02-02');
    expect(await billing.amounts()).toEqual(['Succeeded 2000', 'Succeeded 2000']);
    expect((await billing.payments()).at(-1)).toMatchObject({ from: '2041-02-01', until: '2041-03-01' });
  });

  test('charges immediately when the paid period has ended', async () => {
    const { billing, client, pro } = await setUpFormerPaidClient();
    await billing.chargeOn('2041-02-15');
    await changePlan(billing, client.id, pro);
    await billing.charge();
    expect(await billing.payments()).toMatchObject([{}, { amount: 2000, from: '2041-02-15' }]);
  });

  test('charges a period again when its payment was refunded', async () => {
    const { billing, client, pro, free } = await setUpFormerPaidClient();
    await refundAllPayments(billing);
    await changePlan(billing, client.id, pro);
    expect(await accessiblePlanId(billing, client.id)).toBe(free.id);
    await billing.charge();
    expect(await billing.amounts()).toEqual(['Refunded 2000', 'Succeeded 2000']);
  });

  test('does not charge before the period ends when a plan’s price becomes 0 and is then restored', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const { id: planId } = await billing.plan({ price: 2000 });
    const client = await billing.client();
    await billing.subscribe(client.id, planId);
    await billing.charge();
    await billing.setDate('2041-01-10');
    const ctx = await fixture.signedIn(billing.company);
    for (const amount of [0, 2000]) {
      const preview = await previewPlanPrice(ctx, planId, planPrice({ price: amount }));
      expect(preview).toMatchObject({ chargedNow: 0, chargedNowCount: 0 });
      await billing.query('update client_billing_plans set price = $2 where id = $1', [planId, amount]);
      await billing.applyAction(client.id, { kind: 'ApplyPrice', planId, when: 'Now' });
      await billing.chargeOn('2041-01-20');
    }
    expect(await billing.amounts()).toEqual(['Succeeded 2000']);
    await billing.chargeOn('2041-02-02');
    expect((await billing.payments()).at(-1)).toMatchObject({ amount: 2000, from: '2041-02-01' });
  });
});
