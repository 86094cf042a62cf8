import type { FastifyInstance } from 'fastify';
import { auditServer } from 'graphql-http';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../../app';
import type { Services } from '../context/context';
import type { Database } from '../db/database';
import { DomainError } from '../../lib/errors';
import { sendGraphQL } from '../../testing/httpRequests';
import { TestSocket } from '../../testing/testSocket';
import { type ApiFixture, openApiFixture } from '../../testing/apiFixture';
import type { TestCompany } from '../../testing/fixture';

describe('graphqlRoute', () => {
  let fixture: ApiFixture;
  let company: TestCompany;
  let token: string;

  beforeAll(async () => {
    fixture = await openApiFixture({ REQUESTS_PER_MINUTE: '0' });
    company = await fixture.company();
    token = (await fixture.signedIn(company)).token;
  });

  afterAll(() => fixture.close());

  /** Builds the API with a database whose statements all fail with `error`. */
  const buildFailingApp = (
    error: Error,
    settingsOverrides: Partial<Services['settings']> = {},
  ): Promise<FastifyInstance> => {
    const fail = () => Promise.reject(error);
    const database: Database = Object.create(fixture.services.database, {
      query: { value: fail },
      inCompany: { value: fail },
      onPlatform: { value: fail },
      onPlatformAsyncCommit: { value: fail },
    });
    return buildApp({
      ...fixture.services,
      database,
      settings: { ...fixture.services.settings, ...settingsOverrides },
    });
  };

  test('passes every graphql-http audit: MUST, SHOULD and MAY', async () => {
    await fixture.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = fixture.app.server.address() as AddressInfo;
    const results = await auditServer({ url: `http://127.0.0.1:${port}/graphql` });
    expect(results.length).toBeGreaterThan(50);
    expect(results.filter(({ status }) => status !== 'ok').map(({ name }) => name)).toEqual([]);
  });

  describe('authentication', () => {
    test('returns the operator of a bearer access token', async () => {
      const { status, body } = await sendGraphQL(fixture.app, '{ currentOperator { id email } }', { token });
      expect({ status, body }).toEqual({
        status: 200,
        body: { data: { currentOperator: { id: company.admin.id, email: company.admin.email } } },
      });
    });

    test.each([
      ['no token', undefined],
      ['an invalid token', 'nonsense'],
    ])('spec 8: returns status 401 without data to a request with %s', async (_name, bearer) => {
      const { status, body } = await sendGraphQL(fixture.app, '{ currentOperator { id } }', {
        token: bearer,
      });
      expect(status).toBe(401);
      expect(body).toEqual({
        errors: [{ message: 'Sign in to continue.', extensions: { code: 'UNAUTHENTICATED' } }],
      });
    });

    test('requires a token when an operation mixes public and private fields', async () => {
      const query = `query Mixed { ...Both } fragment Both on Query { invitation(token: "x") { email } roles { role } }`;
      expect((await sendGraphQL(fixture.app, query)).status).toBe(401);
    });

    test('executes a public field without a token or with an invalid one', async () => {
      const query =
        'mutation { login(email: "unknown@example.com", password: "wrong password") { accessToken } }';
      for (const bearer of [undefined, 'nonsense']) {
        const { status, body } = await sendGraphQL(fixture.app, query, { token: bearer });
        expect({ status, code: body.errors?.[0]?.extensions.code }).toEqual({
          status: 200,
          code: 'INVALID_CREDENTIALS',
        });
      }
    });

    test('rejects the token of an ended session', async () => {
      const { token: endedToken } = await fixture.signedIn(company);
      expect((await sendGraphQL(fixture.app, 'mutation { signOut }', { token: endedToken })).body).toEqual({
        data: { signOut: true },
      });
      expect(
        (await sendGraphQL(fixture.app, '{ currentOperator { id } }', { token: endedToken })).status,
      ).toBe(401);
    });
  });

  describe('validation', () => {
    const message = async (query: string) =>
      (await sendGraphQL(fixture.app, query, { token })).body.errors?.[0]?.message;
    const nested = (depth: number): string =>
      depth === 0 ? 'id' : `whiteLabelledCustomer { ${nested(depth - 1)} }`;

    test('rejects more than 10 levels of fields, with fragments expanded', async () => {
      const query = `{ ...A } fragment A on Query { currentOperator { ${nested(9)} } }`;
      expect(await message(query)).toBe('The document nests fields more than 10 levels deep.');
    });

    test('rejects more than 30 aliases, with fragments expanded', async () => {
      const ten = Array.from({ length: 10 }, (_, index) => `a${index}: id`).join(' ');
      const query = `{
      currentOperator { ...T whiteLabelledCustomer { ...C } } a: currentOperator { ...T } b: currentOperator { ...T }
    } fragment T on Operator { ${ten} } fragment C on WhiteLabelledCustomer { id }`;
      expect(await message(query)).toBe('The document has more than 30 aliases.');
    });

    test('rejects more than 3 rich texts in a request, including those in fragments', async () => {
      const draft = (name: string) => `${name}: saveLegalDraft(input: $input) { pathname }`;
      const mutation = (fields: string, more = '') =>
        `mutation ($input: LegalDraftInput!) { ${fields} } ${more}`;
      const refusal = 'The document reads or writes more than 3 rich-text fields. Send one request for each.';
      const hidden = `fragment D on Mutation { ${draft('c')} ${draft('d')} }`;
      expect(await message(mutation(`${draft('a')} ${draft('b')} ...D`, hidden))).toBe(refusal);
      expect(await message(mutation([...'abcdefghij'].map(draft).join(' ')))).toBe(refusal);
      const read = (name: string) => `${name}: legalPage(pathname: "refund-policy") { today }`;
      expect(await message(`{ ${[...'abcd'].map(read).join(' ')} }`)).toBe(refusal);
    });

    test('rejects more than 10 root fields, with fragments expanded', async () => {
      const five = (from: number) =>
        Array.from({ length: 5 }, (_, index) => `a${from + index}: __typename`).join(' ');
      const query = (more: string) => `{ ${five(0)} ...F ${more} } fragment F on Query { ${five(5)} }`;
      expect(await message(query('... { b: __typename }'))).toBe(
        'The document selects more than 10 fields at once.',
      );
      const { status, body } = await sendGraphQL(fixture.app, query(''), { token });
      expect([status, body.errors]).toEqual([200, undefined]);
    });

    test('rejects more than 20 directives', async () => {
      const directives = '@skip(if: false) @include(if: true) '.repeat(11);
      expect(await message(`{ currentOperator { id ${directives} } }`)).toBe(
        'The document has more than 20 directives.',
      );
    });

    test('rejects more than 2,000 tokens', async () => {
      expect(await message(`{ currentOperator { ${'id '.repeat(2100)} } }`)).toContain('2000 tokens');
    });

    test('rejects fragment cycles', async () => {
      const query = '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }';
      expect(await message(query)).toBe('Cannot spread fragment "A" within itself via "B".');
    });

    test('returns 413 with a GraphQL error for a body above 1 MB', async () => {
      const { status, body } = await sendGraphQL(fixture.app, '{ currentOperator { id } }', {
        token,
        variables: { text: 'x'.repeat(5_000_000) },
      });
      expect(status).toBe(413);
      expect(body.errors?.[0]).toMatchObject({
        message: 'This request is too large.',
        extensions: { code: 'BAD_USER_INPUT' },
      });
    });

    test('names the unknown field in the error', async () => {
      const { body } = await sendGraphQL(fixture.app, '{ currentOperator { shoeSize } }', { token });
      expect(body.errors?.[0]).toMatchObject({
        message: 'Cannot query field "shoeSize" on type "Operator".',
        extensions: { code: 'BAD_USER_INPUT' },
      });
    });

    test('returns status 400 for an invalid query when the client accepts application/graphql-response+json', async () => {
      const { status } = await sendGraphQL(fixture.app, '{ nothing }', {
        token,
        headers: { accept: 'application/graphql-response+json' },
      });
      expect(status).toBe(400);
    });
  });

  describe('production', () => {
    let production: FastifyInstance;

    beforeAll(async () => {
      const settings = { ...fixture.services.settings, isProduction: true };
      production = await buildApp({ ...fixture.services, settings });
    });

    afterAll(() => production.close());

    test('disables introspection', async () => {
      const { body } = await sendGraphQL(production, '{ __schema { types { name } } }', { token });
      expect(body.errors?.[0]?.message).toContain('GraphQL introspection has been disabled');
      expect((await sendGraphQL(fixture.app, '{ __schema { queryType { name } } }')).body).toEqual({
        data: { __schema: { queryType: { name: 'Query' } } },
      });
    });

    test('omits hints about similar field names', async () => {
      const query = '{ currentOperator { emial } }';
      expect((await sendGraphQL(fixture.app, query, { token })).body.errors?.[0]?.message).toContain(
        'Did you mean "email"?',
      );
      expect((await sendGraphQL(production, query, { token })).body.errors?.[0]?.message).toBe(
        'Cannot query field "emial" on type "Operator".',
      );
    });
  });

  describe('server failures', () => {
    test('returns 503 UNAVAILABLE, not 401, when the database is unavailable', async () => {
      const failingApp = await buildFailingApp(
        new DomainError('UNAVAILABLE', 'The database can not be reached.'),
      );
      for (const query of ['{ currentOperator { id } }', 'mutation { signOut }']) {
        const { status, body } = await sendGraphQL(failingApp, query, { token });
        expect(status).toBe(503);
        expect(body).toEqual({
          errors: [{ message: 'The database can not be reached.', extensions: { code: 'UNAVAILABLE' } }],
        });
      }
      await failingApp.close();
    });

    test('masks an unknown error and returns the request ID', async () => {
      const failingApp = await buildFailingApp(new TypeError('password=hunter2 in a stack'));
      const { status, body, headers } = await sendGraphQL(failingApp, '{ currentOperator { id } }', {
        token,
      });
      expect({ status, body }).toEqual({
        status: 500,
        body: {
          errors: [
            {
              message: 'Something went wrong on our side. Try again in a minute.',
              extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: headers['x-request-id'] },
            },
          ],
        },
      });
      await failingApp.close();
    });
  });

  test('returns 429 with Retry-After when the rate limit is exceeded', async () => {
    const query =
      'mutation { login(email: "often@example.com", password: "wrong password") { accessToken } }';
    let response = await sendGraphQL(fixture.app, query);
    for (let attempts = 0; attempts < 60 && response.status === 200; attempts++)
      response = await sendGraphQL(fixture.app, query);
    expect(response.status).toBe(429);
    expect(response.body.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('forbids caching of responses', async () => {
    expect((await sendGraphQL(fixture.app, '{ __typename }')).headers['cache-control']).toBe('no-store');
  });
});

describe('expensive requests', () => {
  let fixture: ApiFixture;
  let token: string;

  beforeAll(async () => {
    fixture = await openApiFixture({ REQUESTS_PER_MINUTE: '0' });
    await fixture.app.listen({ port: 0, host: '127.0.0.1' });
    token = (await fixture.signedIn(await fixture.company())).token;
  });

  afterAll(() => fixture.close());

  const fragments = (count: number): string =>
    Array.from({ length: count }, (_, at) => `fragment F${at} on Operator { ...F${at + 1} }`).join(' ');

  const repeated = 'The document repeats fields more than 20 times.';
  const spreads = 'The document uses fragments more than 100 times.';
  const tooLong = 'The document is longer than 50,000 characters. Pass long values as variables.';

  describe.each([
    ['a field 22 times', `{ currentOperator { ${'id '.repeat(22)} } }`, repeated],
    ['an object field 400 times', `{ ${'currentOperator { id } '.repeat(400)} }`, repeated],
    ['a field in 22 inline fragments', `{ currentOperator { ${'... { id } '.repeat(22)} } }`, repeated],
    ['one alias 22 times', `{ currentOperator { ${'a: id '.repeat(22)} } }`, repeated],
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
      'nested lists up to the token limit',
      `{ invitation(token: ${'['.repeat(980)}${']'.repeat(980)}) { email } }`,
      /^String cannot represent a non string value/,
    ],
    [
      'nested objects up to the token limit',
      `mutation { signUp(input: ${'{a: '.repeat(480)}1${'}'.repeat(480)}) { accessToken } }`,
      /^Field "SignUpInput.companyName" of required type/,
    ],
  ])('a request with %s', (_name, query, message) => {
    const expected = typeof message === 'string' ? message : expect.stringMatching(message);

    test('is refused over HTTP', async () => {
      const { status, body } = await sendGraphQL(fixture.app, query);
      expect(status).toBe(200);
      expect(body.errors?.[0]).toMatchObject({ message: expected, extensions: { code: 'BAD_USER_INPUT' } });
    });

    test('is refused on the socket, which stays open', async () => {
      const socket = await TestSocket.openSignedIn(fixture.app, token);
      socket.subscribe('q', query);
      const response = (await socket.next()) as { type: string; payload: unknown[] };
      expect(response.type).toBe('error');
      expect(response.payload[0]).toMatchObject({
        message: expected,
        extensions: { code: 'BAD_USER_INPUT' },
      });
      expect(socket.socket.readyState).toBe(socket.socket.OPEN);
      socket.socket.close();
    });
  });

  test('a message above 100 kB, in one frame or many, closes the socket', async () => {
    for (const frameCount of [1, 50]) {
      const socket = await TestSocket.openSignedIn(fixture.app, token);
      for (let frame = 1; frame <= frameCount; frame += 1) {
        socket.socket.send('x'.repeat(120_000 / frameCount), { fin: frame === frameCount });
      }
      expect((await socket.closed).code).toBe(1009);
    }
  });

  describe('the /graphql endpoint', () => {
    const send = (body: string, contentType = 'application/json') =>
      fixture.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': contentType },
        payload: body,
      });

    test.each([
      ['a batch of 100 requests', JSON.stringify(Array(100).fill({ query: '{ __typename }' }))],
      ['a persisted query', JSON.stringify({ extensions: { persistedQuery: { version: 1 } } })],
      ['a document that is not text', JSON.stringify({ query: { kind: 'Document' } })],
      ['variables that are a list', JSON.stringify({ query: '{ __typename }', variables: ['a'] })],
      ['invalid JSON', '{"query":'],
    ])('returns BAD_USER_INPUT for %s', async (_name, body) => {
      const response = await send(body);
      expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    });

    test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
      'rejects a mutation with content type %s',
      async (contentType) => {
        const response = await send(JSON.stringify({ query: 'mutation { signOut }' }), contentType);
        expect(response.statusCode).toBe(415);
      },
    );

    test('rejects a mutation in a GET request', async () => {
      const url = `/graphql?query=${encodeURIComponent('mutation { signOut }')}`;
      const response = await fixture.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      expect(response.statusCode).toBe(405);
    });

    test('applies the alias limit to GET requests and rejects a long URL with 431', async () => {
      const aliases = Array.from({ length: 31 }, (_, index) => `a${index}: id`).join(' ');
      const query = `{ currentOperator { ${aliases} } }`;
      const response = await fixture.app.inject(`/graphql?query=${encodeURIComponent(query)}`);
      expect(response.json()).toMatchObject({
        errors: [{ message: 'The document has more than 30 aliases.' }],
      });
      const { port } = fixture.app.server.address() as AddressInfo;
      const long = await fetch(`http://127.0.0.1:${port}/graphql?query=${'%20'.repeat(6000)}{__typename}`);
      expect(long.status).toBe(431);
    });
  });
});
