import { newId } from '../../lib/ids';
import { openFixture, type Fixture } from '../../testing/fixture';
import { writeAuditEvent, type AuditEntry } from './audit.service';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

const entry = (overrides: Partial<AuditEntry> = {}): AuditEntry => ({
  action: 'client.created',
  targetType: 'Client',
  targetId: newId(),
  ...overrides,
});

const storedEvents = async (companyId: string) => {
  const { rows } = await fixture.services.database.inCompany(companyId, (db) =>
    db.query<Record<string, unknown>>('select * from audit_events'),
  );
  return rows;
};

test('writeAuditEvent stores the actor, action, target, changes, time and origin', async () => {
  const company = await fixture.company();
  const ctx = await fixture.signedIn(company);
  const targetId = newId();
  await fixture.inCompany(company, (db) =>
    writeAuditEvent(db, ctx, {
      ...entry({ targetId, targetLabel: 'Ada' }),
      changes: [
        { field: 'name', before: 'Ada', after: 'Grace' },
        { field: 'phone', before: undefined, after: null },
      ],
    }),
  );

  expect(await storedEvents(company.id)).toMatchObject([
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
])('writeAuditEvent masks the field %s', async (field) => {
  const company = await fixture.company();
  const ctx = await fixture.signedIn(company);
  await fixture.inCompany(company, (db) =>
    writeAuditEvent(db, ctx, entry({ changes: [{ field, before: null, after: 'very secret' }] })),
  );
  const events = await storedEvents(company.id);
  expect(events[0]?.['changes']).toEqual([{ field, before: null, after: '••••••' }]);
});

test('writeAuditEvent does not mask the number of remaining recovery codes', async () => {
  const company = await fixture.company();
  const ctx = await fixture.signedIn(company);
  const changes = [{ field: 'recoveryCodesLeft', before: 2, after: 10 }];
  await fixture.inCompany(company, (db) => writeAuditEvent(db, ctx, entry({ changes })));
  const events = await storedEvents(company.id);
  expect(events[0]?.['changes']).toEqual(changes);
});

test('writeAuditEvent throws without a viewer, unless the entry names an actor', async () => {
  const company = await fixture.company();
  const anonymous = fixture.asAnonymous();
  const { database } = fixture.services;
  await expect(
    database.inCompany(company.id, (db) => writeAuditEvent(db, anonymous, entry())),
  ).rejects.toThrow('The audit event client.created has no actor.');

  await database.inCompany(company.id, (db) =>
    writeAuditEvent(
      db,
      anonymous,
      entry({ actor: { companyId: company.id, type: 'System', id: null, name: null } }),
    ),
  );
  expect(await storedEvents(company.id)).toMatchObject([
    { actor_type: 'System', actor_id: null, session_id: null },
  ]);
});

test('writeAuditEvent stores no event when its transaction rolls back', async () => {
  const company = await fixture.company();
  const ctx = await fixture.signedIn(company);
  await fixture
    .inCompany(company, async (db) => {
      await writeAuditEvent(db, ctx, entry());
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  expect(await storedEvents(company.id)).toEqual([]);
});

test.each(["update audit_events set action = 'x'", 'delete from audit_events', 'truncate audit_events'])(
  'the application role has no permission to run: %s',
  async (sql) => {
    const company = await fixture.company();
    await expect(fixture.inCompany(company, (db) => db.query(sql))).rejects.toThrow(/permission denied/);
  },
);

test('the table audit_events has no cascading foreign keys and no triggers', async () => {
  const { rows } = await fixture.services.database.query<{ constraints: number; triggers: number }>(
    `select (select count(*)::integer from pg_constraint where conrelid = 'audit_events'::regclass
         and contype = 'f' and confdeltype <> 'a') as constraints,
       (select count(*)::integer from pg_trigger where tgrelid = 'audit_events'::regclass
         and not tgisinternal) as triggers`,
  );
  expect(rows).toEqual([{ constraints: 0, triggers: 0 }]);
});

test('writeAuditEvent masks secrets nested in a value', async () => {
  const company = await fixture.company();
  const ctx = await fixture.signedIn(company);
  const at = new Date('2026-01-31T00:00:00Z');
  const changes = [{ field: 'keys', before: [{ secretKey: 'open', mode: 'test', at }], after: null }];
  await fixture.inCompany(company, (db) => writeAuditEvent(db, ctx, entry({ changes })));
  const [event] = await storedEvents(company.id);
  expect(event?.['changes']).toEqual([
    { field: 'keys', before: [{ secretKey: '••••••', mode: 'test', at: at.toISOString() }], after: null },
  ]);
});

test('a company cannot read the audit events of another company', async () => {
  const company = await fixture.company();
  const ctx = await fixture.signedIn(company);
  await fixture.inCompany(company, (db) => writeAuditEvent(db, ctx, entry()));
  expect(await storedEvents((await fixture.company()).id)).toEqual([]);
});
