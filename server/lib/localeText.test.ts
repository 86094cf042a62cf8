import { inLanguage, inLocale, t } from './i18n/i18n';
import { calendarDayText, dayText, dateTimeText, listText, numberText } from './localeText';
import { dateFormat } from './intlFormats';
import { formatMoney } from './money';

const date = new Date('2026-11-21T19:28:00.000Z');

test.each([
  [
    'de' as const,
    {
      day: '21. November 2026',
      time: '21. November 2026 um 19:28 (Westeuropäische Zeit)',
      numbers: ['12.345', '1.234,50 €', '1.234 Zahlungen sind fehlgeschlagen'],
      list: ['Ada, Max und Zoe', 'Ada, Max und Zoe'],
    },
  ],
  [
    'pt-BR' as const,
    {
      day: '21 de novembro de 2026',
      time: '21 de novembro de 2026 às 19:28 (Horário da Europa Ocidental)',
      numbers: ['12.345', '€ 1.234,50', '1.234 pagamentos falharam'],
      list: ['Ada, Max e Zoe', 'Ada, Max e Zoe'],
    },
  ],
  [
    'ar' as const,
    {
      day: '21 نوفمبر 2026',
      time: '21 نوفمبر 2026 في 7:28 م (توقيت غرب أوروبا)',
      numbers: ['12,345', '1,234.50 €', 'فشلت 1,234 دفعة'],
      list: ['Ada وMax وZoe', 'Ada، وMax، وZoe'],
    },
  ],
])('dates, times, numbers, amounts and lists have the format of %s', (language, expected) => {
  const names = ['Ada', 'Max', 'Zoe'];
  const plain = (text: string) => text.replace(/\s/g, ' ').replace(/[\u200e\u200f\u2068\u2069]/g, '');
  inLanguage(language, () => {
    expect(plain(dayText(date, 'UTC'))).toBe(expected.day);
    expect(plain(dateTimeText(date, 'Europe/Lisbon'))).toBe(expected.time);
    expect([
      numberText(12_345),
      plain(formatMoney(123_450, 'EUR')),
      plain(t('{count, plural, one {# payment failed} other {# payments failed}}', { count: 1234 })),
    ]).toEqual(expected.numbers);
    expect([listText(names), listText(names, 'unit')]).toEqual(expected.list);
  });
});

test('dateTimeText names UTC as it is', () => {
  expect(dateTimeText(date, 'UTC')).toBe('November 21, 2026 at 7:28 PM (UTC)');
});

test.each(['ar-EG', 'ar-SA'])(
  'dates and amounts have Latin digits and the Gregorian calendar in %s',
  (tag) => {
    expect(formatMoney(123_450, 'EUR', tag)).toContain('1,234.50');
    expect(dateFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(date)).toMatch(/^21 .* 2026$/);
  },
);

test('dates and amounts have the format of the locale’s region', () => {
  const texts = () => [calendarDayText('2026-11-21'), formatMoney(123456, 'USD')];
  expect(inLocale('es', texts)).toEqual(['21 de noviembre de 2026', '1234,56\u00A0US$']);
  expect(inLocale('es-MX', texts)).toEqual(['21 de noviembre de 2026', 'USD\u00A01,234.56']);
  expect(inLocale('en-GB', texts)).toEqual(['21 November 2026', 'US$1,234.56']);
});
