import type { Context, PlanPriceInput, Services } from '../../platform';
import { stripeSettings } from '../../platform/testing';
import { submitClientBilling } from '../../company-lifecycle/internals';
import { newId } from '../../lib/ids';
import { type Random, seededRandom } from '../../lib/random';
import { createClientBillingPlan } from './create.service';
import { changeSubscriberPrices, workSubscriberPriceChanges } from './changeSubscriberPrices';
import { codeFromName, uniqueCode } from './planCode';
import { changePlanPrice, previewPlanPrice } from './price.service';
import {
  type BillingFixture,
  createClients,
  loadSubscriptionFacts,
  subscribe,
  type SubscriptionFact,
} from './testing/subscribers';
import { updateClientBillingPlan } from './update.service';
import type { BillingCommand, ClientCommand } from '../client-lifecycle/decide';
import type { CompanyStatus } from '../../../contract/enums';
import { openFixture, type Fixture } from '../../testing/fixture';
import { planDetails, planInput, planPrice } from '../../testing/factories/plans';

describe('changePlanPrice', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());

  async function setUp(priceInput = planPrice()) {
    const company = await fixture.company();
    const ctx = await fixture.signedIn(company);
    const plan = await createClientBillingPlan(ctx, planInput({}, priceInput), newId());
    const billing: BillingFixture = { fixture, company, ctx };
    return { ...billing, billing, plan };
  }

  const pendingJobs = async ({ company }: BillingFixture) =>
    (await fixture.services.jobs.unfinished('move-subscribers')).filter(
      (job) => job.companyId === company.id,
    );

  test('creates a new version and leaves subscribers unchanged when Keep is chosen', async () => {
    const { ctx, plan, billing } = await setUp();
    await createClients(billing, 2, subscribe(plan.id));
    const input = {
      id: plan.id,
      priceVersion: 1,
      price: planPrice({ price: 1500 }),
      subscribers: 'Keep',
    } as const;
    const changedPlan = await changePlanPrice(ctx, input, newId());
    expect(changedPlan).toMatchObject({ price: 1500, priceVersion: 2, lockVersion: 1, mrr: 2000 });
    expect(await pendingJobs(billing)).toEqual([]);
    expect((await loadSubscriptionFacts(billing)).map(({ version }) => version)).toEqual([1, 1]);
  });

  test('rejects a stale price version with CONFLICT', async () => {
    const { ctx, plan } = await setUp();
    const input = {
      id: plan.id,
      priceVersion: 1,
      price: planPrice({ price: 1500 }),
      subscribers: 'Keep',
    } as const;
    await changePlanPrice(ctx, input, newId());
    await expect(
      changePlanPrice(ctx, { ...input, price: planPrice({ price: 1600 }) }, newId()),
    ).rejects.toMatchObject({ code: 'CONFLICT', details: { conflict: { kind: 'Stale' } } });
  });

  test('creates one version and one job for 50 concurrent requests, and rejects the key for other input', async () => {
    const { ctx, plan, billing } = await setUp();
    const key = newId();
    const input = {
      id: plan.id,
      priceVersion: 1,
      price: planPrice({ price: 1500 }),
      subscribers: 'Now',
    } as const;
    const results = await Promise.all(Array.from({ length: 50 }, () => changePlanPrice(ctx, input, key)));
    expect(results.map(({ priceVersion }) => priceVersion)).toEqual(Array.from({ length: 50 }, () => 2));
    expect(await pendingJobs(billing)).toHaveLength(1);
    await expect(changePlanPrice(ctx, { ...input, subscribers: 'Keep' }, key)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  test('reports an invalid price in its field', async () => {
    const { ctx, plan } = await setUp();
    const invalidPrice = planPrice({ price: 49, interval: 'Year', yearlyPrice: 500 });
    const input = { id: plan.id, priceVersion: 1, price: invalidPrice, subscribers: 'Keep' } as const;
    await expect(changePlanPrice(ctx, input, newId())).rejects.toMatchObject({
      details: { fields: { price: expect.any(String) } },
    });
    await expect(previewPlanPrice(ctx, plan.id, invalidPrice)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  test('schedules the price of billed subscribers for their renewal and changes external subscribers immediately', async () => {
    const { ctx, plan, billing, company } = await setUp();
    const [billed] = await createClients(billing, 1, subscribe(plan.id));
    const [external] = await createClients(billing, 1, { kind: 'ChangePlan', planId: plan.id });
    const next = planPrice({ price: 900, interval: 'Week' });
    await changePlanPrice(
      ctx,
      { id: plan.id, priceVersion: 1, price: next, subscribers: 'AtRenewal' },
      newId(),
    );
    await changeSubscriberPrices(fixture.services, {
      companyId: company.id,
      planId: plan.id,
      when: 'AtRenewal',
    });
    const facts = new Map((await loadSubscriptionFacts(billing)).map((fact) => [fact.clientId, fact]));
    expect(facts.get(billed ?? '')).toMatchObject({ version: 1, nextVersion: 2, mrr: 1000, isDue: false });
    expect(facts.get(external ?? '')).toMatchObject({
      version: 2,
      nextVersion: null,
      isBilled: false,
      mrr: 3900,
    });
  });

  test('applies the later of two price changes to all subscribers', async () => {
    const { ctx, plan, billing, company } = await setUp();
    await createClients(billing, 3, subscribe(plan.id));
    const changePrice = (priceVersion: number, amount: number) =>
      changePlanPrice(
        ctx,
        { id: plan.id, priceVersion, price: planPrice({ price: amount }), subscribers: 'AtRenewal' },
        newId(),
      );
    await changePrice(1, 1500);
    await changeSubscriberPrices(fixture.services, {
      companyId: company.id,
      planId: plan.id,
      when: 'AtRenewal',
    });
    await changePrice(2, 2500);
    await changeSubscriberPrices(fixture.services, {
      companyId: company.id,
      planId: plan.id,
      when: 'AtRenewal',
    });
    expect((await loadSubscriptionFacts(billing)).map(({ nextVersion }) => nextVersion)).toEqual([3, 3, 3]);
    await changeSubscriberPrices(fixture.services, { companyId: company.id, planId: plan.id, when: 'Now' });
    expect(
      (await loadSubscriptionFacts(billing)).map(({ version, nextVersion, mrr }) => [
        version,
        nextVersion,
        mrr,
      ]),
    ).toEqual(Array.from({ length: 3 }, () => [3, null, 2500]));
  });

  test('enqueues a job for subscribers of an earlier price when the price stays the same', async () => {
    const { ctx, plan, billing } = await setUp();
    await createClients(billing, 2, subscribe(plan.id));
    const next = planPrice({ price: 1500 });
    await changePlanPrice(ctx, { id: plan.id, priceVersion: 1, price: next, subscribers: 'Keep' }, newId());
    expect(await previewPlanPrice(ctx, plan.id, next)).toMatchObject({
      clientCount: 2,
      mrr: 2000,
      mrrAfter: 3000,
    });
    const updated = await changePlanPrice(
      ctx,
      { id: plan.id, priceVersion: 2, price: next, subscribers: 'Now' },
      newId(),
    );
    expect(updated.priceVersion).toBe(2);
    expect(await pendingJobs(billing)).toHaveLength(1);
  });

  /** Returns services whose second batch fails before the commit, as if the process had been killed. */
  function failInSecondBatch({ database, ...services }: Services): Services {
    let batches = 0;
    return {
      ...services,
      database: {
        ...database,
        inCompany: (companyId, work) =>
          database.inCompany(companyId, async (db) => {
            const result = await work(db);
            batches += 1;
            if (batches === 2) throw new Error('The process was killed.');
            return result;
          }),
      },
    };
  }

  test('changes each subscriber once when an interrupted run restarts', async () => {
    const { ctx, plan, billing, company } = await setUp();
    await createClients(billing, 450, subscribe(plan.id));
    const next = planPrice({ price: 1500 });
    await changePlanPrice(ctx, { id: plan.id, priceVersion: 1, price: next, subscribers: 'Now' }, newId());
    const priceChange = { companyId: company.id, planId: plan.id, when: 'Now' } as const;
    await expect(changeSubscriberPrices(failInSecondBatch(fixture.services), priceChange)).rejects.toThrow(
      'killed',
    );
    const countChanged = async () =>
      (await loadSubscriptionFacts(billing)).filter(({ version }) => version === 2).length;
    expect(await countChanged()).toBe(200);
    await Promise.all([
      changeSubscriberPrices(fixture.services, priceChange),
      changeSubscriberPrices(fixture.services, priceChange),
    ]);
    expect(await countChanged()).toBe(450);
    const rows = await fixture.query(
      company,
      `select count(*)::integer as events, count(distinct target_id)::integer as clients,
       (select count(*)::integer from mrr_movements where kind = 'Expansion') as movements,
       min(actor_type) as "actor" from audit_events where action = 'client.priceChanged'`,
    );
    expect(rows).toEqual([{ events: 450, clients: 450, movements: 450, actor: 'System' }]);
  });

  test('changes subscribers through the job queue and publishes client events', async () => {
    const { ctx, plan, billing, company } = await setUp();
    const [clientId] = await createClients(billing, 1, subscribe(plan.id));
    const events = fixture.services.events.subscribe('clientChanged', company.id);
    await workSubscriberPriceChanges(fixture.services);
    const next = planPrice({ price: 1500 });
    await changePlanPrice(ctx, { id: plan.id, priceVersion: 1, price: next, subscribers: 'Now' }, newId());
    // The first event can also be the start of the subscription.
    for await (const event of events) {
      expect(event).toMatchObject({ ids: [clientId], count: 1 });
      if ((await loadSubscriptionFacts(billing))[0]?.version === 2) break;
    }
    expect(await loadSubscriptionFacts(billing)).toMatchObject([{ version: 2, mrr: 1500 }]);
  });
});

describe('previewPlanPrice', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());

  const deactivation = { kind: 'Deactivate', when: 'PeriodEnd', reason: 'Other', note: null } as const;

  /** Returns the commands that bring a client into each state of a subscription. */
  const subscriberStates = (planId: string): (ClientCommand | BillingCommand)[][] => [
    [subscribe(planId)],
    [subscribe(planId, true)],
    [subscribe(planId), { kind: 'BecomePastDue' }],
    [subscribe(planId), { kind: 'Pause' }],
    [subscribe(planId), deactivation],
    [{ kind: 'ChangePlan', planId }],
  ];

  function randomPrice(random: Random): PlanPriceInput {
    const interval = random.pick(['Week', 'Month', 'Year'] as const);
    return planPrice({
      price: random.pick([0, 50 + random.below(5000)]),
      interval,
      intervalCount: random.pick([1, 1, 3]),
      yearlyPrice: interval === 'Year' ? null : random.pick([null, 1000 + random.below(50_000)]),
    });
  }

  const sumOf = (facts: readonly SubscriptionFact[], amountOf: (fact: SubscriptionFact) => number): number =>
    facts.reduce((sum, fact) => sum + amountOf(fact), 0);

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('predicts the effects of a price (seed %i)', async (seed) => {
    const random = seededRandom(seed);
    const company = await fixture.company();
    const ctx = await fixture.signedIn(company);
    const billing: BillingFixture = { fixture, company, ctx };
    const first = planPrice({ price: 1234, yearlyPrice: 9999 });
    const plan = await createClientBillingPlan(ctx, planInput({}, first), newId());
    for (const commands of subscriberStates(plan.id))
      await createClients(billing, random.below(3), ...commands);
    const unchangedInput = {
      id: plan.id,
      priceVersion: 1,
      price: randomPrice(random),
      subscribers: 'Keep',
    } as const;
    const { priceVersion } = await changePlanPrice(ctx, unchangedInput, newId());
    for (const commands of subscriberStates(plan.id))
      await createClients(billing, random.below(3), ...commands);

    const before = await loadSubscriptionFacts(billing);
    const next = randomPrice(random);
    const preview = await previewPlanPrice(ctx, plan.id, next);
    const changedPlan = await changePlanPrice(
      ctx,
      { id: plan.id, priceVersion, price: next, subscribers: 'Now' },
      newId(),
    );
    await changeSubscriberPrices(fixture.services, { companyId: company.id, planId: plan.id, when: 'Now' });

    const versions = new Map(before.map(({ clientId, version }) => [clientId, version]));
    const updated = (await loadSubscriptionFacts(billing)).filter(
      (fact) => versions.get(fact.clientId) !== fact.version,
    );
    const changedIds = new Set(updated.map(({ clientId }) => clientId));
    const charged = updated.filter(({ isDue, price: amount }) => isDue && amount > 0);
    expect(preview).toMatchObject({
      clientCount: updated.length,
      mrr: sumOf(
        before.filter(({ clientId }) => changedIds.has(clientId)),
        ({ mrr }) => mrr,
      ),
      mrrAfter: sumOf(updated, ({ mrr }) => mrr),
      chargedNow: sumOf(charged, ({ price: amount }) => amount),
      chargedNowCount: charged.length,
      externallyBilledCount: updated.filter(({ isBilled }) => !isBilled).length,
    });
    expect(updated.every(({ version }) => version === changedPlan.priceVersion)).toBe(true);
  });
});

describe('amount increment validation', () => {
  let stripe: Fixture;
  let sandbox: Fixture;
  beforeAll(async () => {
    // No request reaches Stripe in these tests.
    stripe = await openFixture(stripeSettings('http://127.0.0.1:9'));
    sandbox = await openFixture();
  });
  afterAll(() => Promise.all([stripe.close(), sandbox.close()]));

  /**
   * Creates a company that uses KWD and has completed the onboarding steps before its first plan. Returns the
   * context of its Admin.
   */
  async function createKuwaitiAdmin(fixture: Fixture, status: CompanyStatus = 'Active'): Promise<Context> {
    const company = await fixture.company({ status });
    await fixture.query(
      company,
      `update companies set currency = 'KWD', completed_steps = '{Details,Theme}' where id = $1`,
      [company.id],
    );
    return fixture.signedIn(company);
  }

  const rejectionOf = (field: string) => ({
    code: 'BAD_USER_INPUT',
    details: {
      fields: { [field]: expect.stringMatching(/^Cards accept KWD only in multiples of KWD.0\.010\.$/) },
    },
  });

  test.each([
    ['price', planInput({}, planPrice({ price: 4255 }))],
    ['yearlyPrice', planInput({}, planPrice({ price: 4250, yearlyPrice: 40_001 }))],
    ['setupFee', planInput({ setupFee: 1999 }, planPrice({ price: 4250 }))],
  ])("rejects a %s that Stripe can't charge, with an error in that field", async (field, plan) => {
    const ctx = await createKuwaitiAdmin(stripe);
    await expect(createClientBillingPlan(ctx, plan, newId())).rejects.toMatchObject(rejectionOf(field));
  });

  test('accepts amounts that Stripe can charge, and any amount in the sandbox', async () => {
    const ctx = await createKuwaitiAdmin(stripe);
    const plan = planInput({ setupFee: 1990 }, planPrice({ price: 4250, yearlyPrice: 40_000 }));
    await expect(createClientBillingPlan(ctx, plan, newId())).resolves.toMatchObject({ price: 4250 });
    const unchargeable = planInput({}, planPrice({ price: 4255 }));
    await expect(
      createClientBillingPlan(await createKuwaitiAdmin(sandbox), unchargeable, newId()),
    ).resolves.toMatchObject({
      price: 4255,
    });
  });

  test('applies to price changes, previews and updates', async () => {
    const ctx = await createKuwaitiAdmin(stripe);
    const plan = await createClientBillingPlan(ctx, planInput({}, planPrice({ price: 4250 })), newId());
    const { id, priceVersion, lockVersion } = plan;
    const unchargeable = planPrice({ price: 4251 });
    await expect(previewPlanPrice(ctx, id, unchargeable)).rejects.toMatchObject(rejectionOf('price'));
    await expect(
      changePlanPrice(ctx, { id, priceVersion, price: unchargeable, subscribers: 'Keep' }, newId()),
    ).rejects.toMatchObject(rejectionOf('price'));
    await expect(
      updateClientBillingPlan(ctx, id, lockVersion, planDetails({ setupFee: 1001 })),
    ).rejects.toMatchObject(rejectionOf('setupFee'));
  });

  test('applies to the first plan of onboarding', async () => {
    await expect(
      submitClientBilling(await createKuwaitiAdmin(stripe, 'Pending'), {
        name: 'Basic',
        price: 4251,
        interval: 'Month',
        trialDays: 0,
      }),
    ).rejects.toMatchObject(rejectionOf('price'));
  });
});

describe('plan code', () => {
  test.each([
    ['Growth', 'growth'],
    ['Über Plan, 2!', 'uber-plan-2'],
    ['  --Pro--  ', 'pro'],
    ['成長プラン', 'plan'],
    ['X!!', 'plan'],
  ])('codeFromName(%j) returns %j', (name, code) => {
    expect(codeFromName(name)).toBe(code);
  });

  test('codeFromName limits a code to 50 characters, without a trailing hyphen', () => {
    const code = codeFromName(`${'a'.repeat(49)} and more`);
    expect(code).toBe('a'.repeat(49));
  });

  test('uniqueCode appends the lowest free number to a taken code, within 50 characters', () => {
    expect(uniqueCode('pro', new Set())).toBe('pro');
    expect(uniqueCode('pro', new Set(['pro', 'pro-2']))).toBe('pro-3');
    const longCode = 'a'.repeat(50);
    expect(uniqueCode(longCode, new Set([longCode]))).toBe(`${'a'.repeat(48)}-2`);
  });
});
