import { newId } from '../../lib/ids';
import { dailyCaps } from '../../mail/dailyCaps';
import type { StartClientSubscriptionInput } from '../../schema.generated';
import { openMailbox, type Mailbox } from '../../testing/mailbox';
import { insertPlan } from '../../testing/insertPlan';
import { openWorld, type World } from '../../testing/world';
import { chargeCompany } from '../charging/run';
import { previewDeactivation } from '../client-lifecycle/preview';
import { deactivateClient, pauseClient } from '../client-lifecycle/service';
import { findClient } from '../clients/service';
import { clientBilling } from './billing';
import { addClientCard } from './cards';
import { startClientSubscription } from './subscribe';
import { stepTo } from './testing/clock';
import { asked, openStage, type Stage } from './testing/stage';

let world: World;
let mailbox: Mailbox;
beforeAll(async () => {
  world = await openWorld();
  mailbox = await openMailbox(world.services);
});
afterAll(() => world.close());

const start = (
  { ctx, client, plan }: Stage,
  input: Partial<StartClientSubscriptionInput> = { token: 'sandbox_pays' },
  key = newId(),
) => startClientSubscription(ctx, { clientId: client.id, planId: plan.id, ...input }, key);

const set = (stage: Stage, values: string) =>
  asked(world, stage, `update client_billing_plans set ${values}`);

const subscriptions = (stage: Stage) =>
  asked(
    world,
    stage,
    `select status, is_billed as billed, is_yearly as yearly, setup_fee as fee, mrr, provider,
       billed_until <= company_now() as due from subscriptions`,
  );

describe('a client is put on a plan', () => {
  test('with a new card: active, billed, and due at once', async () => {
    const stage = await openStage(world);
    await set(stage, 'setup_fee = 500');
    const billing = await start(stage);
    expect(billing).toMatchObject({
      isBilled: true,
      cards: [{ last4: '4242', isDefault: true }],
      subscription: { status: 'Active', price: 1000, interval: 'Month' },
      nextChargeAmount: 1500,
    });
    expect(await subscriptions(stage)).toEqual([
      { status: 'Active', billed: true, yearly: false, fee: 500, mrr: 1000, provider: 'Sandbox', due: true },
    ]);
    expect(await world.services.jobs.unfinished('charge-company')).toContainEqual({
      companyId: stage.company.id,
    });
    const events = await asked(
      world,
      stage,
      `select action from audit_events where target_type = 'Client' order by id`,
    );
    expect(events).toEqual([{ action: 'client.cardAdded' }, { action: 'client.subscribed' }]);
  });

  test('with the card that they have', async () => {
    const stage = await openStage(world);
    await addClientCard(stage.ctx, { clientId: stage.client.id, token: 'sandbox_short' }, newId());
    expect(await start(stage, {})).toMatchObject({ isBilled: true, cards: [{ last4: '9995' }] });
  });

  test('by the year, where the plan has such a price', async () => {
    const stage = await openStage(world);
    await set(stage, 'yearly_price = 12000');
    expect(await start(stage, { token: 'sandbox_pays', isYearly: true })).toMatchObject({
      nextChargeAmount: 12000,
      subscription: { price: 12000, interval: 'Year', intervalCount: 1 },
    });
  });

  test('with a trial, which comes first and is not charged', async () => {
    const stage = await openStage(world, { plan: { trialDays: 14 } });
    const billing = await start(stage);
    expect(billing).toMatchObject({ subscription: { status: 'Trialing' }, nextChargeAmount: 1000 });
    const days = (Number(billing.nextChargeAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
    expect(await subscriptions(stage)).toMatchObject([{ status: 'Trialing', billed: true, due: false }]);
  });

  test('the next charge is one amount wherever it is shown, with the setup fee, and the one that is charged', async () => {
    const stage = await openStage(world, { plan: { trialDays: 14 } });
    await set(stage, 'setup_fee = 500');
    const { client, company } = stage;
    const ctx = await world.asAdmin(company);
    const { nextChargeAt, nextChargeAmount } = await start(stage);
    expect(nextChargeAmount).toBe(1500);
    const shown = (await findClient(ctx, client.id)).money?.subscription;
    expect([new Date(shown?.nextChargeAt ?? 0), shown?.nextChargeAmount]).toEqual([nextChargeAt, 1500]);
    expect((await previewDeactivation(ctx, client.id)).money).toMatchObject({
      nextChargeAt,
      nextChargeAmount,
    });
    await stepTo(world, company, '14 days 1 hour');
    await chargeCompany(world.services, company.id);
    expect(await asked(world, stage, 'select amount from payments')).toEqual([{ amount: 1500 }]);
  });

  test('without the trial that the plan has', async () => {
    const stage = await openStage(world, { plan: { trialDays: 14 } });
    expect(await start(stage, { token: 'sandbox_pays', withTrial: false })).toMatchObject({
      subscription: { status: 'Active' },
    });
  });

  test('with no card, into a trial that needs none and onto a plan that costs nothing', async () => {
    const trial = await openStage(world, { plan: { trialDays: 7 } });
    await set(trial, 'require_card_for_trial = false');
    expect(await start(trial, {})).toMatchObject({ cards: [], subscription: { status: 'Trialing' } });
    const free = await openStage(world, { plan: { price: 0 } });
    expect(await start(free, {})).toMatchObject({ cards: [], nextChargeAt: null, nextChargeAmount: null });
  });

  test('the client is told what it costs and when, in the company’s name', async () => {
    const stage = await openStage(world, { plan: { name: 'Growth', trialDays: 14 } });
    await set(stage, 'setup_fee = 500');
    await start(stage);
    const mail = await mailbox.next(stage.client.email);
    expect(mail.subject).toBe(`Your plan with ${stage.company.name}: Growth`);
    expect(mail.from).toMatchObject({ name: stage.company.name });
    expect(mail.replyTo).toMatchObject([{ address: stage.company.email }]);
    for (const words of ['Your trial ends on', '$10.00 a month', '$5.00 comes on top']) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
  });
});

describe('over the daily cap of emails, a client is charged without the email', () => {
  const cap = dailyCaps['subscription-begun'] as { perRecipient: number; perCompany: number };
  const mailed = async (stage: Stage) =>
    (await asked(world, stage, `select id from client_mails where template = 'subscription-begun'`)).length;

  test('of the client', async () => {
    const stage = await openStage(world);
    const none = jest.replaceProperty(cap, 'perRecipient', 0);
    await start(stage);
    none.restore();
    expect(await subscriptions(stage)).toMatchObject([{ status: 'Active', due: true }]);
    expect(await mailed(stage)).toBe(0);
  });

  test('of the company', async () => {
    const stage = await openStage(world);
    const one = jest.replaceProperty(cap, 'perCompany', 1);
    await start(stage);
    await start({ ...stage, client: await world.client(stage.company, { status: 'Invited' }) });
    one.restore();
    expect(await subscriptions(stage)).toHaveLength(2);
    expect(await mailed(stage)).toBe(1);
  });
});

describe('is refused in plain words', () => {
  const refusalOf = async (attempt: Promise<unknown>) => {
    const error: unknown = await attempt.catch((refused: unknown) => refused);
    return error;
  };

  test.each([
    ['no card', {}, {}, 'token'],
    ['a declined card', {}, { token: 'sandbox_declined' }, 'token'],
    ['a trial that needs a card', { trialDays: 7 }, {}, 'token'],
    ['a year without a yearly price', {}, { token: 'sandbox_pays', isYearly: true }, 'isYearly'],
    ['a plan that is archived', { status: 'Archived' as const }, { token: 'sandbox_pays' }, 'planId'],
    ['a plan that there is not', {}, { token: 'sandbox_pays', planId: newId() }, 'planId'],
    ['nonsense for a plan', {}, { token: 'sandbox_pays', planId: 'x' }, 'planId'],
  ])('%s: under its field, and nothing is kept', async (_what, plan, input, field) => {
    const stage = await openStage(world, { plan });
    expect(await refusalOf(start(stage, input))).toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
    expect(await clientBilling(stage.ctx, stage.client.id)).toMatchObject({ cards: [], subscription: null });
  });

  test.each([7, 0])('an expired card, for a plan with %i trial days', async (trialDays) => {
    const stage = await openStage(world, { plan: { trialDays } });
    await addClientCard(stage.ctx, { clientId: stage.client.id, token: 'sandbox_pays' }, newId());
    await asked(world, stage, 'update client_cards set exp_year = 2020');
    expect(await refusalOf(start(stage, {}))).toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { token: expect.stringContaining('has no valid card') } },
    });
    expect(await subscriptions(stage)).toEqual([]);
  });

  test('a trial for a client who is active already', async () => {
    const stage = await openStage(world, { status: 'Active', plan: { trialDays: 7 } });
    expect(await refusalOf(start(stage))).toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { withTrial: expect.stringContaining('trial') } },
    });
  });

  test('a client with a plan, a paused and a deactivated one', async () => {
    const stage = await openStage(world);
    await start(stage);
    const admin = await world.asAdmin(stage.company);
    const { id } = stage.client;
    const saysWhy = { code: 'CONFLICT', message: expect.stringContaining(stage.client.name) };
    await expect(start(stage)).rejects.toMatchObject(saysWhy);
    await pauseClient(admin, id);
    await expect(start(stage)).rejects.toMatchObject(saysWhy);
    await deactivateClient(admin, { id, when: 'Now', reason: 'Other' });
    await expect(start(stage)).rejects.toMatchObject(saysWhy);
    expect(await subscriptions(stage)).toHaveLength(1);
  });

  test.each([null, 'sandbox_incomplete', 'sandbox_paused'])(
    'with the account %s, naming the screen to open',
    async (account) => {
      const stage = await openStage(world, { account });
      expect(await refusalOf(start(stage))).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining('Stripe integration'),
      });
      expect(await subscriptions(stage)).toEqual([]);
    },
  );

  test('without MANAGE_PAYMENTS, and of another company', async () => {
    const [stage, other] = [await openStage(world), await openStage(world)];
    const lacking = { ...stage, ctx: await world.as(stage.company, 'MANAGE_CLIENT_MANAGEMENT') };
    await expect(start(lacking)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(start({ ...stage, client: other.client })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(start({ ...stage, plan: other.plan })).rejects.toMatchObject({
      details: { fields: { planId: expect.any(String) } },
    });
    const closed = await world.asAdmin(await world.company({ status: 'Cancelled' }));
    await expect(start({ ...stage, ctx: closed })).rejects.toMatchObject({ code: 'COMPANY_CANCELLED' });
  });
});

describe('exactly once', () => {
  test('50 parallel presses of one key begin one subscription', async () => {
    const stage = await openStage(world);
    const key = newId();
    const input = { token: 'sandbox_pays' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => start(stage, input, key)));
    expect(new Set(answers.map(({ subscription }) => String(subscription?.startedAt))).size).toBe(1);
    expect(await subscriptions(stage)).toHaveLength(1);
    expect(await asked(world, stage, 'select template from client_mails')).toHaveLength(1);
  });

  test('50 presses of 50 keys begin one as well, and 49 hear why not', async () => {
    const stage = await openStage(world);
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => start(stage)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await subscriptions(stage)).toHaveLength(1);
    expect((await clientBilling(stage.ctx, stage.client.id)).cards).toHaveLength(1);
  });

  test('the same key with another plan is an error', async () => {
    const stage = await openStage(world);
    const key = newId();
    await start(stage, { token: 'sandbox_pays' }, key);
    const other = await insertPlan(world.services.database, stage.company);
    await expect(start({ ...stage, plan: other }, { token: 'sandbox_pays' }, key)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This key was used for something else.',
    });
  });
});
