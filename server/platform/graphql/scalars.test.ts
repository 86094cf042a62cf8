import { parseValue } from 'graphql';
import { dateTimeScalar, formDraftScalar } from './scalars';

describe('DateTime', () => {
  test('serializes to UTC with milliseconds', () => {
    expect(dateTimeScalar.serialize(new Date('2026-01-31T23:59:59Z'))).toBe('2026-01-31T23:59:59.000Z');
    expect(dateTimeScalar.serialize('2026-01-31T23:59:59+02:00')).toBe('2026-01-31T21:59:59.000Z');
  });

  test.each(['2026-01-31', 'yesterday', 1_700_000_000, '2026-13-01T00:00:00Z'])('rejects %p', (value) => {
    expect(() => dateTimeScalar.parseValue(value)).toThrow('Use an ISO 8601 time');
  });

  test('parses literals and variables alike', () => {
    const date = new Date('2026-01-31T23:59:59.000Z');
    expect(dateTimeScalar.parseValue('2026-01-31T23:59:59Z')).toEqual(date);
    expect(dateTimeScalar.parseLiteral(parseValue('"2026-01-31T23:59:59Z"'))).toEqual(date);
  });
});

describe('FormDraft', () => {
  test('parses objects of scalars and lists, as variables and literals', () => {
    const draft = { name: 'Ada', price: 5, features: ['a', 'b'], skip: true };
    expect(formDraftScalar.parseValue(draft)).toEqual(draft);
    expect(
      formDraftScalar.parseLiteral(parseValue('{ name: "Ada", price: 5, features: ["a", "b"], skip: true }')),
    ).toEqual(draft);
  });

  test.each([['a text'], [[1]], [null], [{ a: { b: { c: { d: { e: 1 } } } } }]])('rejects %j', (value) => {
    expect(() => formDraftScalar.parseValue(value)).toThrow('Use an object of strings');
  });
});
