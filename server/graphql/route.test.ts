import type { FastifyInstance } from 'fastify';
import { auditServer } from 'graphql-http';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../app';
import type { Services } from '../context';
import type { Database } from '../db/database';
import { DomainError } from '../errors';
import { ask } from '../http/testRequests';
import { TestSocket } from '../socket/testSocket';
import { openWorld, type TestCompany, type World } from '../testing/world';

describe('route', () => {
  let world: World;
  let app: FastifyInstance;
  let company: TestCompany;
  let token: string;

  beforeAll(async () => {
    world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
    app = await buildApp(world.services);
    company = await world.company();
    token = await world.adminToken(company);
  });

  afterAll(async () => {
    await app.close();
    await world.close();
  });

  /** The same API over a database whose statements all fail like this. */
  const appThatFails = (
    error: Error,
    change: Partial<Services['settings']> = {},
  ): Promise<FastifyInstance> => {
    const fail = () => Promise.reject(error);
    const database: Database = Object.create(world.services.database, {
      query: { value: fail },
      inCompany: { value: fail },
      onPlatform: { value: fail },
      counting: { value: fail },
    });
    return buildApp({ ...world.services, database, settings: { ...world.services.settings, ...change } });
  };

  test('every audit of graphql-http passes: MUST, SHOULD and MAY', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const results = await auditServer({ url: `http://127.0.0.1:${port}/graphql` });
    expect(results.length).toBeGreaterThan(50);
    expect(results.filter(({ status }) => status !== 'ok').map(({ name }) => name)).toEqual([]);
  });

  describe('who asks', () => {
    test('a bearer access token gives the operator', async () => {
      const { status, body } = await ask(app, '{ currentOperator { id email } }', { token });
      expect({ status, body }).toEqual({
        status: 200,
        body: { data: { currentOperator: { id: company.admin.id, email: company.admin.email } } },
      });
    });

    test.each([
      ['no token', undefined],
      ['a token that is not one', 'nonsense'],
    ])('spec 8: status 401 with %s, before anything runs', async (_what, bearer) => {
      const { status, body } = await ask(app, '{ currentOperator { id } }', { token: bearer });
      expect(status).toBe(401);
      expect(body).toEqual({
        errors: [{ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } }],
      });
    });

    test('a public field beside one that is not does not open the operation', async () => {
      const query = `query Mixed { ...Both } fragment Both on Query { invitation(token: "x") { email } roles { role } }`;
      expect((await ask(app, query)).status).toBe(401);
    });

    test('a public field does without a token, and ignores a bad one', async () => {
      const query =
        'mutation { login(email: "nobody@example.com", password: "wrong password") { accessToken } }';
      for (const bearer of [undefined, 'nonsense']) {
        const { status, body } = await ask(app, query, { token: bearer });
        expect({ status, code: body.errors?.[0]?.extensions.code }).toEqual({
          status: 200,
          code: 'INVALID_CREDENTIALS',
        });
      }
    });

    test('a session that has ended is answered as no token', async () => {
      const ending = await world.adminToken(company);
      expect((await ask(app, 'mutation { signOut }', { token: ending })).body).toEqual({
        data: { signOut: true },
      });
      expect((await ask(app, '{ currentOperator { id } }', { token: ending })).status).toBe(401);
    });
  });

  describe('what is refused before it runs', () => {
    const message = async (query: string) => (await ask(app, query, { token })).body.errors?.[0]?.message;
    const nested = (depth: number): string =>
      depth === 0 ? 'id' : `whiteLabelledCustomer { ${nested(depth - 1)} }`;

    test('deeper than 10 fields, fragments written out', async () => {
      const query = `{ ...A } fragment A on Query { currentOperator { ${nested(9)} } }`;
      expect(await message(query)).toBe('This request goes deeper than 10 fields.');
    });

    test('more than 30 aliases, however fragments multiply them', async () => {
      const ten = Array.from({ length: 10 }, (_, index) => `a${index}: id`).join(' ');
      const query = `{
      currentOperator { ...T whiteLabelledCustomer { ...C } } a: currentOperator { ...T } b: currentOperator { ...T }
    } fragment T on Operator { ${ten} } fragment C on WhiteLabelledCustomer { id }`;
      expect(await message(query)).toBe('This request has more than 30 aliases.');
    });

    test('more than 3 rich texts, however fragments hide them', async () => {
      const draft = (name: string) => `${name}: saveLegalDraft(input: $input) { pathname }`;
      const mutation = (fields: string, more = '') =>
        `mutation ($input: LegalDraftInput!) { ${fields} } ${more}`;
      const refusal = 'This request reads or saves more than 3 texts. Send them one at a time.';
      const hidden = `fragment D on Mutation { ${draft('c')} ${draft('d')} }`;
      expect(await message(mutation(`${draft('a')} ${draft('b')} ...D`, hidden))).toBe(refusal);
      expect(await message(mutation([...'abcdefghij'].map(draft).join(' ')))).toBe(refusal);
      const read = (name: string) => `${name}: legalPage(pathname: "refund-policy") { today }`;
      expect(await message(`{ ${[...'abcd'].map(read).join(' ')} }`)).toBe(refusal);
    });

    test('more than 10 fields at its root, however fragments hide them', async () => {
      const five = (from: number) =>
        Array.from({ length: 5 }, (_, index) => `a${from + index}: __typename`).join(' ');
      const query = (more: string) => `{ ${five(0)} ...F ${more} } fragment F on Query { ${five(5)} }`;
      expect(await message(query('... { b: __typename }'))).toBe(
        'This request asks for more than 10 things at once.',
      );
      const { status, body } = await ask(app, query(''), { token });
      expect([status, body.errors]).toEqual([200, undefined]);
    });

    test('more than 20 directives', async () => {
      const directives = '@skip(if: false) @include(if: true) '.repeat(11);
      expect(await message(`{ currentOperator { id ${directives} } }`)).toBe(
        'This request has more than 20 directives.',
      );
    });

    test('more than 2,000 tokens', async () => {
      expect(await message(`{ currentOperator { ${'id '.repeat(2100)} } }`)).toContain('2000 tokens');
    });

    test('fragments that go round in a circle', async () => {
      const query = '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }';
      expect(await message(query)).toBe('Cannot spread fragment "A" within itself via "B".');
    });

    test('a body above 1 MB, as 413 with a GraphQL error', async () => {
      const { status, body } = await ask(app, '{ currentOperator { id } }', {
        token,
        variables: { text: 'x'.repeat(5_000_000) },
      });
      expect(status).toBe(413);
      expect(body.errors?.[0]).toMatchObject({
        message: 'This is larger than can be taken.',
        extensions: { code: 'BAD_USER_INPUT' },
      });
    });

    test('unknown fields, with a sentence that names them', async () => {
      const { body } = await ask(app, '{ currentOperator { shoeSize } }', { token });
      expect(body.errors?.[0]).toMatchObject({
        message: 'Cannot query field "shoeSize" on type "Operator".',
        extensions: { code: 'BAD_USER_INPUT' },
      });
    });

    test('every mistake in a refused request has its own status for clients that ask for it', async () => {
      const { status } = await ask(app, '{ nothing }', {
        token,
        headers: { accept: 'application/graphql-response+json' },
      });
      expect(status).toBe(400);
    });
  });

  describe('production', () => {
    let production: FastifyInstance;

    beforeAll(async () => {
      const settings = { ...world.services.settings, isProduction: true };
      production = await buildApp({ ...world.services, settings });
    });

    afterAll(() => production.close());

    test('answers no introspection', async () => {
      const { body } = await ask(production, '{ __schema { types { name } } }', { token });
      expect(body.errors?.[0]?.message).toContain('GraphQL introspection has been disabled');
      expect((await ask(app, '{ __schema { queryType { name } } }')).body).toEqual({
        data: { __schema: { queryType: { name: 'Query' } } },
      });
    });

    test('does not hint at names that a request came near to', async () => {
      const query = '{ currentOperator { emial } }';
      expect((await ask(app, query, { token })).body.errors?.[0]?.message).toContain('Did you mean "email"?');
      expect((await ask(production, query, { token })).body.errors?.[0]?.message).toBe(
        'Cannot query field "emial" on type "Operator".',
      );
    });
  });

  describe('when the server fails', () => {
    test('a database that is away is 503 UNAVAILABLE, never 401', async () => {
      const failing = await appThatFails(new DomainError('UNAVAILABLE', 'The database can not be reached.'));
      for (const query of ['{ currentOperator { id } }', 'mutation { signOut }']) {
        const { status, body } = await ask(failing, query, { token });
        expect(status).toBe(503);
        expect(body).toEqual({
          errors: [{ message: 'The database can not be reached.', extensions: { code: 'UNAVAILABLE' } }],
        });
      }
      await failing.close();
    });

    test('an unknown error is masked, with the request id that the log has', async () => {
      const failing = await appThatFails(new TypeError('password=hunter2 in a stack'));
      const { status, body, headers } = await ask(failing, '{ currentOperator { id } }', { token });
      expect({ status, body }).toEqual({
        status: 500,
        body: {
          errors: [
            {
              message: 'Something went wrong on our side.',
              extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: headers['x-request-id'] },
            },
          ],
        },
      });
      await failing.close();
    });
  });

  test('a limit is 429 with Retry-After', async () => {
    const query =
      'mutation { login(email: "often@example.com", password: "wrong password") { accessToken } }';
    let answer = await ask(app, query);
    for (let tries = 0; tries < 60 && answer.status === 200; tries++) answer = await ask(app, query);
    expect(answer.status).toBe(429);
    expect(answer.body.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('answers are never kept by a cache', async () => {
    expect((await ask(app, '{ __typename }')).headers['cache-control']).toBe('no-store');
  });
});

describe('heavy requests', () => {
  let world: World;
  let app: FastifyInstance;
  let token: string;

  beforeAll(async () => {
    world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
    app = await buildApp(world.services);
    await app.listen({ port: 0, host: '127.0.0.1' });
    token = await world.adminToken(await world.company());
  });

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
      app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': contentType },
        payload: body,
      });

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
      expect(answer.json()).toMatchObject({
        errors: [{ message: 'This request has more than 30 aliases.' }],
      });
      const { port } = app.server.address() as AddressInfo;
      const long = await fetch(`http://127.0.0.1:${port}/graphql?query=${'%20'.repeat(6000)}{__typename}`);
      expect(long.status).toBe(431);
    });
  });
});
