import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { sendGraphQL } from '../../http/testRequests';
import { TestSocket } from '../../socket/testSocket';
import { openWorld, type World } from '../../testing/world';

const change = `mutation ($input: UpdateRolePermissionsInput!) {
  updateRolePermissions(input: $input) { permissions }
}`;

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

test('a change of permissions closes the sockets of its role within a second', async () => {
  const company = await world.company();
  const admin = await world.adminToken(company);
  const staff = await world.operatorToken(company, 'Staff', 'MANAGE_PAYMENTS', 'MANAGE_DASHBOARD');
  const socket = await TestSocket.openSignedIn(app, staff);
  socket.subscribe('p', 'subscription { paymentRecorded { count } }');

  const input = { role: 'Staff', permissions: ['MANAGE_DASHBOARD'] };
  const { body } = await sendGraphQL(app, change, { token: admin, variables: { input } });
  const answered = performance.now();
  expect(body.data).toEqual({ updateRolePermissions: { permissions: ['MANAGE_DASHBOARD'] } });
  expect(await socket.closed).toEqual({ code: 4403, reason: 'Forbidden' });
  expect(performance.now() - answered).toBeLessThan(1000);
});
