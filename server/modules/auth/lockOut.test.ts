import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { sendGraphQL } from '../../http/testRequests';
import { openWorld, type World } from '../../testing/world';
import { limit } from './limits';
import { hashPassword } from './passwords';

const password = 'correct horse battery';
const wrong = 'wrong wrong wrong';
const login =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { accessToken } }';

let world: World;
let app: FastifyInstance;
let passwordHash: string;
beforeAll(async () => {
  world = await openWorld({ REQUESTS_PER_MINUTE: '0', TRUST_PROXY: '127.0.0.1' });
  app = await buildApp(world.services);
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const anOperator = async (): Promise<string> =>
  (await world.operator(await world.company(), { passwordHash })).email;

interface Try {
  email: string;
  from: string;
  password?: string;
  cookie?: string;
}

/** What a sign-in over HTTP is answered, and the cookie that it sets. */
async function signIn({ email, from, password: typed = wrong, cookie }: Try) {
  const headers = { 'x-forwarded-for': from, ...(cookie && { cookie }) };
  const { body, headers: answered } = await sendGraphQL(app, login, {
    variables: { email, password: typed },
    headers,
  });
  const set = answered['set-cookie'];
  return {
    said: body.errors ? String(body.errors[0]?.extensions['code']) : 'let in',
    cookie: typeof set === 'string' ? set : null,
  };
}

/** Counts tries of an address without hashing a password for each. */
async function countTries(email: string, count: number): Promise<void> {
  for (let tries = 0; tries < count; tries += 1) await limit(world.services, 'login-address', email);
}

async function wrongTries(email: string, from: (at: number) => string, count: number) {
  const said: string[] = [];
  for (let at = 0; at < count; at += 1) said.push((await signIn({ email, from: from(at) })).said);
  return said;
}

/** Uses up the 100 tries that an address has in an hour. Returns the answers to the last 10, which come from everywhere. */
async function lockOut(email: string): Promise<string[]> {
  await countTries(email, 90);
  return wrongTries(email, (at) => `203.0.113.${at}`, 10);
}

const nameAndValue = (cookie: string | null): string => (cookie ?? '').split(';')[0] ?? '';

test.each([
  ['one /56', (at: number) => `2001:db8:0:${at.toString(16)}::1`, 15],
  ['one /48', (at: number) => `2001:db8:1:${(at * 256).toString(16)}::1`, 20],
])('wrong passwords from %s do not lock the account elsewhere', async (_what, from, most) => {
  const email = await anOperator();
  // With the 30 below more than the account has.
  await countTries(email, 75);
  const said = await wrongTries(email, from, 30);
  expect(said.filter((one) => one === 'INVALID_CREDENTIALS')).toHaveLength(most);
  expect(said.at(-1)).toBe('RATE_LIMITED');
  expect((await signIn({ email, from: '198.51.100.1', password })).said).toBe('let in');
});

test('wrong passwords from all networks of a /48 count together', async () => {
  const { database } = world.services;
  const said: string[] = [];
  for (let at = 0; at < 4; at += 1) {
    for (let time = 0; time < 10; time += 1) {
      const from = `2001:db8:2:${(at * 256).toString(16)}::1`;
      said.push((await signIn({ email: `${at}-${time}@nowhere.test`, from })).said);
    }
  }
  expect(new Set(said)).toEqual(new Set(['INVALID_CREDENTIALS']));
  const { rows } = await database.onPlatform((db) =>
    db.query<{ points: number }>(
      "select points from rate_limits where key like 'login-network:%' order by points",
    ),
  );
  expect(rows.map(({ points }) => Number(points)).slice(-1)).toEqual([40]);
});

test('a known device signs in although strangers have used up the address, and no other device does', async () => {
  const email = await anOperator();
  const first = await signIn({ email, from: '198.51.100.2', password });
  expect(first.cookie).toMatch(/^devices=[\w.-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/);

  expect((await lockOut(email)).filter((one) => one === 'INVALID_CREDENTIALS')).toHaveLength(10);
  expect((await signIn({ email, from: '198.51.100.3', password })).said).toBe('RATE_LIMITED');
  const cookie = nameAndValue(first.cookie);
  expect((await signIn({ email, from: '198.51.100.3', password, cookie })).said).toBe('let in');

  const other = await anOperator();
  const theirs = nameAndValue((await signIn({ email: other, from: '198.51.100.4', password })).cookie);
  for (const forged of [theirs, `${cookie}x`, cookie.replace('.', '.A'), 'devices=a.b~c.d', 'devices=~~..']) {
    expect((await signIn({ email, from: '198.51.100.30', password, cookie: forged })).said).toBe(
      'RATE_LIMITED',
    );
  }
});

test('a known device has ten wrong passwords in 15 minutes, which count for nothing else', async () => {
  const email = await anOperator();
  const cookie = nameAndValue((await signIn({ email, from: '198.51.100.5', password })).cookie);
  const said: string[] = [];
  for (let at = 0; at < 11; at += 1) said.push((await signIn({ email, from: `192.0.2.${at}`, cookie })).said);
  expect(said).toEqual([...Array<string>(10).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED']);
  expect((await signIn({ email, from: '198.51.100.5', password, cookie })).said).toBe('RATE_LIMITED');
  expect((await signIn({ email, from: '198.51.100.5', password })).said).toBe('let in');
});

test('a shared browser is a known device of both operators', async () => {
  const [one, other] = [await anOperator(), await anOperator()];
  const first = await signIn({ email: one, from: '198.51.100.6', password });
  const cookie = nameAndValue(first.cookie);
  const second = await signIn({ email: other, from: '198.51.100.6', password, cookie });
  await lockOut(one);
  const both = nameAndValue(second.cookie);
  expect((await signIn({ email: one, from: '198.51.100.7', password, cookie: both })).said).toBe('let in');
});

test('a network with a recent sign-in still signs in after strangers have used up the account', async () => {
  const email = await anOperator();
  await signIn({ email, from: '198.51.100.8', password });
  await lockOut(email);
  expect((await signIn({ email, from: '198.51.100.9', password })).said).toBe('RATE_LIMITED');
  expect((await signIn({ email, from: '198.51.100.8', password })).said).toBe('let in');
});

test('a lock-out does not reveal whether the address belongs to an operator', async () => {
  await lockOut('nobody@nowhere.test');
  expect((await signIn({ email: 'nobody@nowhere.test', from: '198.51.100.10' })).said).toBe('RATE_LIMITED');
});
