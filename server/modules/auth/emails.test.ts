import { DomainError } from '../../errors';
import { newId } from '../../lib/ids';
import { openMailbox, type Mailbox } from '../../testing/mailbox';
import { openIssuer, type OpenIdIssuer } from '../../testing/openIdIssuer';
import { openWorld, type World } from '../../testing/world';
import { inviteOperators } from '../operators/invite';
import { authenticate } from './authenticate';
import { googleLogin } from './googleLogin';
import { login } from './login';
import { requestPasswordReset } from './passwordReset';
import { signUp } from './signUp';

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

const form = (email: string, companyName = 'Acme') => ({ companyName, name: 'Ada', email, password });

async function founder(email: string) {
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

test('one address signs up once, in whichever form', async () => {
  const local = `ada-${newId()}`;
  await founder(`${local}@bücher.test`);
  expect(await refusalOf(signUp(world.asNobody(), form(`${local}@xn--bcher-kva.test`)))).toMatchObject({
    fields: { email: expect.stringContaining('signs in with this') },
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
