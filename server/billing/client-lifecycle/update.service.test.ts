import type { Client, Context } from '../../platform';
import {
  createClient,
  createSavedView,
  findClient,
  listClients,
  saveImportMapping,
  uploadClientImport,
} from '../../clients/internals';
import { DomainError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { seededRandom } from '../../lib/random';
import { startClientBulkAction } from '../bulk-actions/start.service';
import { deactivateClient } from './clientLifecycle.service';
import { updateClient } from './update.service';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

describe('updateClient', () => {
  async function setUpClient(): Promise<{ company: TestCompany; ctx: Context; client: Client }> {
    const company = await fixture.company();
    const ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
    const { id } = await fixture.client(company, { name: 'Ada', phone: '+442079460000', country: 'GB' });
    return { company, ctx, client: await findClient(ctx, id) };
  }

  const fieldErrors = (refused: Promise<unknown>): Promise<Record<string, string>> =>
    refused.then(
      () => ({}),
      (error: { details?: { fields?: Record<string, string> } }) => error.details?.fields ?? {},
    );

  test('changes only the provided fields and increments the version', async () => {
    const { ctx, client } = await setUpClient();
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

  test('clears optional fields that are null or empty, and rejects null or empty required fields', async () => {
    const { ctx, client } = await setUpClient();
    const { id, lockVersion } = client;
    await expect(updateClient(ctx, { id, lockVersion, phone: null, country: '' })).resolves.toMatchObject({
      phone: null,
      country: null,
    });
    const cleared = updateClient(ctx, { id, lockVersion: lockVersion + 1, name: null, email: '' });
    expect(Object.keys(await fieldErrors(cleared))).toEqual(['name', 'email']);
  });

  test("parses a local phone number with the input's country, or with the stored country if none is given", async () => {
    const { ctx, client } = await setUpClient();
    const { id, lockVersion } = client;
    const saved = await updateClient(ctx, { id, lockVersion, phone: '020 7946 0001' });
    expect(saved.phone).toBe('+442079460001');
    const updated = await updateClient(ctx, {
      id,
      lockVersion: saved.lockVersion,
      phone: '415 555 0123',
      country: 'US',
    });
    expect(updated).toMatchObject({ phone: '+14155550123', country: 'US' });
  });

  test.each([
    ['name', 'x'.repeat(101)],
    ['name', '=cmd()'],
    ['email', 'not-an-email'],
    ['phone', '12'],
    ['contactFirstName', 'x'.repeat(101)],
    ['addressLine1', 'x'.repeat(201)],
    ['postalCode', 'x'.repeat(21)],
    ['taxId', 'x'.repeat(51)],
    ['country', 'Nowhere'],
    ['language', 'Klingon'],
    ['website', 'javascript:alert(1)'],
    ['note', 'x'.repeat(2001)],
    ['externalId', 'x'.repeat(101)],
  ])('rejects an invalid %s with an error on the field and saves nothing', async (field, value) => {
    const { ctx, client } = await setUpClient();
    const { id, lockVersion } = client;
    const refused = updateClient(ctx, { id, lockVersion, city: 'Bath', [field]: value });
    expect(Object.keys(await fieldErrors(refused))).toEqual([field]);
    await expect(findClient(ctx, id)).resolves.toEqual(client);
  });

  test('rejects more than 20 tags', async () => {
    const { ctx, client } = await setUpClient();
    const tags = Array.from({ length: 21 }, (_, index) => `tag ${index}`);
    const refused = updateClient(ctx, { id: client.id, lockVersion: client.lockVersion, tags });
    expect(await fieldErrors(refused)).toEqual({ tags: 'Enter at most 20 tags.' });
  });

  test('accepts an outdated version when nothing changes, and writes no audit event', async () => {
    const { company, ctx, client } = await setUpClient();
    const { id, name } = client;
    await expect(updateClient(ctx, { id, lockVersion: 999, name })).resolves.toEqual(client);
    const rows = await fixture.query(company, 'select from audit_events');
    expect(rows).toHaveLength(0);
  });

  test("rejects an email or external id of another client, regardless of the email's case", async () => {
    const { company, ctx, client } = await setUpClient();
    const other = await fixture.client(company, { email: 'taken@client.test' });
    await updateClient(ctx, { id: other.id, lockVersion: 1, externalId: 'crm-1' });
    const { id, lockVersion } = client;
    const refused = [{ email: 'TAKEN@client.test' }, { externalId: 'crm-1' }];
    for (const takenField of refused) {
      const fields = await fieldErrors(updateClient(ctx, { id, lockVersion, ...takenField }));
      expect(Object.keys(fields)).toEqual(Object.keys(takenField));
    }
    // An operator may change the case of the client's own email.
    const ownEmail = client.email.toUpperCase();
    await expect(updateClient(ctx, { id, lockVersion, email: ownEmail })).resolves.toMatchObject({
      email: ownEmail,
    });
  });

  test('rejects one of two concurrent updates to the same email', async () => {
    const { company, ctx, client } = await setUpClient();
    const other = await fixture.client(company);
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

  test('rejects the second of two concurrent edits and names the first editor', async () => {
    const { company, ctx: first, client } = await setUpClient();
    const second = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
    const { id, lockVersion } = client;
    const outcomes = await Promise.allSettled([
      updateClient(first, { id, lockVersion, city: 'Bath', note: 'From the first' }),
      updateClient(second, { id, lockVersion, city: 'York', name: 'From the second' }),
    ]);
    const saved = await findClient(first, id);
    const [winner, rejection] =
      outcomes[0].status === 'fulfilled' ? [first, outcomes[1]] : [second, outcomes[0]];
    expect(rejection).toMatchObject({
      status: 'rejected',
      reason: {
        code: 'CONFLICT',
        message: `${winner.viewer?.name} has changed this since you opened it.`,
        details: { conflict: { kind: 'Stale', changedBy: winner.viewer?.name, changedAt: expect.any(Date) } },
      },
    });
    expect(saved).toMatchObject(
      winner === first ? { city: 'Bath', note: 'From the first' } : { city: 'York', name: 'From the second' },
    );
    expect(saved.lockVersion).toBe(lockVersion + 1);
    // With the saved lock version, the second operator can save.
    const resaved = await updateClient(second, { id, lockVersion: saved.lockVersion, state: 'North' });
    expect(resaved).toMatchObject({ city: saved.city, state: 'North' });
  });

  test('audits the old value, the new value and the actor', async () => {
    const { company, ctx, client } = await setUpClient();
    await updateClient(ctx, { id: client.id, lockVersion: 1, city: 'Bath', name: 'Ada' });
    const rows = await fixture.query(
      company,
      'select action, actor_name, target_id, target_label, changes from audit_events',
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
    company = await fixture.company();
    ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
  });

  const random = seededRandom(3);
  const wideCharacters = (length: number): string =>
    Array.from({ length }, () => String.fromCodePoint(0x1f300 + random.below(0x300))).join('');

  const texts: readonly (readonly [string, (length: number) => string])[] = [
    ['a NUL character', () => 'a\0b'],
    ['a lone high surrogate', () => 'a\ud83d'],
    ['a lone low surrogate', () => '\ude00a'],
    ['the maximum of wide characters', wideCharacters],
    ['characters that grow when normalized', (length) => '\u0958'.repeat(Math.max(1, length))],
    ['characters that grow in a URL', (length) => `https://a.test/${'é'.repeat(Math.max(1, length - 15))}`],
    ['characters that grow in lower case', (length) => '\u0130'.repeat(Math.max(1, length))],
  ];

  /** Returns null if the call succeeds or fails with `BAD_USER_INPUT`, otherwise its error. */
  async function unexpectedErrorOf(work: Promise<unknown>): Promise<unknown> {
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
    language: 5,
    taxId: 50,
    website: 200,
    note: 2000,
    externalId: 100,
  };

  const createTestClient = (): Promise<{ id: string }> =>
    createClient(ctx, { name: 'Ada', email: `${newId()}@client.test` });

  test.each(texts)(
    'causes no error other than BAD_USER_INPUT as the value of a client field: %s',
    async (_title, text) => {
      const { id } = await createTestClient();
      const unexpectedErrors: unknown[] = [];
      for (const [field, length] of Object.entries(lengths)) {
        for (const value of [text(length), `${text(length - 10)}@client.test`]) {
          // Reloads the lock version, because each accepted value increments it.
          const { items } = await listClients(ctx, {});
          const lockVersion = items.find((client) => client.id === id)?.lockVersion ?? 0;
          unexpectedErrors.push(
            await unexpectedErrorOf(updateClient(ctx, { id, lockVersion, [field]: value })),
          );
        }
      }
      const tags = Array.from({ length: 20 }, (_, index) => `${text(28)}${index}`);
      const { id: taggedId } = await createTestClient();
      unexpectedErrors.push(
        await unexpectedErrorOf(updateClient(ctx, { id: taggedId, lockVersion: 1, tags })),
      );
      expect(unexpectedErrors.filter((unexpectedError) => unexpectedError !== null)).toEqual([]);
    },
  );

  test.each(texts)(
    'causes no error other than BAD_USER_INPUT in searches, bulk actions, saved views and imports: %s',
    async (_title, text) => {
      const { id } = await createTestClient();
      const selection = { ids: [id] };
      const mapping = { name: text(60), columns: [{ header: text(100), field: 'Name' as const }] };
      const view = { list: 'Clients' as const, query: text(2000), columns: [], isShared: false };
      // The cell limit of 5,000 characters can fall inside a surrogate pair.
      const cell = `${'x'.repeat(4999)}${text(30)}`;
      const deactivation = { reason: 'Other', note: text(500) } as const;
      const unexpectedErrors = [
        await unexpectedErrorOf(
          listClients(ctx, { search: text(500), filter: { tag: [text(100)], country: [text(2)] } }),
        ),
        await unexpectedErrorOf(listClients(ctx, { search: text(2) })),
        await unexpectedErrorOf(
          createClient(ctx, { name: text(100), email: `${text(30)}@client.test`, tags: [text(30)] }),
        ),
        await unexpectedErrorOf(
          startClientBulkAction(ctx, { kind: 'AddTags', selection, tags: [text(30), text(20)] }, 1, newId()),
        ),
        await unexpectedErrorOf(
          startClientBulkAction(
            ctx,
            { kind: 'Deactivate', selection, when: 'Now', ...deactivation },
            1,
            newId(),
          ),
        ),
        await unexpectedErrorOf(saveImportMapping(ctx, mapping)),
        await unexpectedErrorOf(createSavedView(ctx, { ...view, name: text(60) })),
        await unexpectedErrorOf(createSavedView(ctx, { ...view, name: text(59), query: text(1000) })),
        await unexpectedErrorOf(deactivateClient(ctx, { id, when: 'Now', ...deactivation })),
        await unexpectedErrorOf(
          uploadClientImport(ctx, { name: text(50), bytes: Buffer.from(`Email,Name\na@b.test,${cell}`) }),
        ),
      ];
      expect(unexpectedErrors.filter((unexpectedError) => unexpectedError !== null)).toEqual([]);
    },
  );
});
