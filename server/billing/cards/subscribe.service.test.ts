import { newId } from '../../lib/ids';
import type { StartClientSubscriptionInput } from '../../platform';
import { dailyCaps } from '../../platform/internals';
import { findClient } from '../../clients/internals';
import { openMailbox, type Mailbox } from '../../testing/mailbox';
import { openFixture, type Fixture } from '../../testing/fixture';
import { chargeCompany } from '../charging/chargeCompany';
import { previewDeactivation } from '../client-lifecycle/preview.service';
import { deactivateClient, pauseClient } from '../client-lifecycle/clientLifecycle.service';
import { clientBilling } from './billing.service';
import { addClientCard } from './cards.service';
import { startClientSubscription } from './subscribe.service';
import { setUpBilling, type BillingSetup } from './testing/billingSetup';
import { setClockAhead } from '../../testing/factories/companies';

let fixture: Fixture;
let mailbox: Mailbox;
beforeAll(async () => {
  fixture = await openFixture();
  mailbox = await openMailbox(fixture.services);
});
afterAll(() => fixture.close());

const startSubscription = (
  { ctx, client, plan }: BillingSetup,
  input: Partial<StartClientSubscriptionInput> = { token: 'sandbox_pays' },
  key = newId(),
) => startClientSubscription(ctx, { clientId: client.id, planId: plan.id, ...input }, key);

const updatePlan = (setup: BillingSetup, values: string) =>
  fixture.query(setup.company, `update client_billing_plans set ${values}`);

const loadSubscriptions = (setup: BillingSetup) =>
  fixture.query(
    setup.company,
    `select status, is_billed as billed, is_yearly as yearly, setup_fee as fee, mrr, provider,
       billed_until <= company_now() as due from subscriptions`,
  );

describe('startClientSubscription', () => {
  test('adds a card and starts an active, billed subscription that is due immediately', async () => {
    const setup = await setUpBilling(fixture);
    await updatePlan(setup, 'setup_fee = 500');
    const billing = await startSubscription(setup);
    expect(billing).toMatchObject({
      isBilled: true,
      cards: [{ last4: '4242', isDefault: true }],
      subscription: { status: 'Active', price: 1000, interval: 'Month' },
      nextChargeAmount: 1500,
    });
    expect(await loadSubscriptions(setup)).toEqual([
      { status: 'Active', billed: true, yearly: false, fee: 500, mrr: 1000, provider: 'Sandbox', due: true },
    ]);
    expect(await fixture.services.jobs.unfinished('charge-company')).toContainEqual({
      companyId: setup.company.id,
    });
    const events = await fixture.query(
      setup.company,
      `select action from audit_events where target_type = 'Client' order by id`,
    );
    expect(events).toEqual([{ action: 'client.cardAdded' }, { action: 'client.subscribed' }]);
  });

  test("uses the client's saved card", async () => {
    const setup = await setUpBilling(fixture);
    await addClientCard(setup.ctx, { clientId: setup.client.id, token: 'sandbox_short' }, newId());
    expect(await startSubscription(setup, {})).toMatchObject({ isBilled: true, cards: [{ last4: '9995' }] });
  });

  test('bills the yearly price if isYearly is set', async () => {
    const setup = await setUpBilling(fixture);
    await updatePlan(setup, 'yearly_price = 12000');
    expect(await startSubscription(setup, { token: 'sandbox_pays', isYearly: true })).toMatchObject({
      nextChargeAmount: 12000,
      subscription: { price: 12000, interval: 'Year', intervalCount: 1 },
    });
  });

  test('starts the plan’s trial and schedules the first charge for its end', async () => {
    const setup = await setUpBilling(fixture, { plan: { trialDays: 14 } });
    const billing = await startSubscription(setup);
    expect(billing).toMatchObject({ subscription: { status: 'Trialing' }, nextChargeAmount: 1000 });
    const days = (Number(billing.nextChargeAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
    expect(await loadSubscriptions(setup)).toMatchObject([{ status: 'Trialing', billed: true, due: false }]);
  });

  test('adds the setup fee to the next charge in every query, and charges that amount after the trial', async () => {
    const setup = await setUpBilling(fixture, { plan: { trialDays: 14 } });
    await updatePlan(setup, 'setup_fee = 500');
    const { client, company } = setup;
    const ctx = await fixture.signedIn(company);
    const { nextChargeAt, nextChargeAmount } = await startSubscription(setup);
    expect(nextChargeAmount).toBe(1500);
    const subscription = (await findClient(ctx, client.id)).money?.subscription;
    expect([new Date(subscription?.nextChargeAt ?? 0), subscription?.nextChargeAmount]).toEqual([
      nextChargeAt,
      1500,
    ]);
    expect((await previewDeactivation(ctx, client.id)).money).toMatchObject({
      nextChargeAt,
      nextChargeAmount,
    });
    await setClockAhead(fixture, company, '14 days 1 hour');
    await chargeCompany(fixture.services, company.id);
    expect(await fixture.query(setup.company, 'select amount from payments')).toEqual([{ amount: 1500 }]);
  });

  test("skips the plan's trial if withTrial is false", async () => {
    const setup = await setUpBilling(fixture, { plan: { trialDays: 14 } });
    expect(await startSubscription(setup, { token: 'sandbox_pays', withTrial: false })).toMatchObject({
      subscription: { status: 'Active' },
    });
  });

  test('starts a free plan, or a trial that requires no card, without a card', async () => {
    const trial = await setUpBilling(fixture, { plan: { trialDays: 7 } });
    await updatePlan(trial, 'require_card_for_trial = false');
    expect(await startSubscription(trial, {})).toMatchObject({
      cards: [],
      subscription: { status: 'Trialing' },
    });
    const free = await setUpBilling(fixture, { plan: { price: 0 } });
    expect(await startSubscription(free, {})).toMatchObject({
      cards: [],
      nextChargeAt: null,
      nextChargeAmount: null,
    });
  });

  test('emails the price, the setup fee and the trial end in the company’s name', async () => {
    const setup = await setUpBilling(fixture, { plan: { name: 'Growth', trialDays: 14 } });
    await updatePlan(setup, 'setup_fee = 500');
    await startSubscription(setup);
    const email = await mailbox.next(setup.client.email);
    expect(email.subject).toBe(`Your plan with ${setup.company.name}: Growth`);
    expect(email.from).toMatchObject({ name: setup.company.name });
    expect(email.replyTo).toMatchObject([{ address: setup.company.email }]);
    for (const text of ['Your trial ends on', '$10.00 per month', 'setup fee of $5.00']) {
      expect(email.text).toContain(text);
      expect(email.html).toContain(text);
    }
  });
});

describe('daily cap of emails', () => {
  const dailyCap = dailyCaps['subscription-begun'] as { perRecipient: number; perCompany: number };
  const countEmails = async (setup: BillingSetup) =>
    (await fixture.query(setup.company, `select id from client_emails where template = 'subscription-begun'`))
      .length;

  test('skips the email over the client’s cap and still starts the subscription', async () => {
    const setup = await setUpBilling(fixture);
    const clientCap = jest.replaceProperty(dailyCap, 'perRecipient', 0);
    await startSubscription(setup);
    clientCap.restore();
    expect(await loadSubscriptions(setup)).toMatchObject([{ status: 'Active', due: true }]);
    expect(await countEmails(setup)).toBe(0);
  });

  test('skips the email over the company’s cap and still starts the subscription', async () => {
    const setup = await setUpBilling(fixture);
    const companyCap = jest.replaceProperty(dailyCap, 'perCompany', 1);
    await startSubscription(setup);
    await startSubscription({ ...setup, client: await fixture.client(setup.company, { status: 'Invited' }) });
    companyCap.restore();
    expect(await loadSubscriptions(setup)).toHaveLength(2);
    expect(await countEmails(setup)).toBe(1);
  });
});

describe('startClientSubscription with invalid input', () => {
  const errorOf = async (attempt: Promise<unknown>) => {
    const error: unknown = await attempt.catch((refused: unknown) => refused);
    return error;
  };

  test.each([
    ['a missing card', {}, {}, 'token'],
    ['a declined card', {}, { token: 'sandbox_declined' }, 'token'],
    ['a trial that needs a card', { trialDays: 7 }, {}, 'token'],
    ['yearly billing without a yearly price', {}, { token: 'sandbox_pays', isYearly: true }, 'isYearly'],
    ['an archived plan', { status: 'Archived' as const }, { token: 'sandbox_pays' }, 'planId'],
    ['an unknown plan', {}, { token: 'sandbox_pays', planId: newId() }, 'planId'],
    ['a malformed plan id', {}, { token: 'sandbox_pays', planId: 'x' }, 'planId'],
  ])('rejects %s with a field error and saves nothing', async (_what, plan, input, field) => {
    const setup = await setUpBilling(fixture, { plan });
    expect(await errorOf(startSubscription(setup, input))).toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
    expect(await clientBilling(setup.ctx, setup.client.id)).toMatchObject({ cards: [], subscription: null });
  });

  test.each([7, 0])('rejects an expired card for a plan with %i trial days', async (trialDays) => {
    const setup = await setUpBilling(fixture, { plan: { trialDays } });
    await addClientCard(setup.ctx, { clientId: setup.client.id, token: 'sandbox_pays' }, newId());
    await fixture.query(setup.company, 'update client_cards set exp_year = 2020');
    expect(await errorOf(startSubscription(setup, {}))).toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { token: expect.stringContaining('has no valid card') } },
    });
    expect(await loadSubscriptions(setup)).toEqual([]);
  });

  test('rejects a trial for an active client', async () => {
    const setup = await setUpBilling(fixture, { status: 'Active', plan: { trialDays: 7 } });
    expect(await errorOf(startSubscription(setup))).toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { withTrial: expect.stringContaining('trial') } },
    });
  });

  test('rejects a client who has a plan, is paused or is deactivated', async () => {
    const setup = await setUpBilling(fixture);
    await startSubscription(setup);
    const admin = await fixture.signedIn(setup.company);
    const { id } = setup.client;
    const conflictError = { code: 'CONFLICT', message: expect.stringContaining(setup.client.name) };
    await expect(startSubscription(setup)).rejects.toMatchObject(conflictError);
    await pauseClient(admin, id);
    await expect(startSubscription(setup)).rejects.toMatchObject(conflictError);
    await deactivateClient(admin, { id, when: 'Now', reason: 'Other' });
    await expect(startSubscription(setup)).rejects.toMatchObject(conflictError);
    expect(await loadSubscriptions(setup)).toHaveLength(1);
  });

  test.each([null, 'sandbox_incomplete', 'sandbox_paused'])(
    'throws CONFLICT with a reference to the Stripe integration screen for the account %s',
    async (account) => {
      const setup = await setUpBilling(fixture, { account });
      expect(await errorOf(startSubscription(setup))).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining('Stripe Integration'),
      });
      expect(await loadSubscriptions(setup)).toEqual([]);
    },
  );

  test('rejects operators without the permission, ids of other companies and closed companies', async () => {
    const [setup, other] = [await setUpBilling(fixture), await setUpBilling(fixture)];
    const unauthorized = {
      ...setup,
      ctx: await fixture.signedIn(setup.company, ['MANAGE_CLIENT_MANAGEMENT']),
    };
    await expect(startSubscription(unauthorized)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(startSubscription({ ...setup, client: other.client })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(startSubscription({ ...setup, plan: other.plan })).rejects.toMatchObject({
      details: { fields: { planId: expect.any(String) } },
    });
    const closedCompanyAdmin = await fixture.signedIn(await fixture.company({ status: 'Cancelled' }));
    await expect(startSubscription({ ...setup, ctx: closedCompanyAdmin })).rejects.toMatchObject({
      code: 'COMPANY_CANCELLED',
    });
  });
});

describe('startClientSubscription idempotency', () => {
  test('starts one subscription for 50 concurrent requests with one key', async () => {
    const setup = await setUpBilling(fixture);
    const key = newId();
    const input = { token: 'sandbox_pays' };
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => startSubscription(setup, input, key)),
    );
    expect(new Set(responses.map(({ subscription }) => String(subscription?.startedAt))).size).toBe(1);
    expect(await loadSubscriptions(setup)).toHaveLength(1);
    expect(await fixture.query(setup.company, 'select template from client_emails')).toHaveLength(1);
  });

  test('starts one subscription for 50 concurrent requests with different keys', async () => {
    const setup = await setUpBilling(fixture);
    const responses = await Promise.allSettled(Array.from({ length: 50 }, () => startSubscription(setup)));
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await loadSubscriptions(setup)).toHaveLength(1);
    expect((await clientBilling(setup.ctx, setup.client.id)).cards).toHaveLength(1);
  });

  test('rejects a key that was used with another plan', async () => {
    const setup = await setUpBilling(fixture);
    const key = newId();
    await startSubscription(setup, { token: 'sandbox_pays' }, key);
    const other = await fixture.plan(setup.company);
    await expect(
      startSubscription({ ...setup, plan: other }, { token: 'sandbox_pays' }, key),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This idempotency key was already used for another request.',
    });
  });
});
