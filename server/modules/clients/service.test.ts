import { newId } from '../../lib/ids';
import { openWorld, type World } from '../../testing/world';
import type { CreateClientInput } from '../../schema.generated';
import { clientChanges, countClients, createClient, findClient, listClients } from './service';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const ada: CreateClientInput = { name: 'Ada Lovelace', email: 'ada@client.test' };

const fieldsOf = async (refused: Promise<unknown>): Promise<Record<string, string>> =>
  refused.then(
    () => ({}),
    (error: { details?: { fields?: Record<string, string> } }) => error.details?.fields ?? {},
  );

describe('who may', () => {
  const calls: [string, (ctx: Awaited<ReturnType<World['as']>>) => unknown][] = [
    ['list clients', (ctx) => listClients(ctx, {})],
    ['open a client', (ctx) => findClient(ctx, '0190c0de-0000-7000-8000-000000000000')],
    ['count clients', (ctx) => countClients(ctx)],
    ['add a client', (ctx) => createClient(ctx, ada)],
    ['hear of clients', (ctx) => clientChanges(ctx)],
  ];

  test.each(calls)('%s: not without MANAGE_CLIENT_MANAGEMENT', async (_what, call) => {
    const company = await world.company();
    const others = ['MANAGE_DASHBOARD', 'MANAGE_PAYMENTS', 'MANAGE_SETTINGS'] as const;
    const ctx = await world.as(company, ...others);
    await expect(async () => call(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test.each(calls)('%s: not without a session', async (_what, call) => {
    await expect(async () => call(world.asNobody())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('a company that is closed reads its clients and adds none', async () => {
    const company = await world.company({ status: 'Cancelled' });
    const ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
    await expect(listClients(ctx, {})).resolves.toMatchObject({ totalCount: 0 });
    await expect(createClient(ctx, ada)).rejects.toMatchObject({ code: 'COMPANY_CANCELLED' });
  });

  test("another company's clients are not there", async () => {
    const client = await world.client(await world.company(), { name: 'Somebody Else' });
    const ctx = await world.as(await world.company(), 'MANAGE_CLIENT_MANAGEMENT');
    await expect(findClient(ctx, client.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(listClients(ctx, { search: 'Somebody' })).resolves.toMatchObject({
      items: [],
      totalCount: 0,
    });
    await expect(countClients(ctx)).resolves.toMatchObject({ total: 0 });
  });

  test.each(['', 'x', '1', "'; drop table clients; --"])(
    'an id that is none (%p) is not found',
    async (id) => {
      const ctx = await world.as(await world.company(), 'MANAGE_CLIENT_MANAGEMENT');
      await expect(findClient(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );
});

describe('adding a client', () => {
  const start = async () => {
    const company = await world.company();
    return { company, ctx: await world.as(company, 'MANAGE_CLIENT_MANAGEMENT') };
  };

  test('numbers clients from 1 and keeps what was typed', async () => {
    const { ctx } = await start();
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
    // Without a country of its own, a number is read as one of the company's.
    expect(second).toMatchObject({ number: 2, phone: '+447946095800' });
    await expect(findClient(ctx, first.id)).resolves.toEqual(first);
    await expect(countClients(ctx)).resolves.toMatchObject({ total: 2 });
  });

  test('refuses an address that another client has, whatever its case', async () => {
    const { ctx } = await start();
    await createClient(ctx, ada);
    expect(await fieldsOf(createClient(ctx, { name: 'Other', email: 'ADA@client.test' }))).toEqual({
      email: 'A client with this email address exists already.',
    });
    const next = await createClient(ctx, { name: 'Next', email: 'next@client.test' });
    expect(next.number).toBe(2);
  });

  test('adds one of two clients with the same address that are added at once', async () => {
    const { ctx } = await start();
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => createClient(ctx, ada)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
    await expect(countClients(ctx)).resolves.toMatchObject({ total: 1 });
  });

  test('sent again with the same key, it gives the client that was added, and tells of them once', async () => {
    const { company, ctx } = await start();
    const key = newId();
    const first = await createClient(ctx, ada, key);
    await expect(createClient(ctx, ada, key)).resolves.toEqual(first);
    await expect(Promise.all([1, 2, 3].map(() => createClient(ctx, ada, key)))).resolves.toHaveLength(3);
    await expect(countClients(ctx)).resolves.toMatchObject({ total: 1 });
    const told = await world.services.database.inCompany(company.id, (db) =>
      db.query("select id from audit_events where action = 'client.created'"),
    );
    expect(told.rows).toHaveLength(1);
  });

  test('a key that another client was added with is refused, and one of a refused press may be used again', async () => {
    const { ctx } = await start();
    const key = newId();
    for (const [input, ofKey] of [
      [{ ...ada, planId: newId() }, key],
      [ada, ''],
    ] as const) {
      await expect(createClient(ctx, input, ofKey)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    }
    await createClient(ctx, ada, key);
    const other = createClient(ctx, { name: 'Bo', email: 'bo@client.test' }, key);
    await expect(other).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(countClients(ctx)).resolves.toMatchObject({ total: 1 });
  });

  test('two companies may have a client with the same address', async () => {
    await createClient((await start()).ctx, ada);
    await expect(createClient((await start()).ctx, ada)).resolves.toMatchObject({ number: 1 });
  });

  test.each<[string, Partial<CreateClientInput>, string]>([
    ['name', { name: ' ' }, 'The name is missing.'],
    ['name', { name: 'x'.repeat(101) }, 'The name has more than 100 characters. Shorten it.'],
    ['name', { name: 'a\u0000b' }, "The name contains characters that can't be seen. Type it again."],
    ['name', { name: 'a\ud800b' }, "The name contains characters that can't be seen. Type it again."],
    ['name', { name: ' =1+1' }, 'The name begins with =, which a spreadsheet would run. Remove it.'],
    ['name', { name: '=1+1' }, 'The name begins with =, which a spreadsheet would run. Remove it.'],
    ['email', { email: '' }, 'The email address is missing.'],
    ['email', { email: 'ada' }, 'This is not an email address: it needs a form like name@example.com.'],
    ['email', { email: `a@${'x'.repeat(320)}.test` }, 'The email address has more than 254 characters.'],
    ['phone', { phone: '12' }, 'This is not a phone number: it needs 7 to 15 digits with its country code.'],
    ['phone', { phone: 'call me' }, 'A phone number has digits only: leave out letters and extensions.'],
    ['country', { country: 'Atlantis' }, 'Unknown country. Use its name or its two- or three-letter code.'],
    ['tags.0', { tags: ['x'.repeat(31)] }, 'A tag has more than 30 characters. Shorten it.'],
    ['tags', { tags: Array.from({ length: 21 }, (_, i) => `t${i}`) }, 'A client can have 20 tags at most.'],
    ['note', { note: 'x'.repeat(2001) }, 'The note has more than 2,000 characters. Shorten it.'],
    ['planId', { planId: 'none' }, 'This plan does not exist.'],
    ['planId', { planId: '0190c0de-0000-7000-8000-000000000000' }, 'This plan does not exist.'],
  ])('says what is wrong with the %s', async (field, input, message) => {
    const { ctx } = await start();
    expect(await fieldsOf(createClient(ctx, { ...ada, ...input }))).toEqual({ [field]: message });
  });

  test('counts characters as people do', async () => {
    const { ctx } = await start();
    await expect(createClient(ctx, { ...ada, name: '🙂'.repeat(100) })).resolves.toMatchObject({ number: 1 });
  });

  test('is recorded with who did it, and heard by open lists of this company only', async () => {
    const { company, ctx } = await start();
    const stranger = clientChanges(await world.as(await world.company(), 'MANAGE_CLIENT_MANAGEMENT'));
    const changes = clientChanges(ctx);
    const next = changes.next();
    const strangersNext = stranger.next();
    const client = await createClient(ctx, ada);
    await expect(next).resolves.toMatchObject({ value: { kind: 'Created', ids: [client.id], count: 1 } });
    await Promise.all([changes.return?.(), stranger.return?.()]);
    await expect(strangersNext).resolves.toMatchObject({ done: true });
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query<{ actor_id: string; target_id: string; changes: { field: string; after: unknown }[] }>(
        `select actor_id, target_id, changes from audit_events where action = 'client.created'`,
      ),
    );
    expect(rows).toMatchObject([{ actor_id: ctx.viewer?.operatorId, target_id: client.id }]);
    expect(rows[0]?.changes).toContainEqual({ field: 'email', before: null, after: 'ada@client.test' });
  });
});
