import { generateSync } from 'otplib';
import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import { type Mailbox, openMailbox, tokenIn } from '../../testing/mailbox';
import { type OpenIdIssuer, openIssuer } from '../../testing/openIdIssuer';
import { giveTwoFactor } from '../../testing/twoFactor';
import { openWorld, type World } from '../../testing/world';
import { authenticate } from '../auth/authenticate';
import { googleLogin } from '../auth/googleLogin';
import { login } from '../auth/login';
import { requestPasswordReset, resetPassword } from '../auth/passwordReset';
import { signUp } from '../auth/signUp';
import { confirmTwoFactor, startTwoFactor } from './setUp';

let world: World;
let mailbox: Mailbox;
let issuer: OpenIdIssuer;
beforeAll(async () => {
  issuer = await openIssuer('livery');
  world = await openWorld({
    GOOGLE_CLIENT_ID: 'livery',
    GOOGLE_ISSUER: issuer.issuer,
    GOOGLE_JWKS_URL: issuer.jwksUrl,
  });
  mailbox = await openMailbox(world.services);
});
afterAll(async () => {
  await world.close();
  await issuer.close();
});

const typedBy = 'a password of whoever signed up';
const ownPassword = 'the quite long password of the owner';

let lastAddress = 0;
const elsewhere = (): Context => ({
  ...world.asNobody(),
  caller: { requestId: 'r1', ipAddress: `203.0.113.${++lastAddress}`, userAgent: null },
});

/** Somebody who signed up with an address that they have not shown to be theirs. */
async function founder() {
  const email = `ada-${newId()}@example.test`;
  const input = { companyName: 'Acme', name: 'Ada', email, password: typedBy };
  const tokens = await signUp(elsewhere(), input);
  const viewer = await authenticate(world.services, tokens.accessToken);
  if (!viewer) throw new Error('Nobody signed up.');
  return { ctx: { ...elsewhere(), viewer }, viewer, email };
}

const inCompany = async (companyId: string, text: string) =>
  (await world.services.database.inCompany(companyId, (db) => db.query(text))).rows;

const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'let in',
    (error: { code?: string }) => error.code,
  );

async function mailedToken(email: string, subject: string): Promise<string> {
  let mail = await mailbox.next(email);
  while (mail.subject !== subject) mail = await mailbox.next(email);
  return tokenIn(mail);
}

async function proveBy(email: string, subject = 'Choose a new password for Livery'): Promise<void> {
  await resetPassword(elsewhere(), { token: await mailedToken(email, subject), password: ownPassword });
}

test('an unproved address gets a link that proves it in place of two-factor', async () => {
  const { ctx, email } = await founder();
  await expect(startTwoFactor(ctx, typedBy)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining(`We sent a link to ${email}`),
  });
  await proveBy(email, 'Confirm your email address for Livery');
  const { accessToken } = await login(elsewhere(), { email, password: ownPassword });
  const viewer = await authenticate(world.services, accessToken);
  const proved = { ...elsewhere(), viewer };
  const { secret } = await startTwoFactor(proved, ownPassword);
  const code = generateSync({ secret: secret.replaceAll(' ', '') });
  expect((await confirmTwoFactor(proved, code)).codes).toHaveLength(10);
});

test('an unproved address is mailed five links an hour at most', async () => {
  const { ctx } = await founder();
  const codes: (string | undefined)[] = [];
  for (let time = 0; time < 6; time += 1) codes.push(await refusal(startTwoFactor(ctx, typedBy)));
  expect(codes).toEqual([...Array<string>(5).fill('CONFLICT'), 'RATE_LIMITED']);
});

test('a set-up that began before its address had to be proved is not finished', async () => {
  const company = await world.company();
  const ctx = await world.asAdmin(company);
  const { secret } = await startTwoFactor(ctx, null);
  await inCompany(company.id, 'update operators set address_proved_at = null');
  const code = generateSync({ secret: secret.replaceAll(' ', '') });
  expect(await refusal(confirmTwoFactor(ctx, code))).toBe('CONFLICT');
});

test('a password link that proves an address first removes the second factor and ends sessions', async () => {
  const { viewer, email } = await founder();
  const { companyId, operatorId } = viewer;
  await giveTwoFactor(world.services, companyId, operatorId);
  await requestPasswordReset(elsewhere(), { email });
  await proveBy(email);

  await expect(login(elsewhere(), { email, password: ownPassword })).resolves.toHaveProperty('accessToken');
  expect(await inCompany(companyId, 'select from recovery_codes')).toEqual([]);
  expect(
    await inCompany(companyId, `select end_reason from sessions where id = '${viewer.sessionId}'`),
  ).toEqual([{ end_reason: 'PasswordChanged' }]);
  expect(
    await inCompany(companyId, "select changes from audit_events where action = 'operator.passwordReset'"),
  ).toEqual([{ changes: expect.arrayContaining([{ field: 'hasTwoFactor', before: true, after: false }]) }]);
});

test('a password link leaves two-factor to an account whose address was proved', async () => {
  const { viewer, email } = await founder();
  await requestPasswordReset(elsewhere(), { email });
  await proveBy(email);
  await giveTwoFactor(world.services, viewer.companyId, viewer.operatorId);
  await requestPasswordReset(elsewhere(), { email });
  await proveBy(email);
  expect(await refusal(login(elsewhere(), { email, password: ownPassword }))).toBe('TWO_FACTOR_REQUIRED');
});

test('Google that proves an address first removes the second factor', async () => {
  const { viewer, email } = await founder();
  await giveTwoFactor(world.services, viewer.companyId, viewer.operatorId);
  const token = await issuer.idToken({ sub: newId(), email });
  const { accessToken } = await googleLogin(elsewhere(), token);
  expect((await authenticate(world.services, accessToken))?.operatorId).toBe(viewer.operatorId);
  expect(await inCompany(viewer.companyId, 'select two_factor_at, password_hash from operators')).toEqual([
    { two_factor_at: null, password_hash: null },
  ]);
});

test('Google asks a proved account for the second factor', async () => {
  const company = await world.company();
  const { id, email } = await world.operator(company);
  await giveTwoFactor(world.services, company.id, id);
  const token = await issuer.idToken({ sub: newId(), email });
  expect(await refusal(googleLogin(elsewhere(), token))).toBe('TWO_FACTOR_REQUIRED');
});
