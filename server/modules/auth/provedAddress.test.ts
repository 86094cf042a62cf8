import { DomainError } from '../../errors';
import { openMailbox, tokenIn, type Mailbox } from '../../testing/mailbox';
import { openIssuer, type OpenIdIssuer } from '../../testing/openIdIssuer';
import { openWorld, type World } from '../../testing/world';
import { authenticate } from './authenticate';
import { googleLogin } from './googleLogin';
import { login } from './login';
import { requestPasswordReset, resetPassword } from './passwordReset';
import { renewAccess } from './renewAccess';
import { signUp } from './signUp';

const audience = 'livery-test.apps.example.com';
const password = 'correct horse battery';
let issuer: OpenIdIssuer;
let world: World;
let mailbox: Mailbox;

beforeAll(async () => {
  issuer = await openIssuer(audience);
  world = await openWorld({
    GOOGLE_CLIENT_ID: audience,
    GOOGLE_ISSUER: issuer.issuer,
    GOOGLE_JWKS_URL: issuer.jwksUrl,
  });
  mailbox = await openMailbox(world.services);
});
afterAll(async () => {
  await world.close();
  await issuer.close();
});

const codeOf = async (attempt: Promise<unknown>): Promise<unknown> => {
  const outcome: unknown = await attempt.catch((error: unknown) => error);
  return outcome instanceof DomainError ? outcome.code : outcome;
};

const whoIs = (tokens: { accessToken: string }) => authenticate(world.services, tokens.accessToken);

const typedBySomebody = (email: string) =>
  signUp(world.asNobody(), { companyName: 'Anybody', name: 'Anybody', email, password });

const byGoogle = async (email: string) =>
  googleLogin(world.asNobody(), await issuer.idToken({ sub: `of ${email}`, email }));

const signIn = (email: string, given = password) => login(world.asNobody(), { email, password: given });

test('whoever signed up with somebody else’s address is out when its holder comes with Google', async () => {
  const email = 'holder@x.test';
  const stranger = await typedBySomebody(email);
  const holder = await whoIs(await byGoogle(email));

  expect(await codeOf(signIn(email))).toBe('INVALID_CREDENTIALS');
  expect(await whoIs(stranger)).toBeNull();
  expect(await codeOf(renewAccess(world.asNobody(), stranger.refreshToken))).toBe('UNAUTHENTICATED');
  const { rows } = await world.services.database.inCompany(holder?.companyId ?? '', (db) =>
    db.query("select changes from audit_events where action = 'operator.googleLinked'"),
  );
  expect(rows).toEqual([
    {
      changes: [
        { field: 'googleSubject', before: null, after: '••••••' },
        { field: 'password', before: '••••••', after: null },
      ],
    },
  ]);
  expect((await mailbox.next(email)).subject).toBe('You sign in to Livery with Google now');
});

test('a password chosen by a link that was mailed to the address stays beside Google', async () => {
  const email = 'mailed@x.test';
  await typedBySomebody(email);
  await requestPasswordReset(world.asNobody(), { email });
  const chosen = 'a quite different one';
  await resetPassword(world.asNobody(), { token: tokenIn(await mailbox.next(email)), password: chosen });

  await byGoogle(email);
  expect(await whoIs(await signIn(email, chosen))).toMatchObject({ email });
});
