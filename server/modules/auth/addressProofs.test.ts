import { generateSync } from 'otplib';
import { newId } from '../../lib/ids';
import { extractToken } from '../../testing/mailbox';
import { giveTwoFactor } from '../../testing/twoFactor';
import type { World } from '../../testing/world';
import { acceptInvitation } from '../operators/acceptInvitation';
import { inviteOperators } from '../operators/invite';
import { invitationLink, resendInvitation } from '../operators/sentInvitations';
import { confirmTwoFactor, startTwoFactor } from '../two-factor/setUp';
import { authenticate } from './authenticate';
import { googleLogin } from './googleLogin';
import { login } from './login';
import { ownPassword, password, refusalOf, SignUps } from './testing/signUps';

let signUps: SignUps;
let world: World;
beforeAll(async () => {
  signUps = await SignUps.open();
  ({ world } = signUps);
});
afterAll(() => signUps.close());

async function unconfirmed() {
  const viewer = await signUps.founder();
  return { ctx: { ...world.asNobody(), viewer }, viewer };
}

test('an unconfirmed address is sent a link that confirms it in place of two-factor', async () => {
  const {
    ctx,
    viewer: { email },
  } = await unconfirmed();
  await expect(startTwoFactor(ctx, password)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining(`We sent a link to ${email}`),
  });
  await signUps.useLink(await signUps.mailedToken(email, 'Confirm your email address for Livery'));
  const { accessToken } = await login(world.asNobody(), { email, password: ownPassword });
  const viewer = await authenticate(world.services, accessToken);
  const proved = { ...world.asNobody(), viewer };
  const { secret } = await startTwoFactor(proved, ownPassword);
  const code = generateSync({ secret: secret.replaceAll(' ', '') });
  expect((await confirmTwoFactor(proved, code)).codes).toHaveLength(10);
});

test('an unconfirmed address is sent at most five links an hour', async () => {
  const { ctx } = await unconfirmed();
  const codes: (string | undefined)[] = [];
  for (let time = 0; time < 6; time += 1) codes.push((await refusalOf(startTwoFactor(ctx, password))).code);
  expect(codes).toEqual([...Array<string>(5).fill('CONFLICT'), 'RATE_LIMITED']);
});

test('a set-up that began before its address had to be proved is not finished', async () => {
  const company = await world.company();
  const ctx = await world.asAdmin(company);
  const { secret } = await startTwoFactor(ctx, null);
  await signUps.inCompany(company.id, 'update operators set address_proved_at = null');
  const code = generateSync({ secret: secret.replaceAll(' ', '') });
  expect(await refusalOf(confirmTwoFactor(ctx, code))).toMatchObject({ code: 'CONFLICT' });
});

test('a password link that proves an address first removes the second factor and ends sessions', async () => {
  const { companyId, operatorId, sessionId, email } = await signUps.founder();
  await giveTwoFactor(world.services, companyId, operatorId);
  await signUps.confirmAddress(email);

  await expect(login(world.asNobody(), { email, password: ownPassword })).resolves.toHaveProperty(
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

test('a password link leaves two-factor to an account whose address was proved', async () => {
  const { companyId, operatorId, email } = await signUps.founder();
  await signUps.confirmAddress(email);
  await giveTwoFactor(world.services, companyId, operatorId);
  await signUps.confirmAddress(email);
  expect(await refusalOf(login(world.asNobody(), { email, password: ownPassword }))).toMatchObject({
    code: 'TWO_FACTOR_REQUIRED',
  });
});

test('Google that proves an address first removes the second factor', async () => {
  const { companyId, operatorId, email } = await signUps.founder();
  await giveTwoFactor(world.services, companyId, operatorId);
  const token = await signUps.issuer.idToken({ sub: newId(), email });
  const { accessToken } = await googleLogin(world.asNobody(), token);
  expect((await authenticate(world.services, accessToken))?.operatorId).toBe(operatorId);
  expect(await signUps.inCompany(companyId, 'select two_factor_at, password_hash from operators')).toEqual([
    { two_factor_at: null, password_hash: null },
  ]);
});

test('Google asks a proved account for the second factor', async () => {
  const company = await world.company();
  const { id, email } = await world.operator(company);
  await giveTwoFactor(world.services, company.id, id);
  const token = await signUps.issuer.idToken({ sub: newId(), email });
  expect(await refusalOf(googleLogin(world.asNobody(), token))).toMatchObject({
    code: 'TWO_FACTOR_REQUIRED',
  });
});

describe('an invitation', () => {
  async function copied() {
    const company = await world.company();
    const ctx = await world.asAdmin(company);
    const email = `guest-${newId()}@example.test`;
    const [sent] = await inviteOperators(ctx, { emails: [email], role: 'Staff' });
    const id = sent?.id ?? '';
    const token = new URL((await invitationLink(ctx, id)).url).searchParams.get('token') ?? '';
    return { company, ctx, id, email, token };
  }
  const accept = (token: string, proof: { password: string } | { googleToken: string } = { password }) =>
    acceptInvitation(world.asNobody(), { token, name: 'Guest', ...proof });
  const isProved = async ({ company, email }: { company: { id: string }; email: string }) => {
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query<{ proved: boolean }>(
        'select address_proved_at is not null as proved from operators where email = $1',
        [email],
      ),
    );
    return rows[0]?.proved;
  };

  test('accepted by a copied link leaves the address to its owner, whose reset removes the second factor', async () => {
    const { company, email, token } = await copied();
    const viewer = await authenticate(world.services, (await accept(token)).accessToken);
    if (!viewer) throw new Error('The accepted invitation has no viewer.');
    const setUp = startTwoFactor({ ...world.asNobody(), viewer }, password);
    expect((await refusalOf(setUp)).code).toBe('CONFLICT');
    await giveTwoFactor(world.services, company.id, viewer.operatorId);

    await signUps.confirmAddress(email);
    const tokens = await login(world.asNobody(), { email, password: ownPassword });
    expect(await signUps.operatorIdOf(tokens)).toBe(viewer.operatorId);
    expect(await isProved({ company, email })).toBe(true);
  });

  test('accepted by the link of a later email proves the address', async () => {
    const invited = await copied();
    await signUps.mailbox.next(invited.email);
    await resendInvitation(invited.ctx, invited.id);
    await accept(extractToken(await signUps.mailbox.next(invited.email)));
    expect(await isProved(invited)).toBe(true);
  });

  test('accepted by a copied link with Google proves the address', async () => {
    const invited = await copied();
    const googleToken = await signUps.issuer.idToken({ sub: newId(), email: invited.email });
    await accept(invited.token, { googleToken });
    expect(await isProved(invited)).toBe(true);
  });
});
