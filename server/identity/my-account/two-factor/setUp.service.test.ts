import { generateSync } from 'otplib';
import type { Context } from '../../../platform';
import { DomainError } from '../../../lib/errors';
import { runDuringNextCheck } from '../../../testing/cheapHasher';
import { openFixture, type TestCompany, type Fixture } from '../../../testing/fixture';
import { authenticate } from '../../auth/authenticate';
import { hashPassword } from '../../passwords/passwords';
import { login, refreshAccessToken } from '../../auth/login.service';
import { completeSignIn } from '../../auth/completeSignIn.service';
import { listSessions } from '../../sessions/sessions.service';
import { regenerateRecoveryCodes, disableTwoFactor } from './ownActions.service';
import { confirmTwoFactorSetup, startTwoFactorSetup, twoFactorStatus } from './setUp.service';
import { enableTwoFactor, requireTwoFactorForAll } from '../../../testing/factories/operators';

const password = 'correct horse battery';
let fixture: Fixture;
let company: TestCompany;
let passwordHash: string;
beforeAll(async () => {
  fixture = await openFixture();
  passwordHash = await hashPassword(password);
});
afterAll(() => fixture.close());
beforeEach(async () => {
  company = await fixture.company();
});

const errorOf = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.then(
    () => new Error('The attempt succeeded.'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DomainError)) throw error;
  return { code: error.code, fields: Object.keys(error.details.fields ?? {}), message: error.message };
};

const inCompany = async (text: string, values: unknown[] = []) =>
  await fixture.query<Record<string, unknown>>(company, text, values);

async function createSignedInOperator(): Promise<{
  ctx: Context;
  id: string;
  email: string;
  refreshToken: string;
}> {
  const { id, email } = await fixture.operator(company, { passwordHash });
  const anonymous = fixture.asAnonymous();
  const { accessToken, refreshToken } = await login(anonymous, { email, password });
  const viewer = await authenticate(fixture.services, accessToken);
  return { ctx: { ...anonymous, viewer }, id, email, refreshToken };
}

const codeFor = ({ secret }: { secret: string }): string =>
  generateSync({ secret: secret.replaceAll(' ', '') });

const emailsTo = async (address: string): Promise<string[]> =>
  (await fixture.services.jobs.unfinished('send-mail'))
    .filter(({ to, template }) => to === address && template !== 'new-device')
    .map(({ template }) => template);

test('confirmTwoFactorSetup turns two-factor on with a code of the new secret, and returns ten recovery codes', async () => {
  const { ctx, id, email } = await createSignedInOperator();
  const off = await twoFactorStatus(ctx);
  expect(off).toEqual({
    isOn: false,
    enabledAt: null,
    recoveryCodesRemaining: 0,
    isRequired: false,
    hasPassword: true,
    mustReauthenticate: false,
  });

  const setup = await startTwoFactorSetup(ctx, password);
  expect(setup.secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const uri = new URL(setup.uri);
  expect(`${uri.protocol}//${uri.host}`).toBe('otpauth://totp');
  expect(decodeURIComponent(uri.pathname)).toBe(`/Livery:${email}`);
  expect(uri.searchParams.get('secret')).toBe(setup.secret.replaceAll(' ', ''));
  expect(uri.searchParams.get('issuer')).toBe('Livery');
  expect((await twoFactorStatus(ctx)).isOn).toBe(false);

  const { codes } = await confirmTwoFactorSetup(ctx, codeFor(setup));
  expect(codes).toHaveLength(10);
  for (const code of codes) expect(code).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/);
  expect(await twoFactorStatus(ctx)).toMatchObject({ isOn: true, recoveryCodesRemaining: 10 });
  expect(await emailsTo(email)).toEqual(['two-factor-on']);
  expect(
    await inCompany("select action from audit_events where action like 'operator.two%' order by id"),
  ).toEqual([{ action: 'operator.twoFactorStarted' }, { action: 'operator.twoFactorTurnedOn' }]);
  expect(
    await inCompany('select two_factor_at is not null as is_on from operators where id = $1', [id]),
  ).toEqual([{ is_on: true }]);
});

test('startTwoFactorSetup requires a sign-in within the last 15 minutes from an operator without a password', async () => {
  const { ctx, id } = await createSignedInOperator();
  const setSessionAge = (minutes: number) =>
    inCompany("update sessions set created_at = now() - $2 * interval '1 minute' where id = $1", [
      ctx.viewer?.sessionId,
      minutes,
    ]);
  await setSessionAge(16);
  expect(await twoFactorStatus(ctx)).toMatchObject({ hasPassword: true, mustReauthenticate: false });

  await inCompany("update operators set password_hash = null, google_subject = 'g-1' where id = $1", [id]);
  expect(await twoFactorStatus(ctx)).toMatchObject({ hasPassword: false, mustReauthenticate: true });
  expect(await errorOf(startTwoFactorSetup(ctx, null))).toMatchObject({ code: 'FORBIDDEN' });

  await setSessionAge(14);
  expect(await twoFactorStatus(ctx)).toMatchObject({ hasPassword: false, mustReauthenticate: false });
  expect((await startTwoFactorSetup(ctx, null)).secret).not.toBe('');
});

test('startTwoFactorSetup stores the secret encrypted and omits it from audit events', async () => {
  const { ctx, id } = await createSignedInOperator();
  const { secret } = await startTwoFactorSetup(ctx, password);
  const plainSecret = secret.replaceAll(' ', '');
  const [row] = await inCompany('select two_factor_secret from operators where id = $1', [id]);
  const encryptedSecret = row?.['two_factor_secret'];
  expect(Buffer.isBuffer(encryptedSecret) || encryptedSecret instanceof Uint8Array).toBe(true);
  expect(Buffer.from(encryptedSecret as Uint8Array).includes(plainSecret)).toBe(false);
  expect(JSON.stringify(await inCompany('select to_jsonb(a) from audit_events a'))).not.toContain(
    plainSecret,
  );
});

test('completeSignIn rejects the code that confirmed the setup', async () => {
  const { ctx, email } = await createSignedInOperator();
  const setup = await startTwoFactorSetup(ctx, password);
  const code = codeFor(setup);
  await confirmTwoFactorSetup(ctx, code);
  const thrown: unknown = await login(fixture.asAnonymous(), { email, password }).catch(
    (error: unknown) => error,
  );
  const challenge = thrown instanceof DomainError ? (thrown.details.challenge?.token ?? '') : '';
  expect((await errorOf(completeSignIn(fixture.asAnonymous(), { challenge, code }))).code).toBe(
    'BAD_USER_INPUT',
  );
});

test('confirmTwoFactorSetup ends all sessions of the operator except the current one', async () => {
  const { ctx, email, refreshToken } = await createSignedInOperator();
  const other = await login(fixture.asAnonymous(), { email, password });
  const setup = await startTwoFactorSetup(ctx, password);
  await refreshAccessToken(fixture.asAnonymous(), other.refreshToken);

  await confirmTwoFactorSetup(ctx, codeFor(setup));

  expect((await errorOf(refreshAccessToken(fixture.asAnonymous(), other.refreshToken))).code).toBe(
    'UNAUTHENTICATED',
  );
  expect(await authenticate(fixture.services, other.accessToken)).toBeNull();
  // The current session continues, because it has just verified a code.
  await expect(refreshAccessToken(fixture.asAnonymous(), refreshToken)).resolves.toHaveProperty(
    'accessToken',
  );
  expect(await inCompany('select end_reason from sessions where ended_at is not null')).toEqual([
    { end_reason: 'TwoFactorChanged' },
  ]);
});

test('startTwoFactorSetup requires the password when two-factor is optional', async () => {
  const { ctx } = await createSignedInOperator();
  for (const wrong of [null, '', 'wrong wrong wrong']) {
    expect(await errorOf(startTwoFactorSetup(ctx, wrong))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: ['password'],
    });
  }
  expect(await inCompany('select from operators where two_factor_secret is not null')).toEqual([]);
});

async function requireSetUp(ctx: Context): Promise<Context> {
  await requireTwoFactorForAll(fixture.services, company.id);
  return { ...ctx, viewer: ctx.viewer && { ...ctx.viewer, mustSetUpTwoFactor: true } };
}

test('startTwoFactorSetup requires the password for a required setup when the session is older than 15 minutes', async () => {
  const { ctx, id } = await createSignedInOperator();
  const setUpContext = await requireSetUp(ctx);
  await inCompany("update sessions set created_at = now() - interval '16 minutes' where operator_id = $1", [
    id,
  ]);
  for (const wrong of [null, '', 'wrong wrong wrong']) {
    expect(await errorOf(startTwoFactorSetup(setUpContext, wrong))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: ['password'],
    });
  }
  expect(await inCompany('select from operators where two_factor_secret is not null')).toEqual([]);
  const setup = await startTwoFactorSetup(setUpContext, password);
  await expect(confirmTwoFactorSetup(setUpContext, codeFor(setup))).resolves.toHaveProperty('codes');
});

test('startTwoFactorSetup requires a sign-in within the last 15 minutes for a required setup when the operator has no password', async () => {
  const { ctx, id } = await createSignedInOperator();
  const setUpContext = await requireSetUp(ctx);
  await inCompany('update operators set password_hash = null where id = $1', [id]);
  await expect(startTwoFactorSetup(setUpContext, null)).resolves.toHaveProperty('secret');
  await inCompany("update sessions set created_at = now() - interval '16 minutes' where operator_id = $1", [
    id,
  ]);
  expect((await errorOf(startTwoFactorSetup(setUpContext, null))).code).toBe('FORBIDDEN');
});

test('startTwoFactorSetup rejects a password that is changed while it is being verified', async () => {
  const { ctx, id } = await createSignedInOperator();
  const other = await hashPassword('a quite different one');
  runDuringNextCheck(() => inCompany('update operators set password_hash = $2 where id = $1', [id, other]));
  expect((await errorOf(startTwoFactorSetup(ctx, password))).fields).toEqual(['password']);
});

test('startTwoFactorSetup requires no password for a required setup right after sign-in', async () => {
  const { ctx, id } = await createSignedInOperator();
  const setUpContext = await requireSetUp(ctx);
  const setup = await startTwoFactorSetup(setUpContext, null);
  await confirmTwoFactorSetup(setUpContext, codeFor(setup));
  expect(
    await inCompany('select from operators where id = $1 and two_factor_at is not null', [id]),
  ).toHaveLength(1);
});

test('confirmTwoFactorSetup keeps two-factor off after wrong codes, and rate limits codes after ten attempts', async () => {
  const { ctx } = await createSignedInOperator();
  await startTwoFactorSetup(ctx, password);
  const codes = [];
  for (let wrong = 0; wrong < 11; wrong += 1)
    codes.push((await errorOf(confirmTwoFactorSetup(ctx, '000000'))).code);
  expect(codes).toEqual([...Array<string>(10).fill('BAD_USER_INPUT'), 'RATE_LIMITED']);
  expect(await twoFactorStatus(ctx)).toMatchObject({ isOn: false, recoveryCodesRemaining: 0 });
});

test('confirmTwoFactorSetup succeeds only once, and only with a code of the latest secret', async () => {
  const { ctx } = await createSignedInOperator();
  expect((await errorOf(confirmTwoFactorSetup(ctx, '000000'))).code).toBe('CONFLICT');
  const first = await startTwoFactorSetup(ctx, password);
  const second = await startTwoFactorSetup(ctx, password);
  expect((await errorOf(confirmTwoFactorSetup(ctx, codeFor(first)))).code).toBe('BAD_USER_INPUT');
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () =>
      confirmTwoFactorSetup(ctx, codeFor(second)).then(
        () => 'turned on',
        (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
      ),
    ),
  );
  expect(outcomes.sort()).toEqual([...Array<string>(4).fill('CONFLICT'), 'turned on']);
  expect((await errorOf(startTwoFactorSetup(ctx, password))).code).toBe('CONFLICT');
  expect(await inCompany('select from recovery_codes')).toHaveLength(10);
});

test('regenerateRecoveryCodes requires the password and a code, and invalidates the previous codes', async () => {
  const { ctx, id, email } = await createSignedInOperator();
  const { code, recoveryCodes } = await enableTwoFactor(fixture.services, company.id, id);
  const [oldCode = ''] = recoveryCodes;
  expect((await errorOf(regenerateRecoveryCodes(ctx, { password, code: '000000' }))).fields).toEqual([
    'code',
  ]);
  expect((await errorOf(regenerateRecoveryCodes(ctx, { password: 'wrong', code: code() }))).fields).toEqual([
    'password',
  ]);

  const { codes } = await regenerateRecoveryCodes(ctx, { password, code: code() });

  expect(codes).toHaveLength(10);
  expect(codes.filter((newCode) => recoveryCodes.includes(newCode))).toEqual([]);
  expect((await errorOf(disableTwoFactor(ctx, { password, code: oldCode }))).fields).toEqual(['code']);
  expect(await twoFactorStatus(ctx)).toMatchObject({ isOn: true, recoveryCodesRemaining: 10 });
  expect(await emailsTo(email)).toEqual(['recovery-codes-renewed']);
});

test('disableTwoFactor audits wrong passwords and codes, and rate limits only the session that submits them', async () => {
  const { ctx, id, email } = await createSignedInOperator();
  const { accessToken } = await login(fixture.asAnonymous(), { email, password });
  const other = { ...ctx, viewer: await authenticate(fixture.services, accessToken) };
  const { code } = await enableTwoFactor(fixture.services, company.id, id);
  const attemptAs = async (context: Context, credentials: { password: string; code: string }) =>
    (await errorOf(disableTwoFactor(context, credentials))).code;

  await attemptAs(ctx, { password: 'wrong wrong wrong', code: '000000' });
  await attemptAs(ctx, { password, code: '000000' });
  expect(
    await inCompany(
      "select actor_id, session_id, changes from audit_events where action = 'operator.proofFailed' order by id",
    ),
  ).toEqual(
    ['Password', 'Code'].map((failed) => ({
      actor_id: id,
      session_id: ctx.viewer?.sessionId,
      changes: [{ field: 'failed', before: null, after: failed }],
    })),
  );

  const codes = [];
  for (let wrong = 0; wrong < 10; wrong += 1) codes.push(await attemptAs(ctx, { password, code: '000000' }));
  expect(codes).toEqual([...Array<string>(9).fill('BAD_USER_INPUT'), 'RATE_LIMITED']);
  await expect(disableTwoFactor(other, { password, code: code() })).resolves.toBe(true);
});

test('disableTwoFactor accepts a recovery code and restores sign-in with the password alone', async () => {
  const { ctx, id, email } = await createSignedInOperator();
  const { recoveryCodes } = await enableTwoFactor(fixture.services, company.id, id);
  await disableTwoFactor(ctx, { password, code: recoveryCodes[0] ?? '' });
  expect(await twoFactorStatus(ctx)).toMatchObject({
    isOn: false,
    enabledAt: null,
    recoveryCodesRemaining: 0,
  });
  await expect(login(fixture.asAnonymous(), { email, password })).resolves.toHaveProperty('accessToken');
  expect(await emailsTo(email)).toEqual(['two-factor-off']);
  expect((await errorOf(disableTwoFactor(ctx, { password, code: '000000' }))).code).toBe('CONFLICT');
});

test('disableTwoFactor throws a conflict if the company requires two-factor, without using up the code', async () => {
  const { ctx, id } = await createSignedInOperator();
  const { code } = await enableTwoFactor(fixture.services, company.id, id);
  await requireTwoFactorForAll(fixture.services, company.id);
  const error = await errorOf(disableTwoFactor(ctx, { password, code: code() }));
  expect(error.code).toBe('CONFLICT');
  expect(error.message).toMatch(/^Your company requires two-factor/);
  await expect(regenerateRecoveryCodes(ctx, { password, code: code() })).resolves.toHaveProperty('codes');
});

test("two-factor functions reject callers without a session, and one operator's two-factor does not affect another operator", async () => {
  const anonymous = fixture.asAnonymous();
  for (const call of [
    () => twoFactorStatus(anonymous),
    () => startTwoFactorSetup(anonymous, null),
    () => confirmTwoFactorSetup(anonymous, '000000'),
    () => regenerateRecoveryCodes(anonymous, { code: '000000' }),
    () => disableTwoFactor(anonymous, { code: '000000' }),
  ]) {
    expect((await errorOf(call())).code).toBe('UNAUTHENTICATED');
  }
  const { ctx } = await createSignedInOperator();
  await enableTwoFactor(fixture.services, company.id, company.admin.id);
  expect((await twoFactorStatus(ctx)).isOn).toBe(false);
  expect(await listSessions(ctx)).toHaveLength(1);
});
