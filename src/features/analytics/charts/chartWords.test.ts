import { axisText } from './chartWords';

test.each([
  [0, 'EUR', '€0'],
  [50, 'EUR', '€0.50'],
  [999_900, 'EUR', '€9,999'],
  [1_000_000, 'EUR', '€10K'],
  [-123_456_789, 'EUR', '-€1.2346M'],
  [9_999, 'JPY', '¥9,999'],
  [12_000, 'JPY', '¥12K'],
  [1500, 'KWD', 'KWD 1.500'],
  [12_345_000, 'KWD', 'KWD 12.345K'],
  [0.5, 'EUR', ''],
])('an axis names %d minor units of %s as %p', (value, currency, text) => {
  expect(axisText(value, { unit: 'money' }, currency).replace(/\s/g, ' ')).toBe(text);
});

test('an axis names numbers of clients short where they are large', () => {
  const texts = [3, 9999, 12_500].map((value) => axisText(value, { unit: 'count' }, 'EUR'));
  expect(texts).toEqual(['3', '9,999', '12.5K']);
});
