import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { ask } from '../../http/testRequests';
import { makeMailer } from '../../mail/mailer';
import { openWorld, type World } from '../../testing/world';
import { sendPasswordReset } from './passwordReset';
import { hashPassword } from './passwords';

const password = 'correct horse battery';
let world: World;
let app: FastifyInstance;
let email: string;

beforeAll(async () => {
  world = await openWorld({ REQUESTS_PER_MINUTE: '0', PUBLIC_URL: 'https://console.example.com' });
  app = await buildApp(world.services);
  const company = await world.company();
  ({ email } = await world.operator(company, { passwordHash: await hashPassword(password) }));
}, 60_000);
afterAll(async () => {
  await app.close();
  await world.close();
});

const login =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { accessToken refreshToken } }';
const renew = 'query ($token: String!) { accessToken(refreshToken: $token) { accessToken } }';
const reset = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

const signIn = async (): Promise<Tokens> =>
  (await ask(app, login, { variables: { email, password } })).body.data?.login as Tokens;

/** What stands in an answer and is not of this one alone. */
const plain = ({ status, headers, body }: Awaited<ReturnType<typeof ask>>) => {
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return { status, headers: rest, body };
};

test.each([
  ['a sign-in', login],
  ['asking for a reset link', reset],
])(
  '%s is answered in the same words, with the same headers, whoever has the address',
  async (_what, query) => {
    const answers = [];
    for (const address of [email, 'nobody@nowhere.test', email.toUpperCase()]) {
      const variables = { email: address, password: 'wrong wrong wrong' };
      answers.push(plain(await ask(app, query, { variables })));
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  },
);

test('who has stolen a refresh token is seen in the list, and out at once when their session is ended', async () => {
  const [own, stolen] = [await signIn(), await signIn()];
  // The thief renews as often as they like, from wherever they are: the token is kept, by the specification.
  const renewed = async () => (await ask(app, renew, { variables: { token: stolen.refreshToken } })).body;
  const { accessToken } = (await renewed()).data?.accessToken as Tokens;

  const list = '{ sessions { id isCurrent } }';
  const { data } = (await ask(app, list, { token: own.accessToken })).body;
  expect(data?.sessions).toEqual(expect.arrayContaining([expect.objectContaining({ isCurrent: false })]));
  await ask(app, 'mutation { revokeOtherSessions }', { token: own.accessToken });

  expect((await renewed()).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  for (const token of [accessToken, stolen.accessToken]) {
    expect((await ask(app, '{ currentOperator { id } }', { token })).status).toBe(401);
  }
  expect((await ask(app, '{ currentOperator { id } }', { token: own.accessToken })).status).toBe(200);
});

test('no token serves as another: not a refresh token as an access token, nor the other way round', async () => {
  const { accessToken, refreshToken } = await signIn();
  expect((await ask(app, '{ currentOperator { id } }', { token: refreshToken })).status).toBe(401);
  for (const token of [accessToken, '', refreshToken.slice(0, -1), `${refreshToken}A`]) {
    expect((await ask(app, renew, { variables: { token } })).body.errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
  }
});

test('a mailed link leads to PUBLIC_URL, whatever host was asked', async () => {
  const headers = {
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
    origin: 'https://evil.example',
  };
  expect((await ask(app, reset, { variables: { email }, headers })).body.data).toEqual({
    requestPasswordReset: true,
  });
  const announced: string[] = [];
  const mailer = makeMailer(world.services.settings, (line) => announced.push(line));
  const { caller } = world.asNobody();
  await sendPasswordReset(world.services, mailer, { email, caller });
  expect(announced.join('\n')).toContain('https://console.example.com/reset-password?token=');
  expect(announced.join('\n')).not.toContain('evil');
});

test.each([
  'ada@acme.test\r\nBcc: eve@evil.test',
  'ada@acme.test, eve@evil.test',
  '<ada@acme.test>',
  'ada@acme.test\0',
])('a reset link is mailed to one address, and %j is none', async (address) => {
  const { body } = await ask(app, reset, { variables: { email: address } });
  expect(body.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { email: expect.any(String) },
  });
});
