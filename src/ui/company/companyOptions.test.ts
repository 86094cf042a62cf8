import { changeLanguage, loadCatalog } from '@/lib/i18n';
import { setLocale } from '@/lib/localeSettings';
import { currencyOptions, timeZoneOptions } from './companyOptions';

describe.each([
  ['de', 'America/New York (Nordamerikanische Ostküstenzeit)', ['Euro (EUR)', 'US-Dollar (USD)']],
  ['pt-BR', 'America/New York (Horário do Leste)', ['Dólar americano (USD)', 'Euro (EUR)']],
  ['ar', 'America/New York (التوقيت الشرقي لأمريكا الشمالية)', ['دولار أمريكي (USD)', 'يورو (EUR)']],
] as const)('in the language %s', (language, timeZone, currencies) => {
  beforeAll(async () => {
    await loadCatalog('entry');
    await changeLanguage(language);
  });
  afterAll(() => changeLanguage('en'));

  test('time zones have their names, and keep their ids as values', () => {
    expect(timeZoneOptions('UTC')).toContainEqual({ value: 'America/New_York', label: timeZone });
    expect(timeZoneOptions('UTC')).toContainEqual({ value: 'UTC', label: 'UTC' });
  });

  test('currencies have their names, and are sorted by them', () => {
    const countries = ['USD', 'EUR'].map((currency) => ({ code: '', name: '', currency }));
    expect(currencyOptions(countries).map(({ label }) => label)).toEqual(currencies);
  });
});

test('time zones have the names that a region uses', async () => {
  await loadCatalog('entry');
  await changeLanguage('es');
  const labelIn = (locale: string) => {
    setLocale(locale);
    return timeZoneOptions('UTC').find(({ value }) => value === 'America/Boise')?.label;
  };
  expect(['es-ES', 'es-MX'].map(labelIn)).toEqual([
    'America/Boise (hora de las Montañas Rocosas)',
    'America/Boise (hora de la montaña)',
  ]);
  setLocale(null);
  await changeLanguage('en');
});
