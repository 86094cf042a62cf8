import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Database } from '../../platform';
import { unavailable } from '../../platform/internals';
import { newId } from '../../lib/ids';
import { permissions as allPermissions } from '../../../contract/enums';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { signAccessToken, type AccessClaims } from './accessToken';
import { openSession } from '../sessions/sessions.service';
import { authenticate } from './authenticate';
import { refreshAccessToken } from './login.service';
import { lockAccount } from './auth.repository';

let fixture: Fixture;
let company: TestCompany;
let claims: AccessClaims;
let token: string;

beforeAll(async () => {
  fixture = await openFixture();
  company = await fixture.company();
  const { viewer } = await fixture.signedIn(company);
  claims = { companyId: company.id, operatorId: company.admin.id, sessionId: viewer?.sessionId ?? '' };
  token = await signAccessToken(fixture.services, claims);
});
afterAll(() => fixture.close());

const queryCompany = (sql: string, values: unknown[] = []) =>
  fixture.inCompany(company, (db) => db.query(sql, values));

const createToken = (overrides: {
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
    .sign(overrides.key ?? fixture.services.settings.signingKey);

const encodePart = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

test('authenticate returns the viewer of a valid token, with or without the Bearer scheme', async () => {
  for (const bearer of [token, `Bearer ${token}`, `bearer  ${token}`]) {
    expect(await authenticate(fixture.services, bearer)).toMatchObject({
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

test.each<[string, string | null | undefined]>([
  ['of null', null],
  ['of undefined', undefined],
  ['that is empty', ''],
  ['without a token', 'Bearer'],
  ['with an empty token', 'Bearer '],
  ['without dots', 'nonsense'],
  ['with three invalid parts', 'a.b.c'],
  ['of a megabyte', 'x'.repeat(1_000_000)],
])('authenticate returns null for a bearer value %s', async (_name, bearer) => {
  expect(await authenticate(fixture.services, bearer)).toBeNull();
});

test('an access token expires after 15 minutes', () => {
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    iat: number;
    exp: number;
  };
  expect(payload.exp - payload.iat).toBe(15 * 60);
});

test.each<[string, () => Promise<string> | string]>([
  ['another key', () => createToken({ key: new Uint8Array(32).fill(7) })],
  ['another issuer', () => createToken({ issuer: 'another-issuer' })],
  ['another audience', () => createToken({ audience: 'another-console' })],
  ['a past expiry', () => createToken({ expires: '-1 second' })],
  ['a malformed subject', () => createToken({ sub: "' or true --" })],
  ['another operator', () => createToken({ sub: newId() })],
  ['another company', () => createToken({ cid: newId() })],
  ['an unknown session', () => createToken({ sid: newId() })],
  ['alg none', () => `${encodePart({ alg: 'none' })}.${token.split('.')[1]}.`],
  [
    'alg none with the old signature',
    () => `${encodePart({ alg: 'none' })}.${token.split('.').slice(1).join('.')}`,
  ],
  [
    'HS512 with the right key',
    () => {
      const body = `${encodePart({ alg: 'HS512' })}.${token.split('.')[1]}`;
      const key = fixture.services.settings.signingKey;
      return `${body}.${createHmac('sha512', key).update(body).digest('base64url')}`;
    },
  ],
])('authenticate returns null for a token with %s', async (_name, forge) => {
  expect(await authenticate(fixture.services, await forge())).toBeNull();
});

test('authenticate returns null for a token without an expiry', async () => {
  const tokenWithoutExpiry = await new SignJWT({ cid: claims.companyId, sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(claims.operatorId)
    .setIssuer('livery')
    .setAudience('livery-console')
    .setIssuedAt()
    .sign(fixture.services.settings.signingKey);
  expect(await authenticate(fixture.services, tokenWithoutExpiry)).toBeNull();
});

test('authenticate returns null for a token with a changed byte', async () => {
  const parts = token.split('.').map((part) => Buffer.from(part, 'base64url'));
  for (const [changedIndex, part] of parts.entries()) {
    for (let offset = 0; offset < part.length; offset += 5) {
      const changedPart = Buffer.from(part);
      changedPart[offset] = (changedPart[offset] ?? 0) ^ 1;
      const forged = parts.map((bytes, index) =>
        (index === changedIndex ? changedPart : bytes).toString('base64url'),
      );
      expect(await authenticate(fixture.services, forged.join('.'))).toBeNull();
    }
  }
});

test('authenticate returns the default permissions of a role until the company overrides them', async () => {
  const { viewer } = await fixture.signedIn(company, []);
  const staff = await signAccessToken(fixture.services, { ...claims, ...viewer });
  expect((await authenticate(fixture.services, staff))?.permissions).toEqual(
    new Set(['MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS']),
  );

  const { token: other } = await fixture.signedIn(company, { permissions: ['MANAGE_SETTINGS'] });
  expect((await authenticate(fixture.services, other))?.permissions).toEqual(new Set(['MANAGE_SETTINGS']));
  expect((await authenticate(fixture.services, staff))?.permissions).toEqual(new Set(['MANAGE_SETTINGS']));
});

test('authenticate updates the last use of a session at most once a minute', async () => {
  const lastSeen = async () =>
    (await queryCompany('select last_seen_at from sessions where id = $1', [claims.sessionId])).rows;
  const overAMinuteAgo = "now() - interval '61 seconds'";

  const before = await lastSeen();
  await authenticate(fixture.services, token);
  expect(await lastSeen()).toEqual(before);

  await queryCompany(`update sessions set last_seen_at = ${overAMinuteAgo} where id = $1`, [
    claims.sessionId,
  ]);
  await authenticate(fixture.services, token);
  const { rows } = await queryCompany(
    `select s.last_seen_at > now() - interval '5 seconds' as seen, o.last_active_at = s.last_seen_at as active
     from sessions s join operators o on o.id = s.operator_id where s.id = $1`,
    [claims.sessionId],
  );
  expect(rows).toEqual([{ seen: true, active: true }]);
});

test('authenticate updates the IP address of a session with its last use, if the address is known', async () => {
  const addressAfterUse = async (address?: string) => {
    await queryCompany("update sessions set last_seen_at = now() - interval '61 seconds' where id = $1", [
      claims.sessionId,
    ]);
    await authenticate(fixture.services, token, address);
    const { rows } = await queryCompany('select ip_address from sessions where id = $1', [claims.sessionId]);
    return rows[0];
  };
  expect(await addressAfterUse('198.51.100.7')).toEqual({ ip_address: '198.51.100.7' });
  expect(await addressAfterUse()).toEqual({ ip_address: '198.51.100.7' });
});

test('authenticate and refreshAccessToken succeed while the database rejects updates', async () => {
  await queryCompany("update sessions set last_seen_at = now() - interval '61 seconds' where id = $1", [
    claims.sessionId,
  ]);
  const { database } = fixture.services;
  const readOnlyDatabase: Database = {
    ...database,
    inCompany: (id, work) =>
      database.inCompany(id, (db) =>
        work({
          ...db,
          query: (text, values) =>
            /update/.test(text) ? Promise.reject(unavailable()) : db.query(text, values),
        }),
      ),
  };
  const services = { ...fixture.services, database: readOnlyDatabase };
  expect(await authenticate(services, token)).toMatchObject({ sessionId: claims.sessionId });
  const caller = { requestId: 't', ipAddress: '::1', userAgent: null };
  const { refreshToken } = await database.inCompany(company.id, (db) =>
    openSession(db, company.id, caller, { operatorId: company.admin.id, rememberMe: false }),
  );
  await expect(refreshAccessToken({ services, caller, viewer: null }, refreshToken)).resolves.toHaveProperty(
    'accessToken',
  );
});

test('authenticate does not deadlock with transactions that lock the operator and update the session', async () => {
  const { companyId, operatorId, sessionId } = claims;
  await queryCompany("update sessions set last_seen_at = now() - interval '61 seconds' where id = $1", [
    sessionId,
  ]);
  const outcomes = await Promise.all([
    ...Array.from({ length: 8 }, () =>
      fixture.services.database.inCompany(companyId, async (db) => {
        await lockAccount(db, companyId, operatorId);
        await db.query('update sessions set last_seen_at = last_seen_at where id = $1', [sessionId]);
      }),
    ),
    ...Array.from({ length: 8 }, () => authenticate(fixture.services, token)),
  ]);
  expect(outcomes.slice(8).every((viewer) => viewer?.sessionId === sessionId)).toBe(true);
});

test('authenticate returns null for a revoked or expired session, and for a deleted operator', async () => {
  for (const sql of [
    "update sessions set ended_at = now(), end_reason = 'Revoked' where id = $1",
    "update sessions set expires_at = now() - interval '1 second' where id = $1",
    'delete from operators where id = (select operator_id from sessions where id = $1)',
  ]) {
    const { viewer } = await fixture.signedIn(company, []);
    const bearer = await signAccessToken(fixture.services, { ...claims, ...viewer });
    expect(await authenticate(fixture.services, bearer)).toMatchObject({ sessionId: viewer?.sessionId });
    await queryCompany(sql, [viewer?.sessionId]);
    expect(await authenticate(fixture.services, bearer)).toBeNull();
  }
});

test('authenticate throws UNAVAILABLE when the database is unavailable', async () => {
  const { database } = fixture.services;
  const unavailableServices = {
    ...fixture.services,
    database: { ...database, query: () => Promise.reject(unavailable()) },
  };
  await expect(authenticate(unavailableServices, token)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
