import { stripeSettings } from '../../card-provider/testing/providerFixtures';
import type { Context, Services } from '../../context';
import { newId } from '../../lib/ids';
import { type Random, seededRandom } from '../../lib/random';
import { createClientBillingPlan } from './create';
import { moveSubscribers, workMoveSubscribers } from './moveSubscribers';
import { codeFrom, freeCode } from './planCode';
import { changePlanPrice, previewPlanPrice } from './price';
import { details, planOf, price } from './testing/plans';
import { type Billing, clientsWith, factsOf, subscribe, type SubscriptionFact } from './testing/subscribers';
import { updateClientBillingPlan } from './update';
import type { ClientVerb, EventVerb } from '../client-lifecycle/decide';
import { submitClientBilling } from '../onboarding/service';
import type { CompanyStatus, PlanPriceInput } from '../../schema.generated';
import { openWorld, type World } from '../../testing/world';

describe('price', () => {
  let world: World;
  beforeAll(async () => void (world = await openWorld()));
  afterAll(() => world.close());

  async function start(itsPrice = price()) {
    const company = await world.company();
    const ctx = await world.asAdmin(company);
    const plan = await createClientBillingPlan(ctx, planOf({}, itsPrice), newId());
    const billing: Billing = { world, company, ctx };
    return { ...billing, billing, plan };
  }

  const waiting = async ({ company }: Billing) =>
    (await world.services.jobs.unfinished('move-subscribers')).filter((job) => job.companyId === company.id);

  test('a new price is a new version, which subscribers keep out of unless they are moved', async () => {
    const { ctx, plan, billing } = await start();
    await clientsWith(billing, 2, subscribe(plan.id));
    const input = {
      id: plan.id,
      priceVersion: 1,
      price: price({ price: 1500 }),
      subscribers: 'Keep',
    } as const;
    const changed = await changePlanPrice(ctx, input, newId());
    expect(changed).toMatchObject({ price: 1500, priceVersion: 2, lockVersion: 1, mrr: 2000 });
    expect(await waiting(billing)).toEqual([]);
    expect((await factsOf(billing)).map(({ version }) => version)).toEqual([1, 1]);
  });

  test('a price that was read before somebody else changed it is refused', async () => {
    const { ctx, plan } = await start();
    const input = {
      id: plan.id,
      priceVersion: 1,
      price: price({ price: 1500 }),
      subscribers: 'Keep',
    } as const;
    await changePlanPrice(ctx, input, newId());
    await expect(
      changePlanPrice(ctx, { ...input, price: price({ price: 1600 }) }, newId()),
    ).rejects.toMatchObject({ code: 'CONFLICT', details: { conflict: { kind: 'Stale' } } });
  });

  test('50 parallel presses make one version and one move; the same key with another body is an error', async () => {
    const { ctx, plan, billing } = await start();
    const key = newId();
    const input = {
      id: plan.id,
      priceVersion: 1,
      price: price({ price: 1500 }),
      subscribers: 'Now',
    } as const;
    const answers = await Promise.all(Array.from({ length: 50 }, () => changePlanPrice(ctx, input, key)));
    expect(answers.map(({ priceVersion }) => priceVersion)).toEqual(Array.from({ length: 50 }, () => 2));
    expect(await waiting(billing)).toHaveLength(1);
    await expect(changePlanPrice(ctx, { ...input, subscribers: 'Keep' }, key)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  test('a price that makes no sense is refused under its field', async () => {
    const { ctx, plan } = await start();
    const asked = price({ price: 49, interval: 'Year', yearlyPrice: 500 });
    const input = { id: plan.id, priceVersion: 1, price: asked, subscribers: 'Keep' } as const;
    await expect(changePlanPrice(ctx, input, newId())).rejects.toMatchObject({
      details: { fields: { price: expect.any(String) } },
    });
    await expect(previewPlanPrice(ctx, plan.id, asked)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('at renewal: who is billed has the new price waiting, who pays elsewhere has it at once', async () => {
    const { ctx, plan, billing, company } = await start();
    const [billed] = await clientsWith(billing, 1, subscribe(plan.id));
    const [elsewhere] = await clientsWith(billing, 1, { kind: 'ChangePlan', planId: plan.id });
    const next = price({ price: 900, interval: 'Week' });
    await changePlanPrice(
      ctx,
      { id: plan.id, priceVersion: 1, price: next, subscribers: 'AtRenewal' },
      newId(),
    );
    await moveSubscribers(world.services, { companyId: company.id, planId: plan.id, when: 'AtRenewal' });
    const facts = new Map((await factsOf(billing)).map((fact) => [fact.clientId, fact]));
    expect(facts.get(billed ?? '')).toMatchObject({ version: 1, nextVersion: 2, mrr: 1000, isDue: false });
    expect(facts.get(elsewhere ?? '')).toMatchObject({
      version: 2,
      nextVersion: null,
      isBilled: false,
      mrr: 3900,
    });
  });

  test('of two changes the later one holds for all who were to be moved', async () => {
    const { ctx, plan, billing, company } = await start();
    await clientsWith(billing, 3, subscribe(plan.id));
    const change = (priceVersion: number, amount: number) =>
      changePlanPrice(
        ctx,
        { id: plan.id, priceVersion, price: price({ price: amount }), subscribers: 'AtRenewal' },
        newId(),
      );
    await change(1, 1500);
    await moveSubscribers(world.services, { companyId: company.id, planId: plan.id, when: 'AtRenewal' });
    await change(2, 2500);
    await moveSubscribers(world.services, { companyId: company.id, planId: plan.id, when: 'AtRenewal' });
    expect((await factsOf(billing)).map(({ nextVersion }) => nextVersion)).toEqual([3, 3, 3]);
    await moveSubscribers(world.services, { companyId: company.id, planId: plan.id, when: 'Now' });
    expect(
      (await factsOf(billing)).map(({ version, nextVersion, mrr }) => [version, nextVersion, mrr]),
    ).toEqual(Array.from({ length: 3 }, () => [3, null, 2500]));
  });

  test('those who kept an earlier price can be moved to the current one later', async () => {
    const { ctx, plan, billing } = await start();
    await clientsWith(billing, 2, subscribe(plan.id));
    const next = price({ price: 1500 });
    await changePlanPrice(ctx, { id: plan.id, priceVersion: 1, price: next, subscribers: 'Keep' }, newId());
    expect(await previewPlanPrice(ctx, plan.id, next)).toMatchObject({
      clientCount: 2,
      mrr: 2000,
      mrrAfter: 3000,
    });
    const moved = await changePlanPrice(
      ctx,
      { id: plan.id, priceVersion: 2, price: next, subscribers: 'Now' },
      newId(),
    );
    expect(moved.priceVersion).toBe(2);
    expect(await waiting(billing)).toHaveLength(1);
  });

  /** A process that dies before its second batch is acknowledged. */
  function dyingInSecondBatch({ database, ...services }: Services): Services {
    let batches = 0;
    return {
      ...services,
      database: {
        ...database,
        inCompany: (companyId, work) =>
          database.inCompany(companyId, async (db) => {
            const result = await work(db);
            batches += 1;
            if (batches === 2) throw new Error('The process has died.');
            return result;
          }),
      },
    };
  }

  test('a move that is cut off is begun again, and moves each subscriber once', async () => {
    const { ctx, plan, billing, company } = await start();
    await clientsWith(billing, 450, subscribe(plan.id));
    const next = price({ price: 1500 });
    await changePlanPrice(ctx, { id: plan.id, priceVersion: 1, price: next, subscribers: 'Now' }, newId());
    const move = { companyId: company.id, planId: plan.id, when: 'Now' } as const;
    await expect(moveSubscribers(dyingInSecondBatch(world.services), move)).rejects.toThrow('died');
    const movedCount = async () => (await factsOf(billing)).filter(({ version }) => version === 2).length;
    expect(await movedCount()).toBe(200);
    await Promise.all([moveSubscribers(world.services, move), moveSubscribers(world.services, move)]);
    expect(await movedCount()).toBe(450);
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query(`select count(*)::integer as events, count(distinct target_id)::integer as clients,
       (select count(*)::integer from mrr_movements where kind = 'Expansion') as movements,
       min(actor_type) as "actor" from audit_events where action = 'client.priceChanged'`),
    );
    expect(rows).toEqual([{ events: 450, clients: 450, movements: 450, actor: 'System' }]);
  });

  test('the queue moves them of its own accord, and says so to open consoles when it is done', async () => {
    const { ctx, plan, billing, company } = await start();
    const [clientId] = await clientsWith(billing, 1, subscribe(plan.id));
    const heard = world.services.events.subscribe('clientChanged', company.id);
    await workMoveSubscribers(world.services);
    const next = price({ price: 1500 });
    await changePlanPrice(ctx, { id: plan.id, priceVersion: 1, price: next, subscribers: 'Now' }, newId());
    // What was heard of may also be that the client was put on the plan.
    for await (const event of heard) {
      expect(event).toMatchObject({ ids: [clientId], count: 1 });
      if ((await factsOf(billing))[0]?.version === 2) break;
    }
    expect(await factsOf(billing)).toMatchObject([{ version: 2, mrr: 1500 }]);
  });
});

describe('preview', () => {
  let world: World;
  beforeAll(async () => void (world = await openWorld()));
  afterAll(() => world.close());

  const leaving = { kind: 'Deactivate', when: 'PeriodEnd', reason: 'Other', note: null } as const;

  /** How clients come to stand with a plan. */
  const lives = (planId: string): (ClientVerb | EventVerb)[][] => [
    [subscribe(planId)],
    [subscribe(planId, true)],
    [subscribe(planId), { kind: 'FallBehind' }],
    [subscribe(planId), { kind: 'Pause' }],
    [subscribe(planId), leaving],
    [{ kind: 'ChangePlan', planId }],
  ];

  function anyPrice(random: Random): PlanPriceInput {
    const interval = random.pick(['Week', 'Month', 'Year'] as const);
    return price({
      price: random.pick([0, 50 + random.below(5000)]),
      interval,
      intervalCount: random.pick([1, 1, 3]),
      yearlyPrice: interval === 'Year' ? null : random.pick([null, 1000 + random.below(50_000)]),
    });
  }

  const total = (facts: readonly SubscriptionFact[], of: (fact: SubscriptionFact) => number): number =>
    facts.reduce((sum, fact) => sum + of(fact), 0);

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'what is foretold of a new price is what moving to it does (%i)',
    async (seed) => {
      const random = seededRandom(seed);
      const company = await world.company();
      const ctx = await world.asAdmin(company);
      const billing: Billing = { world, company, ctx };
      const first = price({ price: 1234, yearlyPrice: 9999 });
      const plan = await createClientBillingPlan(ctx, planOf({}, first), newId());
      for (const verbs of lives(plan.id)) await clientsWith(billing, random.below(3), ...verbs);
      const kept = { id: plan.id, priceVersion: 1, price: anyPrice(random), subscribers: 'Keep' } as const;
      const { priceVersion } = await changePlanPrice(ctx, kept, newId());
      for (const verbs of lives(plan.id)) await clientsWith(billing, random.below(3), ...verbs);

      const before = await factsOf(billing);
      const next = anyPrice(random);
      const preview = await previewPlanPrice(ctx, plan.id, next);
      const changed = await changePlanPrice(
        ctx,
        { id: plan.id, priceVersion, price: next, subscribers: 'Now' },
        newId(),
      );
      await moveSubscribers(world.services, { companyId: company.id, planId: plan.id, when: 'Now' });

      const versions = new Map(before.map(({ clientId, version }) => [clientId, version]));
      const moved = (await factsOf(billing)).filter((fact) => versions.get(fact.clientId) !== fact.version);
      const movedIds = new Set(moved.map(({ clientId }) => clientId));
      const charged = moved.filter(({ isDue, price: amount }) => isDue && amount > 0);
      expect(preview).toMatchObject({
        clientCount: moved.length,
        mrr: total(
          before.filter(({ clientId }) => movedIds.has(clientId)),
          ({ mrr }) => mrr,
        ),
        mrrAfter: total(moved, ({ mrr }) => mrr),
        chargedNow: total(charged, ({ price: amount }) => amount),
        chargedNowCount: charged.length,
        paidElsewhereCount: moved.filter(({ isBilled }) => !isBilled).length,
      });
      expect(moved.every(({ version }) => version === changed.priceVersion)).toBe(true);
    },
  );
});

describe('amountSteps', () => {
  let stripe: World;
  let sandbox: World;
  beforeAll(async () => {
    // Nothing is asked of it here.
    stripe = await openWorld(stripeSettings('http://127.0.0.1:9'));
    sandbox = await openWorld();
  });
  afterAll(() => Promise.all([stripe.close(), sandbox.close()]));

  /** A company that has the steps of onboarding before its first plan behind it. */
  async function inKuwait(world: World, status: CompanyStatus = 'Active'): Promise<Context> {
    const company = await world.company({ status });
    await world.services.database.inCompany(company.id, (db) =>
      db.query(`update companies set currency = 'KWD', completed_steps = '{Details,Theme}' where id = $1`, [
        company.id,
      ]),
    );
    return world.asAdmin(company);
  }

  const refusedIn = (field: string) => ({
    code: 'BAD_USER_INPUT',
    details: { fields: { [field]: expect.stringMatching(/^Cards pay KWD in steps of KWD.0\.010\.$/) } },
  });

  test.each([
    ['price', planOf({}, price({ price: 4255 }))],
    ['yearlyPrice', planOf({}, price({ price: 4250, yearlyPrice: 40_001 }))],
    ['setupFee', planOf({ setupFee: 1999 }, price({ price: 4250 }))],
  ])('a %s that Stripe can not charge is refused under its field', async (field, plan) => {
    const ctx = await inKuwait(stripe);
    await expect(createClientBillingPlan(ctx, plan, newId())).rejects.toMatchObject(refusedIn(field));
  });

  test('what it can charge is taken, and so is everything where the sandbox charges', async () => {
    const ctx = await inKuwait(stripe);
    const plan = planOf({ setupFee: 1990 }, price({ price: 4250, yearlyPrice: 40_000 }));
    await expect(createClientBillingPlan(ctx, plan, newId())).resolves.toMatchObject({ price: 4250 });
    const odd = planOf({}, price({ price: 4255 }));
    await expect(createClientBillingPlan(await inKuwait(sandbox), odd, newId())).resolves.toMatchObject({
      price: 4255,
    });
  });

  test('the same holds for a changed price, what it is foretold to mean, and other edits', async () => {
    const ctx = await inKuwait(stripe);
    const plan = await createClientBillingPlan(ctx, planOf({}, price({ price: 4250 })), newId());
    const { id, priceVersion, lockVersion } = plan;
    const odd = price({ price: 4251 });
    await expect(previewPlanPrice(ctx, id, odd)).rejects.toMatchObject(refusedIn('price'));
    await expect(
      changePlanPrice(ctx, { id, priceVersion, price: odd, subscribers: 'Keep' }, newId()),
    ).rejects.toMatchObject(refusedIn('price'));
    await expect(
      updateClientBillingPlan(ctx, id, lockVersion, details({ setupFee: 1001 })),
    ).rejects.toMatchObject(refusedIn('setupFee'));
  });

  test('onboarding’s first plan is held to it too', async () => {
    await expect(
      submitClientBilling(await inKuwait(stripe, 'Pending'), {
        name: 'Basic',
        price: 4251,
        interval: 'Month',
        trialDays: 0,
      }),
    ).rejects.toMatchObject(refusedIn('price'));
  });
});

describe('plan code', () => {
  test.each([
    ['Growth', 'growth'],
    ['Über Plan, 2!', 'uber-plan-2'],
    ['  --Pro--  ', 'pro'],
    ['成長プラン', 'plan'],
    ['X!!', 'plan'],
  ])('the code of %p is %p', (name, code) => {
    expect(codeFrom(name)).toBe(code);
  });

  test('a code is never longer than 50, nor ends in a hyphen', () => {
    const code = codeFrom(`${'a'.repeat(49)} and more`);
    expect(code).toBe('a'.repeat(49));
  });

  test('a code that is taken gets the first free number, within its 50 characters', () => {
    expect(freeCode('pro', new Set())).toBe('pro');
    expect(freeCode('pro', new Set(['pro', 'pro-2']))).toBe('pro-3');
    const long = 'a'.repeat(50);
    expect(freeCode(long, new Set([long]))).toBe(`${'a'.repeat(48)}-2`);
  });
});
