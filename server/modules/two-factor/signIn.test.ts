import { SignJWT } from 'jose';
import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { startOpenIdIssuer, type OpenIdIssuer } from '../../testing/openIdIssuer';
import { giveTwoFactor, requireForAll, type Authenticator } from '../../testing/twoFactor';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { authenticate } from '../auth/authenticate';
import { completeSignIn } from '../auth/completeSignIn';
import { googleLogin } from '../auth/googleLogin';
import { limit } from '../auth/limits';
import { login } from '../auth/login';
import { insertPasswordReset } from '../auth/passwordResetSql';
import { resetPassword } from '../auth/passwordReset';
import { hashPassword } from '../auth/passwords';
import { newCompanyToken } from '../../lib/companyToken';
import { newId } from '../../lib/ids';

const password = 'correct horse battery';
const audience = 'livery-test.apps.example.com';
let world: World;
let issuer: OpenIdIssuer;
let passwordHash: string;

beforeAll(async () => {
  issuer = await startOpenIdIssuer(audience);
  world = await openWorld({
    GOOGLE_CLIENT_ID: audience,
    GOOGLE_ISSUER: issuer.issuer,
    GOOGLE_JWKS_URL: issuer.jwksUrl,
  });
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  await world.close();
  await issuer.close();
});
afterEach(() => jest.restoreAllMocks());

let lastAddress = 0;
const elsewhere = (): Context => ({
  ...world.asNobody(),
  caller: { requestId: 'r1', ipAddress: `198.51.100.${++lastAddress}`, userAgent: 'Firefox' },
});

const refusalOf = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.then(
    () => new Error('It was let in.'),
    (refused: unknown) => refused,
  );
  if (!(error instanceof DomainError)) throw error;
  return { code: error.code, message: error.message, details: error.details };
};

interface Secured extends Authenticator {
  company: TestCompany;
  id: string;
  email: string;
}

async function secured(secret?: string): Promise<Secured> {
  const company = await world.company();
  const { id, email } = await world.operator(company, { passwordHash });
  return { company, id, email, ...(await giveTwoFactor(world.services, company.id, id, secret)) };
}

async function challengeOf(attempt: Promise<unknown>): Promise<string> {
  const { code, details } = await refusalOf(attempt);
  expect(code).toBe('TWO_FACTOR_REQUIRED');
  return details.challenge?.token ?? '';
}

const firstStep = ({ email }: { email: string }, ctx = elsewhere()): Promise<string> =>
  challengeOf(login(ctx, { email, password }));

const inCompany = async (company: TestCompany, text: string, values: unknown[] = []) =>
  (await world.services.database.inCompany(company.id, (db) => db.query(text, values))).rows;

const sessionsOf = (company: TestCompany) => inCompany(company, 'select id from sessions');

const mailsTo = async (email: string) =>
  (await world.services.jobs.unfinished('send-mail')).filter(({ to }) => to === email);

test('sign-in asks for the code when two-factor is on, and opens nothing before it has it', async () => {
  const person = await secured();

  const ctx = elsewhere();
  const { code, details } = await refusalOf(login(ctx, { email: person.email, password, rememberMe: true }));
  expect(code).toBe('TWO_FACTOR_REQUIRED');
  const minutes = ((details.challenge?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9);
  expect(minutes).toBeLessThanOrEqual(10);
  expect(await sessionsOf(person.company)).toEqual([]);

  const challenge = details.challenge?.token ?? '';
  const tokens = await completeSignIn(ctx, { challenge, code: person.code() });
  expect(await authenticate(world.services, tokens.accessToken)).toMatchObject({ operatorId: person.id });
  expect(await inCompany(person.company, 'select remember_me from sessions')).toEqual([
    { remember_me: true },
  ]);
  expect(
    await inCompany(
      person.company,
      "select changes from audit_events where action = 'operator.signedIn' and actor_id = $1",
      [person.id],
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

test('a wrong password says what it says to everybody, two-factor or not', async () => {
  const { email } = await secured();
  const wrong = await refusalOf(login(elsewhere(), { email, password: 'wrong wrong wrong' }));
  const unknown = await refusalOf(login(elsewhere(), { email: 'nobody@nowhere.test', password }));
  expect(wrong).toEqual(unknown);
});

// RFC 6238, appendix B, SHA-1: the last six of its eight digits.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('RFC 6238: at %d seconds the code is %s, and no other time’s signs in', async (seconds, code) => {
  const person = await secured('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const challenge = await firstStep(person);
  const at = (time: number) => jest.spyOn(Date, 'now').mockReturnValue(time * 1000);
  for (const wrong of [seconds + 90, Math.max(0, seconds - 90) || seconds + 300]) {
    at(wrong);
    expect((await refusalOf(completeSignIn(elsewhere(), { challenge, code }))).code).toBe('BAD_USER_INPUT');
  }
  at(seconds);
  await expect(completeSignIn(elsewhere(), { challenge, code })).resolves.toHaveProperty('accessToken');
});

test('a clock may be one step off, and no more', async () => {
  const person = await secured();
  // Time stands still: a step that ended between a code and its answer would make another of it.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const attempt = async (steps: number) =>
    completeSignIn(elsewhere(), { challenge: await firstStep(person), code: person.code(steps) });
  for (const tooFar of [-2, 2]) expect((await refusalOf(attempt(tooFar))).code).toBe('BAD_USER_INPUT');
  for (const near of [-1, 0, 1]) await expect(attempt(near)).resolves.toHaveProperty('accessToken');
});

test('no code is taken twice, nor one from before it', async () => {
  const person = await secured();
  const attempt = async (steps: number) =>
    completeSignIn(elsewhere(), { challenge: await firstStep(person), code: person.code(steps) });
  await attempt(0);
  for (const used of [0, -1]) expect((await refusalOf(attempt(used))).code).toBe('BAD_USER_INPUT');
});

test('codes are read as people type them', async () => {
  const person = await secured();
  const [challenge, code] = [await firstStep(person), person.code()];
  const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `;
  await expect(completeSignIn(elsewhere(), { challenge, code: typed })).resolves.toHaveProperty(
    'accessToken',
  );

  const [recovery = ''] = person.recoveryCodes;
  const written = ` ${recovery.toUpperCase().replace('-', ' ')} `;
  const again = await firstStep(person);
  await expect(completeSignIn(elsewhere(), { challenge: again, code: written })).resolves.toHaveProperty(
    'accessToken',
  );
});

test('what is wrong with a code is said in one sentence for every cause', async () => {
  const person = await secured();
  const stranger = await secured();
  const [recovery = ''] = person.recoveryCodes;
  await completeSignIn(elsewhere(), { challenge: await firstStep(person), code: recovery });
  const refusals = [];
  for (const code of [
    '000000',
    recovery,
    stranger.recoveryCodes[0] ?? '',
    '',
    'nonsense',
    '22222-22222',
    'x'.repeat(100_000),
    `${person.code()}0`,
  ]) {
    refusals.push(await refusalOf(completeSignIn(elsewhere(), { challenge: await firstStep(person), code })));
  }
  const [first] = refusals;
  expect(first?.code).toBe('BAD_USER_INPUT');
  expect(Object.keys(first?.details.fields ?? {})).toEqual(['code']);
  expect(refusals).toEqual(refusals.map(() => first));
});

test('recovery codes once each, and the one who has them is told how many are left', async () => {
  const person = await secured();
  expect(person.recoveryCodes).toHaveLength(10);
  expect(new Set(person.recoveryCodes).size).toBe(10);
  const attempt = async (code = '') =>
    completeSignIn(elsewhere(), { challenge: await firstStep(person), code });

  await attempt(person.recoveryCodes[3]);
  expect((await refusalOf(attempt(person.recoveryCodes[3]))).code).toBe('BAD_USER_INPUT');
  await attempt(person.recoveryCodes[7]);

  const mails = (await mailsTo(person.email)).filter(({ template }) => template === 'recovery-code-used');
  expect(mails.map(({ values }) => values['left']).sort()).toEqual(['8', '9']);
});

test('recovery codes stand nowhere in the database, only their hashes', async () => {
  const person = await secured();
  const rows = await inCompany(person.company, 'select to_jsonb(r)::text as row from recovery_codes r');
  expect(rows).toHaveLength(10);
  const text = JSON.stringify(rows);
  for (const code of person.recoveryCodes) {
    for (const form of [code, code.replace('-', '')]) {
      expect(text).not.toContain(form);
      expect(text).not.toContain(Buffer.from(form).toString('hex'));
    }
  }
});

const together = 20;

// The limit on tries from one network would stop most of them before the database has to.
async function raceFor(person: Secured, code: string): Promise<string[]> {
  const challenges = await Promise.all(Array.from({ length: together }, () => firstStep(person)));
  return Promise.all(
    challenges.map((challenge) =>
      completeSignIn(elsewhere(), { challenge, code }).then(
        () => 'let in',
        (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
      ),
    ),
  );
}

const onlyOne = ['let in', ...Array<string>(together - 1).fill('BAD_USER_INPUT')];

test('twenty who come with one code at once: one is let in', async () => {
  const person = await secured();
  expect((await raceFor(person, person.code())).sort().reverse()).toEqual(onlyOne);
  expect(await sessionsOf(person.company)).toHaveLength(1);
});

test('twenty who come with one recovery code at once: one is let in', async () => {
  const person = await secured();
  expect((await raceFor(person, person.recoveryCodes[0] ?? '')).sort().reverse()).toEqual(onlyOne);
  expect(
    await inCompany(person.company, 'select from recovery_codes where used_at is not null'),
  ).toHaveLength(1);
});

test('a challenge serves for one sign-in, and one that came too late keeps its code', async () => {
  const person = await secured();
  const challenge = await firstStep(person);
  const [first = '', second = ''] = person.recoveryCodes;
  const outcomes = await Promise.all(
    [first, second].map((code) =>
      completeSignIn(elsewhere(), { challenge, code }).then(
        () => 'let in',
        (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
      ),
    ),
  );
  expect(outcomes.sort()).toEqual(['INVALID_CREDENTIALS', 'let in']);
  expect(
    await inCompany(person.company, 'select from recovery_codes where used_at is not null'),
  ).toHaveLength(1);
});

test('a challenge that has run out says to sign in again', async () => {
  const person = await secured();
  const challenge = await firstStep(person);
  jest.useFakeTimers({
    now: Date.now() + 10 * 60_000 + 1000,
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
  });
  const refusal = await refusalOf(completeSignIn(elsewhere(), { challenge, code: person.code() }));
  jest.useRealTimers();
  expect(refusal).toMatchObject({
    code: 'INVALID_CREDENTIALS',
    message: 'This sign-in has run out. Sign in again.',
  });
});

test('an access token is no challenge, and a challenge no access token', async () => {
  const person = await secured();
  const challenge = await firstStep(person);
  expect(await authenticate(world.services, challenge)).toBeNull();
  const tokens = await completeSignIn(elsewhere(), { challenge, code: person.code() });
  const forged = await new SignJWT({ cid: person.company.id })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(person.id)
    .setIssuer('livery')
    .setAudience('livery-second-step')
    .setExpirationTime('5 minutes')
    .sign(Buffer.alloc(32));
  for (const other of [tokens.accessToken, forged, '', 'a.b.c']) {
    const refusal = await refusalOf(completeSignIn(elsewhere(), { challenge: other, code: person.code(1) }));
    expect(refusal.code).toBe('INVALID_CREDENTIALS');
  }
});

test.each<[string, (person: Secured) => Promise<unknown>]>([
  [
    'the password was changed',
    async ({ company, id }) =>
      inCompany(company, 'update operators set password_hash = $2 where id = $1', [
        id,
        await hashPassword('a quite different one'),
      ]),
  ],
  ['two-factor was set up anew', ({ company, id }) => giveTwoFactor(world.services, company.id, id)],
  [
    'two-factor was taken away',
    ({ company, id }) => inCompany(company, 'update operators set two_factor_at = null where id = $1', [id]),
  ],
  [
    'its operator was removed',
    ({ company, id }) => inCompany(company, 'update operators set removed_at = now() where id = $1', [id]),
  ],
])('a challenge opens nothing once %s', async (_what, change) => {
  const person = await secured();
  const challenge = await firstStep(person);
  await change(person);
  const refusal = await refusalOf(completeSignIn(elsewhere(), { challenge, code: person.code() }));
  expect(refusal.code).toBe('INVALID_CREDENTIALS');
  expect(await sessionsOf(person.company)).toEqual([]);
});

test('ten wrong codes lock out here, the right one too, and nowhere else', async () => {
  const person = await secured();
  const here = elsewhere();
  const challenge = await firstStep(person, here);
  for (let wrong = 0; wrong < 10; wrong += 1) {
    const refusal = await refusalOf(completeSignIn(here, { challenge, code: '000000' }));
    expect(refusal.code).toBe('BAD_USER_INPUT');
  }
  const { code, details } = await refusalOf(completeSignIn(here, { challenge, code: person.code() }));
  expect(code).toBe('RATE_LIMITED');
  expect(details.retryAfterSeconds).toBeGreaterThan(800);
  await expect(completeSignIn(elsewhere(), { challenge, code: person.code() })).resolves.toHaveProperty(
    'accessToken',
  );
});

test('a new challenge starts no new count', async () => {
  const person = await secured();
  const here = elsewhere();
  const codes = [];
  for (let wrong = 0; wrong < 11; wrong += 1) {
    const challenge = await firstStep(person, here);
    codes.push((await refusalOf(completeSignIn(here, { challenge, code: '000000' }))).code);
  }
  expect(codes).toEqual([...Array<string>(10).fill('BAD_USER_INPUT'), 'RATE_LIMITED']);
});

const guess = async (person: Secured, ctx = elsewhere()) =>
  (await refusalOf(completeSignIn(ctx, { challenge: await firstStep(person), code: '000000' }))).code;

test('five wrong codes after the right password are told to its owner, once a day at most', async () => {
  const person = await secured();
  const warnings = async () =>
    (await mailsTo(person.email)).filter(({ template }) => template === 'code-guessed').length;
  for (let wrong = 1; wrong <= 4; wrong += 1) await guess(person);
  expect(await warnings()).toBe(0);
  await guess(person);
  expect(await warnings()).toBe(1);
  for (let wrong = 6; wrong <= 11; wrong += 1) await guess(person);
  expect(await warnings()).toBe(1);
});

test('a hundred wrong codes in a day are the end of it, until a password is chosen by mail', async () => {
  const person = await secured();
  const { company, id } = person;
  for (let wrong = 1; wrong <= 100; wrong += 1) await limit(world.services, 'two-factor-day', id);
  const challenge = await firstStep(person);
  const { code, details } = await refusalOf(completeSignIn(elsewhere(), { challenge, code: person.code() }));
  expect(code).toBe('RATE_LIMITED');
  expect(details.retryAfterSeconds).toBeGreaterThan(23 * 3600);

  const { token, hash: tokenHash } = newCompanyToken(company.id);
  await world.services.database.inCompany(company.id, (db) =>
    insertPasswordReset(db, company.id, { id: newId(), operatorId: id, tokenHash }),
  );
  await resetPassword(elsewhere(), { token, password });
  await expect(
    completeSignIn(elsewhere(), { challenge: await firstStep(person), code: person.code() }),
  ).resolves.toHaveProperty('accessToken');
});

test('a code that failed is on record, from where and what', async () => {
  const person = await secured();
  const challenge = await firstStep(person);
  await refusalOf(completeSignIn(elsewhere(), { challenge, code: '000000' }));
  expect(
    await inCompany(
      person.company,
      'select action, actor_type, target_id, changes, user_agent from audit_events',
    ),
  ).toEqual([
    {
      action: 'operator.signInFailed',
      actor_type: 'System',
      target_id: person.id,
      changes: [{ field: 'failed', before: null, after: 'Code' }],
      user_agent: 'Firefox',
    },
  ]);
});

test('no way around two-factor by Google', async () => {
  const person = await secured();
  const sub = newId();
  const token = () => issuer.idToken({ sub, email: person.email });

  const challenge = await challengeOf(googleLogin(elsewhere(), await token()));
  expect(await sessionsOf(person.company)).toEqual([]);
  // Not even the link between the two accounts is made by the first step.
  const linked = () =>
    inCompany(person.company, 'select google_subject from operators where id = $1', [person.id]);
  expect(await linked()).toEqual([{ google_subject: null }]);

  await completeSignIn(elsewhere(), { challenge, code: person.code() });
  expect(await linked()).toEqual([{ google_subject: sub }]);
  await challengeOf(googleLogin(elsewhere(), await token()));
});

test('no way around two-factor by a reset link', async () => {
  const person = await secured();
  const { token, hash: tokenHash } = newCompanyToken(person.company.id);
  await world.services.database.inCompany(person.company.id, (db) =>
    insertPasswordReset(db, person.company.id, { id: newId(), operatorId: person.id, tokenHash }),
  );
  const chosen = 'plum kettle orbit nine';

  expect(await resetPassword(elsewhere(), { token, password: chosen })).toBe(true);

  expect(await sessionsOf(person.company)).toEqual([]);
  const challenge = await challengeOf(login(elsewhere(), { email: person.email, password: chosen }));
  expect((await refusalOf(completeSignIn(elsewhere(), { challenge, code: '000000' }))).code).toBe(
    'BAD_USER_INPUT',
  );
});

test('whoever has no two-factor in a company that requires it signs in by the first step, to set it up', async () => {
  const company = await world.company();
  const { email } = await world.operator(company, { passwordHash });
  await requireForAll(world.services, company.id);
  const tokens = await login(elsewhere(), { email, password });
  expect(await authenticate(world.services, tokens.accessToken)).toMatchObject({ mustSetUpTwoFactor: true });
});
