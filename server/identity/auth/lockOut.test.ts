import { sendGraphQL } from '../../testing/httpRequests';
import { type ApiFixture, openApiFixture } from '../../testing/apiFixture';
import { limit } from '../../platform';
import { hashPassword } from '../passwords/passwords';

const password = 'correct horse battery';
const wrong = 'wrong wrong wrong';
const login =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { accessToken } }';

let fixture: ApiFixture;
let passwordHash: string;
beforeAll(async () => {
  fixture = await openApiFixture({ REQUESTS_PER_MINUTE: '0', TRUST_PROXY: '127.0.0.1' });
  passwordHash = await hashPassword(password);
});
afterAll(() => fixture.close());

const createOperator = async (): Promise<string> =>
  (await fixture.operator(await fixture.company(), { passwordHash })).email;

interface Attempt {
  email: string;
  from: string;
  password?: string;
  cookie?: string;
}

/** Signs in over HTTP. Returns the error code or `signed in`, and the Set-Cookie header or null. */
async function signIn({ email, from, password: typed = wrong, cookie }: Attempt) {
  const headers = { 'x-forwarded-for': from, ...(cookie && { cookie }) };
  const { body, headers: responseHeaders } = await sendGraphQL(fixture.app, login, {
    variables: { email, password: typed },
    headers,
  });
  const setCookie = responseHeaders['set-cookie'];
  return {
    code: body.errors ? String(body.errors[0]?.extensions['code']) : 'signed in',
    cookie: typeof setCookie === 'string' ? setCookie : null,
  };
}

/** Adds attempts to the rate limit of the email address without hashing passwords. */
async function countAttempts(email: string, count: number): Promise<void> {
  for (let attempts = 0; attempts < count; attempts += 1)
    await limit(fixture.services, 'login-address', email);
}

async function attemptWrongPasswords(email: string, from: (index: number) => string, count: number) {
  const codes: string[] = [];
  for (let index = 0; index < count; index += 1)
    codes.push((await signIn({ email, from: from(index) })).code);
  return codes;
}

/**
 * Uses up the 100 hourly attempts of an email address. Returns the codes of the last 10 attempts, each from
 * another network.
 */
async function lockOut(email: string): Promise<string[]> {
  await countAttempts(email, 90);
  return attemptWrongPasswords(email, (index) => `203.0.113.${index}`, 10);
}

const nameAndValue = (cookie: string | null): string => (cookie ?? '').split(';')[0] ?? '';

test.each([
  ['one /56', (index: number) => `2001:db8:0:${index.toString(16)}::1`, 15],
  ['one /48', (index: number) => `2001:db8:1:${(index * 256).toString(16)}::1`, 20],
])(
  'wrong passwords from %s do not lock the account on other networks',
  async (_name, from, expectedCount) => {
    const email = await createOperator();
    // Together with the 30 attempts below, these would exceed the limit of the email address, but attempts
    // that a network limit rejects don't count.
    await countAttempts(email, 75);
    const codes = await attemptWrongPasswords(email, from, 30);
    expect(codes.filter((one) => one === 'INVALID_CREDENTIALS')).toHaveLength(expectedCount);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect((await signIn({ email, from: '198.51.100.1', password })).code).toBe('signed in');
  },
);

test('login counts wrong passwords from all networks of an IPv6 /48 together', async () => {
  const { database } = fixture.services;
  const codes: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const from = `2001:db8:2:${(index * 256).toString(16)}::1`;
      codes.push((await signIn({ email: `${index}-${attempt}@nowhere.test`, from })).code);
    }
  }
  expect(new Set(codes)).toEqual(new Set(['INVALID_CREDENTIALS']));
  const { rows } = await database.onPlatform((db) =>
    db.query<{ points: number }>(
      "select points from rate_limits where key like 'login-network:%' order by points",
    ),
  );
  expect(rows.map(({ points }) => Number(points)).slice(-1)).toEqual([40]);
});

test('login accepts a known device, but not an unknown one, after strangers have used up the attempts of an address', async () => {
  const email = await createOperator();
  const first = await signIn({ email, from: '198.51.100.2', password });
  expect(first.cookie).toMatch(/^devices=[\w.-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/);

  expect((await lockOut(email)).filter((one) => one === 'INVALID_CREDENTIALS')).toHaveLength(10);
  expect((await signIn({ email, from: '198.51.100.3', password })).code).toBe('RATE_LIMITED');
  const cookie = nameAndValue(first.cookie);
  expect((await signIn({ email, from: '198.51.100.3', password, cookie })).code).toBe('signed in');

  const other = await createOperator();
  const otherCookie = nameAndValue((await signIn({ email: other, from: '198.51.100.4', password })).cookie);
  for (const forged of [
    otherCookie,
    `${cookie}x`,
    cookie.replace('.', '.A'),
    'devices=a.b~c.d',
    'devices=~~..',
  ]) {
    expect((await signIn({ email, from: '198.51.100.30', password, cookie: forged })).code).toBe(
      'RATE_LIMITED',
    );
  }
});

test('login allows a known device ten wrong passwords, counted separately from unknown devices', async () => {
  const email = await createOperator();
  const cookie = nameAndValue((await signIn({ email, from: '198.51.100.5', password })).cookie);
  const codes: string[] = [];
  for (let index = 0; index < 11; index += 1)
    codes.push((await signIn({ email, from: `192.0.2.${index}`, cookie })).code);
  expect(codes).toEqual([...Array<string>(10).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED']);
  expect((await signIn({ email, from: '198.51.100.5', password, cookie })).code).toBe('RATE_LIMITED');
  expect((await signIn({ email, from: '198.51.100.5', password })).code).toBe('signed in');
});

test('a browser stays a known device of an operator after another operator signs in', async () => {
  const [one, other] = [await createOperator(), await createOperator()];
  const first = await signIn({ email: one, from: '198.51.100.6', password });
  const cookie = nameAndValue(first.cookie);
  const second = await signIn({ email: other, from: '198.51.100.6', password, cookie });
  await lockOut(one);
  const sharedCookie = nameAndValue(second.cookie);
  expect((await signIn({ email: one, from: '198.51.100.7', password, cookie: sharedCookie })).code).toBe(
    'signed in',
  );
});

test('login accepts a recently used network after strangers have used up the attempts of an address', async () => {
  const email = await createOperator();
  await signIn({ email, from: '198.51.100.8', password });
  await lockOut(email);
  expect((await signIn({ email, from: '198.51.100.9', password })).code).toBe('RATE_LIMITED');
  expect((await signIn({ email, from: '198.51.100.8', password })).code).toBe('signed in');
});

test('login locks out an unknown address after 100 wrong passwords', async () => {
  await lockOut('unknown@nowhere.test');
  expect((await signIn({ email: 'unknown@nowhere.test', from: '198.51.100.10' })).code).toBe('RATE_LIMITED');
});
