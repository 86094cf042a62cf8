import { newId } from '../../lib/ids';
import { findImbalances } from '../../testing/findImbalances';
import { openFixture, type Fixture } from '../../testing/fixture';
import { findClient } from '../../clients/internals';
import { recordProviderPayment } from '../payments/providerLedger';
import { ProviderStub } from '../payments/testing/providerStub';
import { restartDuePeriods } from '../subscriptions/restartDuePeriods.repository';
import { companiesWithDueCharges } from './company.repository';
import { BillingFixture } from './testing/billingFixture';
import { changePlan, accessiblePlanId, planAndMrr, refundAllPayments } from './testing/planChanges';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

describe('changing from one paid plan to another', () => {
  async function setUpPaidClient(card: string | null = 'sandbox_pays') {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const small = await billing.plan({ name: 'Small', price: 1000 });
    const client = await billing.client('sandbox_pays');
    await billing.subscribe(client.id, small.id);
    await billing.charge();
    await billing.setDate('2041-01-10');
    if (card === null) await billing.query('delete from client_cards');
    else await billing.setDefaultCard(client.id, card);
    return { billing, client, small };
  }

  async function setUpLargePlanChange(setupFee = 0, card?: string | null) {
    const paid = await setUpPaidClient(card);
    const large = await paid.billing.plan({ name: 'Large', price: 3000, setupFee });
    await changePlan(paid.billing, paid.client.id, large);
    return { ...paid, large };
  }

  test('grants a more expensive plan and counts its MRR only after the next renewal is paid', async () => {
    const { billing, client, small, large } = await setUpLargePlanChange();
    await billing.charge();
    expect(await planAndMrr(billing, client.id)).toEqual([small.id, 1000]);
    await billing.advanceDays(30);
    expect(await billing.amounts()).toEqual(['Succeeded 1000', 'Succeeded 3000']);
    expect(await planAndMrr(billing, client.id)).toEqual([large.id, 3000]);
  });

  test('grants a plan immediately when its price is already paid in this period', async () => {
    const { billing, client, small } = await setUpPaidClient();
    const tiny = await billing.plan({ name: 'Tiny', price: 200 });
    await changePlan(billing, client.id, tiny);
    expect(await accessiblePlanId(billing, client.id)).toBe(tiny.id);
    await changePlan(billing, client.id, small);
    expect(await planAndMrr(billing, client.id)).toEqual([small.id, 1000]);
    await billing.charge();
    expect(await billing.amounts()).toEqual(['Succeeded 1000']);
  });

  test.each([
    ['more expensive', 3000],
    ['cheaper', 400],
  ])('charges the setup fee of a %s plan immediately and grants the plan once paid', async (_case, price) => {
    const { billing, client, small } = await setUpPaidClient();
    const other = await billing.plan({ name: 'Other', price, setupFee: 500 });
    await changePlan(billing, client.id, other);
    expect(await planAndMrr(billing, client.id)).toEqual([small.id, 1000]);
    await billing.charge();
    expect(await planAndMrr(billing, client.id)).toEqual([other.id, price]);
    expect(
      await billing.query(`select type, amount, description, period_from as "from", period_to as "to"
        from payments where description not like 'Small%'`),
    ).toEqual([{ type: 'OneOff', amount: 500, description: 'Setup fee: Other', from: null, to: null }]);
    await changePlan(billing, client.id, small);
    await billing.chargeOn('2041-02-02');
    expect((await billing.payments()).map(({ amount, from }) => [amount, from])).toEqual([
      [1000, '2041-01-01'],
      [500, '2041-01-10'],
      [1000, '2041-02-01'],
    ]);
    expect(await findImbalances(fixture.services.database, billing.company.id)).toEqual({});
  });

  test('finds and charges the due setup fee of a subscription that Stripe renews', async () => {
    const { billing } = await setUpLargePlanChange(500);
    await billing.query(`update subscriptions set provider = 'Stripe'`);
    const due = () => fixture.services.database.onPlatform(companiesWithDueCharges);
    expect(await due()).toContain(billing.company.id);
    await billing.charge();
    expect(await billing.amounts()).toEqual(['Succeeded 1000', 'Succeeded 500']);
    expect(await due()).not.toContain(billing.company.id);
  });

  test('shows the setup fee as the next charge, and afterwards the price', async () => {
    const { billing, client } = await setUpPaidClient();
    const ctx = await fixture.signedIn(billing.company);
    const next = async () => {
      const { nextChargeAt, nextChargeAmount } = (await findClient(ctx, client.id)).money?.subscription ?? {};
      return [String(nextChargeAt).slice(0, 10), nextChargeAmount];
    };
    await changePlan(billing, client.id, await billing.plan({ name: 'Large', price: 3000, setupFee: 500 }));
    expect(await next()).toEqual(['2041-01-10', 500]);
    await billing.charge();
    expect(await next()).toEqual(['2041-02-01', 3000]);
  });

  test.each(['Sandbox', 'Stripe'])(
    'charges only the setup fee of a %s subscription when the payment of the period was refunded',
    async (provider) => {
      const { billing, client } = await setUpPaidClient();
      await refundAllPayments(billing);
      const other = await billing.plan({ name: 'Other', price: 1000, setupFee: 500 });
      await changePlan(billing, client.id, other);
      await billing.query('update subscriptions set provider = $1', [provider]);
      await billing.charge();
      expect(await billing.amounts()).toEqual(['Refunded 1000', 'Succeeded 500']);
      expect(await accessiblePlanId(billing, client.id)).toBe(other.id);
    },
  );

  test('keeps the renewal dates when a setup fee is charged after a suspension', async () => {
    const { billing, client } = await setUpPaidClient();
    const other = await billing.plan({ name: 'Other', price: 1000, setupFee: 500 });
    await changePlan(billing, client.id, other);
    await billing.setDate('2041-01-20');
    await billing.inCompany((db) => restartDuePeriods(db, billing.company.id));
    await billing.charge();
    await billing.chargeOn('2041-02-02');
    expect(await billing.payments()).toMatchObject([
      { amount: 1000 },
      { amount: 500, from: '2041-01-10', until: '2041-02-01' },
      { amount: 1000, from: '2041-02-01', until: '2041-03-01' },
    ]);
  });

  test('denies the plan after a declined setup fee and cancels the fee when the client changes back', async () => {
    const { billing, client, small, large } = await setUpLargePlanChange(500, 'sandbox_declined_later');
    await billing.charge();
    expect(await billing.amounts()).toEqual(['Succeeded 1000', 'Failed 500']);
    expect([await accessiblePlanId(billing, client.id), await billing.statusOf(client.id)]).toEqual([
      small.id,
      'PastDue',
    ]);
    await changePlan(billing, client.id, small);
    expect(await billing.statusOf(client.id)).toBe('Active');
    await billing.setDefaultCard(client.id, 'sandbox_pays');
    await billing.advanceDays(25);
    expect(await billing.amounts()).toEqual(['Succeeded 1000', 'Canceled 500', 'Succeeded 1000']);
    await changePlan(billing, client.id, large);
    await billing.charge();
    expect((await billing.amounts()).at(-1)).toBe('Succeeded 500');
    expect(await accessiblePlanId(billing, client.id)).toBe(large.id);
  });

  test('grants the plan for the rest of the paid period after a retry of the setup fee succeeds', async () => {
    const { billing, client, large } = await setUpLargePlanChange(500, 'sandbox_short');
    await billing.advanceDays(4);
    expect(await billing.amounts()).toEqual(['Succeeded 1000', 'Succeeded 500']);
    expect([await accessiblePlanId(billing, client.id), await billing.statusOf(client.id)]).toEqual([
      large.id,
      'Active',
    ]);
    await billing.chargeOn('2041-02-02');
    expect((await billing.payments()).at(-1)).toMatchObject({ amount: 3000, from: '2041-02-01' });
  });

  test.each([
    ['has no card', null],
    ['has an expired card', 'sandbox_expires'],
  ])('denies a more expensive plan to a client who %s until it is paid', async (_case, card) => {
    const { billing, client, small } = await setUpPaidClient(card);
    const large = await billing.plan({ name: 'Large', price: 3000 });
    await billing.query('update client_cards set exp_year = 2040');
    await changePlan(billing, client.id, large);
    expect(await planAndMrr(billing, client.id)).toEqual([small.id, 1000]);
    await billing.setDefaultCard(client.id, 'sandbox_pays');
    await billing.chargeOn('2041-02-01');
    expect(await planAndMrr(billing, client.id)).toEqual([large.id, 3000]);
  });

  test('keeps the paid month when the charge of a yearly plan fails and the client changes back', async () => {
    const { billing, client, small } = await setUpPaidClient('sandbox_declined_later');
    const yearly = await billing.plan({ name: 'Yearly', price: 9000, interval: 'Year' });
    await changePlan(billing, client.id, yearly);
    await billing.charge();
    expect(await billing.amounts()).toEqual(['Succeeded 1000', 'Failed 9000']);
    expect(await accessiblePlanId(billing, client.id)).toBe(small.id);
    await changePlan(billing, client.id, small);
    await billing.setDefaultCard(client.id, 'sandbox_pays');
    await billing.advanceDays(25);
    expect(await billing.amounts()).toEqual(['Succeeded 1000', 'Canceled 9000', 'Succeeded 1000']);
    expect((await billing.payments()).at(-1)).toMatchObject({ from: '2041-02-01' });
    expect(await findImbalances(fixture.services.database, billing.company.id)).toEqual({});
  });

  test('does not grant the plan when an older failed payment is paid', async () => {
    const { billing, client, small } = await setUpPaidClient('sandbox_declined_later');
    const large = await billing.plan({ name: 'Large', price: 3000 });
    await billing.chargeOn('2041-02-01');
    await changePlan(billing, client.id, large);
    await billing.payFailedPayments(client.id);
    expect(await billing.amounts()).toEqual(['Succeeded 1000', 'Succeeded 1000']);
    expect(await billing.statusOf(client.id)).toBe('Active');
    expect(await accessiblePlanId(billing, client.id)).toBe(small.id);
    await billing.chargeOn('2041-03-01');
    expect(await accessiblePlanId(billing, client.id)).toBe(large.id);
  });

  test('charges the setup fee once per plan and client', async () => {
    const { billing, client, small, large } = await setUpLargePlanChange(500);
    await billing.chargeOn('2041-02-01');
    await changePlan(billing, client.id, small);
    await billing.chargeOn('2041-03-01');
    await changePlan(billing, client.id, large);
    await billing.chargeOn('2041-04-01');
    expect((await billing.payments()).map(({ amount }) => amount)).toEqual([1000, 500, 3000, 1000, 3000]);
  });
});

test('recordProviderPayment matches a period in whole seconds to the due period', async () => {
  const billing = await BillingFixture.open(fixture, '2041-01-01');
  await billing.subscriber();
  const [due] = await billing.query<{ id: string; periodStart: Date; periodEnd: Date }>(
    `select id, date_trunc('second', billed_until) as "periodStart",
       date_trunc('second', current_period_end) as "periodEnd" from subscriptions`,
  );
  const charge = { id: newId(), paymentId: newId(), number: 1, amount: 1000, currency: 'USD' };
  const providerPayment = {
    ...new ProviderStub().charge(charge, true),
    ...due,
    subscriptionId: due?.id ?? null,
  };
  await billing.inCompany((db) =>
    recordProviderPayment(
      db,
      billing.company.id,
      { provider: 'Stripe', direction: 'Incoming' },
      providerPayment,
    ),
  );
  expect(
    await billing.query('select has_paid, billed_until > company_now() as charged from subscriptions'),
  ).toEqual([{ has_paid: true, charged: true }]);
});

describe('changing plans during a trial', () => {
  async function setUpTrialPlanChange(
    next: Parameters<BillingFixture['plan']>[0],
    card: string | null = 'sandbox_pays',
  ) {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const trialPlan = await billing.plan({ name: 'Trial', price: 1000, trialDays: 30 });
    const other = await billing.plan({ name: 'Other', price: 2000, ...next });
    const client = await billing.client(card);
    await billing.subscribe(client.id, trialPlan.id, { trialDays: 30 });
    await billing.setDate('2041-01-11');
    await changePlan(billing, client.id, other);
    return { billing, client, trialPlan, other };
  }

  test('ends the trial and charges immediately when the new plan has no trial', async () => {
    const { billing, client, trialPlan, other } = await setUpTrialPlanChange({ setupFee: 700 });
    expect(await accessiblePlanId(billing, client.id)).toBe(trialPlan.id);
    await billing.charge();
    expect(await billing.payments()).toMatchObject([
      { amount: 2700, from: '2041-01-11', status: 'Succeeded' },
    ]);
    expect(await accessiblePlanId(billing, client.id)).toBe(other.id);
    expect(await billing.statusOf(client.id)).toBe('Active');
  });

  test('resumes the trial when the client changes back before paying', async () => {
    const { billing, client, trialPlan } = await setUpTrialPlanChange({}, 'sandbox_declined_later');
    await billing.charge();
    await changePlan(billing, client.id, trialPlan);
    expect(await billing.statusOf(client.id)).toBe('Trialing');
    await billing.setDefaultCard(client.id, 'sandbox_pays');
    await billing.chargeOn('2041-01-31');
    expect(await billing.amounts()).toEqual(['Canceled 2000', 'Succeeded 1000']);
  });

  test('shortens the trial to the trial length of the new plan', async () => {
    const { billing, other, client } = await setUpTrialPlanChange({ trialDays: 14 });
    expect(await accessiblePlanId(billing, client.id)).toBe(other.id);
    await billing.chargeOn('2041-01-14');
    expect(await billing.amounts()).toEqual([]);
    await billing.chargeOn('2041-01-15');
    expect(await billing.payments()).toMatchObject([{ status: 'Succeeded', from: '2041-01-15' }]);
  });
});
