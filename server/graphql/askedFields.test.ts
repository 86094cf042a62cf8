import { makeExecutableSchema } from '@graphql-tools/schema';
import { getOperationAST, parse, type GraphQLResolveInfo } from 'graphql';
import { isAskedIn } from './askedFields';
import { createExecutor, type Executable } from './executor';

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
