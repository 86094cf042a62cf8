import { plural, t } from '@lingui/core/macro';
import {
  compareTexts,
  countryName,
  currencyName,
  formatAgo,
  formatBytes,
  formatDate,
  formatList,
  formatNumber,
  formatPercent,
  languageName,
  timeZoneName,
} from './format';
import { changeLanguage, loadCatalog } from './i18n';
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

const plainSpaces = (text: string): string => text.replace(/\s/g, ' ');

describe.each([
  [
    'de' as const,
    {
      formats: ['04.03.2026, 12:00', '1.234,5', '25 %', '2,5 MB', '1.234,50 €', 'vor 5 Min.'],
      names: [
        'Deutschland',
        'Spanisch',
        'US-Dollar (USD)',
        'Nordamerikanische Ostküstenzeit',
        'Ada, Max und Zoe',
      ],
      sorted: ['Äpfel', 'apple', 'Zebra'],
    },
  ],
  [
    'pt-BR' as const,
    {
      formats: ['4 de mar. de 2026, 12:00', '1.234,5', '25%', '2,5 MB', '€ 1.234,50', 'há 5 min.'],
      names: ['Alemanha', 'espanhol', 'Dólar americano (USD)', 'Horário do Leste', 'Ada, Max e Zoe'],
      sorted: ['Äpfel', 'apple', 'Zebra'],
    },
  ],
  [
    'ar' as const,
    {
      formats: ['04/03/2026، 12:00 م', '1,234.5', '25%', '2.5 م.ب', '1,234.50 €', 'قبل 5 دقائق'],
      names: [
        'ألمانيا',
        'الإسبانية',
        'دولار أمريكي (USD)',
        'التوقيت الشرقي لأمريكا الشمالية',
        'Ada وMax وZoe',
      ],
      sorted: ['ألمانيا', 'Äpfel', 'apple'],
    },
  ],
])('in the language %s', (language, { formats, names, sorted }) => {
  beforeAll(async () => {
    await loadCatalog('entry');
    await changeLanguage(language);
  });
  beforeEach(() => setTimeZone('UTC'));
  afterAll(async () => {
    setTimeZone(null);
    await changeLanguage('en');
  });

  test('dates, numbers, amounts, sizes and relative times have its format', () => {
    const texts = [
      formatDate('2026-03-04T12:00:00.000Z', 'dateTime'),
      formatNumber(1234.5),
      formatPercent(0.25),
      formatBytes(2_500_000),
      formatMoney(123450, 'EUR'),
      formatAgo(5, 'minute'),
    ];
    expect(texts.map((text) => plainSpaces(text).replace(/[\u200e\u200f]/g, ''))).toEqual(formats);
  });

  test('countries, languages, currencies, time zones and lists have its names and words', () => {
    expect([
      countryName('DE'),
      languageName('es'),
      currencyName('USD'),
      timeZoneName('America/New_York'),
      formatList(['Ada', 'Max', 'Zoe']),
    ]).toEqual(names);
  });

  test('texts are sorted by its alphabet', () => {
    expect([...sorted].reverse().sort(compareTexts)).toEqual(sorted);
  });
});

test.each(['ar-EG', 'ar-SA', 'ar-MA'])('numbers, counts and dates have Latin digits in %s', async (tag) => {
  await loadCatalog('entry');
  await changeLanguage('ar');
  setLocale(tag);
  const texts = [formatNumber(12.5), clientCount(1234), formatDate('2026-03-04T12:00:00.000Z')];
  expect(texts.join()).not.toMatch(/[\u0660-\u0669]/);
  expect(texts[2]).toContain('2026');
  await changeLanguage('en');
});
