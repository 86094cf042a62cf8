import { makeCardProvider } from '../../card-provider/makeCardProvider';
import type { Context } from '../../context';
import type { StripeKeysInput } from '../../schema.generated';
import { platformKeys } from '../../testing/stripe/tenants';
import { openStripe, type StripeServer } from '../../testing/stripe/server';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { clientsAccount, webhookSecretOf } from './account';
import { checkStripeIntegration } from './check';
import { connectStripe } from './connect';
import { connectStripeWithKeys } from './connectWithKeys';
import { disconnectStripe } from './disconnect';
import { stripeIntegration } from './service';
import { stripeAudits } from './testing/connected';

let server: StripeServer;
let world: World;
let company: TestCompany;
let ctx: Context;
beforeAll(async () => {
  server = await openStripe();
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
  return server.stripe.openOwnAccount(`owner${owners}`);
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

const endpointsOf = (account: string) => server.stripe.book(account).all('webhook_endpoint');

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
  expect(endpointsOf(keys.id)).toMatchObject([{ url: `https://console.test/webhooks/stripe/${company.id}` }]);
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
  server.stripe.changeAccount(reference);
  await expect(checkStripeIntegration(ctx)).resolves.toMatchObject({ state: 'Ready' });
  server.stripe.deauthorise(reference);
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
  server.stripe.trouble = 'broken';
  await expect(connectStripe(ctx, {})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(connectOwn(keys)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(rawRow(company.id)).resolves.toEqual({});
  server.stripe.trouble = 'none';
  await connectOwn(keys);
  server.stripe.trouble = 'broken';
  await expect(checkStripeIntegration(ctx)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(disconnectStripe(ctx)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  server.stripe.trouble = 'none';
  await expect(stripeIntegration(ctx)).resolves.toMatchObject({ state: 'Ready' });
});

test('is not for those without MANAGE_WHITE_LABELLED_CUSTOMER', async () => {
  const colleague = await world.as(company, 'MANAGE_SETTINGS');
  await expect(connectOwn(ownKeys(), colleague)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
