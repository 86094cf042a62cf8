import { generateSync } from 'otplib';
import { newId } from '../../lib/ids';
import { extractToken } from '../../testing/mailbox';
import type { Fixture } from '../../testing/fixture';
import { acceptInvitation } from '../operators/acceptInvitation.service';
import { inviteOperators } from '../operators/invite.service';
import { createInvitationLink, resendInvitation } from '../operators/sentInvitations.service';
import { confirmTwoFactorSetup, startTwoFactorSetup } from '../my-account/two-factor/setUp.service';
import { authenticate } from './authenticate';
import { googleLogin } from './completeSignIn.service';
import { login } from './login.service';
import { ownerPassword, password, errorOf, SignUpFixture } from './testing/signUpFixture';
import { enableTwoFactor } from '../../testing/factories/operators';

let signUps: SignUpFixture;
let fixture: Fixture;
beforeAll(async () => {
  signUps = await SignUpFixture.open();
  ({ fixture } = signUps);
});
afterAll(() => signUps.close());

async function signUpUnconfirmed() {
  const viewer = await signUps.createAdmin();
  return { ctx: { ...fixture.asAnonymous(), viewer }, viewer };
}

test('two-factor setup emails a link to an unproved address, and succeeds once the address is proved', async () => {
  const {
    ctx,
    viewer: { email },
  } = await signUpUnconfirmed();
  await expect(startTwoFactorSetup(ctx, password)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining(`the link that we sent to ${email}`),
  });
  await signUps.resetWithToken(await signUps.emailedToken(email, 'Confirm your email address for Livery'));
  const { accessToken } = await login(fixture.asAnonymous(), { email, password: ownerPassword });
  const viewer = await authenticate(fixture.services, accessToken);
  const proved = { ...fixture.asAnonymous(), viewer };
  const { secret } = await startTwoFactorSetup(proved, ownerPassword);
  const code = generateSync({ secret: secret.replaceAll(' ', '') });
  expect((await confirmTwoFactorSetup(proved, code)).codes).toHaveLength(10);
});

test('two-factor setup sends at most five confirmation links an hour to an address', async () => {
  const { ctx } = await signUpUnconfirmed();
  const codes: (string | undefined)[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1)
    codes.push((await errorOf(startTwoFactorSetup(ctx, password))).code);
  expect(codes).toEqual([...Array<string>(5).fill('CONFLICT'), 'RATE_LIMITED']);
});

test('confirmTwoFactorSetup rejects a correct code while the address is unproved', async () => {
  const company = await fixture.company();
  const ctx = await fixture.signedIn(company);
  const { secret } = await startTwoFactorSetup(ctx, null);
  await signUps.inCompany(company.id, 'update operators set address_proved_at = null');
  const code = generateSync({ secret: secret.replaceAll(' ', '') });
  expect(await errorOf(confirmTwoFactorSetup(ctx, code))).toMatchObject({ code: 'CONFLICT' });
});

test('a password link that proves an address removes the second factor and ends the operator’s sessions', async () => {
  const { companyId, operatorId, sessionId, email } = await signUps.createAdmin();
  await enableTwoFactor(fixture.services, companyId, operatorId);
  await signUps.confirmAddress(email);

  await expect(login(fixture.asAnonymous(), { email, password: ownerPassword })).resolves.toHaveProperty(
    'accessToken',
  );
  expect(await signUps.inCompany(companyId, 'select from recovery_codes')).toEqual([]);
  expect(
    await signUps.inCompany(companyId, `select end_reason from sessions where id = '${sessionId}'`),
  ).toEqual([{ end_reason: 'PasswordChanged' }]);
  expect(
    await signUps.inCompany(
      companyId,
      "select changes from audit_events where action = 'operator.passwordReset'",
    ),
  ).toEqual([{ changes: expect.arrayContaining([{ field: 'hasTwoFactor', before: true, after: false }]) }]);
});

test('a password link does not remove the second factor if the address is already proved', async () => {
  const { companyId, operatorId, email } = await signUps.createAdmin();
  await signUps.confirmAddress(email);
  await enableTwoFactor(fixture.services, companyId, operatorId);
  await signUps.confirmAddress(email);
  expect(await errorOf(login(fixture.asAnonymous(), { email, password: ownerPassword }))).toMatchObject({
    code: 'TWO_FACTOR_REQUIRED',
  });
});

test('a Google sign-in that proves an address removes the second factor and the password', async () => {
  const { companyId, operatorId, email } = await signUps.createAdmin();
  await enableTwoFactor(fixture.services, companyId, operatorId);
  const token = await signUps.issuer.idToken({ sub: newId(), email });
  const { accessToken } = await googleLogin(fixture.asAnonymous(), token);
  expect((await authenticate(fixture.services, accessToken))?.operatorId).toBe(operatorId);
  expect(await signUps.inCompany(companyId, 'select two_factor_at, password_hash from operators')).toEqual([
    { two_factor_at: null, password_hash: null },
  ]);
});

test('a Google sign-in requires the second factor if the address is already proved', async () => {
  const company = await fixture.company();
  const { id, email } = await fixture.operator(company);
  await enableTwoFactor(fixture.services, company.id, id);
  const token = await signUps.issuer.idToken({ sub: newId(), email });
  expect(await errorOf(googleLogin(fixture.asAnonymous(), token))).toMatchObject({
    code: 'TWO_FACTOR_REQUIRED',
  });
});

describe('accepting an invitation', () => {
  async function inviteByCopiedLink() {
    const company = await fixture.company();
    const ctx = await fixture.signedIn(company);
    const email = `guest-${newId()}@example.test`;
    const [sent] = await inviteOperators(ctx, { emails: [email], role: 'Staff' });
    const id = sent?.id ?? '';
    const token = new URL((await createInvitationLink(ctx, id)).url).searchParams.get('token') ?? '';
    return { company, ctx, id, email, token };
  }
  const accept = (token: string, proof: { password: string } | { googleToken: string } = { password }) =>
    acceptInvitation(fixture.asAnonymous(), { token, name: 'Guest', ...proof });
  const isProved = async ({ company, email }: { company: { id: string }; email: string }) => {
    const rows = await fixture.query<{ proved: boolean }>(
      company,
      'select address_proved_at is not null as proved from operators where email = $1',
      [email],
    );
    return rows[0]?.proved;
  };

  test('through a copied link does not prove the address, so a reset removes the second factor', async () => {
    const { company, email, token } = await inviteByCopiedLink();
    const viewer = await authenticate(fixture.services, (await accept(token)).accessToken);
    if (!viewer) throw new Error('The accepted invitation has no viewer.');
    const setUp = startTwoFactorSetup({ ...fixture.asAnonymous(), viewer }, password);
    expect((await errorOf(setUp)).code).toBe('CONFLICT');
    await enableTwoFactor(fixture.services, company.id, viewer.operatorId);

    await signUps.confirmAddress(email);
    const tokens = await login(fixture.asAnonymous(), { email, password: ownerPassword });
    expect(await signUps.operatorIdOf(tokens)).toBe(viewer.operatorId);
    expect(await isProved({ company, email })).toBe(true);
  });

  test('through a link from a later email proves the address', async () => {
    const invitation = await inviteByCopiedLink();
    await signUps.mailbox.next(invitation.email);
    await resendInvitation(invitation.ctx, invitation.id);
    await accept(extractToken(await signUps.mailbox.next(invitation.email)));
    expect(await isProved(invitation)).toBe(true);
  });

  test('through a copied link with Google proves the address', async () => {
    const invitation = await inviteByCopiedLink();
    const googleToken = await signUps.issuer.idToken({ sub: newId(), email: invitation.email });
    await accept(invitation.token, { googleToken });
    expect(await isProved(invitation)).toBe(true);
  });
});
