import { plural, t } from '@lingui/core/macro';
import { formatBytes, formatDate, formatNumber } from './format';
import { defaultLocale, locale, setLocale, setTimeZone } from './localeSettings';
import { formatMoney } from './money';

afterEach(() => setLocale(null));

const clientCount = (count: number): string => t`${plural(count, { one: '# client', other: '# clients' })}`;

test('messages pluralize counts, and formatBytes abbreviates sizes', () => {
  expect([clientCount(1), clientCount(10000)]).toEqual(['1 client', '10,000 clients']);
  expect([formatBytes(1), formatBytes(2500), formatBytes(20_000_000)]).toEqual(['1 byte', '3 kB', '20 MB']);
});

test('formatDate uses the chosen time zone, or the browser’s if the chosen one is unsupported', () => {
  const days = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Nowhere/Atlantis'].map((timeZone) => {
    setTimeZone(timeZone);
    return formatDate('2026-03-04T11:00:00.000Z');
  });
  setTimeZone(null);
  const browserDay = formatDate('2026-03-04T11:00:00.000Z');
  expect(days).toEqual(['Mar 5, 2026', 'Mar 4, 2026', browserDay]);
});

test('setLocale changes the format of dates, numbers and money, but leaves words in English', () => {
  setLocale('de-DE');
  expect(formatNumber(1234.5)).toBe('1.234,5');
  expect(clientCount(1234)).toBe('1.234 clients');
  expect(formatMoney(123456, 'EUR')).toBe('1.234,56\u00a0€');
  expect(formatDate('2026-03-04T11:00:00.000Z')).toBe('04.03.2026');
  expect(defaultLocale()).toBe('en-US');
});

test.each([null, 'tlh', 'no such language'])('setLocale(%p) restores the browser’s locale', (tag) => {
  setLocale('de-DE');
  setLocale(tag);
  expect(locale()).toBe('en-US');
  expect(formatNumber(1234.5)).toBe('1,234.5');
});
