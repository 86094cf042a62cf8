import { type Context, makeCardProvider, type StripeKeysInput } from '../../platform';
import { applyCommand } from '../client-lifecycle/applyCommand';
import { loadConnectedAccount, loadWebhookSecret } from './account';
import { checkStripeIntegration, sandboxAccounts, stripeIntegration } from './stripe.service';
import { connectStripe } from './connect.service';
import { connectStripeWithKeys } from './connectWithKeys.service';
import { disconnectStripe } from './disconnect.service';
import { claimAccount } from './providerAccounts';
import { loadStripeAuditEvents } from './testing/sandboxState';
import { startSubscription } from '../client-lifecycle/startSubscriptions';
import { startStripeServer, type StripeServer } from '../../testing/stripe/server';
import { platformKeys } from '../../testing/stripe/platformAccounts';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';

describe('Stripe integration with the sandbox', () => {
  let fixture: Fixture;
  let company: TestCompany;
  let ctx: Context;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());
  beforeEach(async () => {
    company = await fixture.company();
    ctx = await fixture.signedIn(company, ['MANAGE_WHITE_LABELLED_CUSTOMER']);
  });

  const loadAccount = () =>
    fixture.inCompany(company, (db) => loadConnectedAccount(fixture.services, db, company.id));

  const loadClaimedReferences = async (companyId: string) => {
    const { rows } = await fixture.services.database.onPlatform((db) =>
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
    amountIncrement: 1,
  };

  test('has no account before one is connected', async () => {
    await expect(stripeIntegration(ctx)).resolves.toEqual(notConnected);
    await expect(loadAccount()).resolves.toBeNull();
  });

  test('connects a sandbox account that can charge clients', async () => {
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
    await expect(loadAccount()).resolves.toEqual({
      account: { companyId: company.id, reference: integration.accountReference, secretKey: null },
      canCharge: true,
      isLive: false,
    });
    await expect(loadStripeAuditEvents(fixture, company.id)).resolves.toEqual([
      {
        action: 'stripeIntegration.connected',
        actorType: 'Operator',
        actorId: ctx.viewer?.operatorId,
        targetLabel: integration.accountReference,
        changes: [{ field: 'stripeState', before: 'NotConnected', after: 'Ready' }],
      },
    ]);
  });

  test('sets the advertised state for each sandbox account', async () => {
    for (const { token, state } of sandboxAccounts(ctx)) {
      const other = await fixture.company();
      const { integration } = await connectStripe(await fixture.signedIn(other), { sandboxAccount: token });
      expect([token, integration.state]).toEqual([token, state]);
    }
  });

  test('returns labeled requirements and any deadline, and does not let incomplete accounts charge', async () => {
    const { integration } = await connectStripe(ctx, { sandboxAccount: 'sandbox_incomplete' });
    expect(integration).toMatchObject({
      state: 'Incomplete',
      requirements: [
        { label: 'Website address', isPastDue: false },
        { label: 'Bank account for payouts', isPastDue: false },
        { label: 'Acceptance of Stripe’s terms of service', isPastDue: false },
      ],
    });
    await expect(loadAccount()).resolves.toMatchObject({ canCharge: false });

    const restrictedSoonContext = await fixture.signedIn(await fixture.company());
    const restricted = await connectStripe(restrictedSoonContext, {
      sandboxAccount: 'sandbox_restricted_soon',
    });
    expect(restricted.integration.currentDeadline).toBeInstanceOf(Date);
  });

  test('keeps the connected account when a second connection is requested', async () => {
    const first = await connectStripe(ctx, {});
    const again = await connectStripe(ctx, { sandboxAccount: 'sandbox_paused' });
    expect(again.integration).toEqual(first.integration);
    await expect(loadStripeAuditEvents(fixture, company.id)).resolves.toHaveLength(1);
  });

  test('creates one account for concurrent requests', async () => {
    const connections = await Promise.all(Array.from({ length: 10 }, () => connectStripe(ctx, {})));
    const references = new Set(connections.map(({ integration }) => integration.accountReference));
    expect(references.size).toBe(1);
    await expect(loadClaimedReferences(company.id)).resolves.toEqual([...references]);
    await expect(loadStripeAuditEvents(fixture, company.id)).resolves.toHaveLength(1);
  });

  test('rejects an unknown sandbox account and stores nothing', async () => {
    await expect(connectStripe(ctx, { sandboxAccount: 'acct_1' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { sandboxAccount: expect.any(String) } },
    });
    await expect(stripeIntegration(ctx)).resolves.toMatchObject({ state: 'NotConnected' });
  });

  test('rejects an account that another company has claimed', async () => {
    const other = await fixture.company();
    await claimAccount(fixture.services, other.id, `sandbox_ready:${company.id}`);
    await expect(connectStripe(ctx, {})).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(stripeIntegration(ctx)).resolves.toMatchObject({ state: 'NotConnected' });
    await expect(loadClaimedReferences(other.id)).resolves.toEqual([`sandbox_ready:${company.id}`]);
  });

  test('removes the account on disconnect and allows another connection', async () => {
    const { integration } = await connectStripe(ctx, {});
    await expect(disconnectStripe(ctx)).resolves.toEqual(notConnected);
    await expect(loadAccount()).resolves.toBeNull();
    // A repeated disconnect changes nothing.
    await expect(disconnectStripe(ctx)).resolves.toEqual(notConnected);
    await connectStripe(ctx, { sandboxAccount: 'sandbox_under_review' });

    expect(
      (await loadStripeAuditEvents(fixture, company.id)).map(({ action, changes }) => [action, changes[0]]),
    ).toEqual([
      ['stripeIntegration.connected', { field: 'stripeState', before: 'NotConnected', after: 'Ready' }],
      ['stripeIntegration.disconnected', { field: 'stripeState', before: 'Ready', after: 'NotConnected' }],
      ['stripeIntegration.connected', { field: 'stripeState', before: 'NotConnected', after: 'UnderReview' }],
    ]);
    expect((await loadClaimedReferences(company.id)).sort()).toEqual(
      [integration.accountReference, `sandbox_under_review:${company.id}`].sort(),
    );
  });

  test('rejects API keys', async () => {
    await expect(
      connectStripeWithKeys(ctx, { secretKey: 'sk_test_1', publishableKey: 'pk_test_1' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('limits checks to 10 a minute for each company', async () => {
    await connectStripe(ctx, {});
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await expect(checkStripeIntegration(ctx)).resolves.toMatchObject({ state: 'Ready' });
    }
    await expect(checkStripeIntegration(ctx)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds: expect.any(Number) },
    });
    const other = await fixture.signedIn(await fixture.company());
    await expect(checkStripeIntegration(other)).resolves.toMatchObject({ state: 'NotConnected' });
  });

  test('counts the running subscriptions that Livery charges', async () => {
    const plan = await fixture.plan(company);
    const clients = [await fixture.client(company), await fixture.client(company)];
    await fixture.inCompany(company, async (db) => {
      for (const { id } of clients) {
        await startSubscription(db, company.id, { clientId: id, planId: plan.id, at: new Date() });
      }
    });
    await expect(stripeIntegration(ctx)).resolves.toMatchObject({ chargedSubscriptions: 2 });
    await fixture.inCompany(company, (db) =>
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

  test('requires MANAGE_WHITE_LABELLED_CUSTOMER and separates companies', async () => {
    await connectStripe(ctx, {});
    const colleague = await fixture.signedIn(company, ['MANAGE_PAYMENTS', 'MANAGE_SETTINGS']);
    for (const call of [
      () => stripeIntegration(colleague),
      () => connectStripe(colleague, {}),
      () => connectStripeWithKeys(colleague, { secretKey: 'sk_test_1', publishableKey: 'pk_test_1' }),
      () => checkStripeIntegration(colleague),
      () => disconnectStripe(colleague),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const otherContext = await fixture.signedIn(await fixture.company(), ['MANAGE_WHITE_LABELLED_CUSTOMER']);
    await expect(stripeIntegration(otherContext)).resolves.toEqual(notConnected);
    await expect(disconnectStripe(otherContext)).resolves.toEqual(notConnected);
    await expect(stripeIntegration(ctx)).resolves.toMatchObject({ state: 'Ready' });
  });
});

describe('Stripe integration with the Stripe API', () => {
  let server: StripeServer;
  let fixture: Fixture;
  let company: TestCompany;
  let ctx: Context;
  beforeAll(async () => {
    server = await startStripeServer();
    fixture = await openFixture({
      STRIPE_SECRET_KEY: platformKeys.secretKey,
      STRIPE_PUBLISHABLE_KEY: platformKeys.publishableKey,
      STRIPE_WEBHOOK_SECRET: platformKeys.webhookSecret,
      STRIPE_API_URL: server.url,
      PUBLIC_URL: 'https://console.test',
    });
  });
  afterAll(async () => {
    await fixture.close();
    await server.close();
  });
  beforeEach(async () => {
    company = await fixture.company();
    ctx = await fixture.signedIn(company, ['MANAGE_WHITE_LABELLED_CUSTOMER']);
  });

  let accountCount = 0;

  /** Creates a standalone Stripe account and returns its id and keys. */
  function createAccountKeys(): StripeKeysInput & { id: string } {
    accountCount += 1;
    return server.stripe.addStandaloneAccount(`owner${accountCount}`);
  }

  const keysOf = ({ secretKey, publishableKey }: StripeKeysInput): StripeKeysInput => ({
    secretKey,
    publishableKey,
  });

  const connectWithKeys = (keys: StripeKeysInput, caller = ctx) =>
    connectStripeWithKeys(caller, keysOf(keys));

  const loadAccount = () =>
    fixture.inCompany(company, (db) => loadConnectedAccount(fixture.services, db, company.id));

  async function loadIntegrationRow(companyId: string): Promise<Record<string, unknown>> {
    const { rows } = await fixture.services.database.inCompany(companyId, (db) =>
      db.query<Record<string, unknown>>('select * from stripe_integrations'),
    );
    return rows[0] ?? {};
  }

  const webhookEndpointsOf = (account: string) => server.stripe.store(account).all('webhook_endpoint');

  test('connects the account of the keys and creates its webhook', async () => {
    const keys = createAccountKeys();
    await expect(connectWithKeys(keys)).resolves.toMatchObject({
      provider: 'Stripe',
      state: 'Ready',
      kind: 'Keys',
      mode: 'Test',
      accountReference: keys.id,
      publishableKey: keys.publishableKey,
      secretKeyLast4: keys.secretKey.slice(-4),
    });
    await expect(loadAccount()).resolves.toMatchObject({
      account: { companyId: company.id, reference: keys.id, secretKey: keys.secretKey },
      canCharge: true,
    });
    expect(webhookEndpointsOf(keys.id)).toMatchObject([
      { url: `https://console.test/webhooks/stripe/${company.id}` },
    ]);
    await expect(loadWebhookSecret(fixture.services, company.id)).resolves.toMatch(/^whsec_/);
  });

  test('design 8: encrypts secrets at rest and omits them from responses and audit events', async () => {
    const keys = createAccountKeys();
    const integrationResponse = await connectWithKeys(keys);
    const secrets = [keys.secretKey, String(await loadWebhookSecret(fixture.services, company.id))];
    const row = await loadIntegrationRow(company.id);
    const storedValues = Object.values(row).map((value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : JSON.stringify(value),
    );
    const outputs = [
      JSON.stringify(integrationResponse),
      JSON.stringify(await loadStripeAuditEvents(fixture, company.id)),
      ...storedValues,
    ];
    for (const secret of secrets) expect(outputs.filter((text) => text.includes(secret))).toEqual([]);
  });

  test('cannot decrypt a secret that was copied to another company', async () => {
    await connectWithKeys(createAccountKeys());
    const { secret_key: encryptedKey } = await loadIntegrationRow(company.id);
    const other = await fixture.company();
    await connectWithKeys(createAccountKeys(), await fixture.signedIn(other));
    await fixture.inCompany(other, async (db) => {
      await db.query('update stripe_integrations set secret_key = $1', [encryptedKey]);
      await expect(loadConnectedAccount(fixture.services, db, other.id)).rejects.toThrow();
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
  ])(
    'rejects the keys %j and %j with an error for %s and stores nothing',
    async (secretKey, publishableKey, field) => {
      await expect(connectStripeWithKeys(ctx, { secretKey, publishableKey })).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { fields: { [field]: expect.any(String) } },
      });
      await expect(loadIntegrationRow(company.id)).resolves.toEqual({});
    },
  );

  test('replaces the webhook when the keys of the connected account are submitted again', async () => {
    const keys = createAccountKeys();
    await connectWithKeys(keys);
    const [first] = webhookEndpointsOf(keys.id);
    const secretBefore = await loadWebhookSecret(fixture.services, company.id);
    await connectWithKeys(keys);

    const [second, ...others] = webhookEndpointsOf(keys.id);
    expect(others).toEqual([]);
    expect(second?.id).not.toBe(first?.id);
    expect(await loadWebhookSecret(fixture.services, company.id)).not.toBe(secretBefore);
    expect((await loadStripeAuditEvents(fixture, company.id)).map(({ action }) => action)).toEqual([
      'stripeIntegration.connected',
      'stripeIntegration.keysReplaced',
    ]);
  });

  test('stores one account and one webhook for concurrent requests', async () => {
    const keys = createAccountKeys();
    await Promise.all(Array.from({ length: 5 }, () => connectWithKeys(keys)));
    const [endpoint, ...others] = webhookEndpointsOf(keys.id);
    expect(others).toEqual([]);
    const { webhook_reference: reference } = await loadIntegrationRow(company.id);
    expect(endpoint?.id).toBe(reference);
  });

  test('rejects keys of another account and creates no webhook', async () => {
    const keys = createAccountKeys();
    await connectWithKeys(keys);
    const others = createAccountKeys();
    await expect(connectWithKeys(others)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { secretKey: expect.any(String) } },
    });
    expect(webhookEndpointsOf(others.id)).toEqual([]);
    await expect(stripeIntegration(ctx)).resolves.toMatchObject({ accountReference: keys.id });
  });

  test("rejects another company's account until that company disconnects it", async () => {
    const keys = createAccountKeys();
    await connectWithKeys(keys);
    const other = await fixture.signedIn(await fixture.company());
    await expect(connectWithKeys(keys, other)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(stripeIntegration(other)).resolves.toMatchObject({ state: 'NotConnected' });

    await disconnectStripe(ctx);
    expect(webhookEndpointsOf(keys.id)).toEqual([]);
    const row = await loadIntegrationRow(company.id);
    expect([row['secret_key'], row['webhook_secret'], row['publishable_key']]).toEqual([null, null, null]);
    await expect(loadWebhookSecret(fixture.services, company.id)).resolves.toBeNull();
    await expect(connectWithKeys(keys, other)).resolves.toMatchObject({ state: 'Ready' });
  });

  test("creates one account for concurrent requests and returns Stripe's onboarding link", async () => {
    const connections = await Promise.all(Array.from({ length: 5 }, () => connectStripe(ctx, {})));
    const references = new Set(connections.map(({ integration }) => integration.accountReference));
    expect(references.size).toBe(1);
    const [reference] = references;
    expect(connections[0]).toMatchObject({
      url: expect.stringContaining(String(reference)),
      integration: {
        state: 'Incomplete',
        kind: 'Account',
        requirements: [{ label: 'Website address' }, { label: 'Bank account for payouts' }],
      },
    });
    await expect(loadAccount()).resolves.toMatchObject({ canCharge: false });
  });

  test('updates the state on a check and disconnects a deauthorized account', async () => {
    const { integration } = await connectStripe(ctx, {});
    const reference = String(integration.accountReference);
    server.stripe.updateAccount(reference);
    await expect(checkStripeIntegration(ctx)).resolves.toMatchObject({ state: 'Ready' });
    server.stripe.deauthorize(reference);
    await expect(checkStripeIntegration(ctx)).resolves.toMatchObject({ state: 'NotConnected' });
  });

  test('keeps the account connected when Stripe rejects the platform key', async () => {
    await connectStripe(ctx, {});
    const { settings, database } = fixture.services;
    const cardProvider = await makeCardProvider({ ...settings, stripeSecretKey: 'sk_test_rolled' }, database);
    const rejectedContext = { ...ctx, services: { ...ctx.services, cardProvider } };
    await expect(checkStripeIntegration(rejectedContext)).rejects.toThrow();
    await expect(stripeIntegration(ctx)).resolves.toMatchObject({ state: 'Incomplete' });
  });

  test('rejects one kind of connection while the other is connected', async () => {
    const keys = createAccountKeys();
    await connectStripe(ctx, {});
    await expect(connectWithKeys(keys)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(webhookEndpointsOf(keys.id)).toEqual([]);
    await disconnectStripe(ctx);
    await connectWithKeys(keys);
    await expect(connectStripe(ctx, {})).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('changes nothing while Stripe is unavailable and succeeds on a retry', async () => {
    const keys = createAccountKeys();
    server.stripe.failureMode = 'returning errors';
    await expect(connectStripe(ctx, {})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(connectWithKeys(keys)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(loadIntegrationRow(company.id)).resolves.toEqual({});
    server.stripe.failureMode = 'none';
    await connectWithKeys(keys);
    server.stripe.failureMode = 'returning errors';
    await expect(checkStripeIntegration(ctx)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(disconnectStripe(ctx)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    server.stripe.failureMode = 'none';
    await expect(stripeIntegration(ctx)).resolves.toMatchObject({ state: 'Ready' });
  });

  test('requires MANAGE_WHITE_LABELLED_CUSTOMER', async () => {
    const colleague = await fixture.signedIn(company, ['MANAGE_SETTINGS']);
    await expect(connectWithKeys(createAccountKeys(), colleague)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
