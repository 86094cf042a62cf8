import { generateSync } from 'otplib';
import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { runDuringNextCheck } from '../../testing/cheapHasher';
import { giveTwoFactor, requireForAll } from '../../testing/twoFactor';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { authenticate } from '../auth/authenticate';
import { hashPassword } from '../auth/passwords';
import { login } from '../auth/login';
import { completeSignIn } from '../auth/completeSignIn';
import { refreshAccessToken } from '../auth/refreshAccessToken';
import { listSessions } from '../sessions/service';
import { renewRecoveryCodes, turnOffTwoFactor } from './changes';
import { confirmTwoFactor, startTwoFactor, twoFactorStatus } from './setUp';

const password = 'correct horse battery';
let world: World;
let company: TestCompany;
let passwordHash: string;
beforeAll(async () => {
  world = await openWorld();
  passwordHash = await hashPassword(password);
});
afterAll(() => world.close());
beforeEach(async () => {
  company = await world.company();
});

const refusalOf = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.then(
    () => new Error('It was let in.'),
    (refused: unknown) => refused,
  );
  if (!(error instanceof DomainError)) throw error;
  return { code: error.code, fields: Object.keys(error.details.fields ?? {}), message: error.message };
};

const inCompany = async (text: string, values: unknown[] = []) =>
  (
    await world.services.database.inCompany(company.id, (db) =>
      db.query<Record<string, unknown>>(text, values),
    )
  ).rows;

/** Somebody with a password, signed in. */
async function signedIn(): Promise<{ ctx: Context; id: string; email: string; refreshToken: string }> {
  const { id, email } = await world.operator(company, { passwordHash });
  const nobody = world.asNobody();
  const { accessToken, refreshToken } = await login(nobody, { email, password });
  const viewer = await authenticate(world.services, accessToken);
  return { ctx: { ...nobody, viewer }, id, email, refreshToken };
}

const codeFor = ({ secret }: { secret: string }): string =>
  generateSync({ secret: secret.replaceAll(' ', '') });

const mailsTo = async (address: string): Promise<string[]> =>
  (await world.services.jobs.unfinished('send-mail'))
    .filter(({ to, template }) => to === address && template !== 'new-device')
    .map(({ template }) => template);

test('set up with an app: a secret to type, an address to scan, a code that proves it, ten recovery codes', async () => {
  const { ctx, id, email } = await signedIn();
  const off = await twoFactorStatus(ctx);
  expect(off).toEqual({
    isOn: false,
    since: null,
    recoveryCodesLeft: 0,
    isRequired: false,
    hasPassword: true,
    mustSignInAnew: false,
  });

  const setup = await startTwoFactor(ctx, password);
  expect(setup.secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const uri = new URL(setup.uri);
  expect(`${uri.protocol}//${uri.host}`).toBe('otpauth://totp');
  expect(decodeURIComponent(uri.pathname)).toBe(`/Livery:${email}`);
  expect(uri.searchParams.get('secret')).toBe(setup.secret.replaceAll(' ', ''));
  expect(uri.searchParams.get('issuer')).toBe('Livery');
  expect((await twoFactorStatus(ctx)).isOn).toBe(false);

  const { codes } = await confirmTwoFactor(ctx, codeFor(setup));
  expect(codes).toHaveLength(10);
  for (const code of codes) expect(code).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/);
  expect(await twoFactorStatus(ctx)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  expect(await mailsTo(email)).toEqual(['two-factor-on']);
  expect(
    await inCompany("select action from audit_events where action like 'operator.two%' order by id"),
  ).toEqual([{ action: 'operator.twoFactorStarted' }, { action: 'operator.twoFactorTurnedOn' }]);
  expect(
    await inCompany('select two_factor_at is not null as is_on from operators where id = $1', [id]),
  ).toEqual([{ is_on: true }]);
});

test('without a password, a session that is not of just now is told beforehand to sign in anew', async () => {
  const { ctx, id } = await signedIn();
  const began = (minutes: number) =>
    inCompany("update sessions set created_at = now() - $2 * interval '1 minute' where id = $1", [
      ctx.viewer?.sessionId,
      minutes,
    ]);
  await began(16);
  expect(await twoFactorStatus(ctx)).toMatchObject({ hasPassword: true, mustSignInAnew: false });

  await inCompany("update operators set password_hash = null, google_subject = 'g-1' where id = $1", [id]);
  expect(await twoFactorStatus(ctx)).toMatchObject({ hasPassword: false, mustSignInAnew: true });
  expect(await refusalOf(startTwoFactor(ctx, null))).toMatchObject({ code: 'FORBIDDEN' });

  await began(14);
  expect(await twoFactorStatus(ctx)).toMatchObject({ hasPassword: false, mustSignInAnew: false });
  expect((await startTwoFactor(ctx, null)).secret).not.toBe('');
});

test('the secret stands sealed in the database, and nowhere else', async () => {
  const { ctx, id } = await signedIn();
  const { secret } = await startTwoFactor(ctx, password);
  const plain = secret.replaceAll(' ', '');
  const [row] = await inCompany('select two_factor_secret from operators where id = $1', [id]);
  const sealed = row?.['two_factor_secret'];
  expect(Buffer.isBuffer(sealed) || sealed instanceof Uint8Array).toBe(true);
  expect(Buffer.from(sealed as Uint8Array).includes(plain)).toBe(false);
  expect(JSON.stringify(await inCompany('select to_jsonb(a) from audit_events a'))).not.toContain(plain);
});

test('the code that proved the app does not sign in as well', async () => {
  const { ctx, email } = await signedIn();
  const setup = await startTwoFactor(ctx, password);
  const code = codeFor(setup);
  await confirmTwoFactor(ctx, code);
  const refused: unknown = await login(world.asNobody(), { email, password }).catch(
    (error: unknown) => error,
  );
  const challenge = refused instanceof DomainError ? (refused.details.challenge?.token ?? '') : '';
  expect((await refusalOf(completeSignIn(world.asNobody(), { challenge, code }))).code).toBe(
    'BAD_USER_INPUT',
  );
});

test('no way around two-factor by a refresh token from before it was on', async () => {
  const { ctx, email, refreshToken } = await signedIn();
  const other = await login(world.asNobody(), { email, password });
  const setup = await startTwoFactor(ctx, password);
  await refreshAccessToken(world.asNobody(), other.refreshToken);

  await confirmTwoFactor(ctx, codeFor(setup));

  expect((await refusalOf(refreshAccessToken(world.asNobody(), other.refreshToken))).code).toBe(
    'UNAUTHENTICATED',
  );
  expect(await authenticate(world.services, other.accessToken)).toBeNull();
  // The one that it was turned on in has just shown the code.
  await expect(refreshAccessToken(world.asNobody(), refreshToken)).resolves.toHaveProperty('accessToken');
  expect(await inCompany('select end_reason from sessions where ended_at is not null')).toEqual([
    { end_reason: 'TwoFactorChanged' },
  ]);
});

test('a session alone sets nothing up: the password is asked for', async () => {
  const { ctx } = await signedIn();
  for (const wrong of [null, '', 'wrong wrong wrong']) {
    expect(await refusalOf(startTwoFactor(ctx, wrong))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: ['password'],
    });
  }
  expect(await inCompany('select from operators where two_factor_secret is not null')).toEqual([]);
});

/** The same person, whom the company's rule sends to set it up. */
async function sentToSetUp(ctx: Context): Promise<Context> {
  await requireForAll(world.services, company.id);
  return { ...ctx, viewer: ctx.viewer && { ...ctx.viewer, mustSetUpTwoFactor: true } };
}

test('a session that is older than 15 minutes proves nothing where the company’s rule sends it to set it up', async () => {
  const { ctx, id } = await signedIn();
  const sent = await sentToSetUp(ctx);
  await inCompany("update sessions set created_at = now() - interval '16 minutes' where operator_id = $1", [
    id,
  ]);
  for (const wrong of [null, '', 'wrong wrong wrong']) {
    expect(await refusalOf(startTwoFactor(sent, wrong))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: ['password'],
    });
  }
  expect(await inCompany('select from operators where two_factor_secret is not null')).toEqual([]);
  const setup = await startTwoFactor(sent, password);
  await expect(confirmTwoFactor(sent, codeFor(setup))).resolves.toHaveProperty('codes');
});

test('nor does it where there is no password: then a new sign-in does', async () => {
  const { ctx, id } = await signedIn();
  const sent = await sentToSetUp(ctx);
  await inCompany('update operators set password_hash = null where id = $1', [id]);
  await expect(startTwoFactor(sent, null)).resolves.toHaveProperty('secret');
  await inCompany("update sessions set created_at = now() - interval '16 minutes' where operator_id = $1", [
    id,
  ]);
  expect((await refusalOf(startTwoFactor(sent, null))).code).toBe('FORBIDDEN');
});

test('a password that was changed while it was checked starts nothing', async () => {
  const { ctx, id } = await signedIn();
  const other = await hashPassword('a quite different one');
  runDuringNextCheck(() => inCompany('update operators set password_hash = $2 where id = $1', [id, other]));
  expect((await refusalOf(startTwoFactor(ctx, password))).fields).toEqual(['password']);
});

test('whoever just signed in is not asked for the password again by the company’s rule', async () => {
  const { ctx, id } = await signedIn();
  const sent = await sentToSetUp(ctx);
  const setup = await startTwoFactor(sent, null);
  await confirmTwoFactor(sent, codeFor(setup));
  expect(
    await inCompany('select from operators where id = $1 and two_factor_at is not null', [id]),
  ).toHaveLength(1);
});

test('a wrong code turns nothing on, and codes can be tried so often', async () => {
  const { ctx } = await signedIn();
  await startTwoFactor(ctx, password);
  const codes = [];
  for (let wrong = 0; wrong < 11; wrong += 1)
    codes.push((await refusalOf(confirmTwoFactor(ctx, '000000'))).code);
  expect(codes).toEqual([...Array<string>(10).fill('BAD_USER_INPUT'), 'RATE_LIMITED']);
  expect(await twoFactorStatus(ctx)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
});

test('what was not started can not be confirmed, nor started again while it is on', async () => {
  const { ctx } = await signedIn();
  expect((await refusalOf(confirmTwoFactor(ctx, '000000'))).code).toBe('CONFLICT');
  const first = await startTwoFactor(ctx, password);
  const second = await startTwoFactor(ctx, password);
  expect((await refusalOf(confirmTwoFactor(ctx, codeFor(first)))).code).toBe('BAD_USER_INPUT');
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () =>
      confirmTwoFactor(ctx, codeFor(second)).then(
        () => 'turned on',
        (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
      ),
    ),
  );
  expect(outcomes.sort()).toEqual([...Array<string>(4).fill('CONFLICT'), 'turned on']);
  expect((await refusalOf(startTwoFactor(ctx, password))).code).toBe('CONFLICT');
  expect(await inCompany('select from recovery_codes')).toHaveLength(10);
});

test('new recovery codes take the place of the old ones, for the password and a code', async () => {
  const { ctx, id, email } = await signedIn();
  const { code, recoveryCodes } = await giveTwoFactor(world.services, company.id, id);
  const [old = ''] = recoveryCodes;
  expect((await refusalOf(renewRecoveryCodes(ctx, { password, code: '000000' }))).fields).toEqual(['code']);
  expect((await refusalOf(renewRecoveryCodes(ctx, { password: 'wrong', code: code() }))).fields).toEqual([
    'password',
  ]);

  const { codes } = await renewRecoveryCodes(ctx, { password, code: code() });

  expect(codes).toHaveLength(10);
  expect(codes.filter((made) => recoveryCodes.includes(made))).toEqual([]);
  expect((await refusalOf(turnOffTwoFactor(ctx, { password, code: old }))).fields).toEqual(['code']);
  expect(await twoFactorStatus(ctx)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  expect(await mailsTo(email)).toEqual(['recovery-codes-renewed']);
});

test('wrong passwords and codes in a session are on record, and lock its owner out nowhere else', async () => {
  const { ctx, id, email } = await signedIn();
  const { accessToken } = await login(world.asNobody(), { email, password });
  const other = { ...ctx, viewer: await authenticate(world.services, accessToken) };
  const { code } = await giveTwoFactor(world.services, company.id, id);
  const tryAs = async (from: Context, shown: { password: string; code: string }) =>
    (await refusalOf(turnOffTwoFactor(from, shown))).code;

  await tryAs(ctx, { password: 'wrong wrong wrong', code: '000000' });
  await tryAs(ctx, { password, code: '000000' });
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
  for (let wrong = 0; wrong < 10; wrong += 1) codes.push(await tryAs(ctx, { password, code: '000000' }));
  expect(codes).toEqual([...Array<string>(9).fill('BAD_USER_INPUT'), 'RATE_LIMITED']);
  await expect(turnOffTwoFactor(other, { password, code: code() })).resolves.toBe(true);
});

test('turned off for the password and a code, after which the password is enough', async () => {
  const { ctx, id, email } = await signedIn();
  const { recoveryCodes } = await giveTwoFactor(world.services, company.id, id);
  await turnOffTwoFactor(ctx, { password, code: recoveryCodes[0] ?? '' });
  expect(await twoFactorStatus(ctx)).toMatchObject({ isOn: false, since: null, recoveryCodesLeft: 0 });
  await expect(login(world.asNobody(), { email, password })).resolves.toHaveProperty('accessToken');
  expect(await mailsTo(email)).toEqual(['two-factor-off']);
  expect((await refusalOf(turnOffTwoFactor(ctx, { password, code: '000000' }))).code).toBe('CONFLICT');
});

test('it can not be turned off while the company requires it, and no code is used up by asking', async () => {
  const { ctx, id } = await signedIn();
  const { code } = await giveTwoFactor(world.services, company.id, id);
  await requireForAll(world.services, company.id);
  const refusal = await refusalOf(turnOffTwoFactor(ctx, { password, code: code() }));
  expect(refusal.code).toBe('CONFLICT');
  expect(refusal.message).toMatch(/^Your company requires two-factor/);
  await expect(renewRecoveryCodes(ctx, { password, code: code() })).resolves.toHaveProperty('codes');
});

test('somebody without a session has no two-factor to look at, and somebody’s is nobody else’s', async () => {
  const nobody = world.asNobody();
  for (const call of [
    () => twoFactorStatus(nobody),
    () => startTwoFactor(nobody, null),
    () => confirmTwoFactor(nobody, '000000'),
    () => renewRecoveryCodes(nobody, { code: '000000' }),
    () => turnOffTwoFactor(nobody, { code: '000000' }),
  ]) {
    expect((await refusalOf(call())).code).toBe('UNAUTHENTICATED');
  }
  const { ctx } = await signedIn();
  await giveTwoFactor(world.services, company.id, company.admin.id);
  expect((await twoFactorStatus(ctx)).isOn).toBe(false);
  expect(await listSessions(ctx)).toHaveLength(1);
});
