import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { ask } from '../../http/testRequests';
import { TestSocket } from '../../socket/testSocket';
import { openWorld, type World } from '../../testing/world';

const change = `mutation ($input: UpdateRolePermissionsInput!) {
  updateRolePermissions(input: $input) { permissions }
}`;
const payments = '{ payments(direction: Incoming) { totalCount } }';
const news = 'subscription { paymentRecorded { count } }';

let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  world = await openWorld();
  app = await buildApp(world.services);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const codeOf = async (token: string, query: string) =>
  (await ask(app, query, { token })).body.errors?.[0]?.extensions['code'];

test('a change holds on the next request, and at once on open sockets, which come again with the rights that hold now', async () => {
  const company = await world.company();
  const admin = await world.adminToken(company);
  const staff = await world.operatorToken(company, 'Staff', 'MANAGE_PAYMENTS', 'MANAGE_DASHBOARD');
  const socket = await TestSocket.signedIn(app, staff);
  socket.subscribe('p', news);
  expect(await codeOf(staff, payments)).toBeUndefined();

  const input = { role: 'Staff', permissions: ['MANAGE_DASHBOARD'] };
  const { body } = await ask(app, change, { token: admin, variables: { input } });
  expect(body.data).toEqual({ updateRolePermissions: { permissions: ['MANAGE_DASHBOARD'] } });

  expect(await codeOf(staff, payments)).toBe('FORBIDDEN');
  expect(await socket.closed).toEqual({ code: 4403, reason: 'Forbidden' });
  const again = await TestSocket.signedIn(app, staff);
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
  await ask(app, change, { token: admin, variables: { input } });
  expect(await codeOf(staff, payments)).toBeUndefined();
});
