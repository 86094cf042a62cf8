import PgBoss from 'pg-boss';
import type { Database } from '../db/database';
import { unavailable } from '../db/failures';
import { type JobName, type Jobs, startJobs } from '../jobs';
import { installQueues } from './install';
import { patientSql } from './patientSql';
import { schema } from './queues';
import { type Rhythm, Rhythms } from './rhythms';
import { forgetTimesToCome } from './timesToCome';
import { newId } from '../lib/ids';
import { type BareEngine, openBareEngine } from '../testing/bareEngine';
import { openWorld, type World } from '../testing/world';

describe('schedules', () => {
  const minuteOf = (time: string): number => Math.floor(Date.parse(time) / 60_000);

  const onOneDay = (time: string): string => `2026-11-25T${time}Z`;

  /** In which of these minutes a job was sent. */
  async function sentIn(rhythm: Rhythm, times: readonly string[], firstFails = false): Promise<string[]> {
    const rhythms = new Rhythms();
    rhythms.add('purge-expired', rhythm);
    const sent: string[] = [];
    let fails = firstFails;
    for (const time of times) {
      const send = async (): Promise<void> => {
        if (fails) {
          fails = false;
          throw new Error('not now');
        }
        sent.push(time);
      };
      await rhythms.sendDue(minuteOf(time), send).catch(() => undefined);
    }
    return sent;
  }

  test.each<[string, Rhythm, string[], string[]]>([
    ['each minute', { everyMinutes: 1 }, ['2026-11-25T00:00:00Z', '2026-11-25T07:43:59Z'], []],
    [
      'each five minutes',
      { everyMinutes: 5 },
      ['2026-11-25T00:00:30Z', '2026-11-25T13:55:00Z'],
      ['2026-11-25T13:54:59Z', '2026-11-25T13:56:00Z'],
    ],
    [
      'each hour, 17 minutes past',
      { everyMinutes: 60, after: 17 },
      ['2026-11-25T00:17:00Z', '2026-11-25T23:17:59Z', '2028-02-29T05:17:00Z'],
      ['2026-11-25T00:16:59Z', '2026-11-25T00:18:00Z', '2026-11-25T17:00:00Z'],
    ],
    [
      'each day at seven',
      { everyMinutes: 24 * 60, after: 7 * 60 },
      ['2026-11-25T07:00:00Z', '2027-01-01T07:00:59Z'],
      ['2026-11-25T06:59:59Z', '2026-11-25T07:01:00Z', '2026-11-25T19:00:00Z'],
    ],
  ])('a job comes %s, and in no other minute', async (_often, rhythm, its, others) => {
    for (const time of its) expect(await sentIn(rhythm, [time])).toEqual([time]);
    for (const time of others) expect(await sentIn(rhythm, [time])).toEqual([]);
  });

  const hourly = { everyMinutes: 60, after: 17 };

  test('a job comes once, however often its minute is looked at', async () => {
    const looks = ['09:17:00', '09:17:02', '09:17:58', '09:18:00', '10:16:59', '10:17:01', '10:17:03'];
    expect(await sentIn(hourly, looks.map(onOneDay))).toEqual(['09:17:00', '10:17:01'].map(onOneDay));
  });

  test('a job whose minute nobody looked at comes afterwards, once', async () => {
    const looks = ['09:16:00', '09:18:30', '14:00:00', '14:01:00'];
    expect(await sentIn(hourly, looks.map(onOneDay))).toEqual(['09:18:30', '14:00:00'].map(onOneDay));
  });

  test('a job that could not be sent is sent with the next look', async () => {
    const looks = ['09:17:00', '09:17:02', '09:17:04'];
    expect(await sentIn(hourly, looks.map(onOneDay), true)).toEqual(['09:17:02'].map(onOneDay));
  });

  test('a clock that is put back lets jobs come in their minutes again, and no other', async () => {
    const looks = ['12:17:00', '09:16:00', '09:17:00', '09:18:00'];
    expect(await sentIn(hourly, looks.map(onOneDay))).toEqual(['12:17:00', '09:17:00'].map(onOneDay));
  });
});

describe('forgetTimesToCome', () => {
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
});

describe('patientSql', () => {
  let world: World;

  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  // The queue does not wait for this, so that a failure of it would end the process in the midst of its stop.
  test('a job that is over while the process stops and the database is away ends without an error', async () => {
    const stopping = new AbortController();
    const { database } = world.services;
    const away = { ...database, query: () => Promise.reject(unavailable()) };
    let source = database;
    const executeSql = (text: string, values: unknown[]) => patientSql(source, stopping.signal)(text, values);
    const boss = new PgBoss({
      db: { executeSql },
      schema,
      migrate: false,
      supervise: false,
      schedule: false,
    });
    await boss.start();
    source = away;
    stopping.abort();
    await expect(boss.complete('purge-expired', newId())).resolves.toMatchObject({ affected: 0 });
    await boss.stop({ graceful: false });
  });

  test('a database that stays away is asked less and less often', async () => {
    const stopping = new AbortController();
    const pauses: number[] = [];
    const wait = async (pauseMs: number) => {
      pauses.push(pauseMs);
      if (pauses.length === 6) stopping.abort();
    };
    const query = () => Promise.reject(unavailable());
    await patientSql({ ...world.services.database, query }, stopping.signal, wait)('select 1');
    expect(pauses).toEqual([500, 1000, 2000, 4000, 4000, 4000]);
  });
});

describe('install', () => {
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
});
