import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { newId } from '../../lib/ids';
import { seededRandom } from '../../lib/random';
import { startClientBulk } from '../client-bulks/start';
import { saveImportMapping } from '../client-imports/mappings';
import { uploadClientImport } from '../client-imports/upload';
import { deactivateClient } from './service';
import { updateClient } from './update';
import { createClient, findClient, listClients } from '../clients/service';
import { createSavedView } from '../lists/savedViews';
import type { Client } from '../../schema.generated';
import { openWorld, type TestCompany, type World } from '../../testing/world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

describe('update', () => {
  async function scene(): Promise<{ company: TestCompany; ctx: Context; client: Client }> {
    const company = await world.company();
    const ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
    const { id } = await world.client(company, { name: 'Ada', phone: '+442079460000', country: 'GB' });
    return { company, ctx, client: await findClient(ctx, id) };
  }

  const fieldsOf = (refused: Promise<unknown>): Promise<Record<string, string>> =>
    refused.then(
      () => ({}),
      (error: { details?: { fields?: Record<string, string> } }) => error.details?.fields ?? {},
    );

  test('changes what is given, leaves the rest, and counts the version up', async () => {
    const { ctx, client } = await scene();
    const { id, lockVersion } = client;
    const saved = await updateClient(ctx, {
      id,
      lockVersion,
      name: '  Ada King ',
      website: 'example.test',
      taxId: 'GB 123',
      tags: ['vip', 'vip', ''],
    });
    expect(saved).toMatchObject({
      ...client,
      name: 'Ada King',
      website: 'https://example.test',
      taxId: 'GB 123',
      tags: ['vip'],
      lockVersion: lockVersion + 1,
      updatedAt: expect.any(Date),
    });
    expect(new Date(saved.updatedAt) > new Date(client.updatedAt)).toBe(true);
  });

  test('nothing takes a field away, but for those that a client must have', async () => {
    const { ctx, client } = await scene();
    const { id, lockVersion } = client;
    await expect(updateClient(ctx, { id, lockVersion, phone: null, country: '' })).resolves.toMatchObject({
      phone: null,
      country: null,
    });
    const without = updateClient(ctx, { id, lockVersion: lockVersion + 1, name: null, email: '' });
    expect(Object.keys(await fieldsOf(without))).toEqual(['name', 'email']);
  });

  test('a phone number without a country code is one of the country given with it, or the client’s', async () => {
    const { ctx, client } = await scene();
    const { id, lockVersion } = client;
    const saved = await updateClient(ctx, { id, lockVersion, phone: '020 7946 0001' });
    expect(saved.phone).toBe('+442079460001');
    const moved = await updateClient(ctx, {
      id,
      lockVersion: saved.lockVersion,
      phone: '415 555 0123',
      country: 'US',
    });
    expect(moved).toMatchObject({ phone: '+14155550123', country: 'US' });
  });

  test.each([
    ['name', 'x'.repeat(101)],
    ['name', '=cmd()'],
    ['email', 'nobody'],
    ['phone', '12'],
    ['contactFirstName', 'x'.repeat(101)],
    ['addressLine1', 'x'.repeat(201)],
    ['postalCode', 'x'.repeat(21)],
    ['taxId', 'x'.repeat(51)],
    ['country', 'Nowhere'],
    ['website', 'javascript:alert(1)'],
    ['note', 'x'.repeat(2001)],
    ['externalId', 'x'.repeat(101)],
  ])('%s is refused at its field, and nothing is saved', async (field, value) => {
    const { ctx, client } = await scene();
    const { id, lockVersion } = client;
    const refused = updateClient(ctx, { id, lockVersion, city: 'Bath', [field]: value });
    expect(Object.keys(await fieldsOf(refused))).toEqual([field]);
    await expect(findClient(ctx, id)).resolves.toEqual(client);
  });

  test('more than 20 tags are refused', async () => {
    const { ctx, client } = await scene();
    const tags = Array.from({ length: 21 }, (_, index) => `tag ${index}`);
    const refused = updateClient(ctx, { id: client.id, lockVersion: client.lockVersion, tags });
    expect(await fieldsOf(refused)).toEqual({ tags: 'A client can have 20 tags at most.' });
  });

  test('what changes nothing is saved already, whatever version it names', async () => {
    const { company, ctx, client } = await scene();
    const { id, name } = client;
    await expect(updateClient(ctx, { id, lockVersion: 999, name })).resolves.toEqual(client);
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query('select from audit_events'),
    );
    expect(rows).toHaveLength(0);
  });

  test('an address or an id of another client is refused at its field, whatever its case', async () => {
    const { company, ctx, client } = await scene();
    const other = await world.client(company, { email: 'taken@client.test' });
    await updateClient(ctx, { id: other.id, lockVersion: 1, externalId: 'crm-1' });
    const { id, lockVersion } = client;
    const refused = [{ email: 'TAKEN@client.test' }, { externalId: 'crm-1' }];
    for (const given of refused) {
      const fields = await fieldsOf(updateClient(ctx, { id, lockVersion, ...given }));
      expect(Object.keys(fields)).toEqual(Object.keys(given));
    }
    // One's own is not another's.
    const own = client.email.toUpperCase();
    await expect(updateClient(ctx, { id, lockVersion, email: own })).resolves.toMatchObject({ email: own });
  });

  test('of two who take the same address at once, one gets it and the other is told', async () => {
    const { company, ctx, client } = await scene();
    const other = await world.client(company);
    const outcomes = await Promise.allSettled(
      [client, other].map(({ id }) => updateClient(ctx, { id, lockVersion: 1, email: 'both@client.test' })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { email: expect.any(String) } },
    });
  });

  test('of two operators who edit at once, the second is told who was first, and nothing is lost', async () => {
    const { company, ctx: first, client } = await scene();
    const second = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
    const { id, lockVersion } = client;
    const outcomes = await Promise.allSettled([
      updateClient(first, { id, lockVersion, city: 'Bath', note: 'From the first' }),
      updateClient(second, { id, lockVersion, city: 'York', name: 'From the second' }),
    ]);
    const saved = await findClient(first, id);
    const [won, lost] = outcomes[0].status === 'fulfilled' ? [first, outcomes[1]] : [second, outcomes[0]];
    expect(lost).toMatchObject({
      status: 'rejected',
      reason: {
        code: 'CONFLICT',
        message: `${won.viewer?.name} has changed this client since you opened it.`,
        details: { conflict: { kind: 'Stale', changedBy: won.viewer?.name, changedAt: expect.any(Date) } },
      },
    });
    expect(saved).toMatchObject(
      won === first ? { city: 'Bath', note: 'From the first' } : { city: 'York', name: 'From the second' },
    );
    expect(saved.lockVersion).toBe(lockVersion + 1);
    // Whoever sees what changed can save on top of it.
    const again = await updateClient(second, { id, lockVersion: saved.lockVersion, state: 'North' });
    expect(again).toMatchObject({ city: saved.city, state: 'North' });
  });

  test('the record has what was, what is, and who', async () => {
    const { company, ctx, client } = await scene();
    await updateClient(ctx, { id: client.id, lockVersion: 1, city: 'Bath', name: 'Ada' });
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query('select action, actor_name, target_id, target_label, changes from audit_events'),
    );
    expect(rows).toEqual([
      {
        action: 'client.updated',
        actor_name: ctx.viewer?.name,
        target_id: client.id,
        target_label: 'Ada',
        changes: [{ field: 'city', before: null, after: 'Bath' }],
      },
    ]);
  });
});

describe('hostile text', () => {
  let company: TestCompany;
  let ctx: Context;
  beforeAll(async () => {
    company = await world.company();
    ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
  });

  const random = seededRandom(3);
  const wide = (length: number): string =>
    Array.from({ length }, () => String.fromCodePoint(0x1f300 + random.below(0x300))).join('');

  const texts: readonly (readonly [string, (length: number) => string])[] = [
    ['a NUL', () => 'a\0b'],
    ['half a character', () => 'a\ud83d'],
    ['the other half', () => '\ude00a'],
    ['as many wide characters as there may be', wide],
    ['characters that grow when they are normalised', (length) => '\u0958'.repeat(Math.max(1, length))],
    [
      'characters that grow in an address',
      (length) => `https://a.test/${'é'.repeat(Math.max(1, length - 15))}`,
    ],
    ['characters that grow when they are small', (length) => '\u0130'.repeat(Math.max(1, length))],
  ];

  /** Whatever is typed is taken or refused in plain words; anything else would be a fault of ours. */
  async function faultOf(work: Promise<unknown>): Promise<unknown> {
    try {
      await work;
      return null;
    } catch (error) {
      return error instanceof DomainError && error.code === 'BAD_USER_INPUT' ? null : error;
    }
  }

  const lengths = {
    name: 100,
    email: 300,
    phone: 20,
    contactFirstName: 100,
    contactLastName: 100,
    addressLine1: 200,
    addressLine2: 200,
    city: 100,
    state: 100,
    postalCode: 20,
    country: 2,
    taxId: 50,
    website: 200,
    note: 2000,
    externalId: 100,
  };

  const aClient = (): Promise<{ id: string }> =>
    createClient(ctx, { name: 'Ada', email: `${newId()}@client.test` });

  test.each(texts)('%s does no harm in a field of a client', async (_what, text) => {
    const { id } = await aClient();
    const faults: unknown[] = [];
    for (const [field, length] of Object.entries(lengths)) {
      for (const value of [text(length), `${text(length - 10)}@client.test`]) {
        // Each is written over whatever was taken before it.
        const { items } = await listClients(ctx, {});
        const lockVersion = items.find((client) => client.id === id)?.lockVersion ?? 0;
        faults.push(await faultOf(updateClient(ctx, { id, lockVersion, [field]: value })));
      }
    }
    const tags = Array.from({ length: 20 }, (_, index) => `${text(28)}${index}`);
    const { id: tagged } = await aClient();
    faults.push(await faultOf(updateClient(ctx, { id: tagged, lockVersion: 1, tags })));
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });

  test.each(texts)('%s does no harm anywhere else', async (_what, text) => {
    const { id } = await aClient();
    const selection = { ids: [id] };
    const mapping = { name: text(60), columns: [{ header: text(100), field: 'Name' as const }] };
    const view = { list: 'Clients' as const, query: text(2000), columns: [], isShared: false };
    // Cut off where a cell ends at the latest, in the middle of a character.
    const cell = `${'x'.repeat(4999)}${text(30)}`;
    const deactivation = { reason: 'Other', note: text(500) } as const;
    const faults = [
      await faultOf(
        listClients(ctx, { search: text(500), filter: { tag: [text(100)], country: [text(2)] } }),
      ),
      await faultOf(listClients(ctx, { search: text(2) })),
      await faultOf(
        createClient(ctx, { name: text(100), email: `${text(30)}@client.test`, tags: [text(30)] }),
      ),
      await faultOf(
        startClientBulk(ctx, { kind: 'AddTags', selection, tags: [text(30), text(20)] }, 1, newId()),
      ),
      await faultOf(
        startClientBulk(ctx, { kind: 'Deactivate', selection, when: 'Now', ...deactivation }, 1, newId()),
      ),
      await faultOf(saveImportMapping(ctx, mapping)),
      await faultOf(createSavedView(ctx, { ...view, name: text(60) })),
      await faultOf(createSavedView(ctx, { ...view, name: text(59), query: text(1000) })),
      await faultOf(deactivateClient(ctx, { id, when: 'Now', ...deactivation })),
      await faultOf(
        uploadClientImport(ctx, { name: text(50), bytes: Buffer.from(`Email,Name\na@b.test,${cell}`) }),
      ),
    ];
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });
});
