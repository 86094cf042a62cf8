import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import { createClientBillingPlan, duplicateClientBillingPlan } from './create';
import * as offer from './offer';
import { changePlanPrice, previewPlanPrice } from './price';
import { clientBillingPlans } from './service';
import { details, planOf, price } from './testing/plans';
import { updateClientBillingPlan } from './update';
import { companyChanges } from '../company/service';
import { startSubscription } from '../subscriptions/start';
import { openWorld, type TestCompany, type World } from '../../testing/world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

describe('create', () => {
  const flag = 'MANAGE_WHITE_LABELLED_CUSTOMER';
  const start = async () => world.as(await world.company(), flag, 'MANAGE_PAYMENTS');

  test('a plan is added after the others, with a code made from its name, and the first active one is the default', async () => {
    const ctx = await start();
    const first = await createClientBillingPlan(
      ctx,
      planOf({ name: ' Growth  plan ', features: ['Reports', ''], setupFee: 500 }, { yearlyPrice: 10_000 }),
      newId(),
    );
    expect(first).toMatchObject({
      name: 'Growth plan',
      code: 'growth-plan',
      features: ['Reports'],
      price: 1000,
      currency: 'USD',
      yearlyPrice: 10_000,
      setupFee: 500,
      order: 1,
      status: 'Active',
      isDefault: true,
      isUnused: true,
      clientCount: 0,
      activeClientsCount: 0,
      mrr: 0,
      priceVersion: 1,
      lockVersion: 1,
    });
    const second = await createClientBillingPlan(ctx, planOf({ name: 'Growth plan' }), newId());
    expect(second).toMatchObject({ code: 'growth-plan-2', order: 2, isDefault: false });
  });

  test('500 plans are enough', async () => {
    const company = await world.company();
    const ctx = await world.as(company, flag, 'MANAGE_PAYMENTS');
    const { id } = await createClientBillingPlan(ctx, planOf(), newId());
    await world.services.database.inCompany(company.id, (db) =>
      db.query(
        `insert into client_billing_plans (company_id, id, position, name, code, price, currency, interval)
       select current_company(), gen_random_uuid(), place, 'Plan ' || place, 'plan-' || place, 100, 'USD', 'Month'
       from generate_series(2, 499) place`,
      ),
    );
    await duplicateClientBillingPlan(ctx, id, newId());
    const oneMore = { code: 'CONFLICT', message: expect.stringContaining('You have 500 plans') };
    await expect(createClientBillingPlan(ctx, planOf(), newId())).rejects.toMatchObject(oneMore);
    await expect(duplicateClientBillingPlan(ctx, id, newId())).rejects.toMatchObject(oneMore);
  });

  test('a draft is no default', async () => {
    const ctx = await start();
    const draft = await createClientBillingPlan(ctx, planOf({ status: 'Draft' }), newId());
    expect(draft).toMatchObject({ status: 'Draft', isDefault: false });
  });

  test('the checklist hears of it at once', async () => {
    const ctx = await start();
    const heard = companyChanges(ctx);
    await createClientBillingPlan(ctx, planOf(), newId());
    expect((await heard.next()).value).toMatchObject({ type: 'companyChanged' });
    await heard.return?.();
  });

  test('50 parallel presses make one plan, and the same key with another body is an error', async () => {
    const ctx = await start();
    const key = newId();
    const made = await Promise.all(
      Array.from({ length: 50 }, () => createClientBillingPlan(ctx, planOf(), key)),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await clientBillingPlans(ctx)).toHaveLength(1);
    await expect(createClientBillingPlan(ctx, planOf({ name: 'Other' }), key)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  test('what makes no sense is refused under its field, and nothing is added', async () => {
    const ctx = await start();
    await createClientBillingPlan(ctx, planOf({ code: 'taken' }), newId());
    const refused = async (input: ReturnType<typeof planOf>): Promise<string[]> => {
      const error: unknown = await createClientBillingPlan(ctx, input, newId()).catch((e: unknown) => e);
      expect(error).toMatchObject({ code: 'BAD_USER_INPUT' });
      return Object.keys((error as { details: { fields: object } }).details.fields);
    };
    expect(await refused(planOf({ name: 'ab', trialDays: 91, setupFee: 49 }))).toEqual([
      'name',
      'trialDays',
      'setupFee',
    ]);
    expect(await refused(planOf({ code: 'Not a code' }))).toEqual(['code']);
    expect(await refused(planOf({ code: 'TAKEN' }))).toEqual(['code']);
    expect(await refused(planOf({ features: Array.from({ length: 13 }, () => 'One') }))).toEqual([
      'features',
    ]);
    expect(await refused(planOf({}, { price: 49, intervalCount: 13 }))).toEqual(['price', 'intervalCount']);
    expect(await refused(planOf({}, { interval: 'Year', intervalCount: 4 }))).toEqual(['intervalCount']);
    expect(await refused(planOf({}, { interval: 'Year', yearlyPrice: 1000 }))).toEqual(['yearlyPrice']);
    expect(await refused(planOf({}, { price: 2900, yearlyPrice: 0 }))).toEqual(['yearlyPrice']);
    expect(await refused(planOf({ status: 'Archived' }))).toEqual(['status']);
    expect(await clientBillingPlans(ctx)).toHaveLength(1);
  });

  test('a copy has the same values, a name and a code of its own, and is a draft', async () => {
    const ctx = await start();
    const input = planOf({ name: 'Pro', isPopular: true, trialDays: 7 }, { price: 0, intervalCount: 3 });
    const original = await createClientBillingPlan(ctx, input, newId());
    const key = newId();
    const copy = await duplicateClientBillingPlan(ctx, original.id, key);
    expect(copy).toMatchObject({
      name: 'Pro (copy)',
      code: 'pro-2',
      status: 'Draft',
      isDefault: false,
      isPopular: true,
      trialDays: 7,
      price: 0,
      intervalCount: 3,
      order: 2,
    });
    expect(await duplicateClientBillingPlan(ctx, original.id, key)).toEqual(copy);
    expect(await clientBillingPlans(ctx)).toHaveLength(2);
  });

  test('the longest name leaves room for saying that it is a copy', async () => {
    const ctx = await start();
    const { id } = await createClientBillingPlan(ctx, planOf({ name: 'n'.repeat(64) }), newId());
    expect((await duplicateClientBillingPlan(ctx, id, newId())).name).toBe(`${'n'.repeat(57)} (copy)`);
  });
});

describe('update', () => {
  async function start() {
    const ctx = await world.as(await world.company(), 'MANAGE_WHITE_LABELLED_CUSTOMER');
    return { ctx, plan: await createClientBillingPlan(ctx, planOf(), newId()) };
  }

  test('everything but the price is changed, and the version counts up', async () => {
    const { ctx, plan } = await start();
    const changed = await updateClientBillingPlan(
      ctx,
      plan.id,
      1,
      details({ name: 'Renamed', description: 'For many', isPopular: true, taxBehavior: 'Inclusive' }),
    );
    expect(changed).toMatchObject({
      name: 'Renamed',
      code: 'standard',
      description: 'For many',
      isPopular: true,
      taxBehavior: 'Inclusive',
      lockVersion: 2,
      priceVersion: 1,
    });
  });

  test('who has read before somebody else saved is told who it was, and changes nothing', async () => {
    const { ctx, plan } = await start();
    await updateClientBillingPlan(ctx, plan.id, 1, details({ name: 'Mine' }));
    const late = updateClientBillingPlan(ctx, plan.id, 1, details({ name: 'Theirs' }));
    await expect(late).rejects.toMatchObject({
      code: 'CONFLICT',
      message: `${ctx.viewer?.name} has changed this plan since you opened it.`,
      details: { conflict: { kind: 'Stale', changedBy: ctx.viewer?.name, changedAt: expect.any(Date) } },
    });
    expect(await updateClientBillingPlan(ctx, plan.id, 2, details({ name: 'Mine' }))).toMatchObject({
      name: 'Mine',
      lockVersion: 2,
    });
  });

  test('of two who save at once, one is told', async () => {
    const { ctx, plan } = await start();
    const answers = await Promise.allSettled(
      ['One', 'Two'].map((tag) => updateClientBillingPlan(ctx, plan.id, 1, details({ name: `Plan ${tag}` }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test("another plan's code is refused, its own is not", async () => {
    const { ctx, plan } = await start();
    await createClientBillingPlan(ctx, planOf({ code: 'other' }), newId());
    const taking = updateClientBillingPlan(ctx, plan.id, 1, details({ code: 'other' }));
    await expect(taking).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { code: expect.any(String) } },
    });
    const own = await updateClientBillingPlan(ctx, plan.id, 1, details({ code: 'standard', trialDays: 5 }));
    expect(own).toMatchObject({ code: 'standard', trialDays: 5 });
  });
});

describe('access', () => {
  let company: TestCompany;
  let planId: string;
  beforeAll(async () => {
    company = await world.company();
    planId = (await createClientBillingPlan(await world.asAdmin(company), planOf(), newId())).id;
  });

  type Call = (ctx: Context, id: string) => Promise<unknown>;

  const withId: [string, Call][] = [
    ['previewPlanPrice', (ctx, id) => previewPlanPrice(ctx, id, price())],
    [
      'changePlanPrice',
      (ctx, id) => changePlanPrice(ctx, { id, priceVersion: 1, price: price(), subscribers: 'Now' }, newId()),
    ],
    ['updateClientBillingPlan', (ctx, id) => updateClientBillingPlan(ctx, id, 1, details({ name: 'Other' }))],
    ['duplicateClientBillingPlan', (ctx, id) => duplicateClientBillingPlan(ctx, id, newId())],
    ['activateClientBillingPlan', offer.activateClientBillingPlan],
    ['archiveClientBillingPlan', offer.archiveClientBillingPlan],
    ['deleteClientBillingPlan', offer.deleteClientBillingPlan],
    ['setDefaultClientBillingPlan', offer.setDefaultClientBillingPlan],
    ['reorderClientBillingPlans', (ctx, id) => offer.reorderClientBillingPlans(ctx, [id])],
  ];

  const all: [string, Call][] = [
    ...withId,
    ['clientBillingPlans', (ctx) => clientBillingPlans(ctx)],
    ['createClientBillingPlan', (ctx) => createClientBillingPlan(ctx, planOf(), newId())],
  ];

  const kept = async (): Promise<unknown> => clientBillingPlans(await world.asAdmin(company));

  test.each(all)('%s is refused without the flag', async (_name, call) => {
    const ctx = await world.as(company, 'MANAGE_SETTINGS', 'MANAGE_PAYMENTS', 'MANAGE_CLIENT_MANAGEMENT');
    const before = await kept();
    await expect(call(ctx, planId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await kept()).toEqual(before);
  });

  test.each(withId)(
    "%s finds neither another company's plan, nor a missing one, nor nonsense",
    async (_name, call) => {
      const ctx = await world.as(await world.company(), 'MANAGE_WHITE_LABELLED_CUSTOMER');
      const before = await kept();
      for (const id of [planId, newId(), 'nonsense', '']) {
        await expect(call(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
      expect(await kept()).toEqual(before);
    },
  );

  test('who may not see payments sees who has a plan, but not what it earns', async () => {
    const other = await world.company();
    const admin = await world.asAdmin(other);
    const plan = await createClientBillingPlan(admin, planOf(), newId());
    const client = await world.client(other);
    await world.services.database.inCompany(other.id, (db) =>
      startSubscription(db, other.id, { clientId: client.id, planId: plan.id, at: new Date() }),
    );
    const counts = { clientCount: 1, activeClientsCount: 1, isUnused: false };
    await expect(clientBillingPlans(admin)).resolves.toMatchObject([{ ...counts, mrr: 1000 }]);
    const ctx = await world.as(other, 'MANAGE_WHITE_LABELLED_CUSTOMER');
    await expect(clientBillingPlans(ctx)).resolves.toMatchObject([{ ...counts, mrr: null }]);
    await expect(previewPlanPrice(ctx, plan.id, price({ price: 2000 }))).resolves.toMatchObject({
      clientCount: 1,
      mrr: null,
      mrrAfter: null,
      chargedNow: null,
    });
  });
});
