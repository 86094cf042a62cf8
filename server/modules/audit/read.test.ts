import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import type { AuditFilter } from '../../schema.generated';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { bySystem } from './bySystem';
import { auditEvents, auditFacets } from './read';
import { recordAudits, type AuditEntry } from './service';

let world: World;
let company: TestCompany;
let ctx: Context;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  company = await world.company({ name: 'Northwind' });
  ctx = await world.asAdmin(company);
});

const at = (minute: number): Date => new Date(Date.UTC(2026, 2, 4, 12, minute));

const entry = (action: AuditEntry['action'], minute: number, more: Partial<AuditEntry> = {}): AuditEntry => ({
  action,
  targetType: 'Client',
  targetId: newId(),
  targetLabel: 'Ada Lovelace',
  occurredAt: at(minute),
  ...more,
});

const write = (entries: readonly AuditEntry[], by: Context = ctx): Promise<void> =>
  world.services.database.inCompany(company.id, (db) => recordAudits(db, by, entries));

const read = async (args: { search?: string; filter?: AuditFilter; first?: number; after?: string } = {}) =>
  (await auditEvents(ctx, args)).items.map(({ action }) => action);

test('the record says who, what, about what, before and after, when and from where', async () => {
  const targetId = newId();
  await write([
    entry('client.updated', 1, {
      targetId,
      changes: [
        { field: 'name', before: 'Ada Byron', after: 'Ada Lovelace' },
        { field: 'mrr', before: 1900, after: null },
      ],
    }),
  ]);
  await expect(auditEvents(ctx, {})).resolves.toEqual({
    items: [
      {
        id: expect.any(String),
        occurredAt: at(1),
        actor: { type: 'Operator', id: company.admin.id, name: company.admin.name, isRemoved: false },
        action: 'client.updated',
        targetType: 'Client',
        targetId,
        targetLabel: 'Ada Lovelace',
        changes: [
          { field: 'name', before: 'Ada Byron', after: 'Ada Lovelace' },
          { field: 'mrr', before: expect.stringMatching(/19\.00/), after: null },
        ],
        ipAddress: '127.0.0.1',
        country: null,
        userAgent: 'Jest',
        device: 'Unknown device',
        requestId: 'test',
        partOf: null,
      },
    ],
    nextCursor: null,
  });
});

test('where from: an address that the registries know is told by its country', async () => {
  await write([entry('client.updated', 1)], { ...ctx, caller: { ...ctx.caller, ipAddress: '8.8.8.8' } });
  await expect(auditEvents(ctx, {})).resolves.toMatchObject({ items: [{ country: 'US' }] });
});

test('secrets that reached the table are masked when they are read', async () => {
  await world.services.database.inCompany(company.id, (db) =>
    db.query(
      `insert into audit_events (company_id, id, actor_type, action, target_type, changes)
       values ($1, $2, 'System', 'client.updated', 'Client', $3)`,
      [
        company.id,
        newId(),
        JSON.stringify([
          { field: 'passwordHash', before: null, after: 'open' },
          { field: 'keys', before: null, after: { secretKey: 'open', name: null, mode: 'test' } },
        ]),
      ],
    ),
  );
  const { items } = await auditEvents(ctx, {});
  expect(JSON.stringify(items)).toContain('••••••');
  expect(JSON.stringify(items)).not.toContain('open');
});

test('what somebody did is kept after they were removed, and says so', async () => {
  const gone = await world.operator(company, { name: 'Grace Hopper' });
  const actor = { companyId: company.id, type: 'Operator', id: gone.id, name: gone.name } as const;
  await write([entry('client.paused', 1, { actor })]);
  await world.services.database.inCompany(company.id, (db) =>
    db.query('update operators set removed_at = now(), name = $2 where id = $1', [gone.id, 'Someone']),
  );
  await expect(auditEvents(ctx, { filter: { actorIds: [gone.id] } })).resolves.toMatchObject({
    items: [{ actor: { id: gone.id, name: 'Grace Hopper', isRemoved: true } }],
  });
  expect((await auditFacets(ctx)).actors).toEqual([
    { type: 'Operator', id: gone.id, name: 'Someone', isRemoved: true },
  ]);
});

describe('part by part', () => {
  test('newest first, each once, whatever happens meanwhile', async () => {
    await write(Array.from({ length: 9 }, (_each, minute) => entry('client.updated', minute % 4)));
    const whole = await auditEvents(ctx, {});
    const seen: string[] = [];
    let after: string | null | undefined;
    do {
      const part = await auditEvents(ctx, { first: 4, after });
      seen.push(...part.items.map(({ id }) => id));
      after = part.nextCursor;
      await write([entry('client.paused', 30)]);
    } while (after);
    expect(seen).toEqual(whole.items.map(({ id }) => id));
    const times = whole.items.map(({ occurredAt }) => new Date(occurredAt).getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test.each([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ after: 'nonsense' }, 'after'],
    [{ search: 'ad' }, 'search'],
    [{ search: 'a\u0301\u0301' }, 'search'],
    [{ filter: { from: '2026-02-02', to: '2026-02-01' } }, 'filter.to'],
  ])('%j is refused', async (args, field) => {
    await expect(auditEvents(ctx, args)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });
});

describe('filters and search', () => {
  let other: Context;
  const plan = newId();
  beforeEach(async () => {
    other = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
    await write([
      entry('client.created', 1),
      entry('client.planChanged', 2, { targetLabel: '100%_Natural' }),
    ]);
    await write([entry('client.paused', 3)], { ...other, caller: { ...ctx.caller, ipAddress: '192.0.2.7' } });
    await world.services.database.inCompany(company.id, (db) =>
      recordAudits(db, bySystem(company.id), [
        entry('clientBillingPlan.created', 4, {
          targetType: 'ClientBillingPlan',
          targetId: plan,
          targetLabel: 'Gold',
        }),
      ]),
    );
  });

  const all = ['clientBillingPlan.created', 'client.paused', 'client.planChanged', 'client.created'];

  test.each<[string, () => AuditFilter, string[]]>([
    ['nothing', () => ({}), all],
    ['one person', () => ({ actorIds: [company.admin.id] }), ['client.planChanged', 'client.created']],
    [
      'several people',
      () => ({ actorIds: [company.admin.id, other.viewer?.operatorId ?? ''] }),
      ['client.paused', 'client.planChanged', 'client.created'],
    ],
    ['the program', () => ({ actorTypes: ['System'] }), ['clientBillingPlan.created']],
    ['every kind of doer', () => ({ actorTypes: ['System', 'Operator'] }), all],
    ['one action', () => ({ actions: ['client.paused'] }), ['client.paused']],
    [
      'several actions',
      () => ({ actions: ['client.paused', 'client.created', 'never.done'] }),
      ['client.paused', 'client.created'],
    ],
    ['one kind of thing', () => ({ targetTypes: ['ClientBillingPlan'] }), ['clientBillingPlan.created']],
    ['one thing', () => ({ targetId: plan }), ['clientBillingPlan.created']],
    ['an address', () => ({ ipAddress: ' 192.0.2.7 ' }), ['client.paused']],
    ['a day', () => ({ from: '2026-03-04', to: '2026-03-04' }), all],
    ['the day after', () => ({ from: '2026-03-05' }), []],
    ['the days before', () => ({ to: '2026-03-03' }), []],
    [
      'several at once',
      () => ({ actorIds: [company.admin.id], actions: ['client.created', 'client.paused'] }),
      ['client.created'],
    ],
  ])('by %s', async (_what, filter, found) => {
    expect(await read({ filter: filter() })).toEqual(found);
  });

  test('one of several things that stand there under the company’s own id', async () => {
    const target = { targetId: company.id, targetLabel: 'Northwind' };
    await write([
      entry('themeSetup.updated', 6, { ...target, targetType: 'ThemeSetup' }),
      entry('company.updated', 7, { ...target, targetType: 'Company' }),
    ]);
    const filter = { targetId: company.id, targetTypes: ['ThemeSetup'] };
    expect(await read({ filter })).toEqual(['themeSetup.updated']);
  });

  test('a part of some days begins where the one before it ended', async () => {
    const filter = { to: '2026-03-04' };
    const first = await auditEvents(ctx, { filter, first: 2 });
    expect(await read({ filter, after: first.nextCursor ?? undefined })).toEqual(all.slice(2));
    const after = Buffer.from(`2026-12-31T00:00:00.000Z ${newId()}`).toString('base64url');
    expect(await read({ filter, after })).toEqual(all);
    expect(await read({ filter: { to: '2026-03-03' }, after })).toEqual([]);
  });

  test('days are those of the company’s time zone', async () => {
    await world.services.database.inCompany(company.id, (db) =>
      db.query("update companies set time_zone = 'Pacific/Auckland'"),
    );
    expect(await read({ filter: { from: '2026-03-05', to: '2026-03-05' } })).toEqual(all);
    expect(await read({ filter: { to: '2026-03-04' } })).toEqual([]);
  });

  test.each<[string, string[]]>([
    ['LOVELACE', ['client.paused', 'client.created']],
    ['100%_', ['client.planChanged']],
    ['a%a', []],
    ['plan changed', ['client.planChanged']],
    ['planchanged', ['client.planChanged']],
    ['192.0.2.7', ['client.paused']],
    ['nobody at all', []],
  ])('the search finds %j', async (search, found) => {
    expect(await read({ search })).toEqual(found);
  });

  test('the search finds an operator by their name, within the filter', async () => {
    const { name } = other.viewer ?? { name: '' };
    expect(await read({ search: name.slice(1) })).toContain('client.paused');
    expect(await read({ search: name.slice(1), filter: { actions: ['client.created'] } })).not.toContain(
      'client.paused',
    );
  });

  test('what most of the record is about is found all the same', async () => {
    await world.services.database.inCompany(company.id, (db) =>
      db.query(
        `insert into audit_events (company_id, id, actor_type, action, target_type, target_label, occurred_at)
         select $1, gen_random_uuid(), 'System', 'client.updated', 'Client', 'Ada ' || i, $2::timestamptz - i * interval '1 s'
         from generate_series(1, 2100) i`,
        [company.id, at(0)],
      ),
    );
    const { items, nextCursor } = await auditEvents(ctx, { search: 'ada', first: 3 });
    expect(items.map(({ targetLabel }) => targetLabel)).toEqual(['Ada Lovelace', 'Ada Lovelace', 'Ada 1']);
    expect(nextCursor).not.toBeNull();
  });

  test('what there is to filter by is what occurs', async () => {
    const facets = await auditFacets(ctx);
    expect(facets.actions).toEqual([...all].sort());
    expect(facets.actorTypes).toEqual(['Operator', 'System']);
    expect(facets.targetTypes).toEqual(['Client', 'ClientBillingPlan']);
    expect(facets.actors.map(({ id }) => id).sort()).toEqual(
      [company.admin.id, other.viewer?.operatorId].sort(),
    );
  });

  test('whom and what the company does not know is not found', async () => {
    const stranger = await world.company();
    for (const id of [stranger.admin.id, newId(), 'none']) {
      await expect(auditEvents(ctx, { filter: { actorIds: [id] } })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(auditEvents(ctx, { filter: { targetId: id } })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    await expect(auditEvents(await world.asAdmin(stranger), {})).resolves.toEqual({
      items: [],
      nextCursor: null,
    });
  });
});

test('the record is for Admins alone', async () => {
  const staff = await world.as(
    company,
    ...(['MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS'] as const),
    ...(['MANAGE_WHITE_LABELLED_CUSTOMER', 'MANAGE_SETTINGS'] as const),
  );
  await expect(auditEvents(staff, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(auditFacets(staff)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
