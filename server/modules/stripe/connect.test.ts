import { makeCardProvider } from '../../card-provider/makeCardProvider';
import type { Context } from '../../context';
import { applyCommand } from '../client-lifecycle/applyCommand';
import { clientsAccount, webhookSecretOf } from './account';
import { checkStripeIntegration } from './check';
import { connectStripe } from './connect';
import { connectStripeWithKeys } from './connectWithKeys';
import { disconnectStripe } from './disconnect';
import { claimAccount } from './providerAccounts';
import { sandboxAccounts, stripeIntegration } from './service';
import { stripeAudits } from './testing/connected';
import { startSubscription } from '../subscriptions/start';
import type { StripeKeysInput } from '../../schema.generated';
import { insertPlan } from '../../testing/insertPlan';
import { startStripeServer, type StripeServer } from '../../testing/stripe/server';
import { platformKeys } from '../../testing/stripe/platformAccounts';
import { openWorld, type TestCompany, type World } from '../../testing/world';

describe('connect', () => {
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

    expect(
      (await stripeAudits(world, company.id)).map(({ action, changes }) => [action, changes[0]]),
    ).toEqual([
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
      applyCommand(
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
});

describe('connect with keys', () => {
  let server: StripeServer;
  let world: World;
  let company: TestCompany;
  let ctx: Context;
  beforeAll(async () => {
    server = await startStripeServer();
    world = await openWorld({
      STRIPE_SECRET_KEY: platformKeys.secretKey,
      STRIPE_PUBLISHABLE_KEY: platformKeys.publishableKey,
      STRIPE_WEBHOOK_SECRET: platformKeys.webhookSecret,
      STRIPE_API_URL: server.url,
      PUBLIC_URL: 'https://console.test',
    });
  });
  afterAll(async () => {
    await world.close();
    await server.close();
  });
  beforeEach(async () => {
    company = await world.company();
    ctx = await world.as(company, 'MANAGE_WHITE_LABELLED_CUSTOMER');
  });

  let owners = 0;

  /** Keys that open an account of their own, of which there is one more each time. */
  function ownKeys(): StripeKeysInput & { id: string } {
    owners += 1;
    return server.stripe.addStandaloneAccount(`owner${owners}`);
  }

  const keysOf = ({ secretKey, publishableKey }: StripeKeysInput): StripeKeysInput => ({
    secretKey,
    publishableKey,
  });

  const connectOwn = (keys: StripeKeysInput, by = ctx) => connectStripeWithKeys(by, keysOf(keys));

  const accountNow = () =>
    world.services.database.inCompany(company.id, (db) => clientsAccount(world.services, db, company.id));

  /** Everything that is kept of a company's account, as it stands in the table. */
  async function rawRow(companyId: string): Promise<Record<string, unknown>> {
    const { rows } = await world.services.database.inCompany(companyId, (db) =>
      db.query<Record<string, unknown>>('select * from stripe_integrations'),
    );
    return rows[0] ?? {};
  }

  const endpointsOf = (account: string) => server.stripe.store(account).all('webhook_endpoint');

  test('keys connect the account that they open, and have what happens there told to the company', async () => {
    const keys = ownKeys();
    await expect(connectOwn(keys)).resolves.toMatchObject({
      provider: 'Stripe',
      state: 'Ready',
      kind: 'Keys',
      mode: 'Test',
      accountReference: keys.id,
      publishableKey: keys.publishableKey,
      secretKeyLast4: keys.secretKey.slice(-4),
    });
    await expect(accountNow()).resolves.toMatchObject({
      account: { companyId: company.id, reference: keys.id, secretKey: keys.secretKey },
      canCharge: true,
    });
    expect(endpointsOf(keys.id)).toMatchObject([
      { url: `https://console.test/webhooks/stripe/${company.id}` },
    ]);
    await expect(webhookSecretOf(world.services, company.id)).resolves.toMatch(/^whsec_/);
  });

  test('spec design 8: secrets are encrypted at rest, write-only, and absent from records', async () => {
    const keys = ownKeys();
    const shown = await connectOwn(keys);
    const secrets = [keys.secretKey, String(await webhookSecretOf(world.services, company.id))];
    const row = await rawRow(company.id);
    const kept = Object.values(row).map((value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : JSON.stringify(value),
    );
    const told = [JSON.stringify(shown), JSON.stringify(await stripeAudits(world, company.id)), ...kept];
    for (const secret of secrets) expect(told.filter((text) => text.includes(secret))).toEqual([]);
  });

  test('a sealed secret that is copied to another company does not open there', async () => {
    await connectOwn(ownKeys());
    const { secret_key: sealed } = await rawRow(company.id);
    const other = await world.company();
    await connectOwn(ownKeys(), await world.asAdmin(other));
    await world.services.database.inCompany(other.id, async (db) => {
      await db.query('update stripe_integrations set secret_key = $1', [sealed]);
      await expect(clientsAccount(world.services, db, other.id)).rejects.toThrow();
    });
  });

  test.each([
    ['pk_test_1', 'pk_test_1', 'secretKey'],
    ['', 'pk_test_1', 'secretKey'],
    ['sk_test_1\nx', 'pk_test_1', 'secretKey'],
    ['sk_test_1', 'sk_test_1', 'publishableKey'],
    ['sk_test_1', 'pk_live_1', 'publishableKey'],
    ['rk_live_1', 'pk_test_1', 'publishableKey'],
    [`sk_test_${'x'.repeat(300)}`, 'pk_test_1', 'secretKey'],
    ['sk_test_nobodys', 'pk_test_nobodys', 'secretKey'],
  ])('%j beside %j is refused under %s, and nothing is kept', async (secretKey, publishableKey, field) => {
    await expect(connectStripeWithKeys(ctx, { secretKey, publishableKey })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
    await expect(rawRow(company.id)).resolves.toEqual({});
  });

  test('new keys of the same account take the place of the old, and so does their webhook', async () => {
    const keys = ownKeys();
    await connectOwn(keys);
    const [first] = endpointsOf(keys.id);
    const secretBefore = await webhookSecretOf(world.services, company.id);
    await connectOwn(keys);

    const [second, ...others] = endpointsOf(keys.id);
    expect(others).toEqual([]);
    expect(second?.id).not.toBe(first?.id);
    expect(await webhookSecretOf(world.services, company.id)).not.toBe(secretBefore);
    expect((await stripeAudits(world, company.id)).map(({ action }) => action)).toEqual([
      'stripeIntegration.connected',
      'stripeIntegration.keysReplaced',
    ]);
  });

  test('many presses at once leave one account with one webhook, whose secret is the one that is kept', async () => {
    const keys = ownKeys();
    await Promise.all(Array.from({ length: 5 }, () => connectOwn(keys)));
    const [endpoint, ...others] = endpointsOf(keys.id);
    expect(others).toEqual([]);
    const { webhook_reference: reference } = await rawRow(company.id);
    expect(endpoint?.id).toBe(reference);
  });

  test('keys of another account than the connected one are refused, and leave no webhook behind', async () => {
    const keys = ownKeys();
    await connectOwn(keys);
    const others = ownKeys();
    await expect(connectOwn(others)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { secretKey: expect.any(String) } },
    });
    expect(endpointsOf(others.id)).toEqual([]);
    await expect(stripeIntegration(ctx)).resolves.toMatchObject({ accountReference: keys.id });
  });

  test('an account of another company is taken until that company disconnects it', async () => {
    const keys = ownKeys();
    await connectOwn(keys);
    const other = await world.asAdmin(await world.company());
    await expect(connectOwn(keys, other)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(stripeIntegration(other)).resolves.toMatchObject({ state: 'NotConnected' });

    await disconnectStripe(ctx);
    expect(endpointsOf(keys.id)).toEqual([]);
    const row = await rawRow(company.id);
    expect([row['secret_key'], row['webhook_secret'], row['publishable_key']]).toEqual([null, null, null]);
    await expect(webhookSecretOf(world.services, company.id)).resolves.toBeNull();
    await expect(connectOwn(keys, other)).resolves.toMatchObject({ state: 'Ready' });
  });

  test('an account is opened once however often it is pressed, and leads to where Stripe asks for the rest', async () => {
    const connections = await Promise.all(Array.from({ length: 5 }, () => connectStripe(ctx, {})));
    const references = new Set(connections.map(({ integration }) => integration.accountReference));
    expect(references.size).toBe(1);
    const [reference] = references;
    expect(connections[0]).toMatchObject({
      url: expect.stringContaining(String(reference)),
      integration: {
        state: 'Incomplete',
        kind: 'Account',
        requirements: [{ label: 'The address of your website' }, { label: 'A bank account for payouts' }],
      },
    });
    await expect(accountNow()).resolves.toMatchObject({ canCharge: false });
  });

  test('what was given to Stripe is seen when it is asked, and an account that was taken away is gone', async () => {
    const { integration } = await connectStripe(ctx, {});
    const reference = String(integration.accountReference);
    server.stripe.updateAccount(reference);
    await expect(checkStripeIntegration(ctx)).resolves.toMatchObject({ state: 'Ready' });
    server.stripe.deauthorize(reference);
    await expect(checkStripeIntegration(ctx)).resolves.toMatchObject({ state: 'NotConnected' });
  });

  test('that Livery’s own key is not taken takes no company’s account away', async () => {
    await connectStripe(ctx, {});
    const { settings, database } = world.services;
    const cardProvider = await makeCardProvider({ ...settings, stripeSecretKey: 'sk_test_rolled' }, database);
    const lockedOut = { ...ctx, services: { ...ctx.services, cardProvider } };
    await expect(checkStripeIntegration(lockedOut)).rejects.toThrow();
    await expect(stripeIntegration(ctx)).resolves.toMatchObject({ state: 'Incomplete' });
  });

  test('a connection of one kind stands in the way of the other', async () => {
    const keys = ownKeys();
    await connectStripe(ctx, {});
    await expect(connectOwn(keys)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(endpointsOf(keys.id)).toEqual([]);
    await disconnectStripe(ctx);
    await connectOwn(keys);
    await expect(connectStripe(ctx, {})).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('while Stripe does not answer nothing changes, and the same press works later', async () => {
    const keys = ownKeys();
    server.stripe.failureMode = 'broken';
    await expect(connectStripe(ctx, {})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(connectOwn(keys)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(rawRow(company.id)).resolves.toEqual({});
    server.stripe.failureMode = 'none';
    await connectOwn(keys);
    server.stripe.failureMode = 'broken';
    await expect(checkStripeIntegration(ctx)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(disconnectStripe(ctx)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    server.stripe.failureMode = 'none';
    await expect(stripeIntegration(ctx)).resolves.toMatchObject({ state: 'Ready' });
  });

  test('is not for those without MANAGE_WHITE_LABELLED_CUSTOMER', async () => {
    const colleague = await world.as(company, 'MANAGE_SETTINGS');
    await expect(connectOwn(ownKeys(), colleague)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
