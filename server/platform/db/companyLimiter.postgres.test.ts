import pg from 'pg';
import { waitUntil } from '../../testing/waitUntil';
import { openFixture, type Fixture } from '../../testing/fixture';

let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

const commitLock = 1;

/** Statements that execute immediately, but whose commit waits for the lock. */
const blockedCommit = `
  create temporary table late (number integer) on commit drop;
  create or replace function pg_temp.wait() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(${commitLock}); return null; end $$;
  create constraint trigger late after insert on late deferrable initially deferred
    for each row execute function pg_temp.wait();
  insert into late values (1)`;

test('inCompany serves a read while four commits of the same company wait', async () => {
  const { database, settings } = fixture.services;
  const { id } = await fixture.company();
  const lockHolder = new pg.Client({ connectionString: settings.databaseOwnerUrl ?? '' });
  await lockHolder.connect();
  await lockHolder.query(`select pg_advisory_lock(${commitLock})`);
  let waiting = 0;
  let committed = 0;
  const commits = Array.from({ length: 4 }, async () => {
    await database.inCompany(id, async (db) => {
      await db.query(blockedCommit);
      waiting += 1;
    });
    committed += 1;
  });
  await waitUntil(() => waiting === 4);
  await database.inCompany(id, (db) => db.query('select 1'));
  expect(committed).toBe(0);
  await lockHolder.end();
  await Promise.all(commits);
});
