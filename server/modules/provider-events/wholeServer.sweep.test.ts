import { newId } from '../../lib/ids';
import { isSlowRun } from '../../testing/repetitions';
import { insertPlan } from '../../testing/insertPlan';
import { systemContext } from '../audit/systemContext';
import { addClientCard } from '../client-cards/cards';
import { startClientSubscription } from '../client-cards/subscribe';
import { setClockAhead } from '../client-cards/testing/clock';
import { queryCompany, type BillingSetup } from '../client-cards/testing/billingSetup';
import { applyCommand } from '../client-lifecycle/applyCommand';
import { refundPayment } from '../payments/refund';
import type { TestCard } from '../../card-provider/testing/providerFixtures';
import { openSandboxSide, openStripeSide, type Side } from './testing/sides';

describe.each([
  ['the sandbox', openSandboxSide],
  ['Stripe', openStripeSide as () => Promise<Side>],
])('with %s', (name, openSide) => {
  // The gate tries these with the sandbox alone.
  const sandboxTest = (title: string, run: () => Promise<void>): void => {
    if (isSlowRun || name === 'the sandbox') test(title, run);
  };
  let side: Side;
  let stage: BillingSetup;
  beforeAll(async () => void (side = await openSide()));
  afterAll(() => side.close());
  beforeEach(async () => void (stage = await side.open()));

  const begin = async (card: TestCard): Promise<void> => {
    const { ctx, client, plan } = stage;
    const input = { clientId: client.id, planId: plan.id, token: await side.token(stage, card) };
    await startClientSubscription(ctx, input, newId());
    await side.settle(stage);
  };

  const give = async (card: TestCard): Promise<void> => {
    const { ctx, client } = stage;
    await addClientCard(ctx, { clientId: client.id, token: await side.token(stage, card) }, newId());
    await side.settle(stage);
  };

  const payments = () =>
    queryCompany<{ status: string; amount: number; refunded: number; attempts: number }>(
      side.world,
      stage,
      `select status, amount, amount_refunded as refunded, attempt_count as attempts
       from payments order by created_at, id`,
    );
  const statuses = async () => (await payments()).map(({ status }) => status);
  const clientStatus = async () =>
    (await queryCompany<{ status: string }>(side.world, stage, 'select status from clients'))[0]?.status;

  test('a client put on a plan pays once', async () => {
    await begin('pays');
    await side.settle(stage);
    expect(await payments()).toEqual([{ status: 'Succeeded', amount: 1000, refunded: 0, attempts: 1 }]);
    expect(await clientStatus()).toBe('Active');
  });

  // First, while the provider's clock is not ahead of the company's.
  sandboxTest('the set-up of a dearer plan is paid for at once, and its price a month later', async () => {
    await begin('pays');
    const { company, client } = stage;
    const { database } = side.world.services;
    const { id: planId } = await insertPlan(database, company, { price: 3000, setupFee: 500 });
    await database.inCompany(company.id, (db) =>
      applyCommand(db, company.id, { kind: 'ChangePlan', planId }, [client.id], systemContext(company.id)),
    );
    await side.settle(stage);
    await side.settle(stage);
    const open = () =>
      queryCompany(side.world, stage, 'select unopened is null as open, setup_fee as fee from subscriptions');
    expect(await open()).toEqual([{ open: true, fee: 0 }]);
    expect((await payments()).map(({ status, amount }) => [status, amount])).toEqual([
      ['Succeeded', 1000],
      ['Succeeded', 500],
    ]);
    await side.passMonth(stage);
    await side.settle(stage);
    expect((await payments()).map(({ amount }) => amount)).toEqual([1000, 500, 3000]);
  });

  sandboxTest('a month later they pay again, once', async () => {
    await begin('pays');
    await side.passMonth(stage);
    await side.settle(stage);
    expect(await statuses()).toEqual(['Succeeded', 'Succeeded']);
  });

  test('a first payment that is declined leaves them past due, and another card pays it', async () => {
    await begin('declinedLater');
    expect([await statuses(), await clientStatus()]).toEqual([['Failed'], 'PastDue']);
    await give('pays');
    expect([await statuses(), await clientStatus()]).toEqual([['Succeeded'], 'Active']);
  });

  test('a renewal that is declined leaves them past due until a retry pays', async () => {
    await begin('pays');
    await give('declinedLater');
    await side.passMonth(stage);
    expect([await statuses(), await clientStatus()]).toEqual([['Succeeded', 'Failed'], 'PastDue']);
    await give('pays');
    await side.pass(stage, 4);
    expect([await statuses(), await clientStatus()]).toEqual([['Succeeded', 'Succeeded'], 'Active']);
  });

  const running = () =>
    queryCompany<{ status: string; days: number; charged: boolean; fee: number }>(
      side.world,
      stage,
      `select status, extract(day from current_period_start - started_at)::integer > 27 as "isLater",
         billed_until = current_period_end as charged, setup_fee as fee, current_period_end > company_now() as runs
       from subscriptions where ended_at is null`,
    );

  sandboxTest('a plan that costs nothing renews without a payment, and comes to cost something', async () => {
    stage = await side.open({ plan: { price: 0 } });
    await begin('pays');
    expect(await running()).toEqual([
      { status: 'Active', isLater: false, charged: true, fee: 0, runs: true },
    ]);
    await setClockAhead(side.world, stage.company, '40 days');
    await side.pass(stage, 40);
    expect(await running()).toEqual([{ status: 'Active', isLater: true, charged: true, fee: 0, runs: true }]);
    expect(await payments()).toEqual([]);
  });

  test('a plan that costs nothing but its set-up is paid for once', async () => {
    stage = await side.open({ plan: { price: 0, setupFee: 700 } });
    await begin('pays');
    await side.settle(stage);
    expect(await payments()).toEqual([{ status: 'Succeeded', amount: 700, refunded: 0, attempts: 1 }]);
    expect(await running()).toMatchObject([{ charged: true, fee: 0 }]);
  });

  test('a refund goes back once, and the books know', async () => {
    await begin('pays');
    const [payment] = await queryCompany<{ id: string }>(side.world, stage, 'select id from payments');
    const input = { id: payment?.id ?? '', amount: 400, reason: 'CustomerRequest' } as const;
    const key = newId();
    await refundPayment(stage.ctx, input, key);
    await refundPayment(stage.ctx, input, key);
    await side.settle(stage);
    await side.settle(stage);
    expect(await payments()).toMatchObject([{ status: 'PartiallyRefunded', amount: 1000, refunded: 400 }]);
    expect(await queryCompany(side.world, stage, 'select amount, status from refunds')).toEqual([
      { amount: 400, status: 'Succeeded' },
    ]);
  });
});
