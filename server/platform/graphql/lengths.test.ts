import { buildSchema, parse } from 'graphql';
import { createLengthCheck } from './lengths';

const schema = buildSchema(`
  directive @length(max: Int! = 10, entries: Int! = 3) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
  enum Color { Red }
  input Inner { title: String, tags: [String!] @length(max: 2, entries: 4), inner: [Inner!] }
  type Query {
    find(text: String @length(max: 5), byDefault: String, id: ID, colors: [Color!], input: Inner, many: [Inner!]): Query
  }
`);
const check = createLengthCheck(schema);
const query = (args: string) =>
  parse(`query Q($v: String, $i: Inner, $l: [Inner!]) { find { find${args} { find { __typename } } } }`);
const characters = (max: number) => `Enter at most ${max} characters.`;
const entries = (max: number) => `Enter at most ${max} items.`;

test.each([
  ['accepts a string at the limit', '(text: "12345")', {}, null],
  ['rejects a longer string', '(text: "123456")', {}, { text: characters(5) }],
  ['rejects a long block string', '(text: """123456""")', {}, { text: characters(5) }],
  ['rejects a long variable', '(text: $v)', { v: '123456' }, { text: characters(5) }],
  ['accepts a missing variable', '(text: $v)', {}, null],
  [
    'applies the default limit to a string',
    '(byDefault: $v)',
    { v: '12345678901' },
    { byDefault: characters(10) },
  ],
  ['rejects a long id', '(id: $v)', { v: 'x'.repeat(101) }, { id: characters(100) }],
  ['rejects a long enum value', `(colors: ${'R'.repeat(101)})`, {}, { colors: characters(100) }],
  ['rejects a long list', '(colors: [Red, Red, Red, Red])', {}, { colors: entries(3) }],
  [
    'rejects a long field of an inline input',
    '(input: { title: "12345678901" })',
    {},
    { title: characters(10) },
  ],
  [
    'rejects a long variable in an input',
    '(input: { title: $v })',
    { v: '12345678901' },
    { title: characters(10) },
  ],
  [
    'rejects a long entry in a variable',
    '(input: $i)',
    { i: { tags: ['ab', 'abc'] } },
    { 'tags.1': characters(2) },
  ],
  [
    'rejects a long string in place of a list',
    '(input: $i)',
    { i: { tags: 'abc' } },
    { tags: characters(2) },
  ],
  [
    'rejects a long list in a variable',
    '(input: $i)',
    { i: { tags: Array(5).fill('a') } },
    { tags: entries(4) },
  ],
  [
    'rejects a long field of an input nested in a list',
    '(many: $l)',
    { l: [{}, { inner: [{ title: '12345678901' }] }] },
    { 'many.1.inner.0.title': characters(10) },
  ],
  [
    'ignores fields that the schema does not define',
    '(input: $i)',
    { i: { constructor: 'x'.repeat(200), a: [['']] } },
    null,
  ],
])('createLengthCheck %s', (_name, args, variables, expected) => {
  expect(check(query(args), variables)).toEqual(expected);
});

test.each([
  ['rejects a long default', '$v: String = "123456"', '(text: $v)', {}, { text: characters(5) }],
  [
    'rejects a long, unused default',
    '$v: String = "123456"',
    '(text: $v)',
    { v: '1' },
    { text: characters(5) },
  ],
  ['accepts a maximum-length default', '$v: String = "12345"', '(text: $v)', {}, null],
  [
    'rejects a long nested default',
    '$v: String = "12345678901"',
    '(input: { title: $v })',
    {},
    { title: characters(10) },
  ],
  [
    'rejects a long entry in the default',
    '$v: Inner = { tags: ["a", "abc"] }',
    '(input: $v)',
    {},
    { 'tags.1': characters(2) },
  ],
  [
    'rejects a long list as default',
    '$v: [Color!] = [Red, Red, Red, Red]',
    '(colors: $v)',
    {},
    { colors: entries(3) },
  ],
  ['accepts a null default', '$v: String = null', '(text: $v)', {}, null],
])('createLengthCheck %s of a variable', (_name, variable, args, variables, expected) => {
  const operations = `query Q(${variable}) { ...Selected } query Other { find { id } }`;
  const document = parse(`${operations} fragment Selected on Query { find${args} { __typename } }`);
  expect(check(document, variables)).toEqual(expected);
});

test('createLengthCheck reports at most five values that are too long', () => {
  const variables = { l: Array.from({ length: 3 }, () => ({ tags: ['abc', 'abc', 'abc'] })) };
  expect(Object.keys(check(query('(many: $l)'), variables) ?? {})).toHaveLength(5);
});
