import PgBoss from 'pg-boss';
import { unavailable } from '../db/failures';
import { newId } from '../lib/ids';
import { openWorld, type World } from '../testing/world';
import { patientSql } from './patientSql';
import { schema } from './queues';

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
  const boss = new PgBoss({ db: { executeSql }, schema, migrate: false, supervise: false, schedule: false });
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
