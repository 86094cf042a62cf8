import { formatCount } from '@/texts/formatCount';
import { formatBytes, formatDate, formatNumber } from './format';
import { locale, ownLocale, tellTimesIn, writeNumbersIn } from './reader';
import { formatMoney } from './money';

afterEach(() => writeNumbersIn(null));

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

test('dates, numbers and money are written in the chosen language, words stay English', () => {
  writeNumbersIn('de-DE');
  expect(formatNumber(1234.5)).toBe('1.234,5');
  expect(formatCount(1234, 'client')).toBe('1.234 clients');
  expect(formatMoney(123456, 'EUR')).toBe('1.234,56\u00a0€');
  expect(formatDate('2026-03-04T11:00:00.000Z')).toBe('04.03.2026');
  expect(ownLocale()).toBe('en-US');
});

test.each([null, 'tlh', 'no such language'])('%p is the browser’s own English', (tag) => {
  writeNumbersIn('de-DE');
  writeNumbersIn(tag);
  expect(locale()).toBe('en-US');
  expect(formatNumber(1234.5)).toBe('1,234.5');
});
