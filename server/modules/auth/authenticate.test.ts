import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Database } from '../../db/database';
import { unavailable } from '../../db/failures';
import { newId } from '../../lib/ids';
import { allPermissions } from '../../permissions';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { signAccessToken, type AccessClaims } from './accessToken';
import { openSession } from '../sessions/service';
import { authenticate } from './authenticate';
import { renewAccess } from './renewAccess';
import { lockAccount } from './sql';

let world: World;
let company: TestCompany;
let claims: AccessClaims;
let token: string;

beforeAll(async () => {
  world = await openWorld();
  company = await world.company();
  const { viewer } = await world.asAdmin(company);
  claims = { companyId: company.id, operatorId: company.admin.id, sessionId: viewer?.sessionId ?? '' };
  token = await signAccessToken(world.services, claims);
});
afterAll(() => world.close());

const inSession = (sql: string, values: unknown[] = []) =>
  world.services.database.inCompany(company.id, (db) => db.query(sql, values));

const signed = (overrides: {
  key?: Uint8Array;
  issuer?: string;
  audience?: string;
  expires?: string;
  sub?: string;
  cid?: string;
  sid?: string;
}) =>
  new SignJWT({ cid: overrides.cid ?? claims.companyId, sid: overrides.sid ?? claims.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(overrides.sub ?? claims.operatorId)
    .setIssuer(overrides.issuer ?? 'livery')
    .setAudience(overrides.audience ?? 'livery-console')
    .setIssuedAt()
    .setExpirationTime(overrides.expires ?? '5 minutes')
    .sign(overrides.key ?? world.services.settings.signingKey);

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

test('a token of ours says who its bearer is, with or without the scheme before it', async () => {
  for (const bearer of [token, `Bearer ${token}`, `bearer  ${token}`]) {
    expect(await authenticate(world.services, bearer)).toMatchObject({
      companyId: company.id,
      companyStatus: 'Active',
      operatorId: company.admin.id,
      operatorStatus: 'Active',
      role: 'Admin',
      permissions: new Set(allPermissions),
      sessionId: claims.sessionId,
    });
  }
});

test.each([null, undefined, '', 'Bearer', 'Bearer ', 'nonsense', 'a.b.c', 'x'.repeat(1_000_000)])(
  '%p is nobody',
  async (bearer) => {
    expect(await authenticate(world.services, bearer)).toBeNull();
  },
);

test('an access token lives 15 minutes at most', () => {
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    iat: number;
    exp: number;
  };
  expect(payload.exp - payload.iat).toBe(15 * 60);
});

test.each<[string, () => Promise<string> | string]>([
  ['another key', () => signed({ key: new Uint8Array(32).fill(7) })],
  ['another issuer', () => signed({ issuer: 'somebody' })],
  ['another audience', () => signed({ audience: 'another-console' })],
  ['a time that is past', () => signed({ expires: '-1 second' })],
  ['a subject that is no id', () => signed({ sub: "' or true --" })],
  ['another operator', () => signed({ sub: newId() })],
  ['another company', () => signed({ cid: newId() })],
  ['a session that never was', () => signed({ sid: newId() })],
  ['alg none', () => `${encoded({ alg: 'none' })}.${token.split('.')[1]}.`],
  [
    'alg none with the old signature',
    () => `${encoded({ alg: 'none' })}.${token.split('.').slice(1).join('.')}`,
  ],
  [
    'HS512 with the right key',
    () => {
      const body = `${encoded({ alg: 'HS512' })}.${token.split('.')[1]}`;
      const key = world.services.settings.signingKey;
      return `${body}.${createHmac('sha512', key).update(body).digest('base64url')}`;
    },
  ],
])('%s is nobody', async (_what, forge) => {
  expect(await authenticate(world.services, await forge())).toBeNull();
});

test('a token without an end is nobody', async () => {
  const endless = await new SignJWT({ cid: claims.companyId, sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(claims.operatorId)
    .setIssuer('livery')
    .setAudience('livery-console')
    .setIssuedAt()
    .sign(world.services.settings.signingKey);
  expect(await authenticate(world.services, endless)).toBeNull();
});

test('a token with any of its bytes changed is nobody', async () => {
  const parts = token.split('.').map((part) => Buffer.from(part, 'base64url'));
  for (const [which, part] of parts.entries()) {
    for (let at = 0; at < part.length; at += 5) {
      const changed = Buffer.from(part);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const forged = parts.map((bytes, index) => (index === which ? changed : bytes).toString('base64url'));
      expect(await authenticate(world.services, forged.join('.'))).toBeNull();
    }
  }
});

test('a role holds its defaults until the company says otherwise, then what the company says', async () => {
  const { viewer } = await world.as(company);
  const staff = await signAccessToken(world.services, { ...claims, ...viewer });
  expect((await authenticate(world.services, staff))?.permissions).toEqual(
    new Set(['MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS']),
  );

  const other = await world.operatorToken(company, 'Staff', 'MANAGE_SETTINGS');
  expect((await authenticate(world.services, other))?.permissions).toEqual(new Set(['MANAGE_SETTINGS']));
  expect((await authenticate(world.services, staff))?.permissions).toEqual(new Set(['MANAGE_SETTINGS']));
});

test('the last use is noted once a minute at most', async () => {
  const lastSeen = async () =>
    (await inSession('select last_seen_at from sessions where id = $1', [claims.sessionId])).rows;
  const longAgo = "now() - interval '61 seconds'";

  const before = await lastSeen();
  await authenticate(world.services, token);
  expect(await lastSeen()).toEqual(before);

  await inSession(`update sessions set last_seen_at = ${longAgo} where id = $1`, [claims.sessionId]);
  await authenticate(world.services, token);
  const { rows } = await inSession(
    `select s.last_seen_at > now() - interval '5 seconds' as seen, o.last_active_at = s.last_seen_at as active
     from sessions s join operators o on o.id = s.operator_id where s.id = $1`,
    [claims.sessionId],
  );
  expect(rows).toEqual([{ seen: true, active: true }]);
});

test('where a session was last used is noted with its last use', async () => {
  const usedFrom = async (address?: string) => {
    await inSession("update sessions set last_seen_at = now() - interval '61 seconds' where id = $1", [
      claims.sessionId,
    ]);
    await authenticate(world.services, token, address);
    const { rows } = await inSession('select ip_address from sessions where id = $1', [claims.sessionId]);
    return rows[0];
  };
  expect(await usedFrom('198.51.100.7')).toEqual({ ip_address: '198.51.100.7' });
  expect(await usedFrom()).toEqual({ ip_address: '198.51.100.7' });
});

test('while nothing can be written, as on a full disk, whoever is signed in may read, and have a new token', async () => {
  await inSession("update sessions set last_seen_at = now() - interval '61 seconds' where id = $1", [
    claims.sessionId,
  ]);
  const { database } = world.services;
  const full: Database = {
    ...database,
    inCompany: (id, work) =>
      database.inCompany(id, (db) =>
        work({
          query: (text, values) =>
            /update/.test(text) ? Promise.reject(unavailable()) : db.query(text, values),
        }),
      ),
  };
  const services = { ...world.services, database: full };
  expect(await authenticate(services, token)).toMatchObject({ sessionId: claims.sessionId });
  const caller = { requestId: 't', ipAddress: '::1', userAgent: null };
  const { refreshToken } = await database.inCompany(company.id, (db) =>
    openSession(db, company.id, caller, { operatorId: company.admin.id, rememberMe: false }),
  );
  await expect(renewAccess({ services, caller, viewer: null }, refreshToken)).resolves.toHaveProperty(
    'accessToken',
  );
});

test('noting it waits for nobody who changes the operator or their sessions', async () => {
  const { companyId, operatorId, sessionId } = claims;
  await inSession("update sessions set last_seen_at = now() - interval '61 seconds' where id = $1", [
    sessionId,
  ]);
  const outcomes = await Promise.all([
    ...Array.from({ length: 8 }, () =>
      world.services.database.inCompany(companyId, async (db) => {
        await lockAccount(db, companyId, operatorId);
        await db.query('update sessions set last_seen_at = last_seen_at where id = $1', [sessionId]);
      }),
    ),
    ...Array.from({ length: 8 }, () => authenticate(world.services, token)),
  ]);
  expect(outcomes.slice(8).every((viewer) => viewer?.sessionId === sessionId)).toBe(true);
});

test('a session that ended, ran out, or whose operator was removed, is nobody', async () => {
  for (const sql of [
    "update sessions set ended_at = now(), end_reason = 'Revoked' where id = $1",
    "update sessions set expires_at = now() - interval '1 second' where id = $1",
    'delete from operators where id = (select operator_id from sessions where id = $1)',
  ]) {
    const { viewer } = await world.as(company);
    const bearer = await signAccessToken(world.services, { ...claims, ...viewer });
    expect(await authenticate(world.services, bearer)).toMatchObject({ sessionId: viewer?.sessionId });
    await inSession(sql, [viewer?.sessionId]);
    expect(await authenticate(world.services, bearer)).toBeNull();
  }
});

test('a database that is away is UNAVAILABLE, never nobody', async () => {
  const { database } = world.services;
  const away = { ...world.services, database: { ...database, query: () => Promise.reject(unavailable()) } };
  await expect(authenticate(away, token)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
