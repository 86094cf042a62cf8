import fc from 'fast-check';
import { amountText } from '../../contract/money';
import { formatMoney, isCurrency } from './money';

const maxAmount = Number.MAX_SAFE_INTEGER;
const amounts = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -2000, max: 2000 }));
const currencies = fc.constantFrom(...Intl.supportedValuesOf('currency'));

test.each([
  ['EUR', 1250, '€12.50'],
  ['EUR', -5, '-€0.05'],
  ['EUR', -0, '€0.00'],
  ['USD', maxAmount, '$90,071,992,547,409.91'],
  ['JPY', 1200, '¥1,200'],
  ['JPY', -maxAmount, '-¥9,007,199,254,740,991'],
  ['KWD', 1250, 'KWD\u00a01.250'],
  ['KWD', maxAmount, 'KWD\u00a09,007,199,254,740.991'],
])('formatMoney formats %s %i as %s', (currency, minorUnits, text) => {
  expect(formatMoney(minorUnits, currency)).toBe(text);
});

test.each([
  ['USD', -2550, '\u200f\u200e-25.50\u00a0\u2066US$\u2069'],
  ['EUR', 2550, '\u200f25.50\u00a0€'],
])('formatMoney isolates a currency in Latin letters in Arabic: %s', (currency, minorUnits, text) => {
  expect(formatMoney(minorUnits, currency, 'ar')).toBe(text);
});

test('formatMoney keeps every digit of an amount in every currency', () => {
  fc.assert(
    fc.property(amounts, currencies, (amount, currency) => {
      const digits = amountText(amount, currency).replace('.', '');
      const sentence = formatMoney(amount, currency);
      expect(sentence.replace(/\D/g, '').padStart(17, '0')).toBe(digits.replace('-', '').padStart(17, '0'));
      expect(sentence.includes('-')).toBe(amount < 0);
    }),
    { numRuns: 2000 },
  );
});

test('formatMoney throws a RangeError unless the amount is a safe integer', () => {
  for (const value of [12.5, 2 ** 53, NaN]) {
    expect(() => formatMoney(value, 'EUR')).toThrow(RangeError);
  }
});

test('isCurrency accepts only uppercase ISO 4217 codes', () => {
  expect(['EUR', 'eur', 'EURO', 'ZZZ', ''].map(isCurrency)).toEqual([true, false, false, false, false]);
});
