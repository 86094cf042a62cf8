import fs from 'node:fs';
import fc from 'fast-check';
import {
  amountText,
  averageOf,
  decimalsOf,
  formatMoney,
  isCurrency,
  portionOf,
  parseAmount,
  fromMajorUnits,
} from './money';

const maxAmount = Number.MAX_SAFE_INTEGER;
const amounts = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -2000, max: 2000 }));
const currencies = fc.constantFrom(...Intl.supportedValuesOf('currency'));

test.each([
  ['EUR', 2, 1250, '€12.50'],
  ['EUR', 2, -5, '-€0.05'],
  ['EUR', 2, -0, '€0.00'],
  ['USD', 2, maxAmount, '$90,071,992,547,409.91'],
  ['JPY', 0, 1200, '¥1,200'],
  ['JPY', 0, -maxAmount, '-¥9,007,199,254,740,991'],
  ['KWD', 3, 1250, 'KWD\u00a01.250'],
  ['KWD', 3, maxAmount, 'KWD\u00a09,007,199,254,740.991'],
])('decimalsOf(%s) is %i, and formatMoney formats %i as %s', (currency, decimals, minorUnits, text) => {
  expect(decimalsOf(currency)).toBe(decimals);
  expect(formatMoney(minorUnits, currency)).toBe(text);
});

test.each([
  [1250, 'EUR', '12.50'],
  [-5, 'EUR', '-0.05'],
  [0, 'KWD', '0.000'],
  [1200, 'JPY', '1200'],
  [-maxAmount, 'EUR', '-90071992547409.91'],
])('amountText converts %i minor units of %s to %s', (minorUnits, currency, text) => {
  expect(amountText(minorUnits, currency)).toBe(text);
});

test('amountText and formatMoney keep every digit of an amount in every currency', () => {
  fc.assert(
    fc.property(amounts, currencies, (amount, currency) => {
      const digits = amountText(amount, currency).replace('.', '');
      expect(parseAmount(digits)).toBe(amount === 0 ? 0 : amount);
      const sentence = formatMoney(amount, currency);
      expect(sentence.replace(/\D/g, '').padStart(17, '0')).toBe(digits.replace('-', '').padStart(17, '0'));
      expect(sentence.includes('-')).toBe(amount < 0);
    }),
    { numRuns: 2000 },
  );
});

test('parseAmount and formatMoney throw for anything but safe integers, which parseAmount also accepts as text', () => {
  expect(['1999', '-5', '0', 12].map(parseAmount)).toEqual([1999, -5, 0, 12]);
  for (const value of [12.5, '12.5', '12.00', '1e3', '0x10', ' 7', '', '9007199254740993', NaN, null, 5n]) {
    expect(() => parseAmount(value)).toThrow(RangeError);
  }
  for (const value of [12.5, 2 ** 53, NaN]) {
    expect(() => formatMoney(value, 'EUR')).toThrow(RangeError);
  }
});

test('fromMajorUnits converts major units to minor units', () => {
  expect([fromMajorUnits(20, 'EUR'), fromMajorUnits(1200, 'JPY'), fromMajorUnits(4, 'KWD')]).toEqual([
    2000, 1200, 4000,
  ]);
});

test.each([
  [1000, 29, 1000, 29],
  [50, 29, 1000, 1],
  [51, 29, 1000, 1],
  [52, 29, 1000, 2],
  [5, 1, 2, 3],
  [-5, 1, 2, -2],
  [-7, 1, 4, -2],
  [-6, 1, 4, -1],
  [maxAmount, 999, 1000, 8_998_192_055_486_250],
])('portionOf rounds %i × %i ÷ %i to %i', (amount, numerator, denominator, portion) => {
  expect(portionOf(amount, numerator, denominator)).toBe(portion);
});

test('portionOf rounds to the nearest amount, with halves up, for products of any size', () => {
  const factor = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(amounts, factor, factor, (amount, firstFactor, secondFactor) => {
      const [numerator, denominator] = [
        Math.min(firstFactor, secondFactor),
        Math.max(firstFactor, secondFactor) + 1,
      ];
      const portion = portionOf(amount, numerator, denominator);
      // Twice the rounding error, in units of 1/denominator. The error is above -1/2 and at most 1/2 minor
      // unit.
      const doubleError = 2n * (BigInt(portion) * BigInt(denominator) - BigInt(amount) * BigInt(numerator));
      expect(doubleError > -BigInt(denominator) && doubleError <= BigInt(denominator)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('averageOf returns whole minor units, or null for a count of zero', () => {
  expect([averageOf(100, 3), averageOf(200, 3), averageOf(7, 2), averageOf(7, 0)]).toEqual([33, 67, 4, null]);
});

test('portionOf and fromMajorUnits throw for results above the safe integers, and portionOf for a zero divisor', () => {
  expect(() => portionOf(maxAmount, 2, 1)).toThrow(RangeError);
  expect(() => fromMajorUnits(maxAmount, 'EUR')).toThrow(RangeError);
  expect(() => portionOf(100, 1, 0)).toThrow(RangeError);
});

test('isCurrency accepts only uppercase ISO 4217 codes', () => {
  expect(['EUR', 'eur', 'EURO', 'ZZZ', ''].map(isCurrency)).toEqual([true, false, false, false, false]);
});

test('the server and the console list the same zero-decimal and three-decimal currencies', () => {
  const readLists = (file: string) => fs.readFileSync(file, 'utf8').match(/'[A-Z]{3}( [A-Z]{3})+'/g);
  expect(readLists('server/lib/money.ts')).toHaveLength(2);
  expect(readLists('src/lib/money.ts')).toEqual(readLists('server/lib/money.ts'));
});
