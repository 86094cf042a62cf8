import { openWorld, type TestCompany, type World } from '../../testing/world';
import { limit } from '../auth/limits';
import { purgeExpired } from './purge';
import * as purgeSql from './purgeSql';
import { sessionEnds } from './service';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('what has run out is ended and told, what is old is removed, and the rest stays', async () => {
  const company = await world.company();
  const { database } = world.services;
  const [open, ranOut, old] = [await world.as(company), await world.as(company), await world.as(company)];
  const inCompany = (sql: string, values: unknown[] = []) =>
    database.inCompany(company.id, (db) => db.query(sql, values));
  await inCompany("update sessions set expires_at = now() - interval '1 minute' where id = $1", [
    ranOut.viewer?.sessionId,
  ]);
  await inCompany(
    "update sessions set ended_at = now() - interval '31 days', end_reason = 'SignedOut' where id = $1",
    [old.viewer?.sessionId],
  );
  await inCompany(
    `insert into password_resets (company_id, id, operator_id, token_hash, expires_at)
     select $1, gen_random_uuid(), $2, sha256(age::text::bytea), now() - make_interval(hours => age)
     from unnest(array[2, 30]) age`,
    [company.id, company.admin.id],
  );
  await inCompany(
    `insert into idempotency_keys (company_id, key, operation, request_hash, created_at)
     select $1, 'press-of-' || age, 'refundPayment', sha256('1'), now() - make_interval(days => age)
     from unnest(array[29, 31]) age`,
    [company.id],
  );
  await limit(world.services, 'login-network', 'fresh');
  await database.onPlatform((db) =>
    db.query("insert into rate_limits (key, points, expire) values ('stale', 3, $1)", [Date.now() - 1]),
  );
  const ends = sessionEnds(ranOut);

  await purgeExpired(world.services);

  expect((await ends.next()).value).toMatchObject({ reason: 'Expired' });
  await ends.return?.();
  const sessions = await inCompany('select id, end_reason from sessions order by id');
  expect(sessions.rows).toEqual([
    { id: open.viewer?.sessionId, end_reason: null },
    { id: ranOut.viewer?.sessionId, end_reason: 'Expired' },
  ]);
  expect((await inCompany('select id from password_resets')).rowCount).toBe(1);
  const presses = await inCompany('select key from idempotency_keys');
  expect(presses.rows).toEqual([{ key: 'press-of-29' }]);
  const limits = await database.onPlatform((db) => db.query<{ key: string }>('select key from rate_limits'));
  expect(limits.rows.map(({ key }) => key)).toEqual([expect.stringMatching(/^login-network:/)]);
});

test('every company has its turn, however many there are', async () => {
  const { database } = world.services;
  const companies = [];
  for (let count = 0; count < 105; count += 1) companies.push(await world.company());
  for (const company of companies) {
    await database.inCompany(company.id, (db) =>
      db.query(
        `insert into password_resets (company_id, id, operator_id, token_hash, expires_at)
         values ($1, gen_random_uuid(), $2, 'x', now() - interval '2 days')`,
        [company.id, company.admin.id],
      ),
    );
  }

  await purgeExpired(world.services);

  for (const company of companies) {
    const { rowCount } = await database.inCompany(company.id, (db) =>
      db.query('select from password_resets'),
    );
    expect(rowCount).toBe(0);
  }
});

test('a company whose turn fails is reported, and keeps nobody after it waiting', async () => {
  const [failing, next] = [await world.company(), await world.company()];
  const resets = (of: TestCompany) =>
    world.services.database.inCompany(of.id, (db) => db.query('select from password_resets'));
  for (const { id, admin } of [failing, next]) {
    await world.services.database.inCompany(id, (db) =>
      db.query(
        `insert into password_resets (company_id, id, operator_id, token_hash, expires_at)
         values ($1, gen_random_uuid(), $2, 'x', now() - interval '2 days')`,
        [id, admin.id],
      ),
    );
  }
  const { deleteOldSessions } = purgeSql;
  const broken = jest.spyOn(purgeSql, 'deleteOldSessions').mockImplementation((db, companyId) => {
    if (companyId === failing.id) throw new Error('broken');
    return deleteOldSessions(db, companyId);
  });
  const reported: string[] = [];

  await purgeExpired(world.services, (line) => reported.push(line));

  broken.mockRestore();
  expect(reported).toEqual([`What ran out in ${failing.id} waits: Error: broken`]);
  expect([(await resets(failing)).rowCount, (await resets(next)).rowCount]).toEqual([1, 0]);
});
