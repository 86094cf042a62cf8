import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import type { Context } from '../../context';
import { sendGraphQL } from '../../http/testRequests';
import { auditEvents } from '../audit/read';
import { listRoles } from './service';
import { listCompanyStatusRules } from './statusRules';
import { updateRolePermissions } from './update';
import { allowedBy, allPermissions, authorise } from '../../permissions';
import type { Permission, Role } from '../../schema.generated';
import { TestSocket } from '../../socket/testSocket';
import { setRolePermissions } from '../../testing/factories';
import { until } from '../../testing/until';
import { openWorld, type TestCompany, type World } from '../../testing/world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

describe('roles', () => {
  const staffDefaults: Permission[] = ['MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS'];

  const heldBy = async (ctx: Context, role: Role) =>
    (await listRoles(ctx)).find((row) => row.role === role)?.permissions;

  const eventsOf = async ({ id }: TestCompany) => {
    const { rows } = await world.services.database.inCompany(id, (db) =>
      db.query<Record<string, unknown>>('select * from audit_events order by occurred_at, id'),
    );
    return rows;
  };

  describe('what each role may do', () => {
    test('spec 6: the three roles, with what the company says of each, how many have it and who has joined', async () => {
      const company = await world.company();
      await world.operator(company, { name: 'Zoe' });
      await world.operator(company, { name: 'Sam', status: 'Pending' });
      const left = await world.operator(company, { name: 'Gone' });
      await world.services.database.inCompany(company.id, (db) =>
        db.query('update operators set removed_at = now() where id = $1', [left.id]),
      );
      await world.operator(await world.company());
      const database = world.services.database;
      await setRolePermissions(database, company, 'Staff', ['MANAGE_SETTINGS', 'MANAGE_DASHBOARD']);

      const unchanged = { changedBy: null, changedAt: null };
      expect(await listRoles(await world.asAdmin(company))).toEqual([
        {
          role: 'Admin',
          isFixed: true,
          operatorCount: 1,
          invitedCount: 0,
          operatorNames: [company.admin.name],
          ...unchanged,
          permissions: allPermissions,
        },
        {
          role: 'Staff',
          isFixed: false,
          operatorCount: 2,
          invitedCount: 1,
          operatorNames: ['Zoe'],
          ...unchanged,
          permissions: ['MANAGE_DASHBOARD', 'MANAGE_SETTINGS'],
        },
        {
          role: 'ClientManagement',
          isFixed: false,
          operatorCount: 0,
          invitedCount: 0,
          operatorNames: [],
          ...unchanged,
          permissions: ['MANAGE_CLIENT_MANAGEMENT'],
        },
      ]);
    });

    test('no more than five are named', async () => {
      const company = await world.company();
      for (const name of ['F', 'E', 'D', 'C', 'B', 'A']) await world.operator(company, { name });
      const [, staff] = await listRoles(await world.asAdmin(company));
      expect(staff).toMatchObject({ operatorCount: 6, operatorNames: ['A', 'B', 'C', 'D', 'E'] });
    });

    test('is open to whoever holds MANAGE_SETTINGS, and to nobody else', async () => {
      const company = await world.company();
      await expect(listRoles(await world.as(company, 'MANAGE_SETTINGS'))).resolves.toHaveLength(3);
      const others = allPermissions.filter((flag) => flag !== 'MANAGE_SETTINGS');
      await expect(listRoles(await world.as(company, ...others))).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    });
  });

  describe('changing it', () => {
    test('an Admin changes Staff for this company alone, which is on the record', async () => {
      const company = await world.company();
      const ctx = await world.asAdmin(company);
      const elsewhere = await world.asAdmin(await world.company());

      const role = await updateRolePermissions(ctx, {
        role: 'Staff',
        permissions: ['MANAGE_SETTINGS', 'MANAGE_DASHBOARD', 'MANAGE_SETTINGS'],
        expected: staffDefaults,
      });

      expect(role).toMatchObject({
        role: 'Staff',
        permissions: ['MANAGE_DASHBOARD', 'MANAGE_SETTINGS'],
        changedBy: company.admin.name,
        changedAt: expect.any(Date),
      });
      expect(await heldBy(ctx, 'Staff')).toEqual(role.permissions);
      expect(await heldBy(ctx, 'ClientManagement')).toEqual(['MANAGE_CLIENT_MANAGEMENT']);
      expect(await heldBy(elsewhere, 'Staff')).toEqual(staffDefaults);
      expect(await eventsOf(company)).toMatchObject([
        {
          action: 'role.permissionsChanged',
          actor_id: company.admin.id,
          target_type: 'Role',
          target_label: 'Staff',
          changes: [{ field: 'permissions', before: staffDefaults, after: role.permissions }],
        },
      ]);
    });

    test('each role is told apart on record', async () => {
      const company = await world.company();
      const ctx = await world.asAdmin(company);
      await updateRolePermissions(ctx, { role: 'Staff', permissions: [] });
      await updateRolePermissions(ctx, { role: 'ClientManagement', permissions: [] });
      await updateRolePermissions(ctx, { role: 'Staff', permissions: ['MANAGE_DASHBOARD'] });
      const { items } = await auditEvents(ctx, {});
      const { items: ofStaff } = await auditEvents(ctx, { filter: { targetId: items[0]?.targetId } });
      expect(ofStaff.map(({ targetLabel }) => targetLabel)).toEqual(['Staff', 'Staff']);
    });

    test('every console of the company hears of it', async () => {
      const company = await world.company();
      const events = world.services.events.subscribe('accessChanged', company.id);
      const heard = events.next();
      await updateRolePermissions(await world.asAdmin(company), { role: 'Staff', permissions: [] });
      expect((await heard).value).toEqual({
        type: 'accessChanged',
        companyId: company.id,
        operatorId: null,
      });
      await events.return?.();
    });

    test('what is saved as it was is no change', async () => {
      const company = await world.company();
      const ctx = await world.asAdmin(company);
      const heard: unknown[] = [];
      const stop = world.services.events.subscribeToAll((event) => heard.push(event));
      await updateRolePermissions(ctx, { role: 'Staff', permissions: [...staffDefaults].reverse() });
      await updateRolePermissions(ctx, { role: 'ClientManagement', permissions: [] });
      // The second one's event has come, so the first one's would have come before it.
      await until(() => heard.length > 0);
      stop();
      expect(heard).toHaveLength(1);
      expect(await eventsOf(company)).toMatchObject([{ target_label: 'ClientManagement' }]);
    });

    test('nobody is locked out: Admin’s own permissions are fixed', async () => {
      const ctx = await world.asAdmin(await world.company());
      await expect(updateRolePermissions(ctx, { role: 'Admin', permissions: [] })).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'An Admin always holds every permission.',
      });
      expect(await heldBy(ctx, 'Admin')).toEqual(allPermissions);
    });

    test('nothing is written over that another Admin has saved meanwhile, who is named', async () => {
      const company = await world.company();
      const ctx = await world.asAdmin(company);
      await updateRolePermissions(ctx, { role: 'Staff', permissions: ['MANAGE_PAYMENTS'] });
      const late = { role: 'Staff' as const, permissions: [], expected: staffDefaults };
      await expect(updateRolePermissions(ctx, late)).rejects.toMatchObject({
        code: 'CONFLICT',
        details: { conflict: { kind: 'Stale', changedBy: company.admin.name, changedAt: expect.any(Date) } },
      });
      expect(await heldBy(ctx, 'Staff')).toEqual(['MANAGE_PAYMENTS']);
    });

    test('of two who save at the same moment one is told of the other', async () => {
      const ctx = await world.asAdmin(await world.company());
      const saves = (['MANAGE_PAYMENTS', 'MANAGE_SETTINGS'] as const).map((flag) =>
        updateRolePermissions(ctx, { role: 'Staff', permissions: [flag], expected: staffDefaults }),
      );
      const outcomes = await Promise.allSettled(saves);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    test('nobody who was demoted since they asked changes anything', async () => {
      const company = await world.company();
      const ctx = await world.asAdmin(company);
      await world.services.database.inCompany(company.id, (db) =>
        db.query("update operators set role = 'Staff' where id = $1", [company.admin.id]),
      );
      const change = updateRolePermissions(ctx, { role: 'Staff', permissions: allPermissions.slice() });
      await expect(change).rejects.toMatchObject({ code: 'FORBIDDEN' });
    });

    test('is for Admins, not for whoever holds MANAGE_SETTINGS', async () => {
      const ctx = await world.as(await world.company(), ...allPermissions);
      const change = updateRolePermissions(ctx, { role: 'ClientManagement', permissions: [] });
      await expect(change).rejects.toMatchObject({ code: 'FORBIDDEN' });
    });
  });

  describe('what a company’s status allows', () => {
    test('the table that people read is the one that calls are checked against', async () => {
      const ctx = await world.as(await world.company({ status: 'Blocked' }));
      expect(listCompanyStatusRules(ctx)).toEqual([
        { status: 'Pending', allows: ['SeeStatus', 'Read', 'Finish', 'SetUp'] },
        {
          status: 'Active',
          allows: [
            ...['SeeStatus', 'Read', 'Change', 'Export', 'Pay'],
            ...['ChargeClients', 'ServeClients', 'Finish'],
          ],
        },
        { status: 'Cancelled', allows: ['SeeStatus', 'Read', 'Export', 'Pay', 'Finish', 'Reopen'] },
        { status: 'Blocked', allows: ['SeeStatus', 'Export'] },
      ]);
      const rules = listCompanyStatusRules(ctx).map(({ allows }) => allows.length);
      expect(rules).toEqual(Object.values(allowedBy).map((actions) => actions.length));
    });

    test('a company that is open is not told that it is already set up when it is to be reopened', async () => {
      const { viewer } = await world.asAdmin(await world.company());
      expect(() => authorise(viewer, 'Admin', 'reopen')).toThrow('Your company is open.');
      expect(() => authorise(viewer, 'Admin', 'onboard')).toThrow('Your company is already set up.');
    });
  });
});

describe('live updates', () => {
  const change = `mutation ($input: UpdateRolePermissionsInput!) {
  updateRolePermissions(input: $input) { permissions }
}`;
  const payments = '{ payments(direction: Incoming) { totalCount } }';
  const news = 'subscription { paymentRecorded { count } }';

  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildApp(world.services);
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  const codeOf = async (token: string, query: string) =>
    (await sendGraphQL(app, query, { token })).body.errors?.[0]?.extensions['code'];

  test('a change holds on the next request, and at once on open sockets, which come again with the rights that hold now', async () => {
    const company = await world.company();
    const admin = await world.adminToken(company);
    const staff = await world.operatorToken(company, 'Staff', 'MANAGE_PAYMENTS', 'MANAGE_DASHBOARD');
    const socket = await TestSocket.openSignedIn(app, staff);
    socket.subscribe('p', news);
    expect(await codeOf(staff, payments)).toBeUndefined();

    const input = { role: 'Staff', permissions: ['MANAGE_DASHBOARD'] };
    const { body } = await sendGraphQL(app, change, { token: admin, variables: { input } });
    expect(body.data).toEqual({ updateRolePermissions: { permissions: ['MANAGE_DASHBOARD'] } });

    expect(await codeOf(staff, payments)).toBe('FORBIDDEN');
    expect(await socket.closed).toEqual({ code: 4403, reason: 'Forbidden' });
    const again = await TestSocket.openSignedIn(app, staff);
    again.subscribe('p', news);
    const refusal = { errors: [{ extensions: { code: 'FORBIDDEN' } }] };
    expect(await again.next()).toMatchObject({ id: 'p', payload: refusal });
    expect(await again.next()).toEqual({ id: 'p', type: 'complete' });
    again.subscribe('me', '{ currentOperator { permissions } }');
    expect(await again.next()).toMatchObject({
      id: 'me',
      payload: { data: { currentOperator: { permissions: ['MANAGE_DASHBOARD'] } } },
    });
    again.socket.close();
  });

  test('what is given back is open on the next request too', async () => {
    const company = await world.company();
    const admin = await world.adminToken(company);
    const staff = await world.operatorToken(company, 'Staff');
    expect(await codeOf(staff, payments)).toBe('FORBIDDEN');
    const input = { role: 'Staff', permissions: ['MANAGE_PAYMENTS'] };
    await sendGraphQL(app, change, { token: admin, variables: { input } });
    expect(await codeOf(staff, payments)).toBeUndefined();
  });
});
