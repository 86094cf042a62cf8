import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { ask, type GraphQLAnswer } from '../http/testRequests';
import { openWorld, type World } from '../testing/world';

let world: World;
let app: FastifyInstance;
let token: string;

beforeAll(async () => {
  world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
  app = await buildApp(world.services);
  token = await world.adminToken(await world.company());
}, 60_000);

afterAll(async () => {
  await app.close();
  await world.close();
});

const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken } }';

type Errors = NonNullable<GraphQLAnswer['body']['errors']>;

async function refused(input: unknown): Promise<Errors> {
  const { status, body } = await ask(app, signUp, { token, variables: { input } });
  expect(status).toBe(200);
  expect(body.errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT' });
  return body.errors ?? [];
}

const text = 'x'.repeat(900_000);
const manyFields = (count: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, at]));

test('what is wrong with a variable is said where it is', async () => {
  const messages = (await refused({ companyName: 7 })).map(({ message }) => message);
  expect(messages).toContain(
    'Variable "$input" got invalid value 7 at "input.companyName"; String cannot represent a non string value: 7',
  );
});

test('what came is not sent back in full, once for each mistake in it', async () => {
  const errors = await refused({ companyName: text, ...manyFields(60) });
  expect(errors.length).toBeLessThan(10);
  expect(JSON.stringify(errors).length).toBeLessThan(10_000);
  expect(errors[0]?.message).toContain('Field "name" of required type "String!" was not provided.');
});

test.each([
  ['very many fields', () => manyFields(5000)],
  ['a name that is very long', () => ({ [text]: 1 })],
  ['very many fields further down', () => ({ companyName: [{ a: manyFields(5000) }] })],
])('%s are refused before they are looked at', async (_what, input) => {
  const [first] = await refused(input());
  expect(first?.message).toMatch(/^An object in the variables has more than 200 fields/);
});

const sendAsWritten = (variables: string) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    payload: `{"query":${JSON.stringify(signUp)},"variables":${variables}}`,
  });

const codeOf = (body: string): unknown =>
  (JSON.parse(body) as GraphQLAnswer['body']).errors?.[0]?.extensions.code;

test.each([
  ['lists in lists', `${'['.repeat(9000)}${']'.repeat(9000)}`],
  ['objects in objects', `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`],
])('%s, very deep, are refused like any other', async (_what, input) => {
  const answer = await sendAsWritten(`{"input":${input}}`);
  expect(codeOf(answer.body)).toBe('BAD_USER_INPUT');
  expect(answer.body.length).toBeLessThan(10_000);
});

test.each([
  ['lists in lists', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ['objects in objects', `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`],
  ['a list of very many', JSON.stringify(Array.from({ length: 20_000 }, () => 1))],
  ['very many fields', JSON.stringify(manyFields(50_000))],
  [
    'very many behind an escaped quote',
    JSON.stringify(['\\"', ...Array.from({ length: 20_000 }, () => '\\')]),
  ],
])('%s are refused before they are read', async (_what, input) => {
  const answer = await sendAsWritten(`{"input":${input}}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('A request holds 10,000 values at most.');
});

test('what looks like values in a text counts for nothing', async () => {
  const { body } = await ask(app, 'query ($token: String!) { invitation(token: $token) { email } }', {
    token,
    variables: { token: '[{,"\\'.repeat(30_000) },
  });
  expect(JSON.stringify(body)).not.toContain('values at most');
});

test('a large body of somebody whom nobody knows is not read', async () => {
  for (const bearer of [undefined, 'nonsense']) {
    const { status, body } = await ask(app, signUp, {
      ...(bearer && { token: bearer }),
      variables: { input: { companyName: text } },
    });
    expect(status).toBe(401);
    expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  }
});

test.each(['__proto__', 'constructor', 'prototype', 'toString'])(
  'a field named %s is no field, and changes no other object',
  async (name) => {
    const hostile = `"${name}":{"isAdmin":true}`;
    const answer = await sendAsWritten(`{"input":{${hostile}},${hostile}}`);
    expect(codeOf(answer.body)).toBe('BAD_USER_INPUT');
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  },
);

test('in production nothing hints at the names of inputs', async () => {
  const settings = { ...world.services.settings, isProduction: true };
  const production = await buildApp({ ...world.services, settings });
  const variables = { input: { companyName: 'A', name: 'A', email: 'a', password: 'a', remembrMe: true } };
  const first = async (target: FastifyInstance) =>
    (await ask(target, signUp, { variables })).body.errors?.[0]?.message;
  expect(await first(app)).toContain('Did you mean "rememberMe"?');
  expect(await first(production)).toMatch(/Field "remembrMe" is not defined by type "SignUpInput"\.$/);
  await production.close();
});
