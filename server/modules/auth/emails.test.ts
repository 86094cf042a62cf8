import { generateSync } from 'otplib';
import { DomainError } from '../../errors';
import { spellingKey } from '../../lib/emailAddress';
import { newId } from '../../lib/ids';
import { openMailbox, tokenIn, type Mailbox } from '../../testing/mailbox';
import { openIssuer, type OpenIdIssuer } from '../../testing/openIdIssuer';
import { giveTwoFactor } from '../../testing/twoFactor';
import { openWorld, type World } from '../../testing/world';
import { acceptInvitation } from '../operators/acceptInvitation';
import { inviteOperators } from '../operators/invite';
import { invitationLink, resendInvitation } from '../operators/sentInvitations';
import { purgeExpired } from '../sessions/purge';
import { confirmTwoFactor, startTwoFactor } from '../two-factor/setUp';
import { authenticate } from './authenticate';
import { knownDevice, type DeviceMarks } from './deviceMarks';
import { googleLogin } from './googleLogin';
import { login } from './login';
import { requestPasswordReset, resetPassword, sendPasswordReset } from './passwordReset';
import { googleRegister, signUp } from './signUp';

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

const password = 'a quite long password';

const refusalOf = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.catch((refused: unknown) => refused);
  if (!(error instanceof DomainError)) throw error;
  return { code: error.code, fields: error.details.fields };
};

const inCompany = async (companyId: string, text: string) =>
  (await world.services.database.inCompany(companyId, (db) => db.query(text))).rows;

const form = (email: string, companyName = 'Acme') => ({ companyName, name: 'Ada', email, password });

async function founder(email = `ada-${newId()}@example.test`) {
  const { accessToken } = await signUp(world.asNobody(), form(email));
  const viewer = await authenticate(world.services, accessToken);
  if (!viewer) throw new Error('Nobody signed up.');
  return viewer;
}

test('an operator signs in with either form of an internationalized domain', async () => {
  const local = `ada-${newId()}`;
  const { operatorId, email } = await founder(`${local}@xn--bcher-kva.test`);
  expect(email).toBe(`${local}@bücher.test`);
  for (const typed of [email, `${local}@xn--bcher-kva.test`, email.normalize('NFD').toUpperCase()]) {
    const { accessToken } = await login(world.asNobody(), { email: typed, password });
    expect((await authenticate(world.services, accessToken))?.operatorId).toBe(operatorId);
  }
});

test('an address signs up only once, in any form', async () => {
  const local = `ada-${newId()}`;
  await founder(`${local}@bücher.test`);
  expect(await refusalOf(signUp(world.asNobody(), form(`${local}@xn--bcher-kva.test`)))).toMatchObject({
    fields: { email: expect.stringContaining('already has an account') },
  });
});

test('a password link goes to the address of the account, not to the one that was typed', async () => {
  const local = `isik-${newId()}`;
  await founder(`${local}@example.test`);
  await requestPasswordReset(world.asNobody(), { email: `${local.replace('isik', 'ısık')}@example.test` });
  expect((await mailbox.next(`${local}@example.test`)).subject).toBe('Choose a new password for Livery');
});

test('a Google account with another address that has the same key is not the operator', async () => {
  const local = `isik-${newId()}`;
  await founder(`${local}@example.test`);
  const email = `${local.replace('isik', 'ısık')}@example.test`;
  const token = await issuer.idToken({ sub: newId(), email });
  expect(await refusalOf(googleLogin(world.asNobody(), token))).toMatchObject({
    code: 'INVALID_CREDENTIALS',
  });
});

const ownPassword = 'the quite long password of the owner';
const whoIs = async (tokens: { accessToken: string }) =>
  (await authenticate(world.services, tokens.accessToken))?.operatorId;

async function mailedToken(email: string, subject = 'Choose a new password for Livery'): Promise<string> {
  let mail = await mailbox.next(email);
  while (mail.subject !== subject) mail = await mailbox.next(email);
  return tokenIn(mail);
}

async function passwordLink(email: string): Promise<string> {
  await requestPasswordReset(world.asNobody(), { email });
  return mailedToken(email);
}

const useLink = (token: string) => resetPassword(world.asNobody(), { token, password: ownPassword });
const confirmAddress = async (email: string) => useLink(await passwordLink(email));

/** Spellings with one key: the owner's, and that of an attacker. */
const variants: readonly [string, (id: string) => string, (id: string) => string][] = [
  ['ı for i', (id) => `isik-${id}@example.test`, (id) => `ısık-${id}@example.test`],
  ['i for ı', (id) => `ısık-${id}@example.test`, (id) => `isik-${id}@example.test`],
  ['ς for σ', (id) => `γιώργος-${id}@example.test`, (id) => `γιώργοσ-${id}@example.test`],
];

test.each(variants)(
  'the owner of an address signs up, confirms and signs in beside an unproved sign-up with %s',
  async (_name, own, other) => {
    const id = newId();
    const [email, variant] = [own(id), other(id)];
    await founder(variant);
    const theirLink = await passwordLink(variant);
    const { operatorId } = await founder(email);
    await confirmAddress(email);

    for (const typed of [email, variant]) {
      const tokens = await login(world.asNobody(), { email: typed, password: ownPassword });
      expect(await whoIs(tokens)).toBe(operatorId);
      expect(await refusalOf(login(world.asNobody(), { email: typed, password }))).toMatchObject({
        code: 'INVALID_CREDENTIALS',
      });
    }
    expect(await refusalOf(useLink(theirLink))).toMatchObject({
      fields: { token: expect.stringContaining('has run out') },
    });
  },
);

test('the owner of an address registers with Google beside an unproved sign-up with another spelling', async () => {
  const id = newId();
  await founder(`ısık-${id}@example.test`);
  const claims = { sub: newId(), email: `isik-${id}@example.test` };
  const registered = await whoIs(await googleRegister(world.asNobody(), await issuer.idToken(claims)));
  expect(await whoIs(await googleLogin(world.asNobody(), await issuer.idToken(claims)))).toBe(registered);
  expect(
    await refusalOf(login(world.asNobody(), { email: `ısık-${id}@example.test`, password })),
  ).toMatchObject({ code: 'INVALID_CREDENTIALS' });
});

test('an address that was proved is taken in every spelling', async () => {
  const id = newId();
  const email = `isik-${id}@example.test`;
  await founder(email);
  await confirmAddress(email);
  const taken = { email: expect.stringContaining('already has an account') };
  expect(await refusalOf(signUp(world.asNobody(), form(`ısik-${id}@example.test`)))).toMatchObject({
    fields: taken,
  });
  const ctx = await world.asAdmin(await world.company());
  const invited = inviteOperators(ctx, { emails: [`isık-${id}@example.test`], role: 'Staff' });
  expect(await refusalOf(invited)).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('signing in to one spelling gives a browser no tries at the account of another', async () => {
  const id = newId();
  const [email, variant] = [`isik-${id}@example.test`, `ısık-${id}@example.test`];
  await founder(variant);
  const browser = { ...world.asNobody(), device: { given: [], kept: null } as DeviceMarks };
  await login(browser, { email: variant, password });
  const given = browser.device.kept ?? [];
  const { settings } = world.services;
  expect(knownDevice(settings, { given, kept: null }, spellingKey(variant))).not.toBeNull();
  expect(knownDevice(settings, { given, kept: null }, spellingKey(email))).toBeNull();
});

test('a link that an account asks for itself is never mailed to another spelling', async () => {
  const id = newId();
  const [email, variant] = [`isik-${id}@example.test`, `ısık-${id}@example.test`];
  await founder(variant);
  await founder(email);
  await confirmAddress(email);
  const send = jest.fn(() => Promise.resolve());
  const { caller } = world.asNobody();
  const ask = (isExact: boolean) =>
    sendPasswordReset(world.services, { send }, { email: variant, caller, isExact });
  await ask(true);
  expect(send).not.toHaveBeenCalled();
  await ask(false);
  expect(send).toHaveBeenCalledWith(email, 'password-reset', expect.anything());
});

test('an address that was neither proved nor used for 30 days is free again', async () => {
  const { companyId, operatorId, email } = await founder();
  await inCompany(companyId, "update operators set created_at = now() - interval '31 days'");
  await purgeExpired(world.services);
  await expect(login(world.asNobody(), { email, password })).resolves.toHaveProperty('accessToken');

  await inCompany(companyId, "update sessions set last_seen_at = now() - interval '31 days'");
  await purgeExpired(world.services);
  expect((await founder(email)).operatorId).not.toBe(operatorId);
});

test('an invitation of a member in another form of their address is refused', async () => {
  const company = await world.company();
  const ctx = await world.asAdmin(company);
  const local = `guest-${newId()}`;
  const emails = [`${local}@bücher.test`, `${local}@xn--bcher-kva.test`];
  expect(await inviteOperators(ctx, { emails, role: 'Staff' })).toHaveLength(1);
  const again = inviteOperators(ctx, { emails: [`${local}@XN--bcher-kva.test`], role: 'Staff' });
  expect(await refusalOf(again)).toMatchObject({
    fields: { 'emails.0': 'This person is invited already. Send that invitation again.' },
  });
});

async function unconfirmed() {
  const viewer = await founder();
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
  await useLink(await mailedToken(email, 'Confirm your email address for Livery'));
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
  await inCompany(company.id, 'update operators set address_proved_at = null');
  const code = generateSync({ secret: secret.replaceAll(' ', '') });
  expect(await refusalOf(confirmTwoFactor(ctx, code))).toMatchObject({ code: 'CONFLICT' });
});

test('a password link that proves an address first removes the second factor and ends sessions', async () => {
  const { companyId, operatorId, sessionId, email } = await founder();
  await giveTwoFactor(world.services, companyId, operatorId);
  await confirmAddress(email);

  await expect(login(world.asNobody(), { email, password: ownPassword })).resolves.toHaveProperty(
    'accessToken',
  );
  expect(await inCompany(companyId, 'select from recovery_codes')).toEqual([]);
  expect(await inCompany(companyId, `select end_reason from sessions where id = '${sessionId}'`)).toEqual([
    { end_reason: 'PasswordChanged' },
  ]);
  expect(
    await inCompany(companyId, "select changes from audit_events where action = 'operator.passwordReset'"),
  ).toEqual([{ changes: expect.arrayContaining([{ field: 'hasTwoFactor', before: true, after: false }]) }]);
});

test('a password link leaves two-factor to an account whose address was proved', async () => {
  const { companyId, operatorId, email } = await founder();
  await confirmAddress(email);
  await giveTwoFactor(world.services, companyId, operatorId);
  await confirmAddress(email);
  expect(await refusalOf(login(world.asNobody(), { email, password: ownPassword }))).toMatchObject({
    code: 'TWO_FACTOR_REQUIRED',
  });
});

test('Google that proves an address first removes the second factor', async () => {
  const { companyId, operatorId, email } = await founder();
  await giveTwoFactor(world.services, companyId, operatorId);
  const token = await issuer.idToken({ sub: newId(), email });
  const { accessToken } = await googleLogin(world.asNobody(), token);
  expect((await authenticate(world.services, accessToken))?.operatorId).toBe(operatorId);
  expect(await inCompany(companyId, 'select two_factor_at, password_hash from operators')).toEqual([
    { two_factor_at: null, password_hash: null },
  ]);
});

test('Google asks a proved account for the second factor', async () => {
  const company = await world.company();
  const { id, email } = await world.operator(company);
  await giveTwoFactor(world.services, company.id, id);
  const token = await issuer.idToken({ sub: newId(), email });
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
    if (!viewer) throw new Error('Nobody joined.');
    const setUp = startTwoFactor({ ...world.asNobody(), viewer }, password);
    expect((await refusalOf(setUp)).code).toBe('CONFLICT');
    await giveTwoFactor(world.services, company.id, viewer.operatorId);

    await confirmAddress(email);
    const tokens = await login(world.asNobody(), { email, password: ownPassword });
    expect(await whoIs(tokens)).toBe(viewer.operatorId);
    expect(await isProved({ company, email })).toBe(true);
  });

  test('accepted by the link of a later email proves the address', async () => {
    const invited = await copied();
    await mailbox.next(invited.email);
    await resendInvitation(invited.ctx, invited.id);
    await accept(tokenIn(await mailbox.next(invited.email)));
    expect(await isProved(invited)).toBe(true);
  });

  test('accepted by a copied link with Google proves the address', async () => {
    const invited = await copied();
    const googleToken = await issuer.idToken({ sub: newId(), email: invited.email });
    await accept(invited.token, { googleToken });
    expect(await isProved(invited)).toBe(true);
  });
});
