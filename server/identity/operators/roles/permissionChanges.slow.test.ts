import { sendGraphQL } from '../../../testing/httpRequests';
import { TestSocket } from '../../../testing/testSocket';
import { type ApiFixture, openApiFixture } from '../../../testing/apiFixture';

const updateMutation = `mutation ($input: UpdateRolePermissionsInput!) {
  updateRolePermissions(input: $input) { permissions }
}`;

let fixture: ApiFixture;
beforeAll(async () => {
  fixture = await openApiFixture();
  await fixture.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => fixture.close());

test('updateRolePermissions closes the sockets of operators with the role within a second', async () => {
  const company = await fixture.company();
  const { token: admin } = await fixture.signedIn(company);
  const { token: staff } = await fixture.signedIn(company, {
    permissions: ['MANAGE_PAYMENTS', 'MANAGE_DASHBOARD'],
  });
  const socket = await TestSocket.openSignedIn(fixture.app, staff);
  socket.subscribe('p', 'subscription { paymentRecorded { count } }');

  const input = { role: 'Staff', permissions: ['MANAGE_DASHBOARD'] };
  const { body } = await sendGraphQL(fixture.app, updateMutation, { token: admin, variables: { input } });
  const respondedAt = performance.now();
  expect(body.data).toEqual({ updateRolePermissions: { permissions: ['MANAGE_DASHBOARD'] } });
  expect(await socket.closed).toEqual({ code: 4403, reason: 'Forbidden' });
  expect(performance.now() - respondedAt).toBeLessThan(1000);
});
