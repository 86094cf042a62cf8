import { SignJWT } from 'jose';
import { type Context, limit } from '../../platform';
import { DomainError } from '../../lib/errors';
import { startOpenIdIssuer, type OpenIdIssuer } from '../../testing/openIdIssuer';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { authenticate } from './authenticate';
import { completeSignIn, googleLogin } from './completeSignIn.service';
import { login } from './login.service';
import { insertPasswordReset } from './passwordReset.repository';
import { resetPassword } from './passwordReset.service';
import { hashPassword } from '../passwords/passwords';
import { newCompanyToken } from '../../lib/companyToken';
import { newId } from '../../lib/ids';
import {
  type Authenticator,
  enableTwoFactor,
  requireTwoFactorForAll,
} from '../../testing/factories/operators';

const password = 'correct horse battery';
const audience = 'livery-test.apps.example.com';
let fixture: Fixture;
let issuer: OpenIdIssuer;
let passwordHash: string;

beforeAll(async () => {
  issuer = await startOpenIdIssuer(audience);
  fixture = await openFixture({
    GOOGLE_CLIENT_ID: audience,
    GOOGLE_ISSUER: issuer.issuer,
    GOOGLE_JWKS_URL: issuer.jwksUrl,
  });
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  await fixture.close();
  await issuer.close();
});
afterEach(() => jest.restoreAllMocks());

let lastAddress = 0;
const contextOnNewNetwork = (): Context => ({
  ...fixture.asAnonymous(),
  caller: { requestId: 'r1', ipAddress: `198.51.100.${++lastAddress}`, userAgent: 'Firefox' },
});

const errorOf = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.then(
    () => new Error('The attempt succeeded.'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DomainError)) throw error;
  return { code: error.code, message: error.message, details: error.details };
};

interface TwoFactorOperator extends Authenticator {
  company: TestCompany;
  id: string;
  email: string;
}

async function createTwoFactorOperator(secret?: string): Promise<TwoFactorOperator> {
  const company = await fixture.company();
  const { id, email } = await fixture.operator(company, { passwordHash });
  return { company, id, email, ...(await enableTwoFactor(fixture.services, company.id, id, secret)) };
}

async function challengeOf(attempt: Promise<unknown>): Promise<string> {
  const { code, details } = await errorOf(attempt);
  expect(code).toBe('TWO_FACTOR_REQUIRED');
  return details.challenge?.token ?? '';
}

const startSignIn = ({ email }: { email: string }, ctx = contextOnNewNetwork()): Promise<string> =>
  challengeOf(login(ctx, { email, password }));

const inCompany = async (company: TestCompany, text: string, values: unknown[] = []) =>
  await fixture.query(company, text, values);

const sessionsOf = (company: TestCompany) => inCompany(company, 'select id from sessions');

const emailsTo = async (email: string) =>
  (await fixture.services.jobs.unfinished('send-mail')).filter(({ to }) => to === email);

test('sign-in requires a code when two-factor is on, and creates no session before the code', async () => {
  const operator = await createTwoFactorOperator();

  const ctx = contextOnNewNetwork();
  const { code, details } = await errorOf(login(ctx, { email: operator.email, password, rememberMe: true }));
  expect(code).toBe('TWO_FACTOR_REQUIRED');
  const minutes = ((details.challenge?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9);
  expect(minutes).toBeLessThanOrEqual(10);
  expect(await sessionsOf(operator.company)).toEqual([]);

  const challenge = details.challenge?.token ?? '';
  const tokens = await completeSignIn(ctx, { challenge, code: operator.code() });
  expect(await authenticate(fixture.services, tokens.accessToken)).toMatchObject({ operatorId: operator.id });
  expect(await inCompany(operator.company, 'select remember_me from sessions')).toEqual([
    { remember_me: true },
  ]);
  expect(
    await inCompany(
      operator.company,
      "select changes from audit_events where action = 'operator.signedIn' and actor_id = $1",
      [operator.id],
    ),
  ).toEqual([
    {
      changes: [
        { field: 'firstStep', before: null, after: 'Password' },
        { field: 'secondStep', before: null, after: 'Code' },
      ],
    },
  ]);
});

test('login returns the same error for a wrong password and an unknown email when two-factor is on', async () => {
  const { email } = await createTwoFactorOperator();
  const wrong = await errorOf(login(contextOnNewNetwork(), { email, password: 'wrong wrong wrong' }));
  const unknown = await errorOf(login(contextOnNewNetwork(), { email: 'unknown@nowhere.test', password }));
  expect(wrong).toEqual(unknown);
});

// Test vectors of RFC 6238, appendix B (SHA-1): the last six of the eight digits.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('RFC 6238: only around Unix time %d does completeSignIn accept the code %s', async (seconds, code) => {
  const operator = await createTwoFactorOperator('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const challenge = await startSignIn(operator);
  const setTime = (time: number) => jest.spyOn(Date, 'now').mockReturnValue(time * 1000);
  for (const wrong of [seconds + 90, Math.max(0, seconds - 90) || seconds + 300]) {
    setTime(wrong);
    expect((await errorOf(completeSignIn(contextOnNewNetwork(), { challenge, code }))).code).toBe(
      'BAD_USER_INPUT',
    );
  }
  setTime(seconds);
  await expect(completeSignIn(contextOnNewNetwork(), { challenge, code })).resolves.toHaveProperty(
    'accessToken',
  );
});

test('completeSignIn accepts codes of the previous, current and next time step, but no others', async () => {
  const operator = await createTwoFactorOperator();
  // Freezes the clock, because a time step that ends between a code and its check would change the result.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const attempt = async (steps: number) =>
    completeSignIn(contextOnNewNetwork(), {
      challenge: await startSignIn(operator),
      code: operator.code(steps),
    });
  for (const distantStep of [-2, 2])
    expect((await errorOf(attempt(distantStep))).code).toBe('BAD_USER_INPUT');
  for (const nearStep of [-1, 0, 1]) await expect(attempt(nearStep)).resolves.toHaveProperty('accessToken');
});

test('completeSignIn rejects a used code and codes of earlier time steps', async () => {
  const operator = await createTwoFactorOperator();
  const attempt = async (steps: number) =>
    completeSignIn(contextOnNewNetwork(), {
      challenge: await startSignIn(operator),
      code: operator.code(steps),
    });
  await attempt(0);
  for (const usedStep of [0, -1]) expect((await errorOf(attempt(usedStep))).code).toBe('BAD_USER_INPUT');
});

test('completeSignIn accepts codes with spaces, and recovery codes in upper case without the hyphen', async () => {
  const operator = await createTwoFactorOperator();
  const [challenge, code] = [await startSignIn(operator), operator.code()];
  const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `;
  await expect(completeSignIn(contextOnNewNetwork(), { challenge, code: typed })).resolves.toHaveProperty(
    'accessToken',
  );

  const [recoveryCode = ''] = operator.recoveryCodes;
  const writtenCode = ` ${recoveryCode.toUpperCase().replace('-', ' ')} `;
  const secondChallenge = await startSignIn(operator);
  await expect(
    completeSignIn(contextOnNewNetwork(), { challenge: secondChallenge, code: writtenCode }),
  ).resolves.toHaveProperty('accessToken');
});

test('completeSignIn returns the same error for every invalid code', async () => {
  const operator = await createTwoFactorOperator();
  const otherOperator = await createTwoFactorOperator();
  const [recoveryCode = ''] = operator.recoveryCodes;
  await completeSignIn(contextOnNewNetwork(), { challenge: await startSignIn(operator), code: recoveryCode });
  const errors = [];
  for (const code of [
    '000000',
    recoveryCode,
    otherOperator.recoveryCodes[0] ?? '',
    '',
    'nonsense',
    '22222-22222',
    'x'.repeat(100_000),
    `${operator.code()}0`,
  ]) {
    errors.push(
      await errorOf(completeSignIn(contextOnNewNetwork(), { challenge: await startSignIn(operator), code })),
    );
  }
  const [first] = errors;
  expect(first?.code).toBe('BAD_USER_INPUT');
  expect(Object.keys(first?.details.fields ?? {})).toEqual(['code']);
  expect(errors).toEqual(errors.map(() => first));
});

test('completeSignIn accepts each recovery code once, and emails the number of remaining codes', async () => {
  const operator = await createTwoFactorOperator();
  expect(operator.recoveryCodes).toHaveLength(10);
  expect(new Set(operator.recoveryCodes).size).toBe(10);
  const attempt = async (code = '') =>
    completeSignIn(contextOnNewNetwork(), { challenge: await startSignIn(operator), code });

  await attempt(operator.recoveryCodes[3]);
  expect((await errorOf(attempt(operator.recoveryCodes[3]))).code).toBe('BAD_USER_INPUT');
  await attempt(operator.recoveryCodes[7]);

  const emails = (await emailsTo(operator.email)).filter(({ template }) => template === 'recovery-code-used');
  expect(emails.map(({ values }) => values['left']).sort()).toEqual(['8', '9']);
});

test('the database contains only hashes of the recovery codes', async () => {
  const operator = await createTwoFactorOperator();
  const rows = await inCompany(operator.company, 'select to_jsonb(r)::text as row from recovery_codes r');
  expect(rows).toHaveLength(10);
  const text = JSON.stringify(rows);
  for (const code of operator.recoveryCodes) {
    for (const writtenForm of [code, code.replace('-', '')]) {
      expect(text).not.toContain(writtenForm);
      expect(text).not.toContain(Buffer.from(writtenForm).toString('hex'));
    }
  }
});

const concurrency = 20;

// Each request comes from a different network, because the rate limit of one network would reject most of
// them before the database does.
async function signInConcurrently(operator: TwoFactorOperator, code: string): Promise<string[]> {
  const challenges = await Promise.all(Array.from({ length: concurrency }, () => startSignIn(operator)));
  return Promise.all(
    challenges.map((challenge) =>
      completeSignIn(contextOnNewNetwork(), { challenge, code }).then(
        () => 'let in',
        (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
      ),
    ),
  );
}

const oneSuccess = ['let in', ...Array<string>(concurrency - 1).fill('BAD_USER_INPUT')];

test('completeSignIn accepts only one of 20 concurrent requests with the same code', async () => {
  const operator = await createTwoFactorOperator();
  expect((await signInConcurrently(operator, operator.code())).sort().reverse()).toEqual(oneSuccess);
  expect(await sessionsOf(operator.company)).toHaveLength(1);
});

test('completeSignIn accepts only one of 20 concurrent requests with the same recovery code', async () => {
  const operator = await createTwoFactorOperator();
  expect((await signInConcurrently(operator, operator.recoveryCodes[0] ?? '')).sort().reverse()).toEqual(
    oneSuccess,
  );
  expect(
    await inCompany(operator.company, 'select from recovery_codes where used_at is not null'),
  ).toHaveLength(1);
});

test('completeSignIn accepts a challenge once, and does not use up the code of the rejected request', async () => {
  const operator = await createTwoFactorOperator();
  const challenge = await startSignIn(operator);
  const [first = '', second = ''] = operator.recoveryCodes;
  const outcomes = await Promise.all(
    [first, second].map((code) =>
      completeSignIn(contextOnNewNetwork(), { challenge, code }).then(
        () => 'let in',
        (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
      ),
    ),
  );
  expect(outcomes.sort()).toEqual(['INVALID_CREDENTIALS', 'let in']);
  expect(
    await inCompany(operator.company, 'select from recovery_codes where used_at is not null'),
  ).toHaveLength(1);
});

test('completeSignIn rejects an expired challenge and asks for a new sign-in', async () => {
  const operator = await createTwoFactorOperator();
  const challenge = await startSignIn(operator);
  jest.useFakeTimers({
    now: Date.now() + 10 * 60_000 + 1000,
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
  });
  const error = await errorOf(completeSignIn(contextOnNewNetwork(), { challenge, code: operator.code() }));
  jest.useRealTimers();
  expect(error).toMatchObject({
    code: 'INVALID_CREDENTIALS',
    message: 'This sign-in has expired. Sign in again.',
  });
});

test('completeSignIn rejects an access token as a challenge, and authenticate rejects a challenge as an access token', async () => {
  const operator = await createTwoFactorOperator();
  const challenge = await startSignIn(operator);
  expect(await authenticate(fixture.services, challenge)).toBeNull();
  const tokens = await completeSignIn(contextOnNewNetwork(), { challenge, code: operator.code() });
  const forged = await new SignJWT({ cid: operator.company.id })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(operator.id)
    .setIssuer('livery')
    .setAudience('livery-second-step')
    .setExpirationTime('5 minutes')
    .sign(Buffer.alloc(32));
  for (const otherToken of [tokens.accessToken, forged, '', 'a.b.c']) {
    const error = await errorOf(
      completeSignIn(contextOnNewNetwork(), { challenge: otherToken, code: operator.code(1) }),
    );
    expect(error.code).toBe('INVALID_CREDENTIALS');
  }
});

test.each<[string, (operator: TwoFactorOperator) => Promise<unknown>]>([
  [
    'the password was changed',
    async ({ company, id }) =>
      inCompany(company, 'update operators set password_hash = $2 where id = $1', [
        id,
        await hashPassword('a quite different one'),
      ]),
  ],
  ['two-factor was set up again', ({ company, id }) => enableTwoFactor(fixture.services, company.id, id)],
  [
    'two-factor was turned off',
    ({ company, id }) => inCompany(company, 'update operators set two_factor_at = null where id = $1', [id]),
  ],
  [
    'its operator was removed',
    ({ company, id }) => inCompany(company, 'update operators set removed_at = now() where id = $1', [id]),
  ],
])('completeSignIn rejects a challenge after %s', async (_case, change) => {
  const operator = await createTwoFactorOperator();
  const challenge = await startSignIn(operator);
  await change(operator);
  const error = await errorOf(completeSignIn(contextOnNewNetwork(), { challenge, code: operator.code() }));
  expect(error.code).toBe('INVALID_CREDENTIALS');
  expect(await sessionsOf(operator.company)).toEqual([]);
});

test('completeSignIn rate limits a network after ten wrong codes, but not other networks', async () => {
  const operator = await createTwoFactorOperator();
  const context = contextOnNewNetwork();
  const challenge = await startSignIn(operator, context);
  for (let wrong = 0; wrong < 10; wrong += 1) {
    const error = await errorOf(completeSignIn(context, { challenge, code: '000000' }));
    expect(error.code).toBe('BAD_USER_INPUT');
  }
  const { code, details } = await errorOf(completeSignIn(context, { challenge, code: operator.code() }));
  expect(code).toBe('RATE_LIMITED');
  expect(details.retryAfterSeconds).toBeGreaterThan(800);
  await expect(
    completeSignIn(contextOnNewNetwork(), { challenge, code: operator.code() }),
  ).resolves.toHaveProperty('accessToken');
});

test('completeSignIn rate limits after 10 wrong codes across challenges', async () => {
  const operator = await createTwoFactorOperator();
  const context = contextOnNewNetwork();
  const codes = [];
  for (let wrong = 0; wrong < 11; wrong += 1) {
    const challenge = await startSignIn(operator, context);
    codes.push((await errorOf(completeSignIn(context, { challenge, code: '000000' }))).code);
  }
  expect(codes).toEqual([...Array<string>(10).fill('BAD_USER_INPUT'), 'RATE_LIMITED']);
});

const submitWrongCode = async (operator: TwoFactorOperator, ctx = contextOnNewNetwork()) =>
  (await errorOf(completeSignIn(ctx, { challenge: await startSignIn(operator), code: '000000' }))).code;

test('completeSignIn emails only one warning, at the fifth wrong code', async () => {
  const operator = await createTwoFactorOperator();
  const warnings = async () =>
    (await emailsTo(operator.email)).filter(({ template }) => template === 'code-guessed').length;
  for (let wrong = 1; wrong <= 4; wrong += 1) await submitWrongCode(operator);
  expect(await warnings()).toBe(0);
  await submitWrongCode(operator);
  expect(await warnings()).toBe(1);
  for (let wrong = 6; wrong <= 11; wrong += 1) await submitWrongCode(operator);
  expect(await warnings()).toBe(1);
});

test('completeSignIn rejects codes for a day after 100 attempts, or until the password is reset', async () => {
  const operator = await createTwoFactorOperator();
  const { company, id } = operator;
  for (let wrong = 1; wrong <= 100; wrong += 1) await limit(fixture.services, 'two-factor-day', id);
  const challenge = await startSignIn(operator);
  const { code, details } = await errorOf(
    completeSignIn(contextOnNewNetwork(), { challenge, code: operator.code() }),
  );
  expect(code).toBe('RATE_LIMITED');
  expect(details.retryAfterSeconds).toBeGreaterThan(23 * 3600);

  const { token, hash: tokenHash } = newCompanyToken(company.id);
  await fixture.inCompany(company, (db) =>
    insertPasswordReset(db, company.id, { id: newId(), operatorId: id, tokenHash }),
  );
  await resetPassword(contextOnNewNetwork(), { token, password });
  await expect(
    completeSignIn(contextOnNewNetwork(), { challenge: await startSignIn(operator), code: operator.code() }),
  ).resolves.toHaveProperty('accessToken');
});

test('completeSignIn writes an audit event for a wrong code', async () => {
  const operator = await createTwoFactorOperator();
  const challenge = await startSignIn(operator);
  await errorOf(completeSignIn(contextOnNewNetwork(), { challenge, code: '000000' }));
  expect(
    await inCompany(
      operator.company,
      'select action, actor_type, target_id, changes, user_agent from audit_events',
    ),
  ).toEqual([
    {
      action: 'operator.signInFailed',
      actor_type: 'System',
      target_id: operator.id,
      changes: [{ field: 'failed', before: null, after: 'Code' }],
      user_agent: 'Firefox',
    },
  ]);
});

test('googleLogin requires a code when two-factor is on, and links the Google account only after the code', async () => {
  const operator = await createTwoFactorOperator();
  const sub = newId();
  const token = () => issuer.idToken({ sub, email: operator.email });

  const challenge = await challengeOf(googleLogin(contextOnNewNetwork(), await token()));
  expect(await sessionsOf(operator.company)).toEqual([]);
  // The first factor alone must not link the Google account.
  const googleLink = () =>
    inCompany(operator.company, 'select google_subject from operators where id = $1', [operator.id]);
  expect(await googleLink()).toEqual([{ google_subject: null }]);

  await completeSignIn(contextOnNewNetwork(), { challenge, code: operator.code() });
  expect(await googleLink()).toEqual([{ google_subject: sub }]);
  await challengeOf(googleLogin(contextOnNewNetwork(), await token()));
});

test('resetPassword creates no session, and the next sign-in requires a code', async () => {
  const operator = await createTwoFactorOperator();
  const { token, hash: tokenHash } = newCompanyToken(operator.company.id);
  await fixture.inCompany(operator.company, (db) =>
    insertPasswordReset(db, operator.company.id, { id: newId(), operatorId: operator.id, tokenHash }),
  );
  const newPassword = 'plum kettle orbit nine';

  expect(await resetPassword(contextOnNewNetwork(), { token, password: newPassword })).toBe(true);

  expect(await sessionsOf(operator.company)).toEqual([]);
  const challenge = await challengeOf(
    login(contextOnNewNetwork(), { email: operator.email, password: newPassword }),
  );
  expect((await errorOf(completeSignIn(contextOnNewNetwork(), { challenge, code: '000000' }))).code).toBe(
    'BAD_USER_INPUT',
  );
});

test('login signs in an operator without the required two-factor, but only to set it up', async () => {
  const company = await fixture.company();
  const { email } = await fixture.operator(company, { passwordHash });
  await requireTwoFactorForAll(fixture.services, company.id);
  const tokens = await login(contextOnNewNetwork(), { email, password });
  expect(await authenticate(fixture.services, tokens.accessToken)).toMatchObject({
    mustSetUpTwoFactor: true,
  });
});
