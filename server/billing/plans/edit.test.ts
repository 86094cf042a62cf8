import type { Context } from '../../platform';
import { companyChanges } from '../../company/internals';
import { newId } from '../../lib/ids';
import { createClientBillingPlan, duplicateClientBillingPlan } from './create.service';
import * as offer from './offer.service';
import { changePlanPrice, previewPlanPrice } from './price.service';
import { clientBillingPlans } from './plans.service';
import { updateClientBillingPlan } from './update.service';
import { startSubscription } from '../client-lifecycle/startSubscriptions';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { planDetails, planInput, planPrice } from '../../testing/factories/plans';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

describe('plan creation', () => {
  const permission = 'MANAGE_WHITE_LABELLED_CUSTOMER';
  const setUp = async () => fixture.signedIn(await fixture.company(), [permission, 'MANAGE_PAYMENTS']);

  test('appends the plan, derives its code from the name and makes the first active plan the default', async () => {
    const ctx = await setUp();
    const first = await createClientBillingPlan(
      ctx,
      planInput(
        { name: ' Growth  plan ', features: ['Reports', ''], setupFee: 500 },
        { yearlyPrice: 10_000 },
      ),
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
      activeClientCount: 0,
      mrr: 0,
      priceVersion: 1,
      lockVersion: 1,
    });
    const second = await createClientBillingPlan(ctx, planInput({ name: 'Growth plan' }), newId());
    expect(second).toMatchObject({ code: 'growth-plan-2', order: 2, isDefault: false });
  });

  test('rejects a new or duplicated plan beyond 500', async () => {
    const company = await fixture.company();
    const ctx = await fixture.signedIn(company, [permission, 'MANAGE_PAYMENTS']);
    const { id } = await createClientBillingPlan(ctx, planInput(), newId());
    await fixture.query(
      company,
      `insert into client_billing_plans (company_id, id, position, name, code, price, currency, interval)
       select current_company(), gen_random_uuid(), place, 'Plan ' || place, 'plan-' || place, 100, 'USD', 'Month'
       from generate_series(2, 499) place`,
    );
    await duplicateClientBillingPlan(ctx, id, newId());
    const limitError = {
      code: 'CONFLICT',
      message: expect.stringContaining('You can have at most 500 plans.'),
    };
    await expect(createClientBillingPlan(ctx, planInput(), newId())).rejects.toMatchObject(limitError);
    await expect(duplicateClientBillingPlan(ctx, id, newId())).rejects.toMatchObject(limitError);
  });

  test('does not make a draft the default', async () => {
    const ctx = await setUp();
    const draft = await createClientBillingPlan(ctx, planInput({ status: 'Draft' }), newId());
    expect(draft).toMatchObject({ status: 'Draft', isDefault: false });
  });

  test('publishes a company change for the go-live checklist', async () => {
    const ctx = await setUp();
    const events = companyChanges(ctx);
    await createClientBillingPlan(ctx, planInput(), newId());
    expect((await events.next()).value).toMatchObject({ type: 'companyChanged' });
    await events.return?.();
  });

  test('creates one plan for 50 concurrent requests with one key, and rejects the key for other input', async () => {
    const ctx = await setUp();
    const key = newId();
    const plans = await Promise.all(
      Array.from({ length: 50 }, () => createClientBillingPlan(ctx, planInput(), key)),
    );
    expect(new Set(plans.map(({ id }) => id)).size).toBe(1);
    expect(await clientBillingPlans(ctx)).toHaveLength(1);
    await expect(createClientBillingPlan(ctx, planInput({ name: 'Other' }), key)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  test('reports each invalid value in its field and adds no plan', async () => {
    const ctx = await setUp();
    await createClientBillingPlan(ctx, planInput({ code: 'taken' }), newId());
    const rejectedFields = async (input: ReturnType<typeof planInput>): Promise<string[]> => {
      const error: unknown = await createClientBillingPlan(ctx, input, newId()).catch((e: unknown) => e);
      expect(error).toMatchObject({ code: 'BAD_USER_INPUT' });
      return Object.keys((error as { details: { fields: object } }).details.fields);
    };
    expect(await rejectedFields(planInput({ name: 'ab', trialDays: 91, setupFee: 49 }))).toEqual([
      'name',
      'trialDays',
      'setupFee',
    ]);
    expect(await rejectedFields(planInput({ code: 'Not a code' }))).toEqual(['code']);
    expect(await rejectedFields(planInput({ code: 'TAKEN' }))).toEqual(['code']);
    expect(await rejectedFields(planInput({ features: Array.from({ length: 13 }, () => 'One') }))).toEqual([
      'features',
    ]);
    expect(await rejectedFields(planInput({}, { price: 49, intervalCount: 13 }))).toEqual([
      'price',
      'intervalCount',
    ]);
    expect(await rejectedFields(planInput({}, { interval: 'Year', intervalCount: 4 }))).toEqual([
      'intervalCount',
    ]);
    expect(await rejectedFields(planInput({}, { interval: 'Year', yearlyPrice: 1000 }))).toEqual([
      'yearlyPrice',
    ]);
    expect(await rejectedFields(planInput({}, { price: 2900, yearlyPrice: 0 }))).toEqual(['yearlyPrice']);
    expect(await rejectedFields(planInput({ status: 'Archived' }))).toEqual(['status']);
    expect(await clientBillingPlans(ctx)).toHaveLength(1);
  });

  test('duplicates a plan as a draft with the same values, a new name and a unique code', async () => {
    const ctx = await setUp();
    const input = planInput({ name: 'Pro', isPopular: true, trialDays: 7 }, { price: 0, intervalCount: 3 });
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

  test('shortens the longest name so that the copy suffix fits', async () => {
    const ctx = await setUp();
    const { id } = await createClientBillingPlan(ctx, planInput({ name: 'n'.repeat(64) }), newId());
    expect((await duplicateClientBillingPlan(ctx, id, newId())).name).toBe(`${'n'.repeat(57)} (copy)`);
  });
});

describe('updateClientBillingPlan', () => {
  async function setUp() {
    const ctx = await fixture.signedIn(await fixture.company(), ['MANAGE_WHITE_LABELLED_CUSTOMER']);
    return { ctx, plan: await createClientBillingPlan(ctx, planInput(), newId()) };
  }

  test('changes the details but not the price, and increments the lock version', async () => {
    const { ctx, plan } = await setUp();
    const updated = await updateClientBillingPlan(
      ctx,
      plan.id,
      1,
      planDetails({ name: 'Renamed', description: 'For many', isPopular: true, taxBehavior: 'Inclusive' }),
    );
    expect(updated).toMatchObject({
      name: 'Renamed',
      code: 'standard',
      description: 'For many',
      isPopular: true,
      taxBehavior: 'Inclusive',
      lockVersion: 2,
      priceVersion: 1,
    });
  });

  test('rejects a stale version with CONFLICT and the name of the operator who saved', async () => {
    const { ctx, plan } = await setUp();
    await updateClientBillingPlan(ctx, plan.id, 1, planDetails({ name: 'Mine' }));
    const staleUpdate = updateClientBillingPlan(ctx, plan.id, 1, planDetails({ name: 'Theirs' }));
    await expect(staleUpdate).rejects.toMatchObject({
      code: 'CONFLICT',
      message: `${ctx.viewer?.name} has changed this since you opened it.`,
      details: { conflict: { kind: 'Stale', changedBy: ctx.viewer?.name, changedAt: expect.any(Date) } },
    });
    expect(await updateClientBillingPlan(ctx, plan.id, 2, planDetails({ name: 'Mine' }))).toMatchObject({
      name: 'Mine',
      lockVersion: 2,
    });
  });

  test('rejects one of two concurrent updates', async () => {
    const { ctx, plan } = await setUp();
    const results = await Promise.allSettled(
      ['One', 'Two'].map((tag) =>
        updateClientBillingPlan(ctx, plan.id, 1, planDetails({ name: `Plan ${tag}` })),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test("rejects another plan's code and accepts the plan's current code", async () => {
    const { ctx, plan } = await setUp();
    await createClientBillingPlan(ctx, planInput({ code: 'other' }), newId());
    const conflictingUpdate = updateClientBillingPlan(ctx, plan.id, 1, planDetails({ code: 'other' }));
    await expect(conflictingUpdate).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { code: expect.any(String) } },
    });
    const accepted = await updateClientBillingPlan(
      ctx,
      plan.id,
      1,
      planDetails({ code: 'standard', trialDays: 5 }),
    );
    expect(accepted).toMatchObject({ code: 'standard', trialDays: 5 });
  });
});

describe('plan access', () => {
  let company: TestCompany;
  let planId: string;
  beforeAll(async () => {
    company = await fixture.company();
    planId = (await createClientBillingPlan(await fixture.signedIn(company), planInput(), newId())).id;
  });

  type Operation = (ctx: Context, id: string) => Promise<unknown>;

  const planOperations: [string, Operation][] = [
    ['previewPlanPrice', (ctx, id) => previewPlanPrice(ctx, id, planPrice())],
    [
      'changePlanPrice',
      (ctx, id) =>
        changePlanPrice(ctx, { id, priceVersion: 1, price: planPrice(), subscribers: 'Now' }, newId()),
    ],
    [
      'updateClientBillingPlan',
      (ctx, id) => updateClientBillingPlan(ctx, id, 1, planDetails({ name: 'Other' })),
    ],
    ['duplicateClientBillingPlan', (ctx, id) => duplicateClientBillingPlan(ctx, id, newId())],
    ['activateClientBillingPlan', offer.activateClientBillingPlan],
    ['archiveClientBillingPlan', offer.archiveClientBillingPlan],
    ['deleteClientBillingPlan', offer.deleteClientBillingPlan],
    ['setDefaultClientBillingPlan', offer.setDefaultClientBillingPlan],
    ['reorderClientBillingPlans', (ctx, id) => offer.reorderClientBillingPlans(ctx, [id])],
  ];

  const allOperations: [string, Operation][] = [
    ...planOperations,
    ['clientBillingPlans', (ctx) => clientBillingPlans(ctx)],
    ['createClientBillingPlan', (ctx) => createClientBillingPlan(ctx, planInput(), newId())],
  ];

  const listPlans = async (): Promise<unknown> => clientBillingPlans(await fixture.signedIn(company));

  test.each(allOperations)('%s requires MANAGE_WHITE_LABELLED_CUSTOMER', async (_name, operation) => {
    const ctx = await fixture.signedIn(company, [
      'MANAGE_SETTINGS',
      'MANAGE_PAYMENTS',
      'MANAGE_CLIENT_MANAGEMENT',
    ]);
    const before = await listPlans();
    await expect(operation(ctx, planId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await listPlans()).toEqual(before);
  });

  test.each(planOperations)(
    "%s throws NOT_FOUND for another company's plan and for unknown ids",
    async (_name, operation) => {
      const ctx = await fixture.signedIn(await fixture.company(), ['MANAGE_WHITE_LABELLED_CUSTOMER']);
      const before = await listPlans();
      for (const id of [planId, newId(), 'nonsense', '']) {
        await expect(operation(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
      expect(await listPlans()).toEqual(before);
    },
  );

  test('clientBillingPlans and previewPlanPrice hide amounts, but not client counts, without MANAGE_PAYMENTS', async () => {
    const other = await fixture.company();
    const admin = await fixture.signedIn(other);
    const plan = await createClientBillingPlan(admin, planInput(), newId());
    const client = await fixture.client(other);
    await fixture.inCompany(other, (db) =>
      startSubscription(db, other.id, { clientId: client.id, planId: plan.id, at: new Date() }),
    );
    const counts = { clientCount: 1, activeClientCount: 1, isUnused: false };
    await expect(clientBillingPlans(admin)).resolves.toMatchObject([{ ...counts, mrr: 1000 }]);
    const ctx = await fixture.signedIn(other, ['MANAGE_WHITE_LABELLED_CUSTOMER']);
    await expect(clientBillingPlans(ctx)).resolves.toMatchObject([{ ...counts, mrr: null }]);
    await expect(previewPlanPrice(ctx, plan.id, planPrice({ price: 2000 }))).resolves.toMatchObject({
      clientCount: 1,
      mrr: null,
      mrrAfter: null,
      chargedNow: null,
    });
  });
});
