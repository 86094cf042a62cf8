import { buildSchema, parse } from 'graphql';
import { createLengthCheck } from './lengths';

const schema = buildSchema(`
  directive @length(max: Int! = 10, entries: Int! = 3) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
  enum Colour { Red }
  input Inner { title: String, tags: [String!] @length(max: 2, entries: 4), inner: [Inner!] }
  type Query {
    find(text: String @length(max: 5), usual: String, id: ID, colours: [Colour!], input: Inner, many: [Inner!]): Query
  }
`);
const check = createLengthCheck(schema);
const query = (args: string) =>
  parse(`query Q($v: String, $i: Inner, $l: [Inner!]) { find { find${args} { find { __typename } } } }`);
const characters = (max: number) => `Use at most ${max} characters.`;
const entries = (max: number) => `Use at most ${max} entries.`;

test.each([
  ['a string at its limit', '(text: "12345")', {}, null],
  ['a string that is longer', '(text: "123456")', {}, { text: characters(5) }],
  ['a block string', '(text: """123456""")', {}, { text: characters(5) }],
  ['a variable', '(text: $v)', { v: '123456' }, { text: characters(5) }],
  ['a variable that is not given', '(text: $v)', {}, null],
  ['the usual limit', '(usual: $v)', { v: '12345678901' }, { usual: characters(10) }],
  ['an id', '(id: $v)', { v: 'x'.repeat(101) }, { id: characters(100) }],
  ['an enum value', `(colours: ${'R'.repeat(101)})`, {}, { colours: characters(100) }],
  ['a list', '(colours: [Red, Red, Red, Red])', {}, { colours: entries(3) }],
  ['an input in the document', '(input: { title: "12345678901" })', {}, { title: characters(10) }],
  ['a variable in an input', '(input: { title: $v })', { v: '12345678901' }, { title: characters(10) }],
  ['an input of a variable', '(input: $i)', { i: { tags: ['ab', 'abc'] } }, { 'tags.1': characters(2) }],
  ['a string for a list of one', '(input: $i)', { i: { tags: 'abc' } }, { tags: characters(2) }],
  ['a list in a variable', '(input: $i)', { i: { tags: Array(5).fill('a') } }, { tags: entries(4) }],
  [
    'an input in a list in an input',
    '(many: $l)',
    { l: [{}, { inner: [{ title: '12345678901' }] }] },
    { 'many.1.inner.0.title': characters(10) },
  ],
  [
    'what the contract does not have',
    '(input: $i)',
    { i: { constructor: 'x'.repeat(200), a: [['']] } },
    null,
  ],
])('checks the length of %s', (_name, args, variables, expected) => {
  expect(check(query(args), variables)).toEqual(expected);
});

test.each([
  ['a default', '$v: String = "123456"', '(text: $v)', {}, { text: characters(5) }],
  ['a default that is not used', '$v: String = "123456"', '(text: $v)', { v: '1' }, { text: characters(5) }],
  ['a default at its limit', '$v: String = "12345"', '(text: $v)', {}, null],
  [
    'a default in an input',
    '$v: String = "12345678901"',
    '(input: { title: $v })',
    {},
    { title: characters(10) },
  ],
  [
    'an input as a default',
    '$v: Inner = { tags: ["a", "abc"] }',
    '(input: $v)',
    {},
    { 'tags.1': characters(2) },
  ],
  [
    'a list as a default',
    '$v: [Colour!] = [Red, Red, Red, Red]',
    '(colours: $v)',
    {},
    { colours: entries(3) },
  ],
  ['null as a default', '$v: String = null', '(text: $v)', {}, null],
])('checks the length of %s of a variable', (_name, variable, args, variables, expected) => {
  const operations = `query Q(${variable}) { ...Asked } query Other { find { id } }`;
  const document = parse(`${operations} fragment Asked on Query { find${args} { __typename } }`);
  expect(check(document, variables)).toEqual(expected);
});

test('reports at most five fields that are too long', () => {
  const variables = { l: Array.from({ length: 3 }, () => ({ tags: ['abc', 'abc', 'abc'] })) };
  expect(Object.keys(check(query('(many: $l)'), variables) ?? {})).toHaveLength(5);
});
