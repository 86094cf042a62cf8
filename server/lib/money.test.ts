import fs from 'node:fs';
import fc from 'fast-check';
import {
  amountText,
  averageOf,
  decimalsOf,
  formatMoney,
  isCurrency,
  portionOf,
  readAmount,
  wholeUnits,
} from './money';

const most = Number.MAX_SAFE_INTEGER;
const amounts = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -2000, max: 2000 }));
const currencies = fc.constantFrom(...Intl.supportedValuesOf('currency'));

test.each([
  ['EUR', 2, 1250, '€12.50'],
  ['EUR', 2, -5, '-€0.05'],
  ['EUR', 2, -0, '€0.00'],
  ['USD', 2, most, '$90,071,992,547,409.91'],
  ['JPY', 0, 1200, '¥1,200'],
  ['JPY', 0, -most, '-¥9,007,199,254,740,991'],
  ['KWD', 3, 1250, 'KWD\u00a01.250'],
  ['KWD', 3, most, 'KWD\u00a09,007,199,254,740.991'],
])('%s has %i decimals: %i is %s', (currency, decimals, minorUnits, text) => {
  expect(decimalsOf(currency)).toBe(decimals);
  expect(formatMoney(minorUnits, currency)).toBe(text);
});

test.each([
  [1250, 'EUR', '12.50'],
  [-5, 'EUR', '-0.05'],
  [0, 'KWD', '0.000'],
  [1200, 'JPY', '1200'],
  [-most, 'EUR', '-90071992547409.91'],
])('%i of %s is %s in a file', (minorUnits, currency, text) => {
  expect(amountText(minorUnits, currency)).toBe(text);
});

test('an amount that is written, for programs or for people, has every unit of it in every currency', () => {
  fc.assert(
    fc.property(amounts, currencies, (amount, currency) => {
      const digits = amountText(amount, currency).replace('.', '');
      expect(readAmount(digits)).toBe(amount === 0 ? 0 : amount);
      const sentence = formatMoney(amount, currency);
      expect(sentence.replace(/\D/g, '').padStart(17, '0')).toBe(digits.replace('-', '').padStart(17, '0'));
      expect(sentence.includes('-')).toBe(amount < 0);
    }),
    { numRuns: 2000 },
  );
});

test('amounts are read from digits, and from nothing that has to be rounded', () => {
  expect(['1999', '-5', '0', 12].map(readAmount)).toEqual([1999, -5, 0, 12]);
  for (const value of [12.5, '12.5', '12.00', '1e3', '0x10', ' 7', '', '9007199254740993', NaN, null, 5n]) {
    expect(() => readAmount(value)).toThrow(RangeError);
  }
  for (const value of [12.5, 2 ** 53, NaN]) {
    expect(() => formatMoney(value, 'EUR')).toThrow(RangeError);
  }
});

test('whole units become minor ones', () => {
  expect([wholeUnits(20, 'EUR'), wholeUnits(1200, 'JPY'), wholeUnits(4, 'KWD')]).toEqual([2000, 1200, 4000]);
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
  [most, 999, 1000, 8_998_192_055_486_250],
])('%i × %i ÷ %i is %i', (amount, numerator, denominator, portion) => {
  expect(portionOf(amount, numerator, denominator)).toBe(portion);
});

test('a portion is the nearest amount there is, halves up, however large the product', () => {
  const factor = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(amounts, factor, factor, (amount, one, other) => {
      const [numerator, denominator] = [Math.min(one, other), Math.max(one, other) + 1];
      const portion = portionOf(amount, numerator, denominator);
      // How much too much, in parts of the denominator: from above minus a half up to a half.
      const over = 2n * (BigInt(portion) * BigInt(denominator) - BigInt(amount) * BigInt(numerator));
      expect(over > -BigInt(denominator) && over <= BigInt(denominator)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('an average is a whole number of minor units, of nobody none', () => {
  expect([averageOf(100, 3), averageOf(200, 3), averageOf(7, 2), averageOf(7, 0)]).toEqual([33, 67, 4, null]);
});

test('what goes beyond a number is refused, not rounded', () => {
  expect(() => portionOf(most, 2, 1)).toThrow(RangeError);
  expect(() => wholeUnits(most, 'EUR')).toThrow(RangeError);
  expect(() => portionOf(100, 1, 0)).toThrow(RangeError);
});

test('currencies are those of ISO 4217, in capitals', () => {
  expect(['EUR', 'eur', 'EURO', 'ZZZ', ''].map(isCurrency)).toEqual([true, false, false, false, false]);
});

test('decimals are 0, 2 or 3, and the console counts them in the same way', () => {
  const lists = (file: string) => fs.readFileSync(file, 'utf8').match(/'[A-Z]{3}( [A-Z]{3})+'/g);
  expect(lists('server/lib/money.ts')).toHaveLength(2);
  expect(lists('src/lib/money.ts')).toEqual(lists('server/lib/money.ts'));
});
