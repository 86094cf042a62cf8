import { amountText, formatBytes, formatCount, formatDate, formatMoney, tellTimesIn } from './format';

test.each([
  [1999, 'EUR', '€19.99'],
  [500, 'JPY', '¥500'],
  [1234567, 'KWD', 'KWD 1,234.567'],
])('%i minor units of %s', (minor, currency, expected) => {
  expect(formatMoney(minor, currency).replace(/\s/g, ' ')).toBe(expected);
});

test.each([
  [1999, 'EUR', '19.99'],
  [-5, 'USD', '-0.05'],
  [500, 'JPY', '500'],
  [7, 'KWD', '0.007'],
])('%i minor units of %s alone, as a program reads them', (minor, currency, expected) => {
  expect(amountText(minor, currency)).toBe(expected);
});

test('counts agree with their noun, and sizes are short', () => {
  expect([formatCount(1, 'client'), formatCount(10000, 'client')]).toEqual(['1 client', '10,000 clients']);
  expect([formatBytes(1), formatBytes(2500), formatBytes(20_000_000)]).toEqual(['1 byte', '3 kB', '20 MB']);
});

test('a day is the one it is in the time zone that times are told in', () => {
  const days = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Nowhere/Atlantis'].map((timeZone) => {
    tellTimesIn(timeZone);
    return formatDate('2026-03-04T11:00:00.000Z');
  });
  tellTimesIn(null);
  const own = formatDate('2026-03-04T11:00:00.000Z');
  expect(days).toEqual(['Mar 5, 2026', 'Mar 4, 2026', own]);
});
