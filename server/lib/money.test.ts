import { amountText, decimalsOf, formatMoney, isCurrency, toMinorUnits } from './money';

test.each([
  ['EUR', 2, 1250, '€12.50'],
  ['JPY', 0, 1200, '¥1,200'],
  ['KWD', 3, 1250, 'KWD\u00a01.250'],
])('%s has %i decimals', (currency, decimals, minorUnits, text) => {
  expect(decimalsOf(currency)).toBe(decimals);
  expect(formatMoney(minorUnits, currency)).toBe(text);
});

test.each([
  [1250, 2, '12.50'],
  [-5, 2, '-0.05'],
  [0, 3, '0.000'],
  [1200, 0, '1200'],
])('%i with %i decimals is %s in a file', (minorUnits, decimals, text) => {
  expect(amountText(minorUnits, decimals)).toBe(text);
});

test('whole units become minor units without a rounding error', () => {
  expect([toMinorUnits(19.99, 'EUR'), toMinorUnits(1200, 'JPY'), toMinorUnits(4.35, 'KWD')]).toEqual([
    1999, 1200, 4350,
  ]);
});

test('currencies are those of ISO 4217, in capitals', () => {
  expect(['EUR', 'eur', 'EURO', 'ZZZ', ''].map(isCurrency)).toEqual([true, false, false, false, false]);
});
