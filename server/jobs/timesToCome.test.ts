import type { Database } from '../db/database';
import { newId } from '../lib/ids';
import { startJobs, type JobName, type Jobs } from '../jobs';
import { openWorld, type World } from '../testing/world';
import { forgetTimesToCome } from './timesToCome';

let world: World;
let database: Database;
let jobs: Jobs;
/** What the next job of its queue carries. */
let orphan: Promise<object>;

// As a process leaves it whose clock was a day ahead.
const dayAhead = `
  update pgboss.version set maintained_on = now() + interval '1 day';
  update pgboss.job set start_after = now() + interval '1 day'`;

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
  jobs = await startJobs(database, () => {}, { pollMs: 50, maintenanceSeconds: 1 });
  orphan = nextOf('fail-client-import');
  await database.query(startedADayAhead);
  await forgetTimesToCome(database);
});
afterAll(async () => {
  await jobs.stop();
  await world.close();
});

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
});

test('a minute that had its job by a clock that was ahead has one again, and the minute that it is has not', async () => {
  const taken = async (): Promise<string[]> => {
    const { rows } = await database.query<{ which: string }>(
      "select data ->> 'which' as which from pgboss.job where name = 'purge-expired' and singleton_on is not null",
    );
    return rows.map(({ which }) => which).sort();
  };
  await database.query(
    `insert into pgboss.job (name, data, state, singleton_on)
     select 'purge-expired', jsonb_build_object('which', which), 'completed', now() at time zone 'utc' + ahead
     from (values ('now', interval '0'), ('soon', interval '1 minute'), ('tomorrow', interval '1 day')) as had (which, ahead)`,
  );
  await forgetTimesToCome(database);
  expect(await taken()).toEqual(['now']);
});

test('a job whose process died before the clock was put back is given to another', async () => {
  await expect(orphan).resolves.toEqual({ importId: 'orphan' });
});
