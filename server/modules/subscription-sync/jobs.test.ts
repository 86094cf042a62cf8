import { newId } from '../../lib/ids';
import { clientBillingPlans } from '../client-billing/service';
import { details } from '../client-billing/testing/plans';
import { updateClientBillingPlan } from '../client-billing/update';
import { addClientCard } from '../client-cards/cards';
import { startClientSubscription } from '../client-cards/subscribe';
import { queryCompany, type BillingSetup } from '../client-cards/testing/billingSetup';
import { openStripeSide, type StripeSide } from '../provider-events/testing/sides';
import { startSyncing } from './jobs';
import { syncSubscriptions } from './sync';

let side: StripeSide;
beforeAll(async () => void (side = await openStripeSide()));
afterAll(() => side.close());

const begin = async (stage: BillingSetup): Promise<void> => {
  const { ctx, client, plan } = stage;
  const token = await side.token(stage, 'pays');
  await startClientSubscription(ctx, { clientId: client.id, planId: plan.id, token }, newId());
};

const outOfStep = (stage: BillingSetup) =>
  queryCompany<{ waits: boolean }>(side.world, stage, 'select needs_sync as waits from subscriptions');

describe('Stripe is told of a subscription', () => {
  test('once, and of nothing that it has done by itself', async () => {
    const stage = await side.open();
    await begin(stage);
    expect(await outOfStep(stage)).toEqual([{ waits: true }]);
    await side.settle(stage);
    await side.passMonth(stage);
    expect(await outOfStep(stage)).toEqual([{ waits: false }]);
  });

  test('again when another card is to be charged', async () => {
    const stage = await side.open();
    await begin(stage);
    await side.settle(stage);
    const token = await side.token(stage, 'pays');
    await addClientCard(stage.ctx, { clientId: stage.client.id, token }, newId());
    expect(await outOfStep(stage)).toEqual([{ waits: true }]);
    await side.settle(stage);
    const book = side.server.stripe.store(await side.accountOf(stage.company));
    const [card] = await queryCompany<{ reference: string }>(
      side.world,
      stage,
      'select provider_reference as reference from client_cards where is_default',
    );
    expect(book.all('subscription')[0]?.default_payment_method).toBe(card?.reference);
  });

  test.each([
    ['its plan is called something else', { name: 'Growth Plus' }],
    ['something else is said of tax', { taxBehavior: 'Exclusive' }],
  ] as const)('again when %s, and charges nothing for it', async (_what, change) => {
    const stage = await side.open();
    await begin(stage);
    await side.settle(stage);
    const ctx = await side.world.asAdmin(stage.company);
    const [plan] = await clientBillingPlans(ctx);
    const edited = details({ name: plan?.name, code: plan?.code, ...change });
    await updateClientBillingPlan(ctx, stage.plan.id, plan?.lockVersion ?? 0, edited);
    expect(await outOfStep(stage)).toEqual([{ waits: true }]);
    await side.settle(stage);
    const book = side.server.stripe.store(await side.accountOf(stage.company));
    expect([book.all('product')[0]?.name, book.all('price')[0]?.tax_behavior]).toEqual(
      'name' in change ? [change.name, 'unspecified'] : [plan?.name, 'exclusive'],
    );
    expect([book.all('price').length, book.all('charge').length]).toEqual([1, 1]);
    expect(await outOfStep(stage)).toEqual([{ waits: false }]);
  });

  test('not again when anything else of its plan changes', async () => {
    const stage = await side.open();
    await begin(stage);
    await side.settle(stage);
    const ctx = await side.world.asAdmin(stage.company);
    const [plan] = await clientBillingPlans(ctx);
    const edited = details({ name: plan?.name, code: plan?.code, description: 'For many' });
    await updateClientBillingPlan(ctx, stage.plan.id, plan?.lockVersion ?? 0, edited);
    expect(await outOfStep(stage)).toEqual([{ waits: false }]);
  });

  test('after it was away, without charging twice', async () => {
    const stage = await side.open();
    await begin(stage);
    side.server.stripe.failureMode = 'cut off after the work';
    await expect(syncSubscriptions(side.world.services, stage.company.id)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    side.server.stripe.failureMode = 'none';
    await side.settle(stage);
    const book = side.server.stripe.store(await side.accountOf(stage.company));
    expect([book.all('subscription').length, book.all('charge').length]).toEqual([1, 1]);
    expect(await queryCompany(side.world, stage, 'select status from payments')).toEqual([
      { status: 'Succeeded' },
    ]);
  });

  test('by the queue, as soon as it is written', async () => {
    const stage = await side.open();
    await startSyncing(side.world.services);
    const told = side.world.services.events.subscribe('paymentRecorded', stage.company.id);
    await begin(stage);
    await told.next();
    await told.return?.();
    expect(await queryCompany(side.world, stage, 'select status from payments')).toEqual([
      { status: 'Succeeded' },
    ]);
  });
});
