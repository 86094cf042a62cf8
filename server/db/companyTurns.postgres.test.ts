import { openWorld, type World } from '../testing/world';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Done at once, but for a commit that takes its time. */
const slowToCommit = `
  create temporary table late (number integer) on commit drop;
  create or replace function pg_temp.wait() returns trigger language plpgsql as
    $$ begin perform pg_sleep(2); return null; end $$;
  create constraint trigger late after insert on late deferrable initially deferred
    for each row execute function pg_temp.wait();
  insert into late values (1)`;

test('a company whose commits wait for the disk is read meanwhile', async () => {
  const { database } = world.services;
  const { id } = await world.company();
  let waiting = 0;
  const commits = Array.from({ length: 4 }, () =>
    database.inCompany(id, async (db) => {
      await db.query(slowToCommit);
      waiting += 1;
    }),
  );
  while (waiting < 4) await database.query('select 1');
  const read = database.inCompany(id, (db) => db.query('select 1'));
  expect(
    await Promise.race([read.then(() => 'read'), ...commits.map((one) => one.then(() => 'written'))]),
  ).toBe('read');
  await Promise.all(commits);
});
