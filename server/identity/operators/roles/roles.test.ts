import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../app';
import { authorize, type Context } from '../../../platform';
import { auditEvents } from '../../../insights/internals';
import { sendGraphQL } from '../../../testing/httpRequests';
import { listCompanyStatusRules, listRoles, updateRolePermissions } from './roles.service';
import { allowedActions } from '../../../../contract/permissions';
import { type Permission, type Role, permissions as allPermissions } from '../../../../contract/enums';
import { TestSocket } from '../../../testing/testSocket';
import { waitUntil } from '../../../testing/waitUntil';
import { openFixture, type TestCompany, type Fixture } from '../../../testing/fixture';
import { setRolePermissions } from '../../../testing/factories/operators';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

describe('roles', () => {
  const staffDefaults: Permission[] = ['MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS'];

  const loadPermissions = async (ctx: Context, role: Role) =>
    (await listRoles(ctx)).find((row) => row.role === role)?.permissions;

  const eventsOf = async ({ id }: TestCompany) => {
    const { rows } = await fixture.services.database.inCompany(id, (db) =>
      db.query<Record<string, unknown>>('select * from audit_events order by occurred_at, id'),
    );
    return rows;
  };

  describe('listRoles', () => {
    test('spec 6: returns the three roles with permissions, operator counts and names of joined operators', async () => {
      const company = await fixture.company();
      await fixture.operator(company, { name: 'Zoe' });
      await fixture.operator(company, { name: 'Sam', status: 'Pending' });
      const removedOperator = await fixture.operator(company, { name: 'Gone' });
      await fixture.query(company, 'update operators set removed_at = now() where id = $1', [
        removedOperator.id,
      ]);
      await fixture.operator(await fixture.company());
      const database = fixture.services.database;
      await setRolePermissions(database, company, 'Staff', ['MANAGE_SETTINGS', 'MANAGE_DASHBOARD']);

      const unchanged = { changedBy: null, changedAt: null };
      expect(await listRoles(await fixture.signedIn(company))).toEqual([
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

    test('returns at most five operator names per role', async () => {
      const company = await fixture.company();
      for (const name of ['F', 'E', 'D', 'C', 'B', 'A']) await fixture.operator(company, { name });
      const [, staff] = await listRoles(await fixture.signedIn(company));
      expect(staff).toMatchObject({ operatorCount: 6, operatorNames: ['A', 'B', 'C', 'D', 'E'] });
    });

    test('requires MANAGE_SETTINGS', async () => {
      const company = await fixture.company();
      await expect(listRoles(await fixture.signedIn(company, ['MANAGE_SETTINGS']))).resolves.toHaveLength(3);
      const otherPermissions = allPermissions.filter((permission) => permission !== 'MANAGE_SETTINGS');
      await expect(listRoles(await fixture.signedIn(company, otherPermissions))).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    });
  });

  describe('updateRolePermissions', () => {
    test('changes a role only in one company and writes an audit event', async () => {
      const company = await fixture.company();
      const ctx = await fixture.signedIn(company);
      const otherCompanyAdmin = await fixture.signedIn(await fixture.company());

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
      expect(await loadPermissions(ctx, 'Staff')).toEqual(role.permissions);
      expect(await loadPermissions(ctx, 'ClientManagement')).toEqual(['MANAGE_CLIENT_MANAGEMENT']);
      expect(await loadPermissions(otherCompanyAdmin, 'Staff')).toEqual(staffDefaults);
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

    test('writes audit events with a separate target for each role', async () => {
      const company = await fixture.company();
      const ctx = await fixture.signedIn(company);
      await updateRolePermissions(ctx, { role: 'Staff', permissions: [] });
      await updateRolePermissions(ctx, { role: 'ClientManagement', permissions: [] });
      await updateRolePermissions(ctx, { role: 'Staff', permissions: ['MANAGE_DASHBOARD'] });
      const { items } = await auditEvents(ctx, {});
      const { items: staffEvents } = await auditEvents(ctx, { filter: { targetId: items[0]?.targetId } });
      expect(staffEvents.map(({ targetLabel }) => targetLabel)).toEqual(['Staff', 'Staff']);
    });

    test('publishes accessChanged for all operators of the company', async () => {
      const company = await fixture.company();
      const events = fixture.services.events.subscribe('accessChanged', company.id);
      const received = events.next();
      await updateRolePermissions(await fixture.signedIn(company), { role: 'Staff', permissions: [] });
      expect((await received).value).toEqual({
        type: 'accessChanged',
        companyId: company.id,
        operatorId: null,
      });
      await events.return?.();
    });

    test('publishes no event and writes no audit event if the permissions stay the same', async () => {
      const company = await fixture.company();
      const ctx = await fixture.signedIn(company);
      const received: unknown[] = [];
      const unsubscribe = fixture.services.events.subscribeToAll((event) => received.push(event));
      await updateRolePermissions(ctx, { role: 'Staff', permissions: [...staffDefaults].reverse() });
      await updateRolePermissions(ctx, { role: 'ClientManagement', permissions: [] });
      // Events arrive in order, so an event of the first update would arrive before that of the second.
      await waitUntil(() => received.length > 0);
      unsubscribe();
      expect(received).toHaveLength(1);
      expect(await eventsOf(company)).toMatchObject([{ target_label: 'Client Management' }]);
    });

    test('rejects changes of the Admin role', async () => {
      const ctx = await fixture.signedIn(await fixture.company());
      await expect(updateRolePermissions(ctx, { role: 'Admin', permissions: [] })).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'Admins always have all permissions.',
      });
      expect(await loadPermissions(ctx, 'Admin')).toEqual(allPermissions);
    });

    test('rejects a stale change and names the Admin who made the newer one', async () => {
      const company = await fixture.company();
      const ctx = await fixture.signedIn(company);
      await updateRolePermissions(ctx, { role: 'Staff', permissions: ['MANAGE_PAYMENTS'] });
      const staleInput = { role: 'Staff' as const, permissions: [], expected: staffDefaults };
      await expect(updateRolePermissions(ctx, staleInput)).rejects.toMatchObject({
        code: 'CONFLICT',
        details: { conflict: { kind: 'Stale', changedBy: company.admin.name, changedAt: expect.any(Date) } },
      });
      expect(await loadPermissions(ctx, 'Staff')).toEqual(['MANAGE_PAYMENTS']);
    });

    test('rejects one of two concurrent changes', async () => {
      const ctx = await fixture.signedIn(await fixture.company());
      const saves = (['MANAGE_PAYMENTS', 'MANAGE_SETTINGS'] as const).map((permission) =>
        updateRolePermissions(ctx, { role: 'Staff', permissions: [permission], expected: staffDefaults }),
      );
      const outcomes = await Promise.allSettled(saves);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    test('rejects a viewer who is no longer an Admin', async () => {
      const company = await fixture.company();
      const ctx = await fixture.signedIn(company);
      await fixture.query(company, "update operators set role = 'Staff' where id = $1", [company.admin.id]);
      const change = updateRolePermissions(ctx, { role: 'Staff', permissions: allPermissions.slice() });
      await expect(change).rejects.toMatchObject({ code: 'FORBIDDEN' });
    });

    test('rejects an operator who is not an Admin but has all permissions', async () => {
      const ctx = await fixture.signedIn(await fixture.company(), allPermissions);
      const change = updateRolePermissions(ctx, { role: 'ClientManagement', permissions: [] });
      await expect(change).rejects.toMatchObject({ code: 'FORBIDDEN' });
    });
  });

  describe('company status rules', () => {
    test('list the actions that authorization allows in each company status', async () => {
      const ctx = await fixture.signedIn(await fixture.company({ status: 'Blocked' }), []);
      expect(listCompanyStatusRules(ctx)).toEqual([
        { status: 'Pending', allows: ['ViewStatus', 'Read', 'Finish', 'SetUp'] },
        {
          status: 'Active',
          allows: [
            ...['ViewStatus', 'Read', 'Change', 'Export', 'Pay'],
            ...['ChargeClients', 'ServeClients', 'Finish'],
          ],
        },
        { status: 'Cancelled', allows: ['ViewStatus', 'Read', 'Export', 'Pay', 'Finish', 'Reopen'] },
        { status: 'Blocked', allows: ['ViewStatus', 'Export'] },
      ]);
      const ruleCounts = listCompanyStatusRules(ctx).map(({ allows }) => allows.length);
      expect(ruleCounts).toEqual(Object.values(allowedActions).map((actions) => actions.length));
    });

    test('have a specific error for each action that an active company does not allow', async () => {
      const { viewer } = await fixture.signedIn(await fixture.company());
      expect(() => authorize(viewer, 'Admin', 'reopen')).toThrow('Your company is not closed.');
      expect(() => authorize(viewer, 'Admin', 'onboard')).toThrow('Your company is already set up.');
    });
  });
});

describe('permission changes', () => {
  const change = `mutation ($input: UpdateRolePermissionsInput!) {
  updateRolePermissions(input: $input) { permissions }
}`;
  const paymentsQuery = '{ payments(direction: Incoming) { totalCount } }';
  const paymentsSubscription = 'subscription { paymentRecorded { count } }';

  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildApp(fixture.services);
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  const codeOf = async (token: string, query: string) =>
    (await sendGraphQL(app, query, { token })).body.errors?.[0]?.extensions['code'];

  test('revoke access on the next request and close sockets, which reconnect with the new permissions', async () => {
    const company = await fixture.company();
    const { token: admin } = await fixture.signedIn(company);
    const { token: staff } = await fixture.signedIn(company, {
      permissions: ['MANAGE_PAYMENTS', 'MANAGE_DASHBOARD'],
    });
    const socket = await TestSocket.openSignedIn(app, staff);
    socket.subscribe('p', paymentsSubscription);
    expect(await codeOf(staff, paymentsQuery)).toBeUndefined();

    const input = { role: 'Staff', permissions: ['MANAGE_DASHBOARD'] };
    const { body } = await sendGraphQL(app, change, { token: admin, variables: { input } });
    expect(body.data).toEqual({ updateRolePermissions: { permissions: ['MANAGE_DASHBOARD'] } });

    expect(await codeOf(staff, paymentsQuery)).toBe('FORBIDDEN');
    expect(await socket.closed).toEqual({ code: 4403, reason: 'Forbidden' });
    const reconnected = await TestSocket.openSignedIn(app, staff);
    reconnected.subscribe('p', paymentsSubscription);
    const forbidden = { errors: [{ extensions: { code: 'FORBIDDEN' } }] };
    expect(await reconnected.next()).toMatchObject({ id: 'p', payload: forbidden });
    expect(await reconnected.next()).toEqual({ id: 'p', type: 'complete' });
    reconnected.subscribe('me', '{ currentOperator { permissions } }');
    expect(await reconnected.next()).toMatchObject({
      id: 'me',
      payload: { data: { currentOperator: { permissions: ['MANAGE_DASHBOARD'] } } },
    });
    reconnected.socket.close();
  });

  test('grant access on the next request', async () => {
    const company = await fixture.company();
    const { token: admin } = await fixture.signedIn(company);
    const { token: staff } = await fixture.signedIn(company, { permissions: [] });
    expect(await codeOf(staff, paymentsQuery)).toBe('FORBIDDEN');
    const input = { role: 'Staff', permissions: ['MANAGE_PAYMENTS'] };
    await sendGraphQL(app, change, { token: admin, variables: { input } });
    expect(await codeOf(staff, paymentsQuery)).toBeUndefined();
  });
});
