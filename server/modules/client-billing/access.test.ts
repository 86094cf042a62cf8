import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { startSubscription } from '../subscriptions/start';
import { createClientBillingPlan, duplicateClientBillingPlan } from './create';
import * as offer from './offer';
import { changePlanPrice, previewPlanPrice } from './price';
import { clientBillingPlans } from './service';
import { details, planOf, price } from './testing/plans';
import { updateClientBillingPlan } from './update';

let world: World;
let company: TestCompany;
let planId: string;
beforeAll(async () => {
  world = await openWorld();
  company = await world.company();
  planId = (await createClientBillingPlan(await world.asAdmin(company), planOf(), newId())).id;
});
afterAll(() => world.close());

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
