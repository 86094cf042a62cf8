import { type BareEngine, openBareEngine } from '../testing/bareEngine';
import { installQueues } from './install';

let owner: BareEngine;

beforeAll(async () => {
  owner = await openBareEngine();
});
afterAll(() => owner.close());

const queues = async (): Promise<Record<string, unknown>[]> => {
  const { rows } = await owner.query<Record<string, unknown>>(
    'select name, retry_limit, expire_seconds, dead_letter, updated_on from pgboss.queue order by name',
  );
  return rows;
};

test('a start leaves the queues that are as they should be alone', async () => {
  const before = await queues();
  await installQueues(owner);
  expect(await queues()).toEqual(before);
});

test('a start forgets what an older program has told the queue to do by itself', async () => {
  await owner.query(
    "insert into pgboss.schedule (name, cron, timezone) values ('purge-expired', '17 * * * *', 'UTC')",
  );
  await installQueues(owner);
  expect((await owner.query('select from pgboss.schedule')).rowCount).toBe(0);
});

test('a start makes the queue that is not there, and mends those that an older program made otherwise', async () => {
  const withoutTimes = async (): Promise<unknown[]> =>
    (await queues()).map((queue) => ({ ...queue, updated_on: null }));
  const before = await withoutTimes();
  await owner.query("select pgboss.delete_queue('purge-expired')");
  await owner.query("update pgboss.queue set retry_limit = 99 where name = 'send-mail'");
  await owner.query("update pgboss.queue set dead_letter = null where name = 'run-deployment'");
  expect(await withoutTimes()).not.toEqual(before);

  await installQueues(owner);

  expect(await withoutTimes()).toEqual(before);
});
