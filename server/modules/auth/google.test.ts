import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { dumpCompany } from '../../contract/companyDump';
import { startOpenIdIssuer, type OpenIdIssuer } from '../../testing/openIdIssuer';
import { openWorld, type World } from '../../testing/world';
import { authenticate } from './authenticate';
import { googleLogin } from './googleLogin';
import { hashPassword } from './passwords';
import { googleRegister } from './signUp';

const audience = 'livery-test.apps.example.com';
let issuer: OpenIdIssuer;
let world: World;

beforeAll(async () => {
  issuer = await startOpenIdIssuer(audience);
  world = await openWorld({
    GOOGLE_CLIENT_ID: audience,
    GOOGLE_ISSUER: issuer.issuer,
    GOOGLE_JWKS_URL: issuer.jwksUrl,
  });
});
afterAll(async () => {
  await world.close();
  await issuer.close();
});

const refusalOf = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.then(
    () => new Error('It was let in.'),
    (refused: unknown) => refused,
  );
  if (!(error instanceof DomainError)) throw error;
  return { code: error.code, fields: error.details.fields };
};

const withSettings = (settings: Partial<Context['services']['settings']>): Context => {
  const nobody = world.asNobody();
  return {
    ...nobody,
    services: { ...nobody.services, settings: { ...nobody.services.settings, ...settings } },
  };
};

const whoIs = async (tokens: { accessToken: string }) => authenticate(world.services, tokens.accessToken);

test('registering makes a Pending company with an Admin, who signs in with the same account', async () => {
  const claims = { sub: 'g-1', email: 'Grace@Navy.test' };
  const registered = await whoIs(await googleRegister(world.asNobody(), await issuer.idToken(claims)));
  expect(registered).toMatchObject({
    companyStatus: 'Pending',
    role: 'Admin',
    name: 'Grace Hopper',
    email: 'grace@navy.test',
  });

  const signedIn = await whoIs(await googleLogin(world.asNobody(), await issuer.idToken(claims)));
  expect(signedIn?.operatorId).toBe(registered?.operatorId);
});

test('an account is known by its subject when its address has changed', async () => {
  const registered = await whoIs(
    await googleRegister(world.asNobody(), await issuer.idToken({ sub: 'g-2', email: 'before@x.test' })),
  );
  const signedIn = await whoIs(
    await googleLogin(world.asNobody(), await issuer.idToken({ sub: 'g-2', email: 'after@x.test' })),
  );
  expect(signedIn?.operatorId).toBe(registered?.operatorId);
});

test('an operator with a password is found by the verified address, and remembered by the account', async () => {
  const company = await world.company();
  const operator = await world.operator(company, {
    passwordHash: await hashPassword('correct horse battery'),
  });
  await googleLogin(world.asNobody(), await issuer.idToken({ sub: 'g-3', email: operator.email }));

  const later = await whoIs(
    await googleLogin(world.asNobody(), await issuer.idToken({ sub: 'g-3', email: 'renamed@x.test' })),
  );
  expect(later?.operatorId).toBe(operator.id);
  const { rows } = await world.services.database.inCompany(company.id, (db) =>
    db.query("select action, changes from audit_events where action <> 'operator.signedIn'"),
  );
  expect(rows).toEqual([
    {
      action: 'operator.googleLinked',
      changes: [{ field: 'googleSubject', before: null, after: '••••••' }],
    },
  ]);
});

test('an address that now belongs to another Google account does not open the old one’s', async () => {
  const operator = await world.operator(await world.company());
  await googleLogin(world.asNobody(), await issuer.idToken({ sub: 'g-4', email: operator.email }));
  expect(
    await refusalOf(
      googleLogin(world.asNobody(), await issuer.idToken({ sub: 'g-5', email: operator.email })),
    ),
  ).toMatchObject({ code: 'INVALID_CREDENTIALS' });
});

test('nobody signs in who has no operator, or one that is not Active', async () => {
  const pending = await world.operator(await world.company(), { status: 'Pending' });
  for (const email of ['nobody@nowhere.test', pending.email]) {
    expect(
      await refusalOf(googleLogin(world.asNobody(), await issuer.idToken({ sub: 'g-6', email }))),
    ).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  }
});

test('registering a taken address, or a known account, is BAD_USER_INPUT', async () => {
  const { email } = await world.operator(await world.company());
  await googleRegister(world.asNobody(), await issuer.idToken({ sub: 'g-7', email: 'first@x.test' }));
  for (const claims of [
    { sub: 'g-8', email },
    { sub: 'g-7', email: 'second@x.test' },
  ]) {
    const { code, fields } = await refusalOf(googleRegister(world.asNobody(), await issuer.idToken(claims)));
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', ['email']]);
  }
});

test.each<[string, (email: string) => Promise<string> | string]>([
  ['another audience', (email) => issuer.idToken({ sub: 'g-9', email, aud: 'another-app' })],
  ['another issuer', (email) => issuer.idToken({ sub: 'g-9', email, iss: 'https://evil.test' })],
  ['an address not verified', (email) => issuer.idToken({ sub: 'g-9', email, email_verified: false })],
  ['an address verified in words', (email) => issuer.idToken({ sub: 'g-9', email, email_verified: 'true' })],
  ['no address', () => issuer.idToken({ sub: 'g-9' })],
  ['no subject', (email) => issuer.idToken({ email })],
  ['a time that is past', (email) => issuer.idToken({ sub: 'g-9', email }, { expires: '-1 minute' })],
  [
    'more than an hour behind it',
    (email) => issuer.idToken({ sub: 'g-9', email }, { issued: '-61 minutes' }),
  ],
  ['another key', (email) => issuer.forgedToken({ sub: 'g-9', email })],
  ['a key that is not published', (email) => issuer.idToken({ sub: 'g-9', email }, { kid: 'second' })],
  [
    'alg none',
    async (email) => {
      const [, body] = (await issuer.idToken({ sub: 'g-9', email })).split('.');
      return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    },
  ],
  ['nonsense', () => 'nonsense'],
  ['nothing', () => ''],
  ['5 MB', () => 'x'.repeat(5_000_000)],
])('a token with %s is refused', async (_what, forge) => {
  const { email } = await world.operator(await world.company());
  const token = await forge(email);
  for (const enter of [googleLogin, googleRegister]) {
    expect((await refusalOf(enter(world.asNobody(), token))).code).toBe('INVALID_CREDENTIALS');
  }
});

test('a token is taken once, for whatever it was taken, and by one of those who come with it at once', async () => {
  const claims = { sub: 'g-12', email: 'once@x.test' };
  const first = await issuer.idToken(claims);
  await googleRegister(world.asNobody(), first);
  const used = { code: 'INVALID_CREDENTIALS', fields: undefined };
  expect(await refusalOf(googleLogin(world.asNobody(), first))).toEqual(used);

  const second = await issuer.idToken(claims);
  const tries = Array.from({ length: 10 }, () => googleLogin(world.asNobody(), second));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('Google’s token is kept nowhere, and neither are ours', async () => {
  const email = 'kept-nowhere@x.test';
  const idToken = await issuer.idToken({ sub: 'g-kept-nowhere', email });
  const { accessToken, refreshToken } = await googleRegister(world.asNobody(), idToken);
  const { companyId = '' } = (await whoIs({ accessToken })) ?? {};

  const { database } = world.services;
  const limits = await database.onPlatform((db) => db.query('select to_jsonb(l) as row from rate_limits l'));
  const kept = JSON.stringify([await dumpCompany(database, companyId), limits.rows]);
  expect(kept).toContain(email);
  for (const secret of [idToken, accessToken, refreshToken]) {
    const [last = secret] = secret.split('.').slice(-1);
    for (const written of [
      last,
      Buffer.from(last).toString('hex'),
      Buffer.from(last, 'base64url').toString('hex'),
    ])
      expect(kept).not.toContain(written);
  }
});

const withIdleBits = (token: string): string => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  // The last letter of 256 bytes says two bits, and its four others nothing.
  return token.slice(0, -1) + alphabet[alphabet.indexOf(token.slice(-1)) + 1];
};

test.each<[string, (token: string) => string]>([
  ['a space behind it', (token) => `${token} `],
  ['a line break in its signature', (token) => `${token.slice(0, -9)}\n${token.slice(-9)}`],
  ['padding', (token) => `${token}==`],
  ['another last letter of the same meaning', withIdleBits],
])('a token that was taken is not another one with %s', async (what, written) => {
  const claims = { sub: `g-14 ${what}`, email: `${what.replaceAll(' ', '-')}@x.test` };
  const token = await issuer.idToken(claims);
  await googleRegister(world.asNobody(), token);
  expect(await refusalOf(googleLogin(world.asNobody(), written(token)))).toEqual({
    code: 'INVALID_CREDENTIALS',
    fields: undefined,
  });
});

test('a token that opened nothing may be shown again', async () => {
  const token = await issuer.idToken({ sub: 'g-13', email: 'again@x.test' });
  expect((await refusalOf(googleLogin(world.asNobody(), token))).code).toBe('INVALID_CREDENTIALS');
  expect(await whoIs(await googleRegister(world.asNobody(), token))).toMatchObject({ role: 'Admin' });
});

test('Google that can not be reached is UNAVAILABLE', async () => {
  const away = withSettings({ googleJwksUrl: 'http://127.0.0.1:9/certs' });
  const token = await issuer.idToken({ sub: 'g-10', email: 'a@x.test' });
  expect((await refusalOf(googleLogin(away, token))).code).toBe('UNAVAILABLE');
});

test('without a client id, or with signing up closed, it is FORBIDDEN', async () => {
  const token = await issuer.idToken({ sub: 'g-11', email: 'b@x.test' });
  expect((await refusalOf(googleLogin(withSettings({ googleClientId: null }), token))).code).toBe(
    'FORBIDDEN',
  );
  expect((await refusalOf(googleRegister(withSettings({ isSignupOpen: false }), token))).code).toBe(
    'FORBIDDEN',
  );
});
