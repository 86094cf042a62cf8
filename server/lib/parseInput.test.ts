import * as z from 'zod';
import { DomainError } from './errors';
import { parseInput } from './parseInput';

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
