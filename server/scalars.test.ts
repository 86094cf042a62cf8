import { parseValue } from 'graphql';
import { dateTimeScalar, formDraftScalar } from './scalars';

describe('DateTime', () => {
  test('is written in UTC with milliseconds', () => {
    expect(dateTimeScalar.serialize(new Date('2026-01-31T23:59:59Z'))).toBe('2026-01-31T23:59:59.000Z');
    expect(dateTimeScalar.serialize('2026-01-31T23:59:59+02:00')).toBe('2026-01-31T21:59:59.000Z');
  });

  test.each(['2026-01-31', 'yesterday', 1_700_000_000, '2026-13-01T00:00:00Z'])(
    'does not take %p',
    (value) => {
      expect(() => dateTimeScalar.parseValue(value)).toThrow('A time is written as ISO 8601');
    },
  );

  test('takes a literal and a variable alike', () => {
    const moment = new Date('2026-01-31T23:59:59.000Z');
    expect(dateTimeScalar.parseValue('2026-01-31T23:59:59Z')).toEqual(moment);
    expect(dateTimeScalar.parseLiteral(parseValue('"2026-01-31T23:59:59Z"'))).toEqual(moment);
  });
});

describe('FormDraft', () => {
  test('takes what a form holds, as a literal too', () => {
    const draft = { name: 'Ada', price: 5, features: ['a', 'b'], skip: true };
    expect(formDraftScalar.parseValue(draft)).toEqual(draft);
    expect(
      formDraftScalar.parseLiteral(parseValue('{ name: "Ada", price: 5, features: ["a", "b"], skip: true }')),
    ).toEqual(draft);
  });

  test.each([['a text'], [[1]], [null], [{ a: { b: { c: { d: { e: 1 } } } } }]])(
    'does not take %j',
    (value) => {
      expect(() => formDraftScalar.parseValue(value)).toThrow('A draft is an object');
    },
  );

  test('is 10 kB at most', () => {
    expect(() => formDraftScalar.parseValue({ note: 'x'.repeat(10_000) })).toThrow('10 kB');
  });
});
