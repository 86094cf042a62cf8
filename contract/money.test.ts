import fc from 'fast-check';
import {
  amountText,
  averageOf,
  decimalsOf,
  fromMajorUnits,
  parseAmount,
  portionOf,
  shareOf,
  toMinorUnits,
} from './money';

const maxAmount = Number.MAX_SAFE_INTEGER;
const amounts = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -2000, max: 2000 }));
const currencies = fc.constantFrom(...Intl.supportedValuesOf('currency'));

test.each([
  ['EUR', 2],
  ['USD', 2],
  ['JPY', 0],
  ['KWD', 3],
])('decimalsOf(%s) is %i', (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals);
});

test.each([
  [1250, 'EUR', '12.50'],
  [1999, 'EUR', '19.99'],
  [-5, 'EUR', '-0.05'],
  [5, 'USD', '0.05'],
  [-123456, 'USD', '-1234.56'],
  [0, 'USD', '0.00'],
  [0, 'KWD', '0.000'],
  [7, 'KWD', '0.007'],
  [1200, 'JPY', '1200'],
  [-maxAmount, 'EUR', '-90071992547409.91'],
])('amountText converts %i minor units of %s to %s', (minorUnits, currency, text) => {
  expect(amountText(minorUnits, currency)).toBe(text);
});

test('amountText keeps every digit of an amount in every currency', () => {
  fc.assert(
    fc.property(amounts, currencies, (amount, currency) => {
      expect(parseAmount(amountText(amount, currency).replace('.', ''))).toBe(amount === 0 ? 0 : amount);
    }),
    { numRuns: 2000 },
  );
});

test('parseAmount and amountText throw for anything but safe integers, which parseAmount also accepts as text', () => {
  expect(['1999', '-5', '0', 12].map(parseAmount)).toEqual([1999, -5, 0, 12]);
  for (const value of [12.5, '12.5', '12.00', '1e3', '0x10', ' 7', '', '9007199254740993', NaN, null, 5n]) {
    expect(() => parseAmount(value)).toThrow(RangeError);
  }
  for (const value of [12.5, 2 ** 53, NaN]) {
    expect(() => amountText(value, 'EUR')).toThrow(RangeError);
  }
});

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

test('toMinorUnits reverses amountText in every currency', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), currencies, (amount, currency) => {
      expect(toMinorUnits(amountText(amount, currency), currency)).toBe(amount);
    }),
    { numRuns: 2000 },
  );
});

test('fromMajorUnits converts major units to minor units', () => {
  expect([fromMajorUnits(20, 'EUR'), fromMajorUnits(1200, 'JPY'), fromMajorUnits(4, 'KWD')]).toEqual([
    2000, 1200, 4000,
  ]);
});

test.each([
  [1000, 29, 1000, 29],
  [1000, 52, 12, 4333],
  [54, 1, 12, 5],
  [53, 1, 12, 4],
  [-54, 1, 12, -4],
  [-55, 1, 12, -5],
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

test('shareOf returns the part divided by the whole, or 0 if the whole is 0', () => {
  expect([shareOf(1, 4), shareOf(-1, 4), shareOf(0, 0)]).toEqual([0.25, -0.25, 0]);
});
