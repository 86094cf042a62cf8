import { makeExecutableSchema } from '@graphql-tools/schema';
import Fastify, { type FastifyInstance } from 'fastify';
import { execute, type ExecutionResult, getOperationAST, type GraphQLResolveInfo, parse } from 'graphql';
import { buildApp } from '../app';
import type { Context } from '../context';
import type { Database } from '../db/database';
import { DomainError } from '../errors';
import { isAskedIn } from './askedFields';
import { formatError } from './errors';
import { createExecutor, type Executable } from './executor';
import { buildSchema } from './schema';
import { ask, type GraphQLAnswer } from '../http/testRequests';
import { openWorld, type World } from '../testing/world';

describe('executor', () => {
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

  const asker = { requestId: 'r', log: Fastify().log };

  const shown = ({ data, errors }: ExecutionResult) =>
    JSON.parse(
      JSON.stringify({ data, errors: errors?.map((error) => formatError(error, asker).error) }),
    ) as unknown;

  const cases: [what: string, query: string, variables?: Record<string, unknown>][] = [
    ['a value', '{ plan { name level } }'],
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
    ['a variable left out', 'query ($page: Int) { plans(page: $page) { name } }'],
    ['a refusal', '{ forbidden { name } plan { name } }'],
    ['a refusal below', '{ plans(page: 2) { name oldest { name } } }'],
    ['a failure that leaves no data', '{ plan { name } broken { name } }'],
    ['a value that is none of its enum', '{ wrongLevel { name level } }'],
    ['a hole in a list', '{ holes { name } plan { name } }'],
    ['introspection', '{ __schema { queryType { name } } __type(name: "Plan") { fields { name } } }'],
  ];

  test.each(cases.map(([what, query, variables = {}]) => ({ what, query, variables })))(
    'compiled code answers $what as graphql-js does',
    async ({ query, variables: variableValues }) => {
      const document = parse(query);
      const operation = getOperationAST(document);
      if (!operation) throw new Error('no operation');
      const executable: Executable = { schema, document, operation, variableValues, contextValue: {} };
      const expected = shown(await execute(executable));
      const run = createExecutor();
      for (let use = 1; use <= 5; use++) expect(shown(await run(executable))).toEqual(expected);
    },
  );
});

describe('asked fields', () => {
  const fields = ['items', 'size', 'last', 'first'];

  const heard: string[][] = [];
  const heardOfFirst: string[][] = [];

  const schema = makeExecutableSchema({
    typeDefs: `type Page { items: [Int!]! size: Int! last: Int! first: Item }
    type Item { size: Int last: Int first: Item } type Query { page: Page! }`,
    resolvers: {
      Query: {
        page: (_root: unknown, _args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
          heard.push(fields.filter(isAskedIn(info)));
          heardOfFirst.push(fields.filter(isAskedIn(info, 'first')));
          return { items: [1], size: 1, last: 1 };
        },
      },
    },
  });

  async function heardIn(text: string, told: string[][]): Promise<string[][]> {
    const document = parse(text);
    const operation = getOperationAST(document);
    if (!operation) throw new Error('No operation.');
    const executor = createExecutor();
    told.length = 0;
    for (let use = 0; use < 5; use += 1) await executor({ schema, document, operation } as Executable);
    return told;
  }

  test.each<[string, string[]]>([
    ['{ page { items last } }', ['items', 'last']],
    ['{ page { size } }', ['size']],
    ['{ page { count: size __typename } }', ['size']],
    ['{ page { items } page { size } }', ['items', 'size']],
    ['{ page { ...A } } fragment A on Page { items ...B } fragment B on Page { last }', ['items', 'last']],
    ['{ page { ... on Page { items } ... { size } } }', ['items', 'size']],
    ['query ($on: Boolean = false) { page { last size @include(if: $on) } }', ['size', 'last']],
  ])('%s asks for %p, when it is compiled too', async (text, asked) => {
    expect(await heardIn(text, heard)).toEqual(Array.from({ length: 5 }, () => asked));
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
  ])('%s asks for %p of what is first, when it is compiled too', async (text, asked) => {
    expect(await heardIn(text, heardOfFirst)).toEqual(Array.from({ length: 5 }, () => asked));
  });
});

describe('inTurn', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const schema = buildSchema();
  const document = parse('{ a: clients { totalCount } b: clients { items { name } } roles { role } }');

  const answerTo = async (contextValue: Context): Promise<ExecutionResult> =>
    execute({ schema, document, contextValue });

  const asExpected = {
    data: { a: { totalCount: 0 }, b: { items: [] }, roles: expect.any(Array) as unknown },
  };

  /** Somebody's context, and how many transactions were under way in it at most. */
  async function watched(): Promise<{ ctx: Context; most: () => number }> {
    const ctx = await world.asAdmin(await world.company());
    const { database } = ctx.services;
    let underWay = 0;
    let most = 0;
    const inCompany: Database['inCompany'] = async (...how) => {
      underWay += 1;
      most = Math.max(most, underWay);
      return database.inCompany(...how).finally(() => (underWay -= 1));
    };
    const services = { ...ctx.services, database: { ...database, inCompany } };
    return { ctx: { ...ctx, services }, most: () => most };
  }

  test('what one request asks for is found one after the other, however much it asks for', async () => {
    const { ctx, most } = await watched();
    expect(await answerTo(ctx)).toEqual(asExpected);
    expect(most()).toBe(1);
  });

  test('another request of the same person waits for none of it', async () => {
    const { ctx, most } = await watched();
    const both = await Promise.all([answerTo(ctx), answerTo({ ...ctx })]);
    expect(both).toEqual([asExpected, asExpected]);
    expect(most()).toBe(2);
  });
});

describe('variables', () => {
  let world: World;
  let app: FastifyInstance;
  let token: string;

  beforeAll(async () => {
    world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
    app = await buildApp(world.services);
    token = await world.adminToken(await world.company());
  });

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
    const errors = await refused({ companyName: text.slice(0, 2000), ...manyFields(60) });
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
});
