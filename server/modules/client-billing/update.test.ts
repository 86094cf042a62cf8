import { newId } from '../../lib/ids';
import { openWorld, type World } from '../../testing/world';
import { createClientBillingPlan } from './create';
import { details, planOf } from './testing/plans';
import { updateClientBillingPlan } from './update';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

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
