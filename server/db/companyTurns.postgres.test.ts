import pg from 'pg';
import { until } from '../testing/until';
import { openWorld, type World } from '../testing/world';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const diskLock = 1;

/** Takes no time itself, but its commit waits for the lock. */
const slowToCommit = `
  create temporary table late (number integer) on commit drop;
  create or replace function pg_temp.wait() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(${diskLock}); return null; end $$;
  create constraint trigger late after insert on late deferrable initially deferred
    for each row execute function pg_temp.wait();
  insert into late values (1)`;

test('a company whose commits wait for the disk can be read meanwhile', async () => {
  const { database, settings } = world.services;
  const { id } = await world.company();
  const disk = new pg.Client({ connectionString: settings.databaseOwnerUrl ?? '' });
  await disk.connect();
  await disk.query(`select pg_advisory_lock(${diskLock})`);
  let waiting = 0;
  let committed = 0;
  const commits = Array.from({ length: 4 }, async () => {
    await database.inCompany(id, async (db) => {
      await db.query(slowToCommit);
      waiting += 1;
    });
    committed += 1;
  });
  await until(() => waiting === 4);
  await database.inCompany(id, (db) => db.query('select 1'));
  expect(committed).toBe(0);
  await disk.end();
  await Promise.all(commits);
});
