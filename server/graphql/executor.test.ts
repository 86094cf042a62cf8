import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, getOperationAST, parse, type ExecutionResult } from 'graphql';

import Fastify from 'fastify';
import { DomainError } from '../errors';
import { formatError } from './errors';
import { createExecutor, type Executable } from './executor';

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
