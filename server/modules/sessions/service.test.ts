import type { Context } from '../../context';
import { newCompanyToken } from '../../lib/companyToken';
import { newId } from '../../lib/ids';
import { signAccessToken } from '../auth/accessToken';
import { authenticate } from '../auth/authenticate';
import { limit } from '../auth/limits';
import { refreshAccessToken } from '../auth/refreshAccessToken';
import { listOperators } from '../operators/service';
import { purgeExpired } from './purge';
import * as purgeSql from './purgeSql';
import {
  listSessions,
  openSession,
  revokeOtherSessions,
  revokeSession,
  sessionEnds,
  signOut,
} from './service';
import { openWorld, type TestCompany, type World } from '../../testing/world';

describe('service', () => {
  let world: World;
  let company: TestCompany;
  beforeAll(async () => {
    world = await openWorld();
    company = await world.company();
  });
  afterAll(() => world.close());

  const viewerOf = ({ viewer }: Context) => {
    if (!viewer) throw new Error('Nobody is signed in.');
    return viewer;
  };

  const bearerOf = (ctx: Context) => signAccessToken(ctx.services, viewerOf(ctx));

  /** Another session of the same operator, as from a second device. */
  const secondDevice = (ctx: Context) => {
    const { companyId, operatorId } = viewerOf(ctx);
    return world.services.database.inCompany(companyId, (db) =>
      openSession(
        db,
        companyId,
        { requestId: 'r', ipAddress: '198.51.100.7', userAgent: 'Phone' },
        { operatorId, rememberMe: true },
      ),
    );
  };

  describe('sessions', () => {
    test('lists the open ones of the operator alone, newest use first', async () => {
      const ctx = await world.asAdmin(company);
      await world.as(company);
      const phone = await secondDevice(ctx);
      const ended = await secondDevice(ctx);
      await revokeSession(ctx, ended.sessionId);

      expect((await listSessions(ctx)).slice(0, 2)).toMatchObject([
        { id: phone.sessionId, isCurrent: false, userAgent: 'Phone', ipAddress: '198.51.100.7' },
        { id: viewerOf(ctx).sessionId, isCurrent: true },
      ]);
      expect((await listSessions(ctx)).map(({ id }) => id)).not.toContain(ended.sessionId);
    });

    test('who begins one was active just then', async () => {
      const ctx = await world.asAdmin(company);
      const { companyId, operatorId } = viewerOf(ctx);
      const lastActive = async (): Promise<Date | undefined> =>
        (await listOperators(ctx)).find(({ id }) => id === operatorId)?.lastActiveAt as Date;
      await world.services.database.inCompany(companyId, (db) =>
        db.query(`update operators set last_active_at = '2026-01-01' where company_id = $1`, [companyId]),
      );
      expect(await lastActive()).toEqual(new Date('2026-01-01'));
      const before = Date.now();
      await secondDevice(ctx);
      expect((await lastActive())?.getTime()).toBeGreaterThanOrEqual(before - 1);
    });

    test('each says in which country its address is used, where that can be told', async () => {
      const ctx = await world.as(company);
      const { sessionId } = await secondDevice(ctx);
      const placeFrom = async (ipAddress: string) => {
        await world.services.database.inCompany(company.id, (db) =>
          db.query('update sessions set ip_address = $2 where id = $1', [sessionId, ipAddress]),
        );
        return (await listSessions(ctx)).find(({ id }) => id === sessionId)?.place;
      };
      expect(await placeFrom('8.8.8.8')).toBe('US');
      expect(await placeFrom('192.168.1.7')).toBeNull();
    });

    test('another company sees none of them', async () => {
      const other = await world.asAdmin(await world.company());
      expect((await listSessions(other)).map(({ id }) => id)).toEqual([viewerOf(other).sessionId]);
    });

    test('is open to every operator, whatever their flags and their company’s status', async () => {
      for (const status of ['Pending', 'Active', 'Cancelled', 'Blocked'] as const) {
        const ctx = await world.as(await world.company({ status }));
        expect(await listSessions(ctx)).toHaveLength(1);
      }
    });

    test.each([listSessions, signOut, revokeOtherSessions, (ctx: Context) => revokeSession(ctx, newId())])(
      'nobody is UNAUTHENTICATED',
      async (call) => {
        await expect(call(world.asNobody())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      },
    );
  });

  describe('signOut', () => {
    test('ends the session at once, for both tokens and its sockets', async () => {
      const ctx = await world.as(company);
      const { sessionId, refreshToken } = await secondDevice(ctx);
      const device: Context = { ...ctx, viewer: { ...viewerOf(ctx), sessionId } };
      const bearer = await bearerOf(device);
      const ends = sessionEnds(device);
      expect(await authenticate(world.services, bearer)).toMatchObject({ sessionId });

      await expect(signOut(device)).resolves.toBe(true);

      expect((await ends.next()).value).toMatchObject({ sessionId, reason: 'SignedOut' });
      await ends.return?.();
      expect(await authenticate(world.services, bearer)).toBeNull();
      await expect(refreshAccessToken(world.asNobody(), refreshToken)).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    });

    test('is true even when the session had ended already', async () => {
      const ctx = await world.as(company);
      await signOut(ctx);
      await expect(signOut(ctx)).resolves.toBe(true);
    });
  });

  describe('revokeSession', () => {
    test('ends one session of the operator, and leaves the others', async () => {
      const ctx = await world.as(company);
      const { sessionId, refreshToken } = await secondDevice(ctx);
      await expect(revokeSession(ctx, sessionId)).resolves.toBe(true);
      await expect(refreshAccessToken(world.asNobody(), refreshToken)).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
      expect(await authenticate(world.services, await bearerOf(ctx))).not.toBeNull();
      const { rows } = await world.services.database.inCompany(company.id, (db) =>
        db.query('select action, actor_id from audit_events where target_id = $1', [sessionId]),
      );
      expect(rows).toEqual([{ action: 'session.revoked', actor_id: viewerOf(ctx).operatorId }]);
    });

    test.each<[string, () => Promise<string>]>([
      [
        'another company’s session',
        async () => viewerOf(await world.asAdmin(await world.company())).sessionId,
      ],
      ['a colleague’s session', async () => viewerOf(await world.as(company)).sessionId],
      ['a session that never was', async () => newId()],
      ['a text that is no id', async () => "' or true --"],
    ])('%s is NOT_FOUND and stays open', async (_what, target) => {
      const id = await target();
      const ctx = await world.asAdmin(company);
      await expect(revokeSession(ctx, id)).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'This session does not exist.',
      });
    });

    test('another company’s session really stays open', async () => {
      const other = await world.asAdmin(await world.company());
      await revokeSession(await world.asAdmin(company), viewerOf(other).sessionId).catch(() => undefined);
      expect(await authenticate(world.services, await bearerOf(other))).not.toBeNull();
    });
  });

  describe('revokeOtherSessions', () => {
    test('ends all but the one that asks, and says how many', async () => {
      const ctx = await world.as(company);
      const devices = [await secondDevice(ctx), await secondDevice(ctx)];
      const colleague = await world.as(company);
      await expect(revokeOtherSessions(ctx)).resolves.toBe(2);

      expect((await listSessions(ctx)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
      for (const { refreshToken } of devices) {
        await expect(refreshAccessToken(world.asNobody(), refreshToken)).rejects.toMatchObject({
          code: 'UNAUTHENTICATED',
        });
      }
      expect(await listSessions(colleague)).toHaveLength(1);
      const { rows } = await world.services.database.inCompany(company.id, (db) =>
        db.query('select action, changes from audit_events where target_id = $1', [viewerOf(ctx).operatorId]),
      );
      expect(rows).toEqual([
        { action: 'session.othersRevoked', changes: [{ field: 'sessions', before: 3, after: 1 }] },
      ]);
    });

    test('where there is no other it changes nothing', async () => {
      const ctx = await world.as(company);
      await expect(revokeOtherSessions(ctx)).resolves.toBe(0);
    });
  });

  describe('refreshing', () => {
    test('spec 7: the refresh token is kept, so it works again, and its use is noted', async () => {
      const ctx = await world.as(company);
      const { sessionId, refreshToken } = await secondDevice(ctx);
      const database = world.services.database;
      await database.inCompany(company.id, (db) =>
        db.query("update sessions set last_seen_at = now() - interval '1 hour' where id = $1", [sessionId]),
      );
      for (let round = 0; round < 2; round += 1) {
        const { accessToken } = await refreshAccessToken(world.asNobody(), refreshToken);
        expect(await authenticate(world.services, accessToken)).toMatchObject({ sessionId });
      }
      const { rows } = await database.inCompany(company.id, (db) =>
        db.query("select last_seen_at > now() - interval '1 minute' as fresh from sessions where id = $1", [
          sessionId,
        ]),
      );
      expect(rows).toEqual([{ fresh: true }]);
    });

    test('a refresh token lasts 30 days at most', async () => {
      const { sessionId } = await secondDevice(await world.as(company));
      const { rows } = await world.services.database.inCompany(company.id, (db) =>
        db.query<{ days: number }>(
          'select extract(epoch from expires_at - created_at)::float / 86400 as days from sessions where id = $1',
          [sessionId],
        ),
      );
      expect(rows[0]?.days).toBeCloseTo(30, 2);
    });

    test.each<[string, string]>([
      ['ran out', 'update sessions set expires_at = now() where id = $1'],
      [
        'belongs to somebody removed',
        'delete from operators where id = (select operator_id from sessions where id = $1)',
      ],
    ])('a token whose session %s is UNAUTHENTICATED', async (_what, sql) => {
      const { sessionId, refreshToken } = await secondDevice(await world.as(company));
      await world.services.database.inCompany(company.id, (db) => db.query(sql, [sessionId]));
      await expect(refreshAccessToken(world.asNobody(), refreshToken)).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    });

    test('neither a made-up token nor one under another company’s name works', async () => {
      const { refreshToken } = await secondDevice(await world.as(company));
      const other = await world.company();
      const underAnotherName = Buffer.concat([
        Buffer.from(newCompanyToken(other.id).token, 'base64url').subarray(0, 16),
        Buffer.from(refreshToken, 'base64url').subarray(16),
      ]).toString('base64url');
      for (const token of ['', 'x', newCompanyToken(company.id).token, underAnotherName]) {
        await expect(refreshAccessToken(world.asNobody(), token)).rejects.toMatchObject({
          code: 'UNAUTHENTICATED',
        });
      }
    });
  });

  test('a socket hears of the end of its own session and of no other', async () => {
    const ctx = await world.as(company);
    const other = await world.as(company);
    const ends = sessionEnds(ctx);
    await signOut(other);
    await signOut(ctx);
    expect((await ends.next()).value).toMatchObject({ sessionId: viewerOf(ctx).sessionId });
    await ends.return?.();
  });

  test('a socket that stops listening is let go at once', async () => {
    const ends = sessionEnds(await world.as(company));
    const waiting = ends.next();
    await ends.return?.();
    expect((await waiting).done).toBe(true);
  });
});

describe('purge', () => {
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
    const limits = await database.onPlatform((db) =>
      db.query<{ key: string }>('select key from rate_limits'),
    );
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
});
