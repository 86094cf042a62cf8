import { type Context, limit } from '../../platform';
import { newCompanyToken } from '../../lib/companyToken';
import { newId } from '../../lib/ids';
import { signAccessToken } from '../auth/accessToken';
import { authenticate } from '../auth/authenticate';
import { refreshAccessToken } from '../auth/login.service';
import { listOperators } from '../operators/operators.service';
import { purgeExpired } from '../../purge';
import * as purgeSql from './purge.repository';
import {
  listSessions,
  openSession,
  revokeOtherSessions,
  revokeSession,
  signOut,
  subscribeToSessionEnd,
} from './sessions.service';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';

describe('session service', () => {
  let fixture: Fixture;
  let company: TestCompany;
  beforeAll(async () => {
    fixture = await openFixture();
    company = await fixture.company();
  });
  afterAll(() => fixture.close());

  const viewerOf = ({ viewer }: Context) => {
    if (!viewer) throw new Error('No operator is signed in.');
    return viewer;
  };

  const accessTokenOf = (ctx: Context) => signAccessToken(ctx.services, viewerOf(ctx));

  const openSecondSession = (ctx: Context) => {
    const { companyId, operatorId } = viewerOf(ctx);
    return fixture.services.database.inCompany(companyId, (db) =>
      openSession(
        db,
        companyId,
        { requestId: 'r', ipAddress: '198.51.100.7', userAgent: 'Phone' },
        { operatorId, rememberMe: true },
      ),
    );
  };

  describe('sessions', () => {
    test('are listed only for their operator and while open, most recently used first', async () => {
      const ctx = await fixture.signedIn(company);
      await fixture.signedIn(company, []);
      const phone = await openSecondSession(ctx);
      const ended = await openSecondSession(ctx);
      await revokeSession(ctx, ended.sessionId);

      expect((await listSessions(ctx)).slice(0, 2)).toMatchObject([
        { id: phone.sessionId, isCurrent: false, userAgent: 'Phone', ipAddress: '198.51.100.7' },
        { id: viewerOf(ctx).sessionId, isCurrent: true },
      ]);
      expect((await listSessions(ctx)).map(({ id }) => id)).not.toContain(ended.sessionId);
    });

    test('update the last activity of the operator who opens them', async () => {
      const ctx = await fixture.signedIn(company);
      const { companyId, operatorId } = viewerOf(ctx);
      const lastActive = async (): Promise<Date | undefined> =>
        (await listOperators(ctx)).find(({ id }) => id === operatorId)?.lastActiveAt as Date;
      await fixture.services.database.inCompany(companyId, (db) =>
        db.query(`update operators set last_active_at = '2026-01-01' where company_id = $1`, [companyId]),
      );
      expect(await lastActive()).toEqual(new Date('2026-01-01'));
      const before = Date.now();
      await openSecondSession(ctx);
      expect((await lastActive())?.getTime()).toBeGreaterThanOrEqual(before - 1);
    });

    test('include the country of the IP address, or null if it is unknown', async () => {
      const ctx = await fixture.signedIn(company, []);
      const { sessionId } = await openSecondSession(ctx);
      const countryOf = async (ipAddress: string) => {
        await fixture.query(company, 'update sessions set ip_address = $2 where id = $1', [
          sessionId,
          ipAddress,
        ]);
        return (await listSessions(ctx)).find(({ id }) => id === sessionId)?.country;
      };
      expect(await countryOf('8.8.8.8')).toBe('US');
      expect(await countryOf('192.168.1.7')).toBeNull();
    });

    test('are not listed for other companies', async () => {
      const other = await fixture.signedIn(await fixture.company());
      expect((await listSessions(other)).map(({ id }) => id)).toEqual([viewerOf(other).sessionId]);
    });

    test('are listed regardless of permissions and company status', async () => {
      for (const status of ['Pending', 'Active', 'Cancelled', 'Blocked'] as const) {
        const ctx = await fixture.signedIn(await fixture.company({ status }), []);
        expect(await listSessions(ctx)).toHaveLength(1);
      }
    });

    test.each([listSessions, signOut, revokeOtherSessions, (ctx: Context) => revokeSession(ctx, newId())])(
      'cannot be listed or ended without a viewer',
      async (call) => {
        await expect(call(fixture.asAnonymous())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      },
    );
  });

  describe('signOut', () => {
    test('ends the session immediately for both tokens and its sockets', async () => {
      const ctx = await fixture.signedIn(company, []);
      const { sessionId, refreshToken } = await openSecondSession(ctx);
      const device: Context = { ...ctx, viewer: { ...viewerOf(ctx), sessionId } };
      const accessToken = await accessTokenOf(device);
      const events = subscribeToSessionEnd(device);
      expect(await authenticate(fixture.services, accessToken)).toMatchObject({ sessionId });

      await expect(signOut(device)).resolves.toBe(true);

      expect((await events.next()).value).toMatchObject({ sessionId, reason: 'SignedOut' });
      await events.return?.();
      expect(await authenticate(fixture.services, accessToken)).toBeNull();
      await expect(refreshAccessToken(fixture.asAnonymous(), refreshToken)).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    });

    test('returns true if the session has already ended', async () => {
      const ctx = await fixture.signedIn(company, []);
      await signOut(ctx);
      await expect(signOut(ctx)).resolves.toBe(true);
    });
  });

  describe('revokeSession', () => {
    test('ends only the given session and writes an audit event', async () => {
      const ctx = await fixture.signedIn(company, []);
      const { sessionId, refreshToken } = await openSecondSession(ctx);
      await expect(revokeSession(ctx, sessionId)).resolves.toBe(true);
      await expect(refreshAccessToken(fixture.asAnonymous(), refreshToken)).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
      expect(await authenticate(fixture.services, await accessTokenOf(ctx))).not.toBeNull();
      const rows = await fixture.query(
        company,
        'select action, actor_id from audit_events where target_id = $1',
        [sessionId],
      );
      expect(rows).toEqual([{ action: 'session.revoked', actor_id: viewerOf(ctx).operatorId }]);
    });

    test.each<[string, () => Promise<string>]>([
      [
        'another company’s session',
        async () => viewerOf(await fixture.signedIn(await fixture.company())).sessionId,
      ],
      ['a session of another operator', async () => viewerOf(await fixture.signedIn(company, [])).sessionId],
      ['an unknown session', async () => newId()],
      ['an invalid id', async () => "' or true --"],
    ])('returns NOT_FOUND for %s', async (_case, target) => {
      const id = await target();
      const ctx = await fixture.signedIn(company);
      await expect(revokeSession(ctx, id)).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'This item doesn’t exist or was deleted.',
      });
    });

    test('does not end another company’s session', async () => {
      const other = await fixture.signedIn(await fixture.company());
      await revokeSession(await fixture.signedIn(company), viewerOf(other).sessionId).catch(() => undefined);
      expect(await authenticate(fixture.services, await accessTokenOf(other))).not.toBeNull();
    });
  });

  describe('revokeOtherSessions', () => {
    test('ends all other sessions of the operator and returns their count', async () => {
      const ctx = await fixture.signedIn(company, []);
      const devices = [await openSecondSession(ctx), await openSecondSession(ctx)];
      const otherOperator = await fixture.signedIn(company, []);
      await expect(revokeOtherSessions(ctx)).resolves.toBe(2);

      expect((await listSessions(ctx)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
      for (const { refreshToken } of devices) {
        await expect(refreshAccessToken(fixture.asAnonymous(), refreshToken)).rejects.toMatchObject({
          code: 'UNAUTHENTICATED',
        });
      }
      expect(await listSessions(otherOperator)).toHaveLength(1);
      const rows = await fixture.query(
        company,
        'select action, changes from audit_events where target_id = $1',
        [viewerOf(ctx).operatorId],
      );
      expect(rows).toEqual([
        { action: 'session.othersRevoked', changes: [{ field: 'sessions', before: 3, after: 1 }] },
      ]);
    });

    test('returns 0 if there are no other sessions', async () => {
      const ctx = await fixture.signedIn(company, []);
      await expect(revokeOtherSessions(ctx)).resolves.toBe(0);
    });
  });

  describe('refresh token', () => {
    test('spec 7: can be used repeatedly and updates the last use of the session', async () => {
      const ctx = await fixture.signedIn(company, []);
      const { sessionId, refreshToken } = await openSecondSession(ctx);
      const database = fixture.services.database;
      await database.inCompany(company.id, (db) =>
        db.query("update sessions set last_seen_at = now() - interval '1 hour' where id = $1", [sessionId]),
      );
      for (let round = 0; round < 2; round += 1) {
        const { accessToken } = await refreshAccessToken(fixture.asAnonymous(), refreshToken);
        expect(await authenticate(fixture.services, accessToken)).toMatchObject({ sessionId });
      }
      const { rows } = await database.inCompany(company.id, (db) =>
        db.query("select last_seen_at > now() - interval '1 minute' as fresh from sessions where id = $1", [
          sessionId,
        ]),
      );
      expect(rows).toEqual([{ fresh: true }]);
    });

    test('expires after 30 days', async () => {
      const { sessionId } = await openSecondSession(await fixture.signedIn(company, []));
      const rows = await fixture.query<{ days: number }>(
        company,
        'select extract(epoch from expires_at - created_at)::float / 86400 as days from sessions where id = $1',
        [sessionId],
      );
      expect(rows[0]?.days).toBeCloseTo(30, 2);
    });

    test.each<[string, string]>([
      ['has expired', 'update sessions set expires_at = now() where id = $1'],
      [
        'was deleted with its operator',
        'delete from operators where id = (select operator_id from sessions where id = $1)',
      ],
    ])('is rejected as UNAUTHENTICATED if the session %s', async (_case, sql) => {
      const { sessionId, refreshToken } = await openSecondSession(await fixture.signedIn(company, []));
      await fixture.query(company, sql, [sessionId]);
      await expect(refreshAccessToken(fixture.asAnonymous(), refreshToken)).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    });

    test('is rejected if it is malformed, unknown or carries another company’s id', async () => {
      const { refreshToken } = await openSecondSession(await fixture.signedIn(company, []));
      const other = await fixture.company();
      const otherCompanyToken = Buffer.concat([
        Buffer.from(newCompanyToken(other.id).token, 'base64url').subarray(0, 16),
        Buffer.from(refreshToken, 'base64url').subarray(16),
      ]).toString('base64url');
      for (const token of ['', 'x', newCompanyToken(company.id).token, otherCompanyToken]) {
        await expect(refreshAccessToken(fixture.asAnonymous(), token)).rejects.toMatchObject({
          code: 'UNAUTHENTICATED',
        });
      }
    });
  });

  test('subscribeToSessionEnd reports only the end of the viewer’s session', async () => {
    const ctx = await fixture.signedIn(company, []);
    const other = await fixture.signedIn(company, []);
    const events = subscribeToSessionEnd(ctx);
    await signOut(other);
    await signOut(ctx);
    expect((await events.next()).value).toMatchObject({ sessionId: viewerOf(ctx).sessionId });
    await events.return?.();
  });

  test('subscribeToSessionEnd ends immediately when the socket unsubscribes', async () => {
    const events = subscribeToSessionEnd(await fixture.signedIn(company, []));
    const pending = events.next();
    await events.return?.();
    expect((await pending).done).toBe(true);
  });
});

describe('purgeExpired', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  test('ends expired sessions and deletes only old sessions, password resets, idempotency keys and rate limits', async () => {
    const company = await fixture.company();
    const { database } = fixture.services;
    const [open, expired, old] = [
      await fixture.signedIn(company, []),
      await fixture.signedIn(company, []),
      await fixture.signedIn(company, []),
    ];
    const inCompany = (sql: string, values: unknown[] = []) =>
      database.inCompany(company.id, (db) => db.query(sql, values));
    await inCompany("update sessions set expires_at = now() - interval '1 minute' where id = $1", [
      expired.viewer?.sessionId,
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
     select $1, 'key-of-day-' || age, 'refundPayment', sha256('1'), now() - make_interval(days => age)
     from unnest(array[29, 31]) age`,
      [company.id],
    );
    await limit(fixture.services, 'login-network', 'fresh');
    await database.onPlatform((db) =>
      db.query("insert into rate_limits (key, points, expire) values ('stale', 3, $1)", [Date.now() - 1]),
    );
    const events = subscribeToSessionEnd(expired);

    await purgeExpired(fixture.services);

    expect((await events.next()).value).toMatchObject({ reason: 'Expired' });
    await events.return?.();
    const sessions = await inCompany('select id, end_reason from sessions order by id');
    expect(sessions.rows).toEqual([
      { id: open.viewer?.sessionId, end_reason: null },
      { id: expired.viewer?.sessionId, end_reason: 'Expired' },
    ]);
    expect((await inCompany('select id from password_resets')).rowCount).toBe(1);
    const storedKeys = await inCompany('select key from idempotency_keys');
    expect(storedKeys.rows).toEqual([{ key: 'key-of-day-29' }]);
    const limits = await database.onPlatform((db) =>
      db.query<{ key: string }>('select key from rate_limits'),
    );
    expect(limits.rows.map(({ key }) => key)).toEqual([expect.stringMatching(/^login-network:/)]);
  });

  test('purges more than 100 companies', async () => {
    const { database } = fixture.services;
    const companies = [];
    for (let count = 0; count < 105; count += 1) companies.push(await fixture.company());
    for (const company of companies) {
      await database.inCompany(company.id, (db) =>
        db.query(
          `insert into password_resets (company_id, id, operator_id, token_hash, expires_at)
         values ($1, gen_random_uuid(), $2, 'x', now() - interval '2 days')`,
          [company.id, company.admin.id],
        ),
      );
    }

    await purgeExpired(fixture.services);

    for (const company of companies) {
      const { rowCount } = await database.inCompany(company.id, (db) =>
        db.query('select from password_resets'),
      );
      expect(rowCount).toBe(0);
    }
  });

  test('reports a company whose purge fails and purges the next one', async () => {
    const [failing, next] = [await fixture.company(), await fixture.company()];
    const passwordResetsOf = (company: TestCompany) =>
      fixture.inCompany(company, (db) => db.query('select from password_resets'));
    for (const { id, admin } of [failing, next]) {
      await fixture.services.database.inCompany(id, (db) =>
        db.query(
          `insert into password_resets (company_id, id, operator_id, token_hash, expires_at)
         values ($1, gen_random_uuid(), $2, 'x', now() - interval '2 days')`,
          [id, admin.id],
        ),
      );
    }
    const { deleteOldSessions } = purgeSql;
    const spy = jest.spyOn(purgeSql, 'deleteOldSessions').mockImplementation((db, companyId) => {
      if (companyId === failing.id) throw new Error('broken');
      return deleteOldSessions(db, companyId);
    });
    const reports: string[] = [];

    await purgeExpired(fixture.services, (line) => reports.push(line));

    spy.mockRestore();
    expect(reports).toEqual([`Failed to purge company ${failing.id}: Error: broken`]);
    expect([(await passwordResetsOf(failing)).rowCount, (await passwordResetsOf(next)).rowCount]).toEqual([
      1, 0,
    ]);
  });
});
