import { newId } from '../../lib/ids';
import { clientBillingPlans } from '../plans/plans.service';
import { updateClientBillingPlan } from '../plans/update.service';
import { addClientCard } from '../cards/cards.service';
import { startClientSubscription } from '../cards/subscribe.service';
import type { BillingSetup } from '../cards/testing/billingSetup';
import { createStripeHarness, type StripeHarness } from '../provider-events/testing/providerHarness';
import { startSubscriptionSync } from './jobs';
import { syncSubscriptions } from './sync';
import { planDetails } from '../../testing/factories/plans';

let stripeSetup: StripeHarness;
beforeAll(async () => void (stripeSetup = await createStripeHarness()));
afterAll(() => stripeSetup.close());

const startSubscription = async (setup: BillingSetup): Promise<void> => {
  const { ctx, client, plan } = setup;
  const token = await stripeSetup.createToken(setup, 'pays');
  await startClientSubscription(ctx, { clientId: client.id, planId: plan.id, token }, newId());
};

const loadSyncStates = (setup: BillingSetup) =>
  stripeSetup.fixture.query<{ needsSync: boolean }>(
    setup.company,
    'select needs_sync as "needsSync" from subscriptions',
  );

describe('subscription sync with Stripe', () => {
  test('syncs a new subscription once, and not after Stripe renews it', async () => {
    const setup = await stripeSetup.setUpBilling();
    await startSubscription(setup);
    expect(await loadSyncStates(setup)).toEqual([{ needsSync: true }]);
    await stripeSetup.runQueuedJobs(setup);
    await stripeSetup.advanceMonth(setup);
    expect(await loadSyncStates(setup)).toEqual([{ needsSync: false }]);
  });

  test('syncs again when the default card changes', async () => {
    const setup = await stripeSetup.setUpBilling();
    await startSubscription(setup);
    await stripeSetup.runQueuedJobs(setup);
    const token = await stripeSetup.createToken(setup, 'pays');
    await addClientCard(setup.ctx, { clientId: setup.client.id, token }, newId());
    expect(await loadSyncStates(setup)).toEqual([{ needsSync: true }]);
    await stripeSetup.runQueuedJobs(setup);
    const store = stripeSetup.server.stripe.store(await stripeSetup.accountOf(setup.company));
    const [card] = await stripeSetup.fixture.query<{ reference: string }>(
      setup.company,
      'select provider_reference as reference from client_cards where is_default',
    );
    expect(store.all('subscription')[0]?.default_payment_method).toBe(card?.reference);
  });

  test.each([
    ['the plan is renamed', { name: 'Growth Plus' }],
    ['the tax behavior of the plan changes', { taxBehavior: 'Exclusive' }],
  ] as const)('syncs again without a charge when %s', async (_case, change) => {
    const setup = await stripeSetup.setUpBilling();
    await startSubscription(setup);
    await stripeSetup.runQueuedJobs(setup);
    const ctx = await stripeSetup.fixture.signedIn(setup.company);
    const [plan] = await clientBillingPlans(ctx);
    const edited = planDetails({ name: plan?.name, code: plan?.code, ...change });
    await updateClientBillingPlan(ctx, setup.plan.id, plan?.lockVersion ?? 0, edited);
    expect(await loadSyncStates(setup)).toEqual([{ needsSync: true }]);
    await stripeSetup.runQueuedJobs(setup);
    const store = stripeSetup.server.stripe.store(await stripeSetup.accountOf(setup.company));
    expect([store.all('product')[0]?.name, store.all('price')[0]?.tax_behavior]).toEqual(
      'name' in change ? [change.name, 'unspecified'] : [plan?.name, 'exclusive'],
    );
    expect([store.all('price').length, store.all('charge').length]).toEqual([1, 1]);
    expect(await loadSyncStates(setup)).toEqual([{ needsSync: false }]);
  });

  test('does not sync again when other plan details change', async () => {
    const setup = await stripeSetup.setUpBilling();
    await startSubscription(setup);
    await stripeSetup.runQueuedJobs(setup);
    const ctx = await stripeSetup.fixture.signedIn(setup.company);
    const [plan] = await clientBillingPlans(ctx);
    const edited = planDetails({ name: plan?.name, code: plan?.code, description: 'For many' });
    await updateClientBillingPlan(ctx, setup.plan.id, plan?.lockVersion ?? 0, edited);
    expect(await loadSyncStates(setup)).toEqual([{ needsSync: false }]);
  });

  test('charges once when a sync is interrupted and retried', async () => {
    const setup = await stripeSetup.setUpBilling();
    await startSubscription(setup);
    stripeSetup.server.stripe.failureMode = 'response lost';
    await expect(syncSubscriptions(stripeSetup.fixture.services, setup.company.id)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    stripeSetup.server.stripe.failureMode = 'none';
    await stripeSetup.runQueuedJobs(setup);
    const store = stripeSetup.server.stripe.store(await stripeSetup.accountOf(setup.company));
    expect([store.all('subscription').length, store.all('charge').length]).toEqual([1, 1]);
    expect(await stripeSetup.fixture.query(setup.company, 'select status from payments')).toEqual([
      { status: 'Succeeded' },
    ]);
  });

  test('syncs as soon as a subscription is created', async () => {
    const setup = await stripeSetup.setUpBilling();
    await startSubscriptionSync(stripeSetup.fixture.services);
    const paymentEvents = stripeSetup.fixture.services.events.subscribe('paymentRecorded', setup.company.id);
    await startSubscription(setup);
    await paymentEvents.next();
    await paymentEvents.return?.();
    expect(await stripeSetup.fixture.query(setup.company, 'select status from payments')).toEqual([
      { status: 'Succeeded' },
    ]);
  });
});
