import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { ask } from '../http/testRequests';
import { TestSocket } from '../socket/testSocket';
import { openWorld, type World } from '../testing/world';

let world: World;
let app: FastifyInstance;
let token: string;

beforeAll(async () => {
  world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
  app = await buildApp(world.services);
  await app.listen({ port: 0, host: '127.0.0.1' });
  token = await world.adminToken(await world.company());
}, 60_000);

afterAll(async () => {
  await app.close();
  await world.close();
});

const fragments = (count: number): string =>
  Array.from({ length: count }, (_, at) => `fragment F${at} on Operator { ...F${at + 1} }`).join(' ');

const twice = 'This request asks more than 20 times for what it asked for already.';
const spreads = 'This request names fragments more than 100 times.';
const tooLong = 'This request is longer than 50,000 characters. Long values belong in its variables.';

describe.each([
  ['a field 22 times', `{ currentOperator { ${'id '.repeat(22)} } }`, twice],
  ['a field with fields of its own 400 times', `{ ${'currentOperator { id } '.repeat(400)} }`, twice],
  ['a field in 22 inline fragments', `{ currentOperator { ${'... { id } '.repeat(22)} } }`, twice],
  ['one alias 22 times', `{ currentOperator { ${'a: id '.repeat(22)} } }`, twice],
  [
    'a chain of 101 fragments',
    `{ currentOperator { ...F0 } } ${fragments(101)} fragment F101 on Operator { id }`,
    spreads,
  ],
  [
    'one fragment 101 times',
    `{ currentOperator { ${'...F '.repeat(101)} } } fragment F on Operator { id }`,
    spreads,
  ],
  ['a long string', `{ invitation(token: "${'x'.repeat(50_000)}") { email } }`, tooLong],
  ['a long block string', `{ invitation(token: """${'\n x'.repeat(20_000)}""") { email } }`, tooLong],
  ['a long comment', `{ __typename } #${'x'.repeat(50_000)}`, tooLong],
  ['a long name', `{ ${'x'.repeat(50_000)} }`, tooLong],
  [
    'lists in lists, as deep as its tokens reach',
    `{ invitation(token: ${'['.repeat(980)}${']'.repeat(980)}) { email } }`,
    /^String cannot represent a non string value/,
  ],
  [
    'objects in objects, as deep as its tokens reach',
    `mutation { signUp(input: ${'{a: '.repeat(480)}1${'}'.repeat(480)}) { accessToken } }`,
    /^Field "SignUpInput.companyName" of required type/,
  ],
])('a request with %s', (_what, query, message) => {
  const expected = typeof message === 'string' ? message : expect.stringMatching(message);

  test('is refused over HTTP', async () => {
    const { status, body } = await ask(app, query);
    expect(status).toBe(200);
    expect(body.errors?.[0]).toMatchObject({ message: expected, extensions: { code: 'BAD_USER_INPUT' } });
  });

  test('is refused on the socket, which stays open', async () => {
    const socket = await TestSocket.signedIn(app, token);
    socket.subscribe('q', query);
    const answer = (await socket.next()) as { type: string; payload: unknown[] };
    expect(answer.type).toBe('error');
    expect(answer.payload[0]).toMatchObject({ message: expected, extensions: { code: 'BAD_USER_INPUT' } });
    expect(socket.socket.readyState).toBe(socket.socket.OPEN);
    socket.socket.close();
  });
});

test('a message above 100 kB closes its socket, however it is cut in pieces', async () => {
  for (const pieces of [1, 50]) {
    const socket = await TestSocket.signedIn(app, token);
    for (let piece = 1; piece <= pieces; piece += 1) {
      socket.socket.send('x'.repeat(120_000 / pieces), { fin: piece === pieces });
    }
    expect((await socket.closed).code).toBe(1009);
  }
});

describe('what GraphQL over HTTP has no place for', () => {
  const send = (body: string, contentType = 'application/json') =>
    app.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': contentType }, payload: body });

  test.each([
    ['several requests in one', JSON.stringify(Array(100).fill({ query: '{ __typename }' }))],
    ['a document by its hash', JSON.stringify({ extensions: { persistedQuery: { version: 1 } } })],
    ['a document that is no text', JSON.stringify({ query: { kind: 'Document' } })],
    ['variables that are a list', JSON.stringify({ query: '{ __typename }', variables: ['a'] })],
    ['no JSON', '{"query":'],
  ])('%s: a mistake', async (_what, body) => {
    const answer = await send(body);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a mutation as any page could send it, as %s',
    async (contentType) => {
      const answer = await send(JSON.stringify({ query: 'mutation { signOut }' }), contentType);
      expect(answer.statusCode).toBe(415);
    },
  );

  test('a mutation by GET', async () => {
    const url = `/graphql?query=${encodeURIComponent('mutation { signOut }')}`;
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect(answer.statusCode).toBe(405);
  });

  test('more by GET than by POST', async () => {
    const aliases = Array.from({ length: 31 }, (_, index) => `a${index}: id`).join(' ');
    const query = `{ currentOperator { ${aliases} } }`;
    const answer = await app.inject(`/graphql?query=${encodeURIComponent(query)}`);
    expect(answer.json()).toMatchObject({ errors: [{ message: 'This request has more than 30 aliases.' }] });
    const { port } = app.server.address() as AddressInfo;
    const long = await fetch(`http://127.0.0.1:${port}/graphql?query=${'%20'.repeat(6000)}{__typename}`);
    expect(long.status).toBe(431);
  });
});
