import { until } from '../../testing/until';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { workFailedSignIns } from './failedSignIns';
import { login } from './login';

let world: World;
let company: TestCompany;
beforeAll(async () => {
  world = await openWorld();
  company = await world.company();
  await workFailedSignIns(world.services);
});
afterAll(() => world.close());

const fail = (email: string) =>
  expect(
    login(
      { ...world.asNobody(), caller: { requestId: 'r1', ipAddress: '203.0.113.7', userAgent: 'Firefox' } },
      { email, password: 'not the password' },
    ),
  ).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });

const whenQueueIsEmpty = () =>
  until(async () => (await world.services.jobs.waiting('record-failed-sign-in')).length === 0);

test('a failed sign-in stands on the record of the company whose address was tried', async () => {
  const { id, email, name } = company.admin;
  await fail('nobody@livery.test');
  await fail(email);
  await whenQueueIsEmpty();
  const { rows } = await world.services.database.inCompany(company.id, (db) =>
    db.query(
      `select action, actor_type, target_id, target_label, ip_address, user_agent, request_id from audit_events`,
    ),
  );
  expect(rows).toEqual([
    {
      action: 'operator.signInFailed',
      actor_type: 'System',
      target_id: id,
      target_label: name,
      ip_address: '203.0.113.7',
      user_agent: 'Firefox',
      request_id: 'r1',
    },
  ]);
});
