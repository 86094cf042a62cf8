import PgBoss from 'pg-boss';
import { unavailable } from '../db/failures';
import { retryingQuery } from './jobs';
import { installQueues } from './install';
import { schema } from './queues';
import { type JobSchedule, JobScheduler } from './scheduler';
import { newId } from '../../lib/ids';
import { type BareEngine, openBareEngine } from '../../testing/bareEngine';
import { openFixture, type Fixture } from '../../testing/fixture';

describe('JobScheduler', () => {
  const minuteOf = (time: string): number => Math.floor(Date.parse(time) / 60_000);

  const onTestDay = (time: string): string => `2026-11-25T${time}Z`;

  /** Polls at each of the times, and returns the times at which a job was sent. */
  async function sentIn(
    schedule: JobSchedule,
    times: readonly string[],
    shouldFailFirst = false,
  ): Promise<string[]> {
    const scheduler = new JobScheduler();
    scheduler.add('purge-expired', schedule);
    const sent: string[] = [];
    let shouldFail = shouldFailFirst;
    for (const time of times) {
      const send = async (): Promise<void> => {
        if (shouldFail) {
          shouldFail = false;
          throw new Error('not now');
        }
        sent.push(time);
      };
      await scheduler.sendDue(minuteOf(time), send).catch(() => undefined);
    }
    return sent;
  }

  test.each<[string, JobSchedule, string[], string[]]>([
    ['every minute', { everyMinutes: 1 }, ['2026-11-25T00:00:00Z', '2026-11-25T07:43:59Z'], []],
    [
      'every five minutes',
      { everyMinutes: 5 },
      ['2026-11-25T00:00:30Z', '2026-11-25T13:55:00Z'],
      ['2026-11-25T13:54:59Z', '2026-11-25T13:56:00Z'],
    ],
    [
      'every hour at minute 17',
      { everyMinutes: 60, offsetMinutes: 17 },
      ['2026-11-25T00:17:00Z', '2026-11-25T23:17:59Z', '2028-02-29T05:17:00Z'],
      ['2026-11-25T00:16:59Z', '2026-11-25T00:18:00Z', '2026-11-25T17:00:00Z'],
    ],
    [
      'every day at 07:00',
      { everyMinutes: 24 * 60, offsetMinutes: 7 * 60 },
      ['2026-11-25T07:00:00Z', '2027-01-01T07:00:59Z'],
      ['2026-11-25T06:59:59Z', '2026-11-25T07:01:00Z', '2026-11-25T19:00:00Z'],
    ],
  ])('sends a job only in its due minutes: %s', async (_name, schedule, dueTimes, otherTimes) => {
    for (const time of dueTimes) expect(await sentIn(schedule, [time])).toEqual([time]);
    for (const time of otherTimes) expect(await sentIn(schedule, [time])).toEqual([]);
  });

  const hourly = { everyMinutes: 60, offsetMinutes: 17 };

  test('sends a job once when its minute is polled repeatedly', async () => {
    const polls = ['09:17:00', '09:17:02', '09:17:58', '09:18:00', '10:16:59', '10:17:01', '10:17:03'];
    expect(await sentIn(hourly, polls.map(onTestDay))).toEqual(['09:17:00', '10:17:01'].map(onTestDay));
  });

  test('sends a missed job once at the next poll', async () => {
    const polls = ['09:16:00', '09:18:30', '14:00:00', '14:01:00'];
    expect(await sentIn(hourly, polls.map(onTestDay))).toEqual(['09:18:30', '14:00:00'].map(onTestDay));
  });

  test('sends a job at the next poll, for its due minute, if sending fails', async () => {
    const polls = ['09:17:00', '09:17:02', '09:17:04'];
    expect(await sentIn(hourly, polls.map(onTestDay), true)).toEqual(['09:17:02'].map(onTestDay));
  });

  test('sends all jobs in the next minute, for their due minute, if sending the first one fails', async () => {
    const scheduler = new JobScheduler();
    scheduler.add('purge-expired', hourly);
    scheduler.add('charge-due', hourly);
    const failing = () => Promise.reject(new Error('not now'));
    const sent: [string, number][] = [];
    const send = async (name: string, dueMinute: number) => void sent.push([name, dueMinute]);
    await expect(scheduler.sendDue(minuteOf(onTestDay('09:17:58')), failing)).rejects.toThrow('not now');
    await scheduler.sendDue(minuteOf(onTestDay('09:18:00')), send);
    const dueMinute = minuteOf(onTestDay('09:17:00'));
    expect(sent).toEqual([
      ['purge-expired', dueMinute],
      ['charge-due', dueMinute],
    ]);
  });

  test('reports the minute in which a job was due', async () => {
    const scheduler = new JobScheduler();
    scheduler.add('purge-expired', hourly);
    const dueMinutes: number[] = [];
    const send = async (_name: string, dueMinute: number) => void dueMinutes.push(dueMinute);
    for (const poll of ['09:16:00', '09:18:30', '14:00:00'])
      await scheduler.sendDue(minuteOf(onTestDay(poll)), send);
    expect(dueMinutes).toEqual(['09:17:00', '13:17:00'].map(onTestDay).map(minuteOf));
  });

  test('sends a job again in its minute after the clock is set back', async () => {
    const polls = ['12:17:00', '09:16:00', '09:17:00', '09:18:00'];
    expect(await sentIn(hourly, polls.map(onTestDay))).toEqual(['12:17:00', '09:17:00'].map(onTestDay));
  });
});

describe('retryingQuery', () => {
  const ignoreReport = (): void => {};
  let fixture: Fixture;

  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  // pg-boss doesn't await this statement, so a failure would end the process during its shutdown.
  test('returns an empty result if the database is unavailable during shutdown', async () => {
    const stopping = new AbortController();
    const { database } = fixture.services;
    const unavailableDatabase = { ...database, query: () => Promise.reject(unavailable()) };
    let currentDatabase = database;
    const executeSql = (text: string, values: unknown[]) =>
      retryingQuery(currentDatabase, ignoreReport, stopping.signal)(text, values);
    const boss = new PgBoss({
      db: { executeSql },
      schema,
      migrate: false,
      supervise: false,
      schedule: false,
    });
    await boss.start();
    currentDatabase = unavailableDatabase;
    stopping.abort();
    await expect(boss.complete('purge-expired', newId())).resolves.toMatchObject({ affected: 0 });
    await boss.stop({ graceful: false });
  });

  test('doubles the delay between retries up to four seconds', async () => {
    const stopping = new AbortController();
    const delays: number[] = [];
    const wait = async (delayMs: number) => {
      delays.push(delayMs);
      if (delays.length === 6) stopping.abort();
    };
    const query = () => Promise.reject(unavailable());
    await retryingQuery({ query }, ignoreReport, stopping.signal, wait)('select 1');
    expect(delays).toEqual([500, 1000, 2000, 4000, 4000, 4000]);
  });

  test('reports a failed statement and returns an empty result', async () => {
    const reports: string[] = [];
    const query = () => Promise.reject(new Error('no such table'));
    const report = (message: string) => void reports.push(message);
    const executeSql = retryingQuery({ query }, report, new AbortController().signal);
    await expect(executeSql('select 1')).resolves.toEqual({ rows: [] });
    expect(reports).toEqual(['The job queue failed: Error: no such table']);
  });
});

describe('installQueues', () => {
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

  test('leaves current queues unchanged', async () => {
    const before = await queues();
    await installQueues(owner);
    expect(await queues()).toEqual(before);
  });

  test('deletes the schedules of earlier versions', async () => {
    await owner.query(
      "insert into pgboss.schedule (name, cron, timezone) values ('purge-expired', '17 * * * *', 'UTC')",
    );
    await installQueues(owner);
    expect((await owner.query('select from pgboss.schedule')).rowCount).toBe(0);
  });

  test('creates a missing queue and updates queues of earlier versions', async () => {
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
