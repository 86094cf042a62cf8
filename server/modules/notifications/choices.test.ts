import type { Context } from '../../context';
import { viewerOf } from '../../testing/viewers';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { notificationChoices, setNotificationChoices } from './choices';

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
