import { newId } from '../lib/ids';
import { openFixture, type Fixture } from '../testing/fixture';
import type { Context, CreateClientInput } from '../platform';
import { clientChanges, countClients, createClient, findClient } from './clients.service';
import { listClients } from './list.service';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

const ada: CreateClientInput = { name: 'Ada Lovelace', email: 'ada@client.test' };

const errorFields = async (attempt: Promise<unknown>): Promise<Record<string, string>> =>
  attempt.then(
    () => ({}),
    (error: { details?: { fields?: Record<string, string> } }) => error.details?.fields ?? {},
  );

describe('client access', () => {
  const calls: [string, (ctx: Context) => unknown][] = [
    ['list clients', (ctx) => listClients(ctx, {})],
    ['view a client', (ctx) => findClient(ctx, '0190c0de-0000-7000-8000-000000000000')],
    ['count clients', (ctx) => countClients(ctx)],
    ['add a client', (ctx) => createClient(ctx, ada)],
    ['subscribe to clients', (ctx) => clientChanges(ctx)],
  ];

  test.each(calls)('requires MANAGE_CLIENT_MANAGEMENT to %s', async (_name, call) => {
    const company = await fixture.company();
    const otherPermissions = ['MANAGE_DASHBOARD', 'MANAGE_PAYMENTS', 'MANAGE_SETTINGS'] as const;
    const ctx = await fixture.signedIn(company, otherPermissions);
    await expect(async () => call(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test.each(calls)('requires a session to %s', async (_name, call) => {
    await expect(async () => call(fixture.asAnonymous())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('allows listing, but not adding, clients in a closed company', async () => {
    const company = await fixture.company({ status: 'Cancelled' });
    const ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
    await expect(listClients(ctx, {})).resolves.toMatchObject({ totalCount: 0 });
    await expect(createClient(ctx, ada)).rejects.toMatchObject({ code: 'COMPANY_CANCELLED' });
  });

  test('hides the clients of another company', async () => {
    const client = await fixture.client(await fixture.company(), { name: 'Other Client' });
    const ctx = await fixture.signedIn(await fixture.company(), ['MANAGE_CLIENT_MANAGEMENT']);
    await expect(findClient(ctx, client.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(listClients(ctx, { search: 'Other' })).resolves.toMatchObject({
      items: [],
      totalCount: 0,
    });
    await expect(countClients(ctx)).resolves.toMatchObject({ total: 0 });
  });

  test.each(['', 'x', '1', "'; drop table clients; --"])(
    'findClient throws NOT_FOUND for the invalid id %p',
    async (id) => {
      const ctx = await fixture.signedIn(await fixture.company(), ['MANAGE_CLIENT_MANAGEMENT']);
      await expect(findClient(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );
});

describe('createClient', () => {
  const setUp = async () => {
    const company = await fixture.company({ country: 'GB' });
    return { company, ctx: await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']) };
  };

  test('numbers clients from 1 and normalizes their fields', async () => {
    const { ctx } = await setUp();
    const first = await createClient(ctx, {
      name: '  Ada Lovelace ',
      email: 'Ada@Client.test',
      phone: '(020) 7946 0958',
      country: 'gb',
      tags: ['vip', ' vip', 'london'],
      note: 'Line one\nLine two',
      externalId: 'A-1',
    });
    expect(first).toMatchObject({
      number: 1,
      name: 'Ada Lovelace',
      email: 'Ada@Client.test',
      phone: '+442079460958',
      country: 'GB',
      status: 'Invited',
      source: 'Manual',
      plan: null,
      tags: ['vip', 'london'],
      note: 'Line one\nLine two',
      externalId: 'A-1',
    });
    const second = await createClient(ctx, { name: 'Bo', email: 'bo@client.test', phone: '07946 095800' });
    // Without a calling code and a client country, a phone number uses the company's country.
    expect(second).toMatchObject({ number: 2, phone: '+447946095800' });
    await expect(findClient(ctx, first.id)).resolves.toEqual(first);
    await expect(countClients(ctx)).resolves.toMatchObject({ total: 2 });
  });

  test('rejects a taken address regardless of case', async () => {
    const { ctx } = await setUp();
    await createClient(ctx, ada);
    expect(await errorFields(createClient(ctx, { name: 'Other', email: 'ADA@client.test' }))).toEqual({
      email: 'Another client already has this email address.',
    });
    const next = await createClient(ctx, { name: 'Next', email: 'next@client.test' });
    expect(next.number).toBe(2);
  });

  test('adds one client for concurrent requests with the same address', async () => {
    const { ctx } = await setUp();
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => createClient(ctx, ada)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
    await expect(countClients(ctx)).resolves.toMatchObject({ total: 1 });
  });

  test('returns the first client for a repeated idempotency key and audits it once', async () => {
    const { company, ctx } = await setUp();
    const key = newId();
    const first = await createClient(ctx, ada, key);
    await expect(createClient(ctx, ada, key)).resolves.toEqual(first);
    await expect(Promise.all([1, 2, 3].map(() => createClient(ctx, ada, key)))).resolves.toHaveLength(3);
    await expect(countClients(ctx)).resolves.toMatchObject({ total: 1 });
    const auditEvents = await fixture.inCompany(company, (db) =>
      db.query("select id from audit_events where action = 'client.created'"),
    );
    expect(auditEvents.rows).toHaveLength(1);
  });

  test('rejects a key used for another client but accepts the key of a failed request', async () => {
    const { ctx } = await setUp();
    const key = newId();
    for (const [input, idempotencyKey] of [
      [{ ...ada, planId: newId() }, key],
      [ada, ''],
    ] as const) {
      await expect(createClient(ctx, input, idempotencyKey)).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
      });
    }
    await createClient(ctx, ada, key);
    const other = createClient(ctx, { name: 'Bo', email: 'bo@client.test' }, key);
    await expect(other).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(countClients(ctx)).resolves.toMatchObject({ total: 1 });
  });

  test('accepts the same address in two companies', async () => {
    await createClient((await setUp()).ctx, ada);
    await expect(createClient((await setUp()).ctx, ada)).resolves.toMatchObject({ number: 1 });
  });

  test.each<[string, Partial<CreateClientInput>, string]>([
    ['name', { name: ' ' }, 'Enter a name.'],
    ['name', { name: 'x'.repeat(101) }, 'Enter at most 100 characters.'],
    ['name', { name: 'a\u0000b' }, 'This text contains invisible characters. Enter it again.'],
    ['name', { name: 'a\ud800b' }, 'This text contains invisible characters. Enter it again.'],
    [
      'name',
      { name: ' =1+1' },
      'Remove the = at the beginning. Spreadsheet programs run such text as a formula.',
    ],
    [
      'name',
      { name: '=1+1' },
      'Remove the = at the beginning. Spreadsheet programs run such text as a formula.',
    ],
    ['email', { email: '' }, 'Enter an email address.'],
    ['email', { email: 'ada' }, 'Enter an email address, such as name@example.com.'],
    ['email', { email: `a@${'x'.repeat(320)}.test` }, 'Enter an email address of at most 254 characters.'],
    ['phone', { phone: '12' }, 'Enter a phone number of 7 to 15 digits, including the country code.'],
    ['phone', { phone: 'call me' }, 'Enter the phone number in digits only, without an extension.'],
    ['country', { country: 'Atlantis' }, 'Enter the name of a country or its two- or three-letter code.'],
    ['tags.0', { tags: ['x'.repeat(31)] }, 'Enter at most 30 characters.'],
    ['tags', { tags: Array.from({ length: 21 }, (_, i) => `t${i}`) }, 'Enter at most 20 tags.'],
    ['note', { note: 'x'.repeat(2001) }, 'Enter at most 2,000 characters.'],
    ['planId', { planId: 'none' }, 'This plan doesn’t exist.'],
    ['planId', { planId: '0190c0de-0000-7000-8000-000000000000' }, 'This plan doesn’t exist.'],
  ])('reports an invalid %s', async (field, input, message) => {
    const { ctx } = await setUp();
    expect(await errorFields(createClient(ctx, { ...ada, ...input }))).toEqual({ [field]: message });
  });

  test('counts an emoji as one character', async () => {
    const { ctx } = await setUp();
    await expect(createClient(ctx, { ...ada, name: '🙂'.repeat(100) })).resolves.toMatchObject({ number: 1 });
  });

  test('audits the actor and publishes the event only to the same company', async () => {
    const { company, ctx } = await setUp();
    const otherChanges = clientChanges(
      await fixture.signedIn(await fixture.company(), ['MANAGE_CLIENT_MANAGEMENT']),
    );
    const changes = clientChanges(ctx);
    const next = changes.next();
    const otherNext = otherChanges.next();
    const client = await createClient(ctx, ada);
    await expect(next).resolves.toMatchObject({ value: { kind: 'Created', ids: [client.id], count: 1 } });
    await Promise.all([changes.return?.(), otherChanges.return?.()]);
    await expect(otherNext).resolves.toMatchObject({ done: true });
    const rows = await fixture.query<{
      actor_id: string;
      target_id: string;
      changes: { field: string; after: unknown }[];
    }>(company, `select actor_id, target_id, changes from audit_events where action = 'client.created'`);
    expect(rows).toMatchObject([{ actor_id: ctx.viewer?.operatorId, target_id: client.id }]);
    expect(rows[0]?.changes).toContainEqual({ field: 'email', before: null, after: 'ada@client.test' });
  });
});
