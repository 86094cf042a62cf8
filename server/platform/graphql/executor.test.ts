import { makeExecutableSchema } from '@graphql-tools/schema';
import Fastify, { type FastifyInstance } from 'fastify';
import { execute, type ExecutionResult, getOperationAST, type GraphQLResolveInfo, parse } from 'graphql';
import { buildApp } from '../../app';
import type { Context } from '../context/context';
import type { Database } from '../db/database';
import { DomainError } from '../../lib/errors';
import { isSelectedIn } from './selectedFields';
import { formatError } from './errors';
import { createExecutor, type Executable } from './executor';
import { buildSchema } from './schema';
import { resolvers } from '../../resolvers';
import { sendGraphQL, type GraphQLResponse } from '../../testing/httpRequests';
import { type ApiFixture, openApiFixture } from '../../testing/apiFixture';
import { openFixture, type Fixture } from '../../testing/fixture';

describe('createExecutor', () => {
  const plan = { name: 'Growth', level: 'Top' };

  const schema = makeExecutableSchema({
    typeDefs: `
    enum Level { Top Low }
    input Filter { levels: [Level!] least: Int }
    type Plan { name: String! level: Level! oldest: Plan friends: [Plan!]! }
    type Query {
      plan: Plan
      plans(filter: Filter, page: Int = 1): [Plan]!
      forbidden: Plan
      broken: Plan!
      wrongLevel: Plan
      holes: [Plan!]
    }
  `,
    resolvers: {
      Query: {
        plan: () => plan,
        plans: async (_root: unknown, { page }: { page: number }) => Array.from({ length: page }, () => plan),
        forbidden: () => {
          throw new DomainError('FORBIDDEN', 'Not yours.');
        },
        broken: () => Promise.reject(new TypeError('secret')),
        wrongLevel: () => ({ name: 'x', level: 'Nowhere' }),
        holes: () => [plan, null],
      },
      Plan: {
        oldest: async () => {
          throw new DomainError('NOT_FOUND', 'This plan does not exist.');
        },
        friends: () => [],
      },
    },
  });

  const requestLog = { requestId: 'r', log: Fastify().log };

  const serialize = ({ data, errors }: ExecutionResult) =>
    JSON.parse(
      JSON.stringify({ data, errors: errors?.map((error) => formatError(error, requestLog).error) }),
    ) as unknown;

  const cases: [what: string, query: string, variables?: Record<string, unknown>][] = [
    ['plain fields', '{ plan { name level } }'],
    [
      'fragments and aliases',
      '{ a: plan { ...P } b: plan { n: name ...P } } fragment P on Plan { name __typename }',
    ],
    [
      'directives',
      'query ($on: Boolean!) { plan { name @include(if: $on) level @skip(if: $on) } }',
      { on: true },
    ],
    ['a default', '{ plans { name } }'],
    ['a variable', 'query ($page: Int) { plans(page: $page) { name } }', { page: 2 }],
    ['an omitted variable', 'query ($page: Int) { plans(page: $page) { name } }'],
    ['an error', '{ forbidden { name } plan { name } }'],
    ['a nested error', '{ plans(page: 2) { name oldest { name } } }'],
    ['an error that leaves no data', '{ plan { name } broken { name } }'],
    ['an invalid enum value', '{ wrongLevel { name level } }'],
    ['null in a non-null list', '{ holes { name } plan { name } }'],
    ['introspection', '{ __schema { queryType { name } } __type(name: "Plan") { fields { name } } }'],
  ];

  test.each(cases.map(([what, query, variables = {}]) => ({ what, query, variables })))(
    'returns the same result as graphql-js for $what, interpreted and compiled',
    async ({ query, variables: variableValues }) => {
      const document = parse(query);
      const operation = getOperationAST(document);
      if (!operation) throw new Error('no operation');
      const executable: Executable = { schema, document, operation, variableValues, contextValue: {} };
      const expected = serialize(await execute(executable));
      const run = createExecutor();
      for (let use = 1; use <= 5; use++) expect(serialize(await run(executable))).toEqual(expected);
    },
  );
});

describe('isSelectedIn', () => {
  const fields = ['items', 'size', 'last', 'first'];

  const pageSelections: string[][] = [];
  const itemSelections: string[][] = [];

  const schema = makeExecutableSchema({
    typeDefs: `type Page { items: [Int!]! size: Int! last: Int! first: Item }
    type Item { size: Int last: Int first: Item } type Query { page: Page! }`,
    resolvers: {
      Query: {
        page: (_root: unknown, _args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
          pageSelections.push(fields.filter(isSelectedIn(info)));
          itemSelections.push(fields.filter(isSelectedIn(info, 'first')));
          return { items: [1], size: 1, last: 1 };
        },
      },
    },
  });

  async function collectSelections(text: string, selections: string[][]): Promise<string[][]> {
    const document = parse(text);
    const operation = getOperationAST(document);
    if (!operation) throw new Error('No operation.');
    const executor = createExecutor();
    selections.length = 0;
    for (let use = 0; use < 5; use += 1) await executor({ schema, document, operation } as Executable);
    return selections;
  }

  test.each<[string, string[]]>([
    ['{ page { items last } }', ['items', 'last']],
    ['{ page { size } }', ['size']],
    ['{ page { count: size __typename } }', ['size']],
    ['{ page { items } page { size } }', ['items', 'size']],
    ['{ page { ...A } } fragment A on Page { items ...B } fragment B on Page { last }', ['items', 'last']],
    ['{ page { ... on Page { items } ... { size } } }', ['items', 'size']],
    ['query ($on: Boolean = false) { page { last size @include(if: $on) } }', ['size', 'last']],
  ])('given %s, is true only for %p, interpreted and compiled', async (text, selected) => {
    expect(await collectSelections(text, pageSelections)).toEqual(Array.from({ length: 5 }, () => selected));
  });

  test.each<[string, string[]]>([
    ['{ page { size first { last } } }', ['last']],
    ['{ page { size } }', []],
    ['{ page { first { first { size } } } }', ['first']],
    [
      '{ page { first { size } one: first { last } } page { first { first { size } } } }',
      ['size', 'last', 'first'],
    ],
    ['{ page { ...A } } fragment A on Page { first { ...B } } fragment B on Item { last }', ['last']],
    ['{ page { ... { first { ... on Item { size } } } } }', ['size']],
  ])('given %s, is true in `first` only for %p, interpreted and compiled', async (text, selected) => {
    expect(await collectSelections(text, itemSelections)).toEqual(Array.from({ length: 5 }, () => selected));
  });
});

describe('runSequentially', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  const schema = buildSchema(resolvers);
  const document = parse('{ a: clients { totalCount } b: clients { items { name } } roles { role } }');

  const executeWith = async (contextValue: Context): Promise<ExecutionResult> =>
    execute({ schema, document, contextValue });

  const expectedResult = {
    data: { a: { totalCount: 0 }, b: { items: [] }, roles: expect.any(Array) as unknown },
  };

  /** Returns a context and a function that returns the maximum number of its concurrent transactions. */
  async function trackTransactions(): Promise<{ ctx: Context; maxConcurrent: () => number }> {
    const ctx = await fixture.signedIn(await fixture.company());
    const { database } = ctx.services;
    let running = 0;
    let maxConcurrent = 0;
    const inCompany: Database['inCompany'] = async (...args) => {
      running += 1;
      maxConcurrent = Math.max(maxConcurrent, running);
      return database.inCompany(...args).finally(() => (running -= 1));
    };
    const services = { ...ctx.services, database: { ...database, inCompany } };
    return { ctx: { ...ctx, services }, maxConcurrent: () => maxConcurrent };
  }

  test('runs the resolvers of one request one after another', async () => {
    const { ctx, maxConcurrent } = await trackTransactions();
    expect(await executeWith(ctx)).toEqual(expectedResult);
    expect(maxConcurrent()).toBe(1);
  });

  test('runs two requests of the same operator concurrently', async () => {
    const { ctx, maxConcurrent } = await trackTransactions();
    const both = await Promise.all([executeWith(ctx), executeWith({ ...ctx })]);
    expect(both).toEqual([expectedResult, expectedResult]);
    expect(maxConcurrent()).toBe(2);
  });
});

describe('POST /graphql', () => {
  let fixture: ApiFixture;
  let token: string;

  beforeAll(async () => {
    fixture = await openApiFixture({ REQUESTS_PER_MINUTE: '0' });
    token = (await fixture.signedIn(await fixture.company())).token;
  });

  afterAll(() => fixture.close());

  const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken } }';

  type Errors = NonNullable<GraphQLResponse['body']['errors']>;

  async function expectRefused(input: unknown): Promise<Errors> {
    const { status, body } = await sendGraphQL(fixture.app, signUp, { token, variables: { input } });
    expect(status).toBe(200);
    expect(body.errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT' });
    return body.errors ?? [];
  }

  const text = 'x'.repeat(900_000);
  const manyFields = (count: number): Record<string, number> =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, at]));

  test('reports the path of an invalid variable value', async () => {
    const messages = (await expectRefused({ companyName: 7 })).map(({ message }) => message);
    expect(messages).toContain(
      'Variable "$input" got invalid value 7 at "input.companyName"; String cannot represent a non string value: 7',
    );
  });

  test('limits the number and length of validation errors', async () => {
    const errors = await expectRefused({ companyName: text.slice(0, 2000), ...manyFields(60) });
    expect(errors.length).toBeLessThan(10);
    expect(JSON.stringify(errors).length).toBeLessThan(10_000);
    expect(errors[0]?.message).toContain('Field "name" of required type "String!" was not provided.');
  });

  test.each([
    ['very many fields', () => manyFields(5000)],
    ['a very long name', () => ({ [text]: 1 })],
    ['very many nested fields', () => ({ companyName: [{ a: manyFields(5000) }] })],
  ])('rejects %s before validation', async (_name, input) => {
    const [first] = await expectRefused(input());
    expect(first?.message).toMatch(/^Objects in variables can have at most 200 fields/);
  });

  const sendRaw = (variables: string) =>
    fixture.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      payload: `{"query":${JSON.stringify(signUp)},"variables":${variables}}`,
    });

  const codeOf = (body: string): unknown =>
    (JSON.parse(body) as GraphQLResponse['body']).errors?.[0]?.extensions.code;

  test.each([
    ['nested lists', `${'['.repeat(9000)}${']'.repeat(9000)}`],
    ['nested objects', `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`],
  ])('rejects deeply %s as invalid input', async (_name, input) => {
    const response = await sendRaw(`{"input":${input}}`);
    expect(codeOf(response.body)).toBe('BAD_USER_INPUT');
    expect(response.body.length).toBeLessThan(10_000);
  });

  test.each([
    ['deeply nested lists', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    ['deeply nested objects', `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`],
    ['a very long list', JSON.stringify(Array.from({ length: 20_000 }, () => 1))],
    ['very many fields', JSON.stringify(manyFields(50_000))],
    [
      'very many values after an escaped quote',
      JSON.stringify(['\\"', ...Array.from({ length: 20_000 }, () => '\\')]),
    ],
  ])('rejects %s before parsing', async (_name, input) => {
    const response = await sendRaw(`{"input":${input}}`);
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('Send at most 10,000 values in a request.');
  });

  test('ignores brackets and commas in strings when it counts values', async () => {
    const { body } = await sendGraphQL(
      fixture.app,
      'query ($token: String!) { invitation(token: $token) { email } }',
      {
        token,
        variables: { token: '[{,"\\'.repeat(30_000) },
      },
    );
    expect(JSON.stringify(body)).not.toContain('values in a request');
  });

  test('rejects a large body without a valid token', async () => {
    for (const bearer of [undefined, 'nonsense']) {
      const { status, body } = await sendGraphQL(fixture.app, signUp, {
        ...(bearer && { token: bearer }),
        variables: { input: { companyName: text } },
      });
      expect(status).toBe(401);
      expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
  });

  test.each(['__proto__', 'constructor', 'prototype', 'toString'])(
    'rejects a field named %s without changing object prototypes',
    async (name) => {
      const hostile = `"${name}":{"isAdmin":true}`;
      const response = await sendRaw(`{"input":{${hostile}},${hostile}}`);
      expect(codeOf(response.body)).toBe('BAD_USER_INPUT');
      expect(Object.prototype).not.toHaveProperty('isAdmin');
    },
  );

  test('omits hints about input names in production', async () => {
    const settings = { ...fixture.services.settings, isProduction: true };
    const production = await buildApp({ ...fixture.services, settings });
    const variables = { input: { companyName: 'A', name: 'A', email: 'a', password: 'a', remembrMe: true } };
    const first = async (target: FastifyInstance) =>
      (await sendGraphQL(target, signUp, { variables })).body.errors?.[0]?.message;
    expect(await first(fixture.app)).toContain('Did you mean "rememberMe"?');
    expect(await first(production)).toMatch(/Field "remembrMe" is not defined by type "SignUpInput"\.$/);
    await production.close();
  });
});
