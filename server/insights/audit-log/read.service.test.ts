import {
  type AuditEntry,
  type AuditFilter,
  type Context,
  messageTarget,
  systemContext,
  writeAuditEvents,
} from '../../platform';
import { contentText, inLanguage, t } from '../../lib/i18n/i18n';
import { newId } from '../../lib/ids';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { auditEvents, auditFacets } from './auditLog.service';

let fixture: Fixture;
let company: TestCompany;
let ctx: Context;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  company = await fixture.company({ name: 'Northwind' });
  ctx = await fixture.signedIn(company);
});

const timeAt = (minute: number): Date => new Date(Date.UTC(2026, 2, 4, 12, minute));

const entry = (
  action: AuditEntry['action'],
  minute: number,
  overrides: Partial<AuditEntry> = {},
): AuditEntry => ({
  action,
  targetType: 'Client',
  targetId: newId(),
  targetLabel: 'Ada Lovelace',
  occurredAt: timeAt(minute),
  ...overrides,
});

const writeEvents = (entries: readonly AuditEntry[], by: Context = ctx): Promise<void> =>
  fixture.inCompany(company, (db) => writeAuditEvents(db, by, entries));

const readActions = async (
  args: { search?: string; filter?: AuditFilter; first?: number; after?: string } = {},
) => (await auditEvents(ctx, args)).items.map(({ action }) => action);

test('auditEvents returns the actor, action, target, changes, time and origin of an event', async () => {
  const targetId = newId();
  await writeEvents([
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
        occurredAt: timeAt(1),
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
        parentId: null,
      },
    ],
    nextCursor: null,
  });
});

test('auditEvents names lists, templates, columns and imported values in the reader’s language', async () => {
  await writeEvents([
    entry('auditEvent.exported', 1, { targetId: null, ...messageTarget(() => t('Audit log')) }),
    entry('marketingTemplate.wordsSaved', 2, {
      ...{ targetType: 'MarketingTemplate', ...messageTarget(() => contentText('Welcome email')) },
      changes: [{ field: 'Headline', before: null, after: 'Headline' }],
    }),
    entry('clientImport.checked', 3, {
      changes: [
        { field: 'columns', before: null, after: ['Name', 'LifetimeValue', 'Unknown'] },
        { field: 'columns', before: null, after: [{ header: 'Mobil', field: 'Phone' }] },
        { field: 'mapping', before: null, after: ['AddressLine1', null, 'Phone'] },
        {
          ...{ field: 'unmatchedValues', before: null },
          after: [{ field: 'Country', value: 'Narnia', count: 1, action: 'Replace', replacement: 'DE' }],
        },
        { field: 'restoredFrom', before: null, after: 'Template' },
        { field: 'state', before: '__proto__', after: 'Ready' },
        { field: 'stripeState', before: 'constructor', after: 'Ready' },
        { field: 'permissions', before: null, after: ['MANAGE_SETTINGS'] },
        { field: 'payments', before: null, after: 12 },
        { field: 'Refund policy', before: 2, after: 3 },
      ],
    }),
  ]);
  const { items } = await inLanguage('de', () => auditEvents(ctx, {}));
  expect(items.map(({ targetLabel }) => targetLabel)).toEqual([
    'Ada Lovelace',
    'Willkommens-E-Mail',
    'Audit-Protokoll',
  ]);
  expect(items[1]?.changes).toMatchObject([{ field: 'Überschrift', after: 'Headline' }]);
  expect(items[0]?.changes.map(({ before, after }) => [before, after])).toEqual([
    [null, 'Name, Kundenwert und Unknown'],
    [null, 'Telefon: Mobil'],
    [null, 'Adresse, Telefon'],
    [null, 'Land: Narnia → DE'],
    [null, 'Vorlage'],
    ['__proto__', 'Ready'],
    ['constructor', 'Bereit'],
    [null, 'Einstellungen'],
    [null, '12'],
    ['2', '3'],
  ]);
});

test('auditEvents returns the country of a public IP address', async () => {
  await writeEvents([entry('client.updated', 1)], {
    ...ctx,
    caller: { ...ctx.caller, ipAddress: '8.8.8.8' },
  });
  await expect(auditEvents(ctx, {})).resolves.toMatchObject({ items: [{ country: 'US' }] });
});

test('auditEvents masks secrets that are stored in plain text', async () => {
  await fixture.query(
    company,
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
  );
  const { items } = await auditEvents(ctx, {});
  expect(JSON.stringify(items)).toContain('••••••');
  expect(JSON.stringify(items)).not.toContain('open');
});

test('auditEvents returns the actor’s former name, auditFacets the current name, and both mark removed operators', async () => {
  const removedOperator = await fixture.operator(company, { name: 'Grace Hopper' });
  const actor = {
    companyId: company.id,
    type: 'Operator',
    id: removedOperator.id,
    name: removedOperator.name,
  } as const;
  await writeEvents([entry('client.paused', 1, { actor })]);
  await fixture.query(company, 'update operators set removed_at = now(), name = $2 where id = $1', [
    removedOperator.id,
    'Someone',
  ]);
  await expect(auditEvents(ctx, { filter: { actorIds: [removedOperator.id] } })).resolves.toMatchObject({
    items: [{ actor: { id: removedOperator.id, name: 'Grace Hopper', isRemoved: true } }],
  });
  expect((await auditFacets(ctx)).actors).toEqual([
    { type: 'Operator', id: removedOperator.id, name: 'Someone', isRemoved: true },
  ]);
});

describe('auditEvents', () => {
  test('returns each event on one page only, newest first, while new events are written', async () => {
    await writeEvents(Array.from({ length: 9 }, (_item, minute) => entry('client.updated', minute % 4)));
    const allEvents = await auditEvents(ctx, {});
    const seenIds: string[] = [];
    let after: string | null | undefined;
    do {
      const page = await auditEvents(ctx, { first: 4, after });
      seenIds.push(...page.items.map(({ id }) => id));
      after = page.nextCursor;
      await writeEvents([entry('client.paused', 30)]);
    } while (after);
    expect(seenIds).toEqual(allEvents.items.map(({ id }) => id));
    const times = allEvents.items.map(({ occurredAt }) => new Date(occurredAt).getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test.each([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ after: 'nonsense' }, 'after'],
    [{ search: 'ad' }, 'search'],
    [{ search: 'a\u0301\u0301' }, 'search'],
    [{ filter: { from: '2026-02-02', to: '2026-02-01' } }, 'filter.to'],
  ])('rejects the arguments %j with an error for %s', async (args, field) => {
    await expect(auditEvents(ctx, args)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });
});

describe('audit log query', () => {
  let otherContext: Context;
  const planId = newId();
  beforeEach(async () => {
    otherContext = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
    await writeEvents([
      entry('client.created', 1),
      entry('client.planChanged', 2, { targetLabel: '100%_Natural' }),
    ]);
    await writeEvents([entry('client.paused', 3)], {
      ...otherContext,
      caller: { ...ctx.caller, ipAddress: '192.0.2.7' },
    });
    await fixture.inCompany(company, (db) =>
      writeAuditEvents(db, systemContext(company.id), [
        entry('clientBillingPlan.created', 4, {
          targetType: 'ClientBillingPlan',
          targetId: planId,
          targetLabel: 'Gold',
        }),
      ]),
    );
  });

  const allActions = ['clientBillingPlan.created', 'client.paused', 'client.planChanged', 'client.created'];

  test.each<[string, () => AuditFilter, string[]]>([
    ['no criterion', () => ({}), allActions],
    ['one operator', () => ({ actorIds: [company.admin.id] }), ['client.planChanged', 'client.created']],
    [
      'several operators',
      () => ({ actorIds: [company.admin.id, otherContext.viewer?.operatorId ?? ''] }),
      ['client.paused', 'client.planChanged', 'client.created'],
    ],
    ['the system as actor', () => ({ actorTypes: ['System'] }), ['clientBillingPlan.created']],
    ['every actor type', () => ({ actorTypes: ['System', 'Operator'] }), allActions],
    ['one action', () => ({ actions: ['client.paused'] }), ['client.paused']],
    [
      'several actions',
      () => ({ actions: ['client.paused', 'client.created', 'unknown.action'] }),
      ['client.paused', 'client.created'],
    ],
    ['one target type', () => ({ targetTypes: ['ClientBillingPlan'] }), ['clientBillingPlan.created']],
    ['one target', () => ({ targetId: planId }), ['clientBillingPlan.created']],
    ['an IP address', () => ({ ipAddress: ' 192.0.2.7 ' }), ['client.paused']],
    ['the day of the events', () => ({ from: '2026-03-04', to: '2026-03-04' }), allActions],
    ['a later start date', () => ({ from: '2026-03-05' }), []],
    ['an earlier end date', () => ({ to: '2026-03-03' }), []],
    [
      'several criteria',
      () => ({ actorIds: [company.admin.id], actions: ['client.created', 'client.paused'] }),
      ['client.created'],
    ],
  ])('filters by %s', async (_name, filter, expectedActions) => {
    expect(await readActions({ filter: filter() })).toEqual(expectedActions);
  });

  test('filters by target type when several targets share an ID', async () => {
    const target = { targetId: company.id, targetLabel: 'Northwind' };
    await writeEvents([
      entry('themeSetup.updated', 6, { ...target, targetType: 'ThemeSetup' }),
      entry('company.updated', 7, { ...target, targetType: 'Company' }),
    ]);
    const filter = { targetId: company.id, targetTypes: ['ThemeSetup'] };
    expect(await readActions({ filter })).toEqual(['themeSetup.updated']);
  });

  test('returns the filtered events after a cursor, even one later than the date range', async () => {
    const filter = { to: '2026-03-04' };
    const first = await auditEvents(ctx, { filter, first: 2 });
    expect(await readActions({ filter, after: first.nextCursor ?? undefined })).toEqual(allActions.slice(2));
    const after = Buffer.from(`2026-12-31T00:00:00.000Z ${newId()}`).toString('base64url');
    expect(await readActions({ filter, after })).toEqual(allActions);
    expect(await readActions({ filter: { to: '2026-03-03' }, after })).toEqual([]);
  });

  test('interprets filter dates in the company’s time zone', async () => {
    await fixture.query(company, "update companies set time_zone = 'Pacific/Auckland'");
    expect(await readActions({ filter: { from: '2026-03-05', to: '2026-03-05' } })).toEqual(allActions);
    expect(await readActions({ filter: { to: '2026-03-04' } })).toEqual([]);
  });

  test.each<[string, string[]]>([
    ['LOVELACE', ['client.paused', 'client.created']],
    ['100%_', ['client.planChanged']],
    ['a%a', []],
    ['plan changed', ['client.planChanged']],
    ['planchanged', ['client.planChanged']],
    ['192.0.2.7', ['client.paused']],
    ['no such name', []],
  ])('for the search %j, returns the events %j', async (search, expectedActions) => {
    expect(await readActions({ search })).toEqual(expectedActions);
  });

  test('finds the events of an operator by name, and applies the filter to them', async () => {
    const { name } = otherContext.viewer ?? { name: '' };
    expect(await readActions({ search: name.slice(1) })).toContain('client.paused');
    expect(
      await readActions({ search: name.slice(1), filter: { actions: ['client.created'] } }),
    ).not.toContain('client.paused');
  });

  test('returns the newest matches when more than 2,000 events match', async () => {
    await fixture.query(
      company,
      `insert into audit_events (company_id, id, actor_type, action, target_type, target_label, occurred_at)
         select $1, gen_random_uuid(), 'System', 'client.updated', 'Client', 'Ada ' || i, $2::timestamptz - i * interval '1 s'
         from generate_series(1, 2100) i`,
      [company.id, timeAt(0)],
    );
    const { items, nextCursor } = await auditEvents(ctx, { search: 'ada', first: 3 });
    expect(items.map(({ targetLabel }) => targetLabel)).toEqual(['Ada Lovelace', 'Ada Lovelace', 'Ada 1']);
    expect(nextCursor).not.toBeNull();
  });

  test('returns only facet values that occur', async () => {
    const facets = await auditFacets(ctx);
    expect(facets.actions).toEqual([...allActions].sort());
    expect(facets.actorTypes).toEqual(['Operator', 'System']);
    expect(facets.targetTypes).toEqual(['Client', 'ClientBillingPlan']);
    expect(facets.actors.map(({ id }) => id).sort()).toEqual(
      [company.admin.id, otherContext.viewer?.operatorId].sort(),
    );
  });

  test('hides other companies’ events and rejects their actors and targets with NOT_FOUND', async () => {
    const otherCompany = await fixture.company();
    for (const id of [otherCompany.admin.id, newId(), 'none']) {
      await expect(auditEvents(ctx, { filter: { actorIds: [id] } })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(auditEvents(ctx, { filter: { targetId: id } })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    await expect(auditEvents(await fixture.signedIn(otherCompany), {})).resolves.toEqual({
      items: [],
      nextCursor: null,
    });
  });
});

test('auditEvents and auditFacets reject operators without the Admin role', async () => {
  const staff = await fixture.signedIn(company, [
    ...(['MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS'] as const),
    ...(['MANAGE_WHITE_LABELLED_CUSTOMER', 'MANAGE_SETTINGS'] as const),
  ]);
  await expect(auditEvents(staff, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(auditFacets(staff)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
