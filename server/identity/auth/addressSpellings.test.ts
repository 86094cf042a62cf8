import { spellingKey } from '../../lib/emailAddress';
import { newId } from '../../lib/ids';
import type { Fixture } from '../../testing/fixture';
import { inviteOperators } from '../operators/invite.service';
import { purgeExpired } from '../../purge';
import { authenticate } from './authenticate';
import { type DeviceMarks, knownDevice } from '../../platform';
import { googleLogin } from './completeSignIn.service';
import { login } from './login.service';
import { requestPasswordReset, sendPasswordReset } from './passwordReset.service';
import { googleRegister, signUp } from './signUp.service';
import { signUpForm, ownerPassword, password, errorOf, SignUpFixture } from './testing/signUpFixture';

let signUps: SignUpFixture;
let fixture: Fixture;
beforeAll(async () => {
  signUps = await SignUpFixture.open();
  ({ fixture } = signUps);
});
afterAll(() => signUps.close());

test('login accepts the Unicode and Punycode forms of an internationalized domain', async () => {
  const localPart = `ada-${newId()}`;
  const { operatorId, email } = await signUps.createAdmin(`${localPart}@xn--bcher-kva.test`);
  expect(email).toBe(`${localPart}@bücher.test`);
  for (const typed of [email, `${localPart}@xn--bcher-kva.test`, email.normalize('NFD').toUpperCase()]) {
    const { accessToken } = await login(fixture.asAnonymous(), { email: typed, password });
    expect((await authenticate(fixture.services, accessToken))?.operatorId).toBe(operatorId);
  }
});

test('signUp rejects another form of an address that has an account', async () => {
  const localPart = `ada-${newId()}`;
  await signUps.createAdmin(`${localPart}@bücher.test`);
  expect(
    await errorOf(signUp(fixture.asAnonymous(), signUpForm(`${localPart}@xn--bcher-kva.test`))),
  ).toMatchObject({
    fields: { email: expect.stringContaining('already has an account') },
  });
});

test('requestPasswordReset sends the link to the address of the account, not to the typed spelling', async () => {
  const localPart = `isik-${newId()}`;
  await signUps.createAdmin(`${localPart}@example.test`);
  await requestPasswordReset(fixture.asAnonymous(), {
    email: `${localPart.replace('isik', 'ısık')}@example.test`,
  });
  expect((await signUps.mailbox.next(`${localPart}@example.test`)).subject).toBe(
    'Reset your password for Livery',
  );
});

test('googleLogin rejects a Google account with another spelling of an operator’s address', async () => {
  const localPart = `isik-${newId()}`;
  await signUps.createAdmin(`${localPart}@example.test`);
  const email = `${localPart.replace('isik', 'ısık')}@example.test`;
  const token = await signUps.issuer.idToken({ sub: newId(), email });
  expect(await errorOf(googleLogin(fixture.asAnonymous(), token))).toMatchObject({
    code: 'INVALID_CREDENTIALS',
  });
});

/** Pairs of spellings with the same key: the owner's and an attacker's. */
const variants: readonly [string, (id: string) => string, (id: string) => string][] = [
  ['ı for i', (id) => `isik-${id}@example.test`, (id) => `ısık-${id}@example.test`],
  ['i for ı', (id) => `ısık-${id}@example.test`, (id) => `isik-${id}@example.test`],
  ['ς for σ', (id) => `γιώργος-${id}@example.test`, (id) => `γιώργοσ-${id}@example.test`],
];

test.each(variants)(
  'the owner can sign up, confirm and sign in despite an unproved sign-up with another spelling: %s',
  async (_name, spellingOf, otherSpelling) => {
    const id = newId();
    const [email, variant] = [spellingOf(id), otherSpelling(id)];
    await signUps.createAdmin(variant);
    const attackerLink = await signUps.requestResetToken(variant);
    const { operatorId } = await signUps.createAdmin(email);
    await signUps.confirmAddress(email);

    for (const typed of [email, variant]) {
      const tokens = await login(fixture.asAnonymous(), { email: typed, password: ownerPassword });
      expect(await signUps.operatorIdOf(tokens)).toBe(operatorId);
      expect(await errorOf(login(fixture.asAnonymous(), { email: typed, password }))).toMatchObject({
        code: 'INVALID_CREDENTIALS',
      });
    }
    expect(await errorOf(signUps.resetWithToken(attackerLink))).toMatchObject({
      fields: { token: expect.stringContaining('has expired') },
    });
  },
);

test('the owner can register with Google despite an unproved sign-up with another spelling', async () => {
  const id = newId();
  await signUps.createAdmin(`ısık-${id}@example.test`);
  const claims = { sub: newId(), email: `isik-${id}@example.test` };
  const operatorId = await signUps.operatorIdOf(
    await googleRegister(fixture.asAnonymous(), await signUps.issuer.idToken(claims)),
  );
  expect(
    await signUps.operatorIdOf(
      await googleLogin(fixture.asAnonymous(), await signUps.issuer.idToken(claims)),
    ),
  ).toBe(operatorId);
  expect(
    await errorOf(login(fixture.asAnonymous(), { email: `ısık-${id}@example.test`, password })),
  ).toMatchObject({ code: 'INVALID_CREDENTIALS' });
});

test('signUp and inviteOperators reject every spelling of a proved address', async () => {
  const id = newId();
  const email = `isik-${id}@example.test`;
  await signUps.createAdmin(email);
  await signUps.confirmAddress(email);
  const takenFields = { email: expect.stringContaining('already has an account') };
  expect(await errorOf(signUp(fixture.asAnonymous(), signUpForm(`ısik-${id}@example.test`)))).toMatchObject({
    fields: takenFields,
  });
  const ctx = await fixture.signedIn(await fixture.company());
  const invited = inviteOperators(ctx, { emails: [`isık-${id}@example.test`], role: 'Staff' });
  expect(await errorOf(invited)).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('a known device of one spelling is not a known device of another', async () => {
  const id = newId();
  const [email, variant] = [`isik-${id}@example.test`, `ısık-${id}@example.test`];
  await signUps.createAdmin(variant);
  const browser = { ...fixture.asAnonymous(), device: { received: [], updated: null } as DeviceMarks };
  await login(browser, { email: variant, password });
  const received = browser.device.updated ?? [];
  const { settings } = fixture.services;
  expect(knownDevice(settings, { received, updated: null }, spellingKey(variant))).not.toBeNull();
  expect(knownDevice(settings, { received, updated: null }, spellingKey(email))).toBeNull();
});

test('sendPasswordReset finds an account by another spelling of its address, unless isExact is true', async () => {
  const id = newId();
  const [email, variant] = [`isik-${id}@example.test`, `ısık-${id}@example.test`];
  await signUps.createAdmin(variant);
  await signUps.createAdmin(email);
  await signUps.confirmAddress(email);
  const send = jest.fn(() => Promise.resolve());
  const { caller } = fixture.asAnonymous();
  const sendReset = (isExact: boolean) =>
    sendPasswordReset(fixture.services, { send }, { email: variant, caller, isExact });
  await sendReset(true);
  expect(send).not.toHaveBeenCalled();
  await sendReset(false);
  expect(send).toHaveBeenCalledWith(email, 'password-reset', expect.anything());
});

test('purgeExpired frees an address that was never proved and not used for 30 days', async () => {
  const { companyId, operatorId, email } = await signUps.createAdmin();
  await signUps.inCompany(companyId, "update operators set created_at = now() - interval '31 days'");
  await purgeExpired(fixture.services);
  await expect(login(fixture.asAnonymous(), { email, password })).resolves.toHaveProperty('accessToken');

  await signUps.inCompany(companyId, "update sessions set last_seen_at = now() - interval '31 days'");
  await purgeExpired(fixture.services);
  expect((await signUps.createAdmin(email)).operatorId).not.toBe(operatorId);
});

test('inviteOperators invites two forms of one address once, and then rejects another form', async () => {
  const company = await fixture.company();
  const ctx = await fixture.signedIn(company);
  const localPart = `guest-${newId()}`;
  const emails = [`${localPart}@bücher.test`, `${localPart}@xn--bcher-kva.test`];
  expect(await inviteOperators(ctx, { emails, role: 'Staff' })).toHaveLength(1);
  const secondInvitation = inviteOperators(ctx, {
    emails: [`${localPart}@XN--bcher-kva.test`],
    role: 'Staff',
  });
  expect(await errorOf(secondInvitation)).toMatchObject({
    fields: { 'emails.0': 'This person was already invited. Resend the invitation instead.' },
  });
});
