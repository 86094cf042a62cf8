import { newId } from '../../lib/ids';
import { openWorld, type World } from '../../testing/world';
import { recordAudit, type AuditEntry } from './service';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const entry = (overrides: Partial<AuditEntry> = {}): AuditEntry => ({
  action: 'client.created',
  targetType: 'Client',
  targetId: newId(),
  ...overrides,
});

const recordsOf = async (companyId: string) => {
  const { rows } = await world.services.database.inCompany(companyId, (db) =>
    db.query<Record<string, unknown>>('select * from audit_events'),
  );
  return rows;
};

test('who, what, before and after, when, from where', async () => {
  const company = await world.company();
  const ctx = await world.asAdmin(company);
  const targetId = newId();
  await world.services.database.inCompany(company.id, (db) =>
    recordAudit(db, ctx, {
      ...entry({ targetId, targetLabel: 'Ada' }),
      changes: [
        { field: 'name', before: 'Ada', after: 'Grace' },
        { field: 'phone', before: undefined, after: null },
      ],
    }),
  );

  expect(await recordsOf(company.id)).toMatchObject([
    {
      actor_type: 'Operator',
      actor_id: company.admin.id,
      actor_name: company.admin.name,
      action: 'client.created',
      target_type: 'Client',
      target_id: targetId,
      target_label: 'Ada',
      changes: [
        { field: 'name', before: 'Ada', after: 'Grace' },
        { field: 'phone', before: null, after: null },
      ],
      ip_address: '127.0.0.1',
      user_agent: 'Jest',
      session_id: ctx.viewer?.sessionId,
      request_id: 'test',
      occurred_at: expect.any(Date),
    },
  ]);
});

test.each([
  'password',
  'passwordHash',
  'refreshToken',
  'client_secret',
  'googleSubject',
  'recoveryCode',
  'recoveryCodes',
])('secrets are masked: %s', async (field) => {
  const company = await world.company();
  const ctx = await world.asAdmin(company);
  await world.services.database.inCompany(company.id, (db) =>
    recordAudit(db, ctx, entry({ changes: [{ field, before: null, after: 'very secret' }] })),
  );
  const records = await recordsOf(company.id);
  expect(records[0]?.['changes']).toEqual([{ field, before: null, after: '••••••' }]);
});

test('how many recovery codes are left is no secret', async () => {
  const company = await world.company();
  const ctx = await world.asAdmin(company);
  const changes = [{ field: 'recoveryCodesLeft', before: 2, after: 10 }];
  await world.services.database.inCompany(company.id, (db) => recordAudit(db, ctx, entry({ changes })));
  const records = await recordsOf(company.id);
  expect(records[0]?.['changes']).toEqual(changes);
});

test('where nobody is signed in the actor is named, or nothing is recorded', async () => {
  const company = await world.company();
  const nobody = world.asNobody();
  const { database } = world.services;
  await expect(database.inCompany(company.id, (db) => recordAudit(db, nobody, entry()))).rejects.toThrow(
    'client.created was recorded without an actor.',
  );

  await database.inCompany(company.id, (db) =>
    recordAudit(
      db,
      nobody,
      entry({ actor: { companyId: company.id, type: 'System', id: null, name: null } }),
    ),
  );
  expect(await recordsOf(company.id)).toMatchObject([
    { actor_type: 'System', actor_id: null, session_id: null },
  ]);
});

test('a change that is rolled back leaves no record', async () => {
  const company = await world.company();
  const ctx = await world.asAdmin(company);
  await world.services.database
    .inCompany(company.id, async (db) => {
      await recordAudit(db, ctx, entry());
      throw new Error('changed its mind');
    })
    .catch(() => undefined);
  expect(await recordsOf(company.id)).toEqual([]);
});

test.each(["update audit_events set action = 'x'", 'delete from audit_events', 'truncate audit_events'])(
  'append-only for the application: %s is refused',
  async (sql) => {
    const company = await world.company();
    await expect(world.services.database.inCompany(company.id, (db) => db.query(sql))).rejects.toThrow(
      /permission denied/,
    );
  },
);

test('append-only: no other row takes it along when it goes', async () => {
  const { rows } = await world.services.database.query<{ constraints: number; triggers: number }>(
    `select (select count(*)::integer from pg_constraint where conrelid = 'audit_events'::regclass
         and contype = 'f' and confdeltype <> 'a') as constraints,
       (select count(*)::integer from pg_trigger where tgrelid = 'audit_events'::regclass
         and not tgisinternal) as triggers`,
  );
  expect(rows).toEqual([{ constraints: 0, triggers: 0 }]);
});

test('a secret within a value is masked too', async () => {
  const company = await world.company();
  const ctx = await world.asAdmin(company);
  const at = new Date('2026-01-31T00:00:00Z');
  const changes = [{ field: 'keys', before: [{ secretKey: 'open', mode: 'test', at }], after: null }];
  await world.services.database.inCompany(company.id, (db) => recordAudit(db, ctx, entry({ changes })));
  const [record] = await recordsOf(company.id);
  expect(record?.['changes']).toEqual([
    { field: 'keys', before: [{ secretKey: '••••••', mode: 'test', at: at.toISOString() }], after: null },
  ]);
});

test('another company sees none of it', async () => {
  const company = await world.company();
  const ctx = await world.asAdmin(company);
  await world.services.database.inCompany(company.id, (db) => recordAudit(db, ctx, entry()));
  expect(await recordsOf((await world.company()).id)).toEqual([]);
});
