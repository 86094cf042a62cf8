import type { Context } from '../../context';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { insertPlan } from '../../testing/plans';
import { carryOut } from '../client-lifecycle/carryOut';
import { startSubscription } from '../subscriptions/start';
import { clientsAccount } from './account';
import { checkStripeIntegration } from './check';
import { connectStripe } from './connect';
import { connectStripeWithKeys } from './connectWithKeys';
import { disconnectStripe } from './disconnect';
import { claimAccount } from './providerAccounts';
import { sandboxAccounts, stripeIntegration } from './service';
import { stripeAudits } from './testing/connected';

let world: World;
let company: TestCompany;
let ctx: Context;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  company = await world.company();
  ctx = await world.as(company, 'MANAGE_WHITE_LABELLED_CUSTOMER');
});

const accountNow = () =>
  world.services.database.inCompany(company.id, (db) => clientsAccount(world.services, db, company.id));

const accountsOf = async (companyId: string) => {
  const { rows } = await world.services.database.onPlatform((db) =>
    db.query<{ reference: string }>('select reference from provider_accounts where company_id = $1', [
      companyId,
    ]),
  );
  return rows.map(({ reference }) => reference);
};

const notConnected = {
  provider: 'Sandbox',
  state: 'NotConnected',
  chargesEnabled: false,
  payoutsEnabled: false,
  requirements: [],
  pendingVerification: [],
  webhooks: { status: 'Missing', received: 0, failed: 0 },
  chargedSubscriptions: 0,
  amountStep: 1,
};

test('there is no account until one is connected', async () => {
  await expect(stripeIntegration(ctx)).resolves.toEqual(notConnected);
  await expect(accountNow()).resolves.toBeNull();
});

test('the sandbox connects at a press, and clients can be charged', async () => {
  const { url, integration } = await connectStripe(ctx, {});
  expect(url).toBeNull();
  expect(integration).toMatchObject({
    provider: 'Sandbox',
    state: 'Ready',
    kind: 'Account',
    mode: 'Test',
    chargesEnabled: true,
    payoutsEnabled: true,
    connectedByName: ctx.viewer?.name,
    connectedAt: expect.any(Date),
    lastSyncedAt: expect.any(Date),
    dashboardUrl: null,
    secretKeyLast4: null,
  });
  await expect(accountNow()).resolves.toEqual({
    account: { companyId: company.id, reference: integration.accountReference, secretKey: null },
    canCharge: true,
    isLive: false,
  });
  await expect(stripeAudits(world, company.id)).resolves.toEqual([
    {
      action: 'stripeIntegration.connected',
      actorType: 'Operator',
      actorId: ctx.viewer?.operatorId,
      targetLabel: integration.accountReference,
      changes: [{ field: 'state', before: 'NotConnected', after: 'Ready' }],
    },
  ]);
});

test('each account of the sandbox is in the state that it promises', async () => {
  for (const { token, state } of sandboxAccounts(ctx)) {
    const other = await world.company();
    const { integration } = await connectStripe(await world.asAdmin(other), { sandboxAccount: token });
    expect([token, integration.state]).toEqual([token, state]);
  }
});

test('what an account lacks is said in words, with its deadline, and nothing is charged through it', async () => {
  const { integration } = await connectStripe(ctx, { sandboxAccount: 'sandbox_incomplete' });
  expect(integration).toMatchObject({
    state: 'Incomplete',
    requirements: [
      { label: 'The address of your website', isPastDue: false },
      { label: 'A bank account for payouts', isPastDue: false },
      { label: 'Your consent to Stripe’s terms of service', isPastDue: false },
    ],
  });
  await expect(accountNow()).resolves.toMatchObject({ canCharge: false });

  const soon = await world.asAdmin(await world.company());
  const restricted = await connectStripe(soon, { sandboxAccount: 'sandbox_restricted_soon' });
  expect(restricted.integration.currentDeadline).toBeInstanceOf(Date);
});

test('pressing again goes on with the account that there is', async () => {
  const first = await connectStripe(ctx, {});
  const again = await connectStripe(ctx, { sandboxAccount: 'sandbox_paused' });
  expect(again.integration).toEqual(first.integration);
  await expect(stripeAudits(world, company.id)).resolves.toHaveLength(1);
});

test('many presses at once make one account', async () => {
  const connections = await Promise.all(Array.from({ length: 10 }, () => connectStripe(ctx, {})));
  const references = new Set(connections.map(({ integration }) => integration.accountReference));
  expect(references.size).toBe(1);
  await expect(accountsOf(company.id)).resolves.toEqual([...references]);
  await expect(stripeAudits(world, company.id)).resolves.toHaveLength(1);
});

test('an account that the sandbox does not have is refused under its field, and nothing is kept', async () => {
  await expect(connectStripe(ctx, { sandboxAccount: 'acct_1' })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { sandboxAccount: expect.any(String) } },
  });
  await expect(stripeIntegration(ctx)).resolves.toMatchObject({ state: 'NotConnected' });
});

test('an account of another company is taken, and its company keeps it', async () => {
  const other = await world.company();
  await claimAccount(world.services, other.id, `sandbox_ready:${company.id}`);
  await expect(connectStripe(ctx, {})).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(stripeIntegration(ctx)).resolves.toMatchObject({ state: 'NotConnected' });
  await expect(accountsOf(other.id)).resolves.toEqual([`sandbox_ready:${company.id}`]);
});

test('disconnecting keeps nothing to charge through, and connecting again is possible', async () => {
  const { integration } = await connectStripe(ctx, {});
  await expect(disconnectStripe(ctx)).resolves.toEqual(notConnected);
  await expect(accountNow()).resolves.toBeNull();
  // The second press finds nothing to do.
  await expect(disconnectStripe(ctx)).resolves.toEqual(notConnected);
  await connectStripe(ctx, { sandboxAccount: 'sandbox_under_review' });

  expect((await stripeAudits(world, company.id)).map(({ action, changes }) => [action, changes[0]])).toEqual([
    ['stripeIntegration.connected', { field: 'state', before: 'NotConnected', after: 'Ready' }],
    ['stripeIntegration.disconnected', { field: 'state', before: 'Ready', after: 'NotConnected' }],
    ['stripeIntegration.connected', { field: 'state', before: 'NotConnected', after: 'UnderReview' }],
  ]);
  expect((await accountsOf(company.id)).sort()).toEqual(
    [integration.accountReference, `sandbox_under_review:${company.id}`].sort(),
  );
});

test('the sandbox takes no keys', async () => {
  await expect(
    connectStripeWithKeys(ctx, { secretKey: 'sk_test_1', publishableKey: 'pk_test_1' }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('an account is asked about 10 times a minute, for each company by itself', async () => {
  await connectStripe(ctx, {});
  for (let time = 1; time <= 10; time += 1) {
    await expect(checkStripeIntegration(ctx)).resolves.toMatchObject({ state: 'Ready' });
  }
  await expect(checkStripeIntegration(ctx)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    details: { retryAfterSeconds: expect.any(Number) },
  });
  const other = await world.asAdmin(await world.company());
  await expect(checkStripeIntegration(other)).resolves.toMatchObject({ state: 'NotConnected' });
});

test('the subscriptions that are charged through it are counted: those that run', async () => {
  const plan = await insertPlan(world.services.database, company);
  const clients = [await world.client(company), await world.client(company)];
  await world.services.database.inCompany(company.id, async (db) => {
    for (const { id } of clients) {
      await startSubscription(db, company.id, { clientId: id, planId: plan.id, at: new Date() });
    }
  });
  await expect(stripeIntegration(ctx)).resolves.toMatchObject({ chargedSubscriptions: 2 });
  await world.services.database.inCompany(company.id, (db) =>
    carryOut(
      db,
      company.id,
      { kind: 'Deactivate', reason: 'Other', note: null, when: 'Now' },
      clients.slice(1).map(({ id }) => id),
      ctx,
    ),
  );
  await expect(stripeIntegration(ctx)).resolves.toMatchObject({ chargedSubscriptions: 1 });
});

test('is not for those without MANAGE_WHITE_LABELLED_CUSTOMER, and another company sees its own', async () => {
  await connectStripe(ctx, {});
  const colleague = await world.as(company, 'MANAGE_PAYMENTS', 'MANAGE_SETTINGS');
  for (const call of [
    () => stripeIntegration(colleague),
    () => connectStripe(colleague, {}),
    () => connectStripeWithKeys(colleague, { secretKey: 'sk_test_1', publishableKey: 'pk_test_1' }),
    () => checkStripeIntegration(colleague),
    () => disconnectStripe(colleague),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  const stranger = await world.as(await world.company(), 'MANAGE_WHITE_LABELLED_CUSTOMER');
  await expect(stripeIntegration(stranger)).resolves.toEqual(notConnected);
  await expect(disconnectStripe(stranger)).resolves.toEqual(notConnected);
  await expect(stripeIntegration(ctx)).resolves.toMatchObject({ state: 'Ready' });
});
