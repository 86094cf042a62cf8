import { makeExecutableSchema } from '@graphql-tools/schema';
import { getOperationAST, parse, type GraphQLResolveInfo } from 'graphql';
import { isAskedIn } from './askedFields';
import { createExecutor, type Executable } from './executor';

const fields = ['items', 'size', 'last'];

const heard: string[][] = [];

const schema = makeExecutableSchema({
  typeDefs: 'type Page { items: [Int!]! size: Int! last: Int! } type Query { page: Page! }',
  resolvers: {
    Query: {
      page: (_root: unknown, _args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
        heard.push(fields.filter(isAskedIn(info)));
        return { items: [1], size: 1, last: 1 };
      },
    },
  },
});

test.each<[string, string[]]>([
  ['{ page { items last } }', ['items', 'last']],
  ['{ page { size } }', ['size']],
  ['{ page { count: size __typename } }', ['size']],
  ['{ page { items } page { size } }', ['items', 'size']],
  ['{ page { ...A } } fragment A on Page { items ...B } fragment B on Page { last }', ['items', 'last']],
  ['{ page { ... on Page { items } ... { size } } }', ['items', 'size']],
  ['query ($on: Boolean = false) { page { last size @include(if: $on) } }', ['size', 'last']],
])('%s asks for %p, when it is compiled too', async (text, asked) => {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('No operation.');
  const executor = createExecutor();
  heard.length = 0;
  for (let use = 0; use < 5; use += 1) await executor({ schema, document, operation } as Executable);
  expect(heard).toEqual(Array.from({ length: 5 }, () => asked));
});
