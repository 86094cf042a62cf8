import fc from 'fast-check';
import { formatMoney } from './money';

const maxAmount = Number.MAX_SAFE_INTEGER;
const currencies = fc.constantFrom(...Intl.supportedValuesOf('currency'));

test.each([
  [1999, 'EUR', '€19.99'],
  [-1999, 'EUR', '-€19.99'],
  [500, 'JPY', '¥500'],
  [1234567, 'KWD', 'KWD 1,234.567'],
  [maxAmount, 'USD', '$90,071,992,547,409.91'],
  [-maxAmount, 'KWD', '-KWD 9,007,199,254,740.991'],
])('formatMoney formats %i minor units of %s as %s', (minor, currency, expected) => {
  expect(formatMoney(minor, currency).replace(/\s/g, ' ')).toBe(expected);
});

test('formatMoney includes every digit of an amount in every currency', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), currencies, (amount, currency) => {
      const formatted = formatMoney(amount, currency);
      const digits = BigInt(formatted.replace(/\D/g, ''));
      expect(digits).toBe(BigInt(Math.abs(amount)));
      expect(formatted.includes('-')).toBe(amount < 0);
    }),
    { numRuns: 2000 },
  );
});

test('formatMoney throws a RangeError unless the amount is a safe integer', () => {
  for (const value of [12.5, 2 ** 53, NaN]) {
    expect(() => formatMoney(value, 'EUR')).toThrow(RangeError);
  }
});
