import fc from 'fast-check';
import { decimalAmountText, formatMoney, portionOf, shareOf, toMinorUnits, wholeToMinorUnits } from './money';

const maxAmount = Number.MAX_SAFE_INTEGER;
const amounts = fc.oneof(fc.maxSafeNat(), fc.integer({ min: 0, max: 2000 }));
const currencies = fc.constantFrom(...Intl.supportedValuesOf('currency'));

test.each([
  ['19.99', 'USD', 1999],
  ['19,99', 'EUR', 1999],
  ['19.9', 'USD', 1990],
  ['20', 'USD', 2000],
  ['0', 'USD', 0],
  [' 1 250 ', 'EUR', 125_000],
  ['1,250', 'USD', 125_000],
  ['1,250.50', 'USD', 125_050],
  ['1.250,50', 'EUR', 125_050],
  ['1.250.000', 'EUR', 125_000_000],
  ['1.234,567', 'KWD', 1_234_567],
  ["1'250.50", 'CHF', 125_050],
  ['1’250', 'CHF', 125_000],
  ['1 250 000,5', 'EUR', 125_000_050],
  ['4.35', 'USD', 435],
  ['1.005', 'KWD', 1005],
  ['1500', 'JPY', 1500],
  ['90071992547409.91', 'EUR', maxAmount],
])('toMinorUnits parses %p in %s as %p', (typed, currency, minor) => {
  expect(toMinorUnits(typed, currency)).toBe(minor);
});

test.each([
  ['', 'USD'],
  ['free', 'USD'],
  ['-5', 'USD'],
  ['1e3', 'USD'],
  ['19.999', 'USD'],
  ['1.250', 'EUR'],
  ['1.25,50', 'EUR'],
  ['1,250,5', 'EUR'],
  ['9.5', 'JPY'],
  ['1,250', 'KWD'],
  ['1, 250', 'KWD'],
  ["5'99", 'EUR'],
  ['12’5', 'CHF'],
  ['5 99', 'EUR'],
  ['90071992547409.92', 'EUR'],
  ['99999999999999999999', 'USD'],
])('toMinorUnits rejects the invalid or ambiguous amount %p in %s', (typed, currency) => {
  expect(toMinorUnits(typed, currency)).toBeNull();
});

test.each([
  [1999, 'EUR', '19.99'],
  [5, 'USD', '0.05'],
  [-5, 'USD', '-0.05'],
  [-123456, 'USD', '-1234.56'],
  [0, 'USD', '0.00'],
  [1500, 'JPY', '1500'],
  [7, 'KWD', '0.007'],
])('decimalAmountText converts %i minor units of %s to %s', (minor, currency, text) => {
  expect(decimalAmountText(minor, currency)).toBe(text);
});

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

test('toMinorUnits reverses decimalAmountText in every currency', () => {
  fc.assert(
    fc.property(amounts, currencies, (amount, currency) => {
      expect(toMinorUnits(decimalAmountText(amount, currency), currency)).toBe(amount);
    }),
    { numRuns: 2000 },
  );
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

test('formatMoney and decimalAmountText throw a RangeError unless the amount is a safe integer', () => {
  for (const value of [12.5, 2 ** 53, NaN]) {
    expect(() => formatMoney(value, 'EUR')).toThrow(RangeError);
    expect(() => decimalAmountText(value, 'EUR')).toThrow(RangeError);
  }
});

test('wholeToMinorUnits converts amounts in currencies with two, zero and three decimals', () => {
  expect([wholeToMinorUnits(20, 'EUR'), wholeToMinorUnits(1200, 'JPY'), wholeToMinorUnits(4, 'KWD')]).toEqual(
    [2000, 1200, 4000],
  );
});

test.each([
  [1000, 52, 12, 4333],
  [54, 1, 12, 5],
  [53, 1, 12, 4],
  [-54, 1, 12, -4],
  [-55, 1, 12, -5],
])('portionOf rounds %i × %i ÷ %i to %i', (amount, numerator, denominator, portion) => {
  expect(portionOf(amount, numerator, denominator)).toBe(portion);
});

test('shareOf returns the part divided by the whole, or 0 if the whole is 0', () => {
  expect([shareOf(1, 4), shareOf(-1, 4), shareOf(0, 0)]).toEqual([0.25, -0.25, 0]);
});
