import type { Context } from '../../platform';
import { DomainError } from '../../lib/errors';
import { dumpCompany } from '../../operations/companyDump';
import { startOpenIdIssuer, type OpenIdIssuer } from '../../testing/openIdIssuer';
import { openFixture, type Fixture } from '../../testing/fixture';
import { authenticate } from './authenticate';
import { googleLogin } from './completeSignIn.service';
import { hashPassword } from '../passwords/passwords';
import { googleRegister } from './signUp.service';

const audience = 'livery-test.apps.example.com';
let issuer: OpenIdIssuer;
let fixture: Fixture;

beforeAll(async () => {
  issuer = await startOpenIdIssuer(audience);
  fixture = await openFixture({
    GOOGLE_CLIENT_ID: audience,
    GOOGLE_ISSUER: issuer.issuer,
    GOOGLE_JWKS_URL: issuer.jwksUrl,
  });
});
afterAll(async () => {
  await fixture.close();
  await issuer.close();
});

const refusalOf = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.then(
    () => new Error('The sign-in succeeded.'),
    (rejection: unknown) => rejection,
  );
  if (!(error instanceof DomainError)) throw error;
  return { code: error.code, fields: error.details.fields };
};

const withSettings = (settings: Partial<Context['services']['settings']>): Context => {
  const anonymous = fixture.asAnonymous();
  return {
    ...anonymous,
    services: { ...anonymous.services, settings: { ...anonymous.services.settings, ...settings } },
  };
};

const viewerOf = async (tokens: { accessToken: string }) =>
  authenticate(fixture.services, tokens.accessToken);

test('googleRegister creates a Pending company whose Admin signs in with the same account', async () => {
  const claims = { sub: 'g-1', email: 'Grace@Navy.test' };
  const registered = await viewerOf(
    await googleRegister(fixture.asAnonymous(), await issuer.idToken(claims)),
  );
  expect(registered).toMatchObject({
    companyStatus: 'Pending',
    role: 'Admin',
    name: 'Grace Hopper',
    email: 'grace@navy.test',
  });

  const signedIn = await viewerOf(await googleLogin(fixture.asAnonymous(), await issuer.idToken(claims)));
  expect(signedIn?.operatorId).toBe(registered?.operatorId);
});

test('googleLogin finds an account by its Google subject after the Google address changes', async () => {
  const registered = await viewerOf(
    await googleRegister(fixture.asAnonymous(), await issuer.idToken({ sub: 'g-2', email: 'before@x.test' })),
  );
  const signedIn = await viewerOf(
    await googleLogin(fixture.asAnonymous(), await issuer.idToken({ sub: 'g-2', email: 'after@x.test' })),
  );
  expect(signedIn?.operatorId).toBe(registered?.operatorId);
});

test('googleLogin links a Google account to the operator with its verified address', async () => {
  const company = await fixture.company();
  const operator = await fixture.operator(company, {
    passwordHash: await hashPassword('correct horse battery'),
  });
  await googleLogin(fixture.asAnonymous(), await issuer.idToken({ sub: 'g-3', email: operator.email }));

  const laterViewer = await viewerOf(
    await googleLogin(fixture.asAnonymous(), await issuer.idToken({ sub: 'g-3', email: 'renamed@x.test' })),
  );
  expect(laterViewer?.operatorId).toBe(operator.id);
  const rows = await fixture.query(
    company,
    "select action, changes from audit_events where action <> 'operator.signedIn'",
  );
  expect(rows).toEqual([
    {
      action: 'operator.googleLinked',
      changes: [{ field: 'googleSubject', before: null, after: '••••••' }],
    },
  ]);
});

test('googleLogin rejects another Google account with the address of a linked operator', async () => {
  const operator = await fixture.operator(await fixture.company());
  await googleLogin(fixture.asAnonymous(), await issuer.idToken({ sub: 'g-4', email: operator.email }));
  expect(
    await refusalOf(
      googleLogin(fixture.asAnonymous(), await issuer.idToken({ sub: 'g-5', email: operator.email })),
    ),
  ).toMatchObject({ code: 'INVALID_CREDENTIALS' });
});

test('googleLogin rejects an address without an Active operator', async () => {
  const pending = await fixture.operator(await fixture.company(), { status: 'Pending' });
  for (const email of ['unknown@nowhere.test', pending.email]) {
    expect(
      await refusalOf(googleLogin(fixture.asAnonymous(), await issuer.idToken({ sub: 'g-6', email }))),
    ).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  }
});

test('googleRegister rejects a taken address and a linked account with BAD_USER_INPUT', async () => {
  const { email } = await fixture.operator(await fixture.company());
  await googleRegister(fixture.asAnonymous(), await issuer.idToken({ sub: 'g-7', email: 'first@x.test' }));
  for (const claims of [
    { sub: 'g-8', email },
    { sub: 'g-7', email: 'second@x.test' },
  ]) {
    const { code, fields } = await refusalOf(
      googleRegister(fixture.asAnonymous(), await issuer.idToken(claims)),
    );
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', ['email']]);
  }
});

test.each<[string, (email: string) => Promise<string> | string]>([
  ['another audience', (email) => issuer.idToken({ sub: 'g-9', email, aud: 'another-app' })],
  ['another issuer', (email) => issuer.idToken({ sub: 'g-9', email, iss: 'https://evil.test' })],
  ['an unverified address', (email) => issuer.idToken({ sub: 'g-9', email, email_verified: false })],
  ['email_verified as a string', (email) => issuer.idToken({ sub: 'g-9', email, email_verified: 'true' })],
  ['no address', () => issuer.idToken({ sub: 'g-9' })],
  ['no subject', (email) => issuer.idToken({ email })],
  ['a past expiry', (email) => issuer.idToken({ sub: 'g-9', email }, { expires: '-1 minute' })],
  [
    'an issue time over an hour ago',
    (email) => issuer.idToken({ sub: 'g-9', email }, { issued: '-61 minutes' }),
  ],
  ['another key', (email) => issuer.forgedToken({ sub: 'g-9', email })],
  ['an unpublished key', (email) => issuer.idToken({ sub: 'g-9', email }, { kid: 'second' })],
  [
    'alg none',
    async (email) => {
      const [, body] = (await issuer.idToken({ sub: 'g-9', email })).split('.');
      return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    },
  ],
  ['an invalid format', () => 'nonsense'],
  ['an empty value', () => ''],
  ['5 MB of text', () => 'x'.repeat(5_000_000)],
])('googleLogin and googleRegister reject a token with %s', async (_name, forge) => {
  const { email } = await fixture.operator(await fixture.company());
  const token = await forge(email);
  for (const operation of [googleLogin, googleRegister]) {
    expect((await refusalOf(operation(fixture.asAnonymous(), token))).code).toBe('INVALID_CREDENTIALS');
  }
});

test('googleLogin and googleRegister accept a token only once, even concurrently', async () => {
  const claims = { sub: 'g-12', email: 'once@x.test' };
  const first = await issuer.idToken(claims);
  await googleRegister(fixture.asAnonymous(), first);
  const usedToken = { code: 'INVALID_CREDENTIALS', fields: undefined };
  expect(await refusalOf(googleLogin(fixture.asAnonymous(), first))).toEqual(usedToken);

  const second = await issuer.idToken(claims);
  const attempts = Array.from({ length: 10 }, () => googleLogin(fixture.asAnonymous(), second));
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('googleRegister stores neither the Google token nor the issued tokens', async () => {
  const email = 'kept-nowhere@x.test';
  const idToken = await issuer.idToken({ sub: 'g-kept-nowhere', email });
  const { accessToken, refreshToken } = await googleRegister(fixture.asAnonymous(), idToken);
  const { companyId = '' } = (await viewerOf({ accessToken })) ?? {};

  const { database } = fixture.services;
  const limits = await database.onPlatform((db) => db.query('select to_jsonb(l) as row from rate_limits l'));
  const storedText = JSON.stringify([await dumpCompany(database, companyId), limits.rows]);
  expect(storedText).toContain(email);
  for (const secret of [idToken, accessToken, refreshToken]) {
    const [lastPart = secret] = secret.split('.').slice(-1);
    for (const variant of [
      lastPart,
      Buffer.from(lastPart).toString('hex'),
      Buffer.from(lastPart, 'base64url').toString('hex'),
    ])
      expect(storedText).not.toContain(variant);
  }
});

const setUnusedBits = (token: string): string => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  // The last base64url character of 256 bytes has two significant bits and four unused ones.
  return token.slice(0, -1) + alphabet[alphabet.indexOf(token.slice(-1)) + 1];
};

test.each<[string, (token: string) => string]>([
  ['a trailing space', (token) => `${token} `],
  ['a line break in its signature', (token) => `${token.slice(0, -9)}\n${token.slice(-9)}`],
  ['Base64 padding', (token) => `${token}==`],
  ['different unused bits', setUnusedBits],
])('googleLogin rejects a used token that was changed to have %s', async (name, variant) => {
  const claims = { sub: `g-14 ${name}`, email: `${name.replaceAll(' ', '-')}@x.test` };
  const token = await issuer.idToken(claims);
  await googleRegister(fixture.asAnonymous(), token);
  expect(await refusalOf(googleLogin(fixture.asAnonymous(), variant(token)))).toEqual({
    code: 'INVALID_CREDENTIALS',
    fields: undefined,
  });
});

test('googleRegister accepts a token that googleLogin rejected because no account exists', async () => {
  const token = await issuer.idToken({ sub: 'g-13', email: 'again@x.test' });
  expect((await refusalOf(googleLogin(fixture.asAnonymous(), token))).code).toBe('INVALID_CREDENTIALS');
  expect(await viewerOf(await googleRegister(fixture.asAnonymous(), token))).toMatchObject({ role: 'Admin' });
});

test('googleLogin throws UNAVAILABLE when Google is unreachable', async () => {
  const unreachableContext = withSettings({ googleJwksUrl: 'http://127.0.0.1:9/certs' });
  const token = await issuer.idToken({ sub: 'g-10', email: 'a@x.test' });
  expect((await refusalOf(googleLogin(unreachableContext, token))).code).toBe('UNAVAILABLE');
});

test('googleLogin throws FORBIDDEN without a client ID, and googleRegister when sign-up is closed', async () => {
  const token = await issuer.idToken({ sub: 'g-11', email: 'b@x.test' });
  expect((await refusalOf(googleLogin(withSettings({ googleClientId: null }), token))).code).toBe(
    'FORBIDDEN',
  );
  expect((await refusalOf(googleRegister(withSettings({ isSignupOpen: false }), token))).code).toBe(
    'FORBIDDEN',
  );
});
