import { spellingKey } from '../../lib/emailAddress';
import { newId } from '../../lib/ids';
import type { World } from '../../testing/world';
import { inviteOperators } from '../operators/invite';
import { purgeExpired } from '../sessions/purge';
import { authenticate } from './authenticate';
import { knownDevice, type DeviceMarks } from './deviceMarks';
import { googleLogin } from './googleLogin';
import { login } from './login';
import { requestPasswordReset, sendPasswordReset } from './passwordReset';
import { googleRegister, signUp } from './signUp';
import { form, ownPassword, password, refusalOf, SignUps } from './testing/signUps';

let signUps: SignUps;
let world: World;
beforeAll(async () => {
  signUps = await SignUps.open();
  ({ world } = signUps);
});
afterAll(() => signUps.close());

test('an operator signs in with either form of an internationalized domain', async () => {
  const local = `ada-${newId()}`;
  const { operatorId, email } = await signUps.founder(`${local}@xn--bcher-kva.test`);
  expect(email).toBe(`${local}@bücher.test`);
  for (const typed of [email, `${local}@xn--bcher-kva.test`, email.normalize('NFD').toUpperCase()]) {
    const { accessToken } = await login(world.asNobody(), { email: typed, password });
    expect((await authenticate(world.services, accessToken))?.operatorId).toBe(operatorId);
  }
});

test('an address signs up only once, in any form', async () => {
  const local = `ada-${newId()}`;
  await signUps.founder(`${local}@bücher.test`);
  expect(await refusalOf(signUp(world.asNobody(), form(`${local}@xn--bcher-kva.test`)))).toMatchObject({
    fields: { email: expect.stringContaining('already has an account') },
  });
});

test('a password link goes to the address of the account, not to the one that was typed', async () => {
  const local = `isik-${newId()}`;
  await signUps.founder(`${local}@example.test`);
  await requestPasswordReset(world.asNobody(), { email: `${local.replace('isik', 'ısık')}@example.test` });
  expect((await signUps.mailbox.next(`${local}@example.test`)).subject).toBe(
    'Choose a new password for Livery',
  );
});

test('a Google account with another address that has the same key is not the operator', async () => {
  const local = `isik-${newId()}`;
  await signUps.founder(`${local}@example.test`);
  const email = `${local.replace('isik', 'ısık')}@example.test`;
  const token = await signUps.issuer.idToken({ sub: newId(), email });
  expect(await refusalOf(googleLogin(world.asNobody(), token))).toMatchObject({
    code: 'INVALID_CREDENTIALS',
  });
});

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
    await signUps.founder(variant);
    const theirLink = await signUps.passwordLink(variant);
    const { operatorId } = await signUps.founder(email);
    await signUps.confirmAddress(email);

    for (const typed of [email, variant]) {
      const tokens = await login(world.asNobody(), { email: typed, password: ownPassword });
      expect(await signUps.operatorIdOf(tokens)).toBe(operatorId);
      expect(await refusalOf(login(world.asNobody(), { email: typed, password }))).toMatchObject({
        code: 'INVALID_CREDENTIALS',
      });
    }
    expect(await refusalOf(signUps.useLink(theirLink))).toMatchObject({
      fields: { token: expect.stringContaining('has run out') },
    });
  },
);

test('the owner of an address registers with Google beside an unproved sign-up with another spelling', async () => {
  const id = newId();
  await signUps.founder(`ısık-${id}@example.test`);
  const claims = { sub: newId(), email: `isik-${id}@example.test` };
  const registered = await signUps.operatorIdOf(
    await googleRegister(world.asNobody(), await signUps.issuer.idToken(claims)),
  );
  expect(
    await signUps.operatorIdOf(await googleLogin(world.asNobody(), await signUps.issuer.idToken(claims))),
  ).toBe(registered);
  expect(
    await refusalOf(login(world.asNobody(), { email: `ısık-${id}@example.test`, password })),
  ).toMatchObject({ code: 'INVALID_CREDENTIALS' });
});

test('an address that was proved is taken in every spelling', async () => {
  const id = newId();
  const email = `isik-${id}@example.test`;
  await signUps.founder(email);
  await signUps.confirmAddress(email);
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
  await signUps.founder(variant);
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
  await signUps.founder(variant);
  await signUps.founder(email);
  await signUps.confirmAddress(email);
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
  const { companyId, operatorId, email } = await signUps.founder();
  await signUps.inCompany(companyId, "update operators set created_at = now() - interval '31 days'");
  await purgeExpired(world.services);
  await expect(login(world.asNobody(), { email, password })).resolves.toHaveProperty('accessToken');

  await signUps.inCompany(companyId, "update sessions set last_seen_at = now() - interval '31 days'");
  await purgeExpired(world.services);
  expect((await signUps.founder(email)).operatorId).not.toBe(operatorId);
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
