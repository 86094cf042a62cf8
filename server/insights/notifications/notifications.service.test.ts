import type { Context } from '../../platform';
import { createClient } from '../../clients/internals';
import { beginPayments, findPendingAttempts, recordProviderPayment } from '../../billing/internals';
import { BillingFixture, PaymentFixture, ProviderStub } from '../../billing/testing';
import { newId } from '../../lib/ids';
import {
  listNotifications,
  loadNotificationEvent,
  markNotificationsRead,
  notificationPreferences,
  setNotificationPreferences,
  subscribeToNotifications,
} from './notifications.service';
import { type NotificationBatch, notify } from './notify';
import { notifyOfPayments } from './subscribeNotifications';
import { purgeOldNotifications } from './notifications.repository';
import type { NotificationKind, Permission, Role } from '../../../contract/enums';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { setRolePermissions } from '../../testing/factories/operators';
import { buildPayment } from '../../testing/factories/payments';

describe('notifications', () => {
  let fixture: Fixture;
  let company: TestCompany;
  let admin: Context;
  beforeAll(async () => void (fixture = await openFixture({ PUBLIC_URL: 'https://console.test' })));
  afterAll(() => fixture.close());
  beforeEach(async () => {
    company = await fixture.company();
    admin = await fixture.signedIn(company);
  });

  const query = (text: string, ...values: unknown[]) =>
    fixture.inCompany(company, (db) => db.query(text, values));

  const notifyCompany = (kind: NotificationKind, overrides: Partial<NotificationBatch> = {}) =>
    fixture.inCompany(company, (db) =>
      notify(db, fixture.services, company.id, { kind, items: [{ label: 'It' }], ...overrides }),
    );

  async function createMember(role: Role): Promise<Context> {
    return fixture.signedIn(company, { role });
  }

  const withPermissions = (ctx: Context, ...permissions: Permission[]): Context => ({
    ...ctx,
    viewer: ctx.viewer && { ...ctx.viewer, permissions: new Set(permissions) },
  });

  const clientId = '01900000-0000-7000-8000-000000000001';

  const idOf = ({ viewer }: Context): string => viewer?.operatorId ?? '';

  const kindsFor = async (ctx: Context) => (await listNotifications(ctx, {})).items.map(({ kind }) => kind);

  const queuedEmails = async () =>
    (await fixture.services.jobs.unfinished('send-mail')).filter(({ to }) => to.endsWith('company.test'));

  describe('notify', () => {
    test.each<[NotificationKind, Role[]]>([
      ['ClientAdded', ['Admin', 'Staff', 'ClientManagement']],
      ['PaymentFailed', ['Admin', 'Staff']],
      ['DeploymentDone', ['Admin']],
      ['DomainLive', ['Admin']],
      ['DomainBroken', ['Admin']],
    ])('sends %s to the roles %j', async (kind, roles) => {
      const team: Record<Role, Context> = {
        Admin: admin,
        Staff: await createMember('Staff'),
        ClientManagement: await createMember('ClientManagement'),
      };
      await notifyCompany(kind);
      const { rows } = await query('select operator_id as id from notifications');
      const received = (rows as { id: string }[]).map(({ id }) => id);
      expect(received.sort()).toEqual(roles.map((role) => idOf(team[role])).sort());
    });

    test('excludes a role whose permission the company has removed', async () => {
      const staff = await createMember('Staff');
      await setRolePermissions(fixture.services.database, company, 'Staff', ['MANAGE_DASHBOARD']);
      await notifyCompany('ClientAdded');
      const { rows } = await query('select 1 from notifications where operator_id = $1', idOf(staff));
      expect(rows).toEqual([]);
    });

    test('excludes removed and invited operators', async () => {
      const removed = await createMember('Staff');
      const invited = await fixture.operator(company, { status: 'Pending' });
      await query('update operators set removed_at = now() where id = $1', idOf(removed));
      await notifyCompany('ClientAdded');
      const { rows } = await query('select operator_id as id from notifications');
      expect(rows).toEqual([{ id: company.admin.id }]);
      expect(invited.status).toBe('Pending');
    });

    test('excludes the operator who acted', async () => {
      const staff = await createMember('Staff');
      const client = await createClient(admin, { name: 'Ada', email: 'ada@client.test' });
      expect(await kindsFor(admin)).toEqual([]);
      expect((await listNotifications(staff, {})).items).toMatchObject([
        {
          kind: 'ClientAdded',
          reason: 'Added',
          subjectId: client.id,
          label: 'Ada',
          actorName: company.admin.name,
          count: 1,
          isRead: false,
        },
      ]);
    });

    test('inserts nothing when the transaction rolls back', async () => {
      const rolledBack = fixture.inCompany(company, async (db) => {
        await notify(db, fixture.services, company.id, { kind: 'ClientAdded', items: [{ label: 'It' }] });
        throw new Error('rollback');
      });
      await expect(rolledBack).rejects.toThrow('rollback');
      expect(await kindsFor(admin)).toEqual([]);
    });
  });

  describe('notification list', () => {
    test('returns pages, newest first, with the unread count', async () => {
      for (const label of ['one', 'two', 'three']) await notifyCompany('ClientAdded', { items: [{ label }] });
      const first = await listNotifications(admin, { first: 2 });
      expect(first).toMatchObject({ unreadCount: 3, items: [{ label: 'three' }, { label: 'two' }] });
      const rest = await listNotifications(admin, { first: 2, after: first.nextCursor });
      expect(rest).toMatchObject({ nextCursor: null, items: [{ label: 'one' }] });
    });

    test('hides kinds that the viewer may not see, and does not mark them as read', async () => {
      await notifyCompany('ClientAdded');
      await notifyCompany('DomainBroken');
      const limitedAdmin = withPermissions(admin, 'MANAGE_CLIENT_MANAGEMENT');
      expect(await listNotifications(limitedAdmin, {})).toMatchObject({
        unreadCount: 1,
        items: [{ kind: 'ClientAdded' }],
      });
      expect(await markNotificationsRead(limitedAdmin, null)).toBe(0);
      expect(await loadNotificationEvent(admin)).toMatchObject({
        unreadCount: 1,
        newest: { kind: 'DomainBroken' },
      });
    });

    test('marks one notification or all as read, and publishes an event to the operator', async () => {
      await notifyCompany('ClientAdded', { items: [{ label: 'one' }, { label: 'two' }] });
      const { items } = await listNotifications(admin, {});
      const subscription = subscribeToNotifications(admin);
      const event = subscription.next();
      expect(await markNotificationsRead(admin, [items[0]?.id ?? ''])).toBe(1);
      expect((await event).value).toMatchObject({ operatorIds: [company.admin.id] });
      await subscription.return?.();
      expect((await listNotifications(admin, {})).items.map(({ isRead }) => isRead)).toEqual([true, false]);
      expect(await markNotificationsRead(admin, null)).toBe(0);
      expect((await loadNotificationEvent(admin)).unreadCount).toBe(0);
    });

    test('rejects marking notifications of others, and delivers no events of others', async () => {
      const staff = await createMember('Staff');
      await notifyCompany('DeploymentDone');
      const [{ id } = { id: '' }] = (await listNotifications(admin, {})).items;
      await expect(markNotificationsRead(staff, [id])).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(markNotificationsRead(staff, [newId()])).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect((await loadNotificationEvent(admin)).unreadCount).toBe(1);
      const staffSubscription = subscribeToNotifications(staff);
      const event = staffSubscription.next();
      await markNotificationsRead(admin, null);
      await notifyCompany('ClientAdded', { actorId: company.admin.id });
      expect((await event).value).toMatchObject({ operatorIds: [idOf(staff)] });
      await staffSubscription.return?.();
    });

    test.each([[{ first: 0 }], [{ first: 101 }], [{ after: 'nonsense' }]])(
      'rejects the page arguments %j',
      async (args) => {
        await expect(listNotifications(admin, args)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
      },
    );

    test('keeps only the newest 200 notifications of an operator, for at most 90 days', async () => {
      const batch = Array.from({ length: 203 }, (_, index) => ({ label: String(index) }));
      await notifyCompany('ClientAdded', { items: batch });
      await fixture.inCompany(company, (db) => purgeOldNotifications(db, company.id));
      expect((await loadNotificationEvent(admin)).unreadCount).toBe(200);
      await query("update notifications set occurred_at = now() - interval '91 days' where label = '202'");
      await fixture.inCompany(company, (db) => purgeOldNotifications(db, company.id));
      expect(await loadNotificationEvent(admin)).toMatchObject({
        unreadCount: 199,
        newest: { label: '201' },
      });
    });
  });

  describe('notification emails', () => {
    test('follow the preferences of each operator, as do notifications in the console', async () => {
      const staff = await createMember('Staff');
      await setNotificationPreferences(admin, [{ kind: 'ClientAdded', inConsole: false, byEmail: true }]);
      await notifyCompany('ClientAdded', {
        items: [{ reason: 'SignedUp', label: 'Ada', subjectId: clientId }],
      });
      expect(await kindsFor(admin)).toEqual([]);
      expect(await kindsFor(staff)).toEqual(['ClientAdded']);
      expect(await queuedEmails()).toContainEqual({
        to: company.admin.email,
        template: 'notification',
        values: {
          name: company.admin.name,
          what: 'Ada signed up',
          link: `https://console.test/dashboard/clients/${clientId}/view`,
        },
        notified: { companyId: company.id, recipient: `${company.admin.id} ClientAdded` },
      });
      expect((await queuedEmails()).filter(({ to }) => to === staff.viewer?.email)).toEqual([]);
    });

    test.each([
      [null, 'Falló un pago de USD\u00A01,234.56 de Ada'],
      ['es-ES', 'Falló un pago de 1234,56\u00A0US$ de Ada'],
    ])('have amounts of the operator’s region %s or the company’s country', async (locale, what) => {
      await query("update companies set country = 'MX'");
      await query("update operators set language = 'es', locale = $1", locale);
      await setNotificationPreferences(admin, [{ kind: 'PaymentFailed', inConsole: true, byEmail: true }]);
      await notifyCompany('PaymentFailed', {
        items: [{ reason: 'Failed', label: 'Ada', amount: 123_456, currency: 'USD' }],
      });
      const emails = (await queuedEmails()).filter(({ to }) => to === company.admin.email);
      expect(emails).toMatchObject([{ values: { what } }]);
    });

    test('report domain events to an Admin until the Admin turns them off', async () => {
      await notifyCompany('DomainBroken', { items: [{ label: 'shop.acme.com' }] });
      await setNotificationPreferences(admin, [{ kind: 'DomainBroken', inConsole: true, byEmail: false }]);
      await notifyCompany('DomainBroken', { items: [{ label: 'shop.acme.com' }] });
      const emails = (await queuedEmails()).filter(({ to }) => to === company.admin.email);
      expect(emails).toMatchObject([{ values: { what: 'shop.acme.com stopped working' } }]);
      expect(await kindsFor(admin)).toHaveLength(2);
    });
  });
});

describe('payment notifications', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture({ PLATFORM_FEES: 'USD:4900' })));
  afterAll(() => fixture.close());

  const received = async ({ company }: BillingFixture) =>
    (await listNotifications(await fixture.signedIn(company), { first: 100 })).items;

  test('report a failed charge with its client and amount, but not a successful one', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const [declinedClient] = [
      await billing.subscriber({ price: 2900 }, 'sandbox_short'),
      await billing.subscriber(),
    ];
    await billing.charge();
    const payment = await billing.query<{ id: string }>('select id from payments where client_id = $1', [
      declinedClient.id,
    ]);
    expect(await received(billing)).toMatchObject([
      {
        kind: 'PaymentFailed',
        reason: 'Failed',
        label: declinedClient.name,
        subjectId: payment[0]?.id,
        amount: 2900,
        currency: 'USD',
        direction: 'Incoming',
        count: 1,
      },
    ]);
  });

  test('group more than five failures of one run into one notification', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const plan = await billing.plan();
    for (let client = 0; client < 7; client += 1) {
      const { id } = await billing.client('sandbox_short');
      await billing.subscribe(id, plan.id);
    }
    await billing.charge();
    expect(await received(billing)).toMatchObject([
      { reason: 'Failed', count: 7, subjectId: null, label: null, direction: 'Incoming' },
    ]);
  });

  test('omit failed manual retries', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const { id: clientId } = await billing.client();
    const payment = buildPayment(clientId, { status: 'Failed', trigger: 'RetryManual' });
    await billing.inCompany((db) => beginPayments(db, billing.company.id, [payment]));
    await billing.query("update payments set status = 'Failed'");
    await billing.inCompany((db) =>
      notifyOfPayments(db, fixture.services, billing.company.id, 'Failed', [payment.id]),
    );
    expect(await received(billing)).toEqual([]);
  });

  test('send Admins one email about a failed platform fee, even with payment emails turned on', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01', null);
    const admin = await fixture.signedIn(billing.company);
    await setNotificationPreferences(admin, [{ kind: 'PaymentFailed', inConsole: true, byEmail: true }]);
    const fee = buildPayment(null, {
      direction: 'Outgoing',
      type: 'PlatformFee',
      description: 'Livery, January',
    });
    await billing.inCompany((db) => beginPayments(db, billing.company.id, [fee]));
    await billing.charge();
    expect(await received(billing)).toMatchObject([{ label: 'Livery, January', direction: 'Outgoing' }]);
    const emails = await fixture.services.jobs.unfinished('send-mail');
    expect(emails.filter(({ to }) => to === billing.company.admin.email)).toMatchObject([
      { template: 'charge-failed' },
    ]);
  });

  test.each([
    ['NeedsResponse', 'Disputed'],
    ['Lost', 'DisputeLost'],
    ['Won', undefined],
  ] as const)('report a dispute with the status %s at most once', async (status, reason) => {
    const ledger = await PaymentFixture.create(fixture);
    const payment = buildPayment((await ledger.client()).id, { provider: null, fee: 0 });
    await ledger.inCompany((db) => beginPayments(db, ledger.company.id, [payment]));
    const [attempt] = await ledger.inCompany((db) => findPendingAttempts(db, ledger.company.id, 1));
    if (!attempt) throw new Error('There is no pending attempt.');
    const chargedPayment = new ProviderStub().charge(attempt, true);
    const dispute = {
      reference: 'dispute',
      status,
      amount: 10_000,
      createdAt: chargedPayment.createdAt,
    } as const;
    for (let delivery = 0; delivery < 2; delivery += 1) {
      await ledger.inCompany(async (db) => {
        const source = { provider: 'Sandbox', direction: 'Incoming' } as const;
        await recordProviderPayment(db, ledger.company.id, source, {
          ...chargedPayment,
          dispute,
        });
      });
    }
    const reasons = (await received(ledger)).map((notification) => notification.reason);
    expect(reasons).toEqual(reason ? [reason] : []);
  });
});

describe('notification preferences', () => {
  let fixture: Fixture;
  let company: TestCompany;
  let admin: Context;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());
  beforeEach(async () => {
    company = await fixture.company();
    admin = await fixture.signedIn(company);
  });

  const auditEvents = async () =>
    await fixture.query<{ target: string; changes: unknown }>(
      company,
      "select target_id as target, changes from audit_events where action = 'operator.notificationsChosen'",
    );

  test('default to everything in the console, and emails about domains for Admins', async () => {
    expect(await notificationPreferences(admin)).toEqual([
      { kind: 'ClientAdded', inConsole: true, byEmail: false },
      { kind: 'PaymentFailed', inConsole: true, byEmail: false },
      { kind: 'DeploymentDone', inConsole: true, byEmail: false },
      { kind: 'DomainLive', inConsole: true, byEmail: true },
      { kind: 'DomainBroken', inConsole: true, byEmail: true },
    ]);
  });

  test('include only the kinds that the viewer may see', async () => {
    const ctx = await fixture.signedIn(company, { role: 'ClientManagement' });
    expect(await notificationPreferences(ctx)).toEqual([
      { kind: 'ClientAdded', inConsole: true, byEmail: false },
    ]);
  });

  test('are saved for one operator, with an audit event', async () => {
    const other = await fixture.signedIn(company, { role: 'Admin' });
    const preferences = await setNotificationPreferences(admin, [
      { kind: 'DomainLive', inConsole: true, byEmail: false },
    ]);
    expect(preferences).toContainEqual({ kind: 'DomainLive', inConsole: true, byEmail: false });
    expect(preferences).toHaveLength(5);
    expect(await notificationPreferences(other)).toContainEqual({
      kind: 'DomainLive',
      inConsole: true,
      byEmail: true,
    });
    expect(await auditEvents()).toEqual([
      { target: company.admin.id, changes: [{ field: 'DomainLive.byMail', before: true, after: false }] },
    ]);
  });

  test('are not audited when nothing changes', async () => {
    await setNotificationPreferences(admin, [{ kind: 'DomainLive', inConsole: true, byEmail: true }]);
    expect(await auditEvents()).toEqual([]);
  });

  test('are rejected with duplicate kinds', async () => {
    const duplicate = { kind: 'DomainLive', inConsole: true, byEmail: true } as const;
    await expect(setNotificationPreferences(admin, [duplicate, duplicate])).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});
