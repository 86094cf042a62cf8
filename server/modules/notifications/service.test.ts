import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import { BillingFixture } from '../charging/testing/billingFixture';
import { createClient } from '../clients/service';
import { notificationChoices, setNotificationChoices } from './choices';
import { type News, notify } from './notify';
import { notifyOfPayments, notifyOfProblem } from './ofPayments';
import { purgeOldNotifications } from './purge';
import { listNotifications, markNotificationsRead, notificationChanges, readNews } from './service';
import { attemptsUnderWay, beginPayments, recordProviderPayment } from '../payments/ledger';
import { aPayment } from '../payments/testPayments';
import { Bank } from '../payments/testing/bank';
import { Till } from '../payments/testing/till';
import type { NotificationKind, Permission, Role } from '../../schema.generated';
import { setRolePermissions } from '../../testing/factories';
import { viewerOf } from '../../testing/viewers';
import { openWorld, type TestCompany, type World } from '../../testing/world';

describe('service', () => {
  let world: World;
  let company: TestCompany;
  let admin: Context;
  beforeAll(async () => void (world = await openWorld({ PUBLIC_URL: 'https://console.test' })));
  afterAll(() => world.close());
  beforeEach(async () => {
    company = await world.company();
    admin = await world.asAdmin(company);
  });

  const ask = (text: string, ...values: unknown[]) =>
    world.services.database.inCompany(company.id, (db) => db.query(text, values));

  const happens = (kind: NotificationKind, news: Partial<News> = {}) =>
    world.services.database.inCompany(company.id, (db) =>
      notify(db, world.services, company.id, { kind, happened: [{ label: 'It' }], ...news }),
    );

  async function member(role: Role): Promise<Context> {
    const operator = await world.operator(company, { role });
    return { ...admin, viewer: await viewerOf(world.services.database, company, operator) };
  }

  const holding = (ctx: Context, ...flags: Permission[]): Context => ({
    ...ctx,
    viewer: ctx.viewer && { ...ctx.viewer, permissions: new Set(flags) },
  });

  const clientId = '01900000-0000-7000-8000-000000000001';

  const idOf = ({ viewer }: Context): string => viewer?.operatorId ?? '';

  const kindsFor = async (ctx: Context) => (await listNotifications(ctx, {})).items.map(({ kind }) => kind);

  const mailed = async () =>
    (await world.services.jobs.unfinished('send-mail')).filter(({ to }) => to.endsWith('company.test'));

  describe('who is told', () => {
    test.each<[NotificationKind, Role[]]>([
      ['ClientAdded', ['Admin', 'Staff', 'ClientManagement']],
      ['PaymentFailed', ['Admin', 'Staff']],
      ['DeploymentDone', ['Admin']],
      ['DomainLive', ['Admin']],
      ['DomainBroken', ['Admin']],
    ])('%s: everybody whose role opens its screens, %j', async (kind, roles) => {
      const team: Record<Role, Context> = {
        Admin: admin,
        Staff: await member('Staff'),
        ClientManagement: await member('ClientManagement'),
      };
      await happens(kind);
      const { rows } = await ask('select operator_id as id from notifications');
      const told = (rows as { id: string }[]).map(({ id }) => id);
      expect(told.sort()).toEqual(roles.map((role) => idOf(team[role])).sort());
    });

    test('what a role may do in this very company decides', async () => {
      const staff = await member('Staff');
      await setRolePermissions(world.services.database, company, 'Staff', ['MANAGE_DASHBOARD']);
      await happens('ClientAdded');
      const { rows } = await ask('select 1 from notifications where operator_id = $1', idOf(staff));
      expect(rows).toEqual([]);
    });

    test('nobody who was removed, or who has not accepted yet', async () => {
      const left = await member('Staff');
      const invited = await world.operator(company, { status: 'Pending' });
      await ask('update operators set removed_at = now() where id = $1', idOf(left));
      await happens('ClientAdded');
      const { rows } = await ask('select operator_id as id from notifications');
      expect(rows).toEqual([{ id: company.admin.id }]);
      expect(invited.status).toBe('Pending');
    });

    test('not whoever did it themselves', async () => {
      const staff = await member('Staff');
      const client = await createClient(admin, { name: 'Ada', email: 'ada@client.test' });
      expect(await kindsFor(admin)).toEqual([]);
      expect((await listNotifications(staff, {})).items).toMatchObject([
        {
          kind: 'ClientAdded',
          manner: 'Added',
          subjectId: client.id,
          label: 'Ada',
          actorName: company.admin.name,
          count: 1,
          isRead: false,
        },
      ]);
    });

    test('nobody when the transaction fails', async () => {
      const failing = world.services.database.inCompany(company.id, async (db) => {
        await notify(db, world.services, company.id, { kind: 'ClientAdded', happened: [{ label: 'It' }] });
        throw new Error('undone');
      });
      await expect(failing).rejects.toThrow('undone');
      expect(await kindsFor(admin)).toEqual([]);
    });
  });

  describe('reading', () => {
    test('newest first, in parts, with how many are unread', async () => {
      for (const label of ['one', 'two', 'three']) await happens('ClientAdded', { happened: [{ label }] });
      const first = await listNotifications(admin, { first: 2 });
      expect(first).toMatchObject({ unreadCount: 3, items: [{ label: 'three' }, { label: 'two' }] });
      const rest = await listNotifications(admin, { first: 2, after: first.nextCursor });
      expect(rest).toMatchObject({ nextCursor: null, items: [{ label: 'one' }] });
    });

    test('a flag that was taken away hides its kinds, and brings them back', async () => {
      await happens('ClientAdded');
      await happens('DomainBroken');
      const less = holding(admin, 'MANAGE_CLIENT_MANAGEMENT');
      expect(await listNotifications(less, {})).toMatchObject({
        unreadCount: 1,
        items: [{ kind: 'ClientAdded' }],
      });
      // What can't be seen can't be read either.
      expect(await markNotificationsRead(less, null)).toBe(0);
      expect(await readNews(admin)).toMatchObject({ unreadCount: 1, newest: { kind: 'DomainBroken' } });
    });

    test('read state is kept, for one or for all, and every tab hears of it', async () => {
      await happens('ClientAdded', { happened: [{ label: 'one' }, { label: 'two' }] });
      const { items } = await listNotifications(admin, {});
      const tab = notificationChanges(admin);
      const heard = tab.next();
      expect(await markNotificationsRead(admin, [items[0]?.id ?? ''])).toBe(1);
      expect((await heard).value).toMatchObject({ operatorIds: [company.admin.id] });
      await tab.return?.();
      expect((await listNotifications(admin, {})).items.map(({ isRead }) => isRead)).toEqual([true, false]);
      expect(await markNotificationsRead(admin, null)).toBe(0);
      expect((await readNews(admin)).unreadCount).toBe(0);
    });

    test('somebody else’s can be neither seen nor marked, nor do they hear of it', async () => {
      const staff = await member('Staff');
      await happens('DeploymentDone');
      const [{ id } = { id: '' }] = (await listNotifications(admin, {})).items;
      await expect(markNotificationsRead(staff, [id])).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(markNotificationsRead(staff, [newId()])).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect((await readNews(admin)).unreadCount).toBe(1);
      const theirs = notificationChanges(staff);
      const heard = theirs.next();
      await markNotificationsRead(admin, null);
      await happens('ClientAdded', { doneBy: company.admin.id });
      expect((await heard).value).toMatchObject({ operatorIds: [idOf(staff)] });
      await theirs.return?.();
    });

    test.each([[{ first: 0 }], [{ first: 101 }], [{ after: 'nonsense' }]])('%j is refused', async (args) => {
      await expect(listNotifications(admin, args)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    });

    test('what is old goes, and what has 200 newer ones before it', async () => {
      const many = Array.from({ length: 203 }, (_, index) => ({ label: String(index) }));
      await happens('ClientAdded', { happened: many });
      await world.services.database.inCompany(company.id, (db) => purgeOldNotifications(db, company.id));
      expect((await readNews(admin)).unreadCount).toBe(200);
      await ask("update notifications set occurred_at = now() - interval '91 days' where label = '202'");
      await world.services.database.inCompany(company.id, (db) => purgeOldNotifications(db, company.id));
      expect(await readNews(admin)).toMatchObject({ unreadCount: 199, newest: { label: '201' } });
    });
  });

  describe('by mail', () => {
    test('only who has chosen so, and never of what is switched off in the console', async () => {
      const staff = await member('Staff');
      await setNotificationChoices(admin, [{ kind: 'ClientAdded', inConsole: false, byMail: true }]);
      await happens('ClientAdded', { happened: [{ manner: 'SignedUp', label: 'Ada', subjectId: clientId }] });
      expect(await kindsFor(admin)).toEqual([]);
      expect(await kindsFor(staff)).toEqual(['ClientAdded']);
      expect(await mailed()).toContainEqual({
        to: company.admin.email,
        template: 'notification',
        values: {
          name: company.admin.name,
          what: 'Ada signed up',
          link: `https://console.test/dashboard/clients/${clientId}/view`,
        },
        notified: { companyId: company.id, recipient: `${company.admin.id} ClientAdded` },
      });
      expect((await mailed()).filter(({ to }) => to === staff.viewer?.email)).toEqual([]);
    });

    test('an Admin hears of domains by mail until they choose otherwise', async () => {
      await happens('DomainBroken', { happened: [{ label: 'shop.acme.com' }] });
      await setNotificationChoices(admin, [{ kind: 'DomainBroken', inConsole: true, byMail: false }]);
      await happens('DomainBroken', { happened: [{ label: 'shop.acme.com' }] });
      const mails = (await mailed()).filter(({ to }) => to === company.admin.email);
      expect(mails).toMatchObject([{ values: { what: 'shop.acme.com does not work any more' } }]);
      expect(await kindsFor(admin)).toHaveLength(2);
    });
  });
});

describe('about payments', () => {
  let world: World;
  beforeAll(async () => void (world = await openWorld({ PLATFORM_FEES: 'USD:4900' })));
  afterAll(() => world.close());

  const told = async ({ company }: BillingFixture) =>
    (await listNotifications(await world.asAdmin(company), { first: 100 })).items;

  test('a renewal that fails is told with who pays and how much, at each try; one that is paid is not', async () => {
    const scene = await BillingFixture.open(world, '2041-01-01');
    const [declined] = [await scene.subscriber({ price: 2900 }, 'sandbox_short'), await scene.subscriber()];
    await scene.charge();
    const payment = await scene.query<{ id: string }>('select id from payments where client_id = $1', [
      declined.id,
    ]);
    expect(await told(scene)).toMatchObject([
      {
        kind: 'PaymentFailed',
        manner: 'Failed',
        label: declined.name,
        subjectId: payment[0]?.id,
        amount: 2900,
        currency: 'USD',
        direction: 'Incoming',
        count: 1,
      },
    ]);
  });

  test('many that fail in one step are one', async () => {
    const scene = await BillingFixture.open(world, '2041-01-01');
    const plan = await scene.plan();
    for (let client = 0; client < 7; client += 1) {
      const { id } = await scene.client('sandbox_short');
      await scene.subscribe(id, plan.id);
    }
    await scene.charge();
    expect(await told(scene)).toMatchObject([
      { manner: 'Failed', count: 7, subjectId: null, label: null, direction: 'Incoming' },
    ]);
  });

  test('what somebody pressed for is not told: they see what came of it', async () => {
    const scene = await BillingFixture.open(world, '2041-01-01');
    const { id: clientId } = await scene.client();
    const payment = aPayment(clientId, { status: 'Failed', trigger: 'RetryManual' });
    await scene.inCompany((db) => beginPayments(db, scene.company.id, [payment]));
    await scene.query("update payments set status = 'Failed'");
    await scene.inCompany((db) =>
      notifyOfPayments(db, world.services, scene.company.id, 'Failed', [payment.id]),
    );
    expect(await told(scene)).toEqual([]);
  });

  test('what Livery could not charge is mailed to Admins once, however they have chosen', async () => {
    const scene = await BillingFixture.open(world, '2041-01-01', null);
    const admin = await world.asAdmin(scene.company);
    await setNotificationChoices(admin, [{ kind: 'PaymentFailed', inConsole: true, byMail: true }]);
    const fee = aPayment(null, {
      direction: 'Outgoing',
      type: 'PlatformFee',
      description: 'Livery, January',
    });
    await scene.inCompany((db) => beginPayments(db, scene.company.id, [fee]));
    await scene.charge();
    expect(await told(scene)).toMatchObject([{ label: 'Livery, January', direction: 'Outgoing' }]);
    const mails = await world.services.jobs.unfinished('send-mail');
    expect(mails.filter(({ to }) => to === scene.company.admin.email)).toMatchObject([
      { template: 'charge-failed' },
    ]);
  });

  test.each([
    ['NeedsResponse', 'Disputed'],
    ['Lost', 'DisputeLost'],
    ['Won', undefined],
  ] as const)('a dispute that stands as %s is told once, as %s', async (status, manner) => {
    const till = await Till.open(world);
    const payment = aPayment((await till.scene.client()).id, { provider: null, fee: 0 });
    await till.within((db) => beginPayments(db, till.companyId, [payment]));
    const [attempt] = await till.within((db) => attemptsUnderWay(db, till.companyId, 1));
    if (!attempt) throw new Error('Nothing is under way.');
    const paid = new Bank().charge(attempt, true);
    const dispute = { reference: 'dispute', status, amount: 10_000, createdAt: paid.createdAt } as const;
    for (let time = 0; time < 2; time += 1) {
      await till.within(async (db) => {
        const teller = { provider: 'Sandbox', direction: 'Incoming' } as const;
        const problem = await recordProviderPayment(db, till.companyId, teller, { ...paid, dispute });
        await notifyOfProblem(db, world.services, till.companyId, problem);
      });
    }
    const manners = (await told(till.scene)).map((one) => one.manner);
    expect(manners).toEqual(manner ? [manner] : []);
  });
});

describe('choices', () => {
  let world: World;
  let company: TestCompany;
  let admin: Context;
  beforeAll(async () => void (world = await openWorld()));
  afterAll(() => world.close());
  beforeEach(async () => {
    company = await world.company();
    admin = await world.asAdmin(company);
  });

  const recorded = async () =>
    (
      await world.services.database.inCompany(company.id, (db) =>
        db.query<{ target: string; changes: unknown }>(
          "select target_id as target, changes from audit_events where action = 'operator.notificationsChosen'",
        ),
      )
    ).rows;

  test('as it is while nothing was chosen: everything in the console, of domains by mail to Admins', async () => {
    expect(await notificationChoices(admin)).toEqual([
      { kind: 'ClientAdded', inConsole: true, byMail: false },
      { kind: 'PaymentFailed', inConsole: true, byMail: false },
      { kind: 'DeploymentDone', inConsole: true, byMail: false },
      { kind: 'DomainLive', inConsole: true, byMail: true },
      { kind: 'DomainBroken', inConsole: true, byMail: true },
    ]);
  });

  test('only the kinds that are open to whoever asks', async () => {
    const operator = await world.operator(company, { role: 'ClientManagement' });
    const ctx = { ...admin, viewer: await viewerOf(world.services.database, company, operator) };
    expect(await notificationChoices(ctx)).toEqual([{ kind: 'ClientAdded', inConsole: true, byMail: false }]);
  });

  test('a choice holds for its operator alone, and is on record with what it was before', async () => {
    const other = {
      ...admin,
      viewer: await viewerOf(
        world.services.database,
        company,
        await world.operator(company, { role: 'Admin' }),
      ),
    };
    const choices = await setNotificationChoices(admin, [
      { kind: 'DomainLive', inConsole: true, byMail: false },
    ]);
    expect(choices).toContainEqual({ kind: 'DomainLive', inConsole: true, byMail: false });
    expect(choices).toHaveLength(5);
    expect(await notificationChoices(other)).toContainEqual({
      kind: 'DomainLive',
      inConsole: true,
      byMail: true,
    });
    expect(await recorded()).toEqual([
      { target: company.admin.id, changes: [{ field: 'DomainLive.byMail', before: true, after: false }] },
    ]);
  });

  test('what changes nothing is not put on record', async () => {
    await setNotificationChoices(admin, [{ kind: 'DomainLive', inConsole: true, byMail: true }]);
    expect(await recorded()).toEqual([]);
  });

  test('a kind that is chosen twice is refused', async () => {
    const twice = { kind: 'DomainLive', inConsole: true, byMail: true } as const;
    await expect(setNotificationChoices(admin, [twice, twice])).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});
