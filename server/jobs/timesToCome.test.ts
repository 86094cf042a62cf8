import type { Database } from '../db/database';
import { newId } from '../lib/ids';
import { startJobs, type JobName, type Jobs } from '../jobs';
import { openWorld, type World } from '../testing/world';
import { forgetTimesToCome } from './timesToCome';

let world: World;
let database: Database;
let jobs: Jobs;
/** What the next job of each of these queues carries. */
let scheduled: Promise<object>;
let orphan: Promise<object>;

// As a process leaves it whose clock was a day ahead.
const dayAhead = `
  update pgboss.version set cron_on = now() + interval '1 day', maintained_on = now() + interval '1 day';
  update pgboss.job set start_after = now() + interval '1 day'`;

const lookedForSchedulesBefore =
  "update pgboss.version set cron_on = now() - interval '1 minute' where cron_on <= now()";

const startedADayAhead = `
  insert into pgboss.job (name, data, state, retry_limit, expire_in, started_on)
  values ('fail-client-import', '{"importId": "orphan"}', 'active', 3, interval '1 second', now() + interval '1 day')`;

const nextOf = (name: JobName): Promise<object> =>
  new Promise((resolve, reject) => {
    jobs.work(name, async (payload) => resolve(payload)).catch(reject);
  });

beforeAll(async () => {
  world = await openWorld();
  ({ database } = world.services);
  const company = await world.company();
  await database.inCompany(company.id, (db) =>
    world.services.jobs.enqueue(db, 'run-client-import', { companyId: company.id, importId: newId() }),
  );
  await database.query(dayAhead);
  jobs = await startJobs(database, () => {});
  // The queue looks for schedules and for dead processes twice a minute: both are begun here, and waited for together.
  scheduled = nextOf('purge-expired');
  await jobs.schedule('purge-expired', '* * * * *', {});
  await database.query(lookedForSchedulesBefore);
  orphan = nextOf('fail-client-import');
  await database.query(startedADayAhead);
  await forgetTimesToCome(database);
});
afterAll(() => world.close());

test('a job that was queued before the clock was put back does not wait until that time comes again', async () => {
  await expect(nextOf('run-client-import')).resolves.toMatchObject({ companyId: expect.any(String) });
});

test('a job to be tried again waits as long as its tries say, and not until the old time comes again', async () => {
  const ran = nextOf('fail-client-bulk');
  await database.query(
    `insert into pgboss.job (name, data, state, retry_limit, retry_count, retry_delay, retry_backoff, start_after)
     values ('fail-client-bulk', '{"bulkId": "patient"}', 'retry', 8, 3, 15, true, now() + interval '3 minutes'),
       ('fail-client-bulk', '{"bulkId": "late"}', 'retry', 8, 0, 1, true, now() + interval '1 day')`,
  );
  await forgetTimesToCome(database);
  await expect(ran).resolves.toEqual({ bulkId: 'late' });
  const { rows } = await database.query(
    "select start_after < now() + interval '2 minutes' as early from pgboss.job where data ->> 'bulkId' = 'patient'",
  );
  expect(rows).toEqual([{ early: false }]);
}, 30_000);

test('what is scheduled goes on after the clock was put back', async () => {
  await expect(scheduled).resolves.toEqual({});
}, 90_000);

test('a job whose process died before the clock was put back is given to another', async () => {
  await expect(orphan).resolves.toEqual({ importId: 'orphan' });
}, 90_000);

test('what is due by a clock that was put back is looked for the next time, and not one later', async () => {
  await Promise.all([jobs.stop(), world.services.jobs.stop()]);
  await database.query("update pgboss.version set cron_on = now() + interval '1 hour'");
  await forgetTimesToCome(database);
  const { rows } = await database.query(
    "select coalesce(now() - cron_on > interval '30 seconds', true) as due from pgboss.version",
  );
  expect(rows).toEqual([{ due: true }]);
});
