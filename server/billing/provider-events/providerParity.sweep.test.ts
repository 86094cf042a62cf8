import { newId } from '../../lib/ids';
import { isSlowRun } from '../../testing/repetitions';
import { systemContext } from '../../platform';
import type { TestCard } from '../../platform/testing';
import { addClientCard } from '../cards/cards.service';
import { startClientSubscription } from '../cards/subscribe.service';
import type { BillingSetup } from '../cards/testing/billingSetup';
import { applyCommand } from '../client-lifecycle/applyCommand';
import { refundPayment } from '../payments/refund.service';
import { createSandboxHarness, createStripeHarness, type ProviderHarness } from './testing/providerHarness';
import { setClockAhead } from '../../testing/factories/companies';
import { insertPlan } from '../../testing/factories/plans';

describe.each([
  ['the sandbox', createSandboxHarness],
  ['Stripe', createStripeHarness as () => Promise<ProviderHarness>],
])('billing with %s', (name, createHarness) => {
  // With Stripe, tests that use this function run only in the slow run.
  const sandboxTest = (title: string, run: () => Promise<void>): void => {
    if (isSlowRun || name === 'the sandbox') test(title, run);
  };
  let harness: ProviderHarness;
  let setup: BillingSetup;
  beforeAll(async () => void (harness = await createHarness()));
  afterAll(() => harness.close());
  beforeEach(async () => void (setup = await harness.setUpBilling()));

  const subscribeClient = async (card: TestCard): Promise<void> => {
    const { ctx, client, plan } = setup;
    const input = { clientId: client.id, planId: plan.id, token: await harness.createToken(setup, card) };
    await startClientSubscription(ctx, input, newId());
    await harness.runQueuedJobs(setup);
  };

  const addCard = async (card: TestCard): Promise<void> => {
    const { ctx, client } = setup;
    await addClientCard(ctx, { clientId: client.id, token: await harness.createToken(setup, card) }, newId());
    await harness.runQueuedJobs(setup);
  };

  const payments = () =>
    harness.fixture.query<{ status: string; amount: number; refunded: number; attempts: number }>(
      setup.company,
      `select status, amount, amount_refunded as refunded, attempt_count as attempts
       from payments order by created_at, id`,
    );
  const statuses = async () => (await payments()).map(({ status }) => status);
  const clientStatus = async () =>
    (await harness.fixture.query<{ status: string }>(setup.company, 'select status from clients'))[0]?.status;

  test('charges a new subscription once', async () => {
    await subscribeClient('pays');
    await harness.runQueuedJobs(setup);
    expect(await payments()).toEqual([{ status: 'Succeeded', amount: 1000, refunded: 0, attempts: 1 }]);
    expect(await clientStatus()).toBe('Active');
  });

  // This test precedes those that advance the provider's clock, so that the provider's clock is not ahead of
  // the company's.
  sandboxTest(
    'charges the setup fee of a more expensive plan immediately and its price a month later',
    async () => {
      await subscribeClient('pays');
      const { company, client } = setup;
      const { database } = harness.fixture.services;
      const { id: planId } = await insertPlan(database, company, { price: 3000, setupFee: 500 });
      await database.inCompany(company.id, (db) =>
        applyCommand(db, company.id, { kind: 'ChangePlan', planId }, [client.id], systemContext(company.id)),
      );
      await harness.runQueuedJobs(setup);
      await harness.runQueuedJobs(setup);
      const loadPriceState = () =>
        harness.fixture.query(
          setup.company,
          'select unopened is null as open, setup_fee as fee from subscriptions',
        );
      expect(await loadPriceState()).toEqual([{ open: true, fee: 0 }]);
      expect((await payments()).map(({ status, amount }) => [status, amount])).toEqual([
        ['Succeeded', 1000],
        ['Succeeded', 500],
      ]);
      await harness.advanceMonth(setup);
      await harness.runQueuedJobs(setup);
      expect((await payments()).map(({ amount }) => amount)).toEqual([1000, 500, 3000]);
    },
  );

  sandboxTest('charges a renewal once after a month', async () => {
    await subscribeClient('pays');
    await harness.advanceMonth(setup);
    await harness.runQueuedJobs(setup);
    expect(await statuses()).toEqual(['Succeeded', 'Succeeded']);
  });

  test('makes the client past due on a declined first payment until another card pays', async () => {
    await subscribeClient('declinedLater');
    expect([await statuses(), await clientStatus()]).toEqual([['Failed'], 'PastDue']);
    await addCard('pays');
    expect([await statuses(), await clientStatus()]).toEqual([['Succeeded'], 'Active']);
  });

  test('makes the client past due on a declined renewal until a retry succeeds', async () => {
    await subscribeClient('pays');
    await addCard('declinedLater');
    await harness.advanceMonth(setup);
    expect([await statuses(), await clientStatus()]).toEqual([['Succeeded', 'Failed'], 'PastDue']);
    await addCard('pays');
    await harness.advanceDays(setup, 4);
    expect([await statuses(), await clientStatus()]).toEqual([['Succeeded', 'Succeeded'], 'Active']);
  });

  const loadSubscription = () =>
    harness.fixture.query<{ status: string; days: number; charged: boolean; fee: number }>(
      setup.company,
      `select status, extract(day from current_period_start - started_at)::integer > 27 as "isLater",
         billed_until = current_period_end as charged, setup_fee as fee, current_period_end > company_now() as runs
       from subscriptions where ended_at is null`,
    );

  sandboxTest('renews a free plan without a payment', async () => {
    setup = await harness.setUpBilling({ plan: { price: 0 } });
    await subscribeClient('pays');
    expect(await loadSubscription()).toEqual([
      { status: 'Active', isLater: false, charged: true, fee: 0, runs: true },
    ]);
    await setClockAhead(harness.fixture, setup.company, '40 days');
    await harness.advanceDays(setup, 40);
    expect(await loadSubscription()).toEqual([
      { status: 'Active', isLater: true, charged: true, fee: 0, runs: true },
    ]);
    expect(await payments()).toEqual([]);
  });

  test('charges the setup fee of a free plan once', async () => {
    setup = await harness.setUpBilling({ plan: { price: 0, setupFee: 700 } });
    await subscribeClient('pays');
    await harness.runQueuedJobs(setup);
    expect(await payments()).toEqual([{ status: 'Succeeded', amount: 700, refunded: 0, attempts: 1 }]);
    expect(await loadSubscription()).toMatchObject([{ charged: true, fee: 0 }]);
  });

  test('refunds once for a repeated idempotency key and updates the payment', async () => {
    await subscribeClient('pays');
    const [payment] = await harness.fixture.query<{ id: string }>(setup.company, 'select id from payments');
    const input = { id: payment?.id ?? '', amount: 400, reason: 'CustomerRequest' } as const;
    const key = newId();
    await refundPayment(setup.ctx, input, key);
    await refundPayment(setup.ctx, input, key);
    await harness.runQueuedJobs(setup);
    await harness.runQueuedJobs(setup);
    expect(await payments()).toMatchObject([{ status: 'PartiallyRefunded', amount: 1000, refunded: 400 }]);
    expect(await harness.fixture.query(setup.company, 'select amount, status from refunds')).toEqual([
      { amount: 400, status: 'Succeeded' },
    ]);
  });
});
