import * as z from 'zod';
import { DomainError } from './errors';
import { lines } from '../../contract/text';
import { parseInput, plainLine, textMessages } from './input';

const schema = z.object({
  name: z.string().trim().min(2, 'Enter a name.').regex(/^A/, 'Start with an A.'),
  tags: z.array(z.string().max(3, 'Use at most 3 characters.')),
});

const errorOf = (value: unknown): unknown => {
  try {
    return parseInput(schema, value);
  } catch (error) {
    return error instanceof DomainError ? { code: error.code, ...error.details } : error;
  }
};

test('parseInput returns a valid value as the schema parses it', () => {
  expect(parseInput(schema, { name: ' Ada ', tags: ['x'], other: 1 })).toEqual({ name: 'Ada', tags: ['x'] });
});

test('parseInput throws an error with the first message of each field by path', () => {
  expect(errorOf({ name: 'b', tags: ['abc', 'abcd'] })).toEqual({
    code: 'BAD_USER_INPUT',
    fields: { name: 'Enter a name.', 'tags.1': 'Use at most 3 characters.' },
  });
});

test('parseInput throws the message of an error that concerns the whole value', () => {
  const refinedSchema = schema.refine(() => false, 'Choose one of the two.');
  expect(() => parseInput(refinedSchema, { name: 'Ada', tags: [] })).toThrow('Choose one of the two.');
});

test.each([
  ['  Ada \t Lovelace\n', 'Ada Lovelace'],
  ['A\u202Ed\u2066a\u200B Lo\u00ADve\u0007lace\u200F', 'Ada Lovelace'],
  ['Ada\u200B \u200BLovelace', 'Ada Lovelace'],
  ['Ame\u0301\u200Blie', 'Am\u00E9lie'],
  ['Zoë 名前 👍', 'Zoë 名前 👍'],
  ['می\u200cخواهم 👩\u200d💻', 'می\u200cخواهم 👩\u200d💻'],
])('plainLine converts %j to %j', (input, expected) => {
  expect(plainLine({ min: 1, max: 100 }).parse(input)).toBe(expected);
});

test('plainLine rejects text of only invisible characters and spaces', () => {
  expect(plainLine({ min: 1, max: 100 }).safeParse('\u200B\u202E ').success).toBe(false);
});

test.each(['\u200C\u200D', '\u3164', '\u115F\u1160', '\u2800', '\uFE0F', '\u034F', '\u{E0061}'])(
  'plainLine treats a line of only %j as empty',
  (input) => {
    expect(plainLine({ min: 1, max: 100 }).safeParse(input).error?.issues[0]?.message).toBe(
      'This field is required.',
    );
    expect(plainLine({ max: 100 }).parse(input)).toBe('');
  },
);

test('a text of several lines keeps its line breaks and marks, but loses overrides and isolates', () => {
  expect(lines({ max: 100 }, textMessages).parse(' a\u202Eb\r\n\u2067c\u200F ')).toBe('ab\nc\u200F');
});
