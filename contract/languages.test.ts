import {
  directionOf,
  findLanguage,
  formattingLocale,
  languageOrDefault,
  inRegion,
  localeIn,
  portalLanguage,
  regionOf,
} from './languages';

const offered = ['en', 'de', 'pt-BR'] as const;

test.each([
  [['de'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['pt-PT', 'en'], 'pt-BR'],
  [['PT-br'], 'pt-BR'],
  [['ja', 'en-GB'], 'en'],
  [['ja'], null],
  [[''], null],
  [[], null],
])('findLanguage returns for preferences %j the language %s', (preferred, language) => {
  expect(findLanguage(preferred, offered)).toBe(language);
});

test('directionOf returns rtl for Arabic only', () => {
  expect(['en', 'de', 'ar'].map(directionOf)).toEqual(['ltr', 'ltr', 'rtl']);
});

test.each([
  [[], 'de'],
  [['fr'], 'de'],
  [['fr', 'ar-EG'], 'ar'],
] as const)(
  'a portal in German and Arabic shows for preferences %j the language %s',
  (preferred, language) => {
    expect(portalLanguage(preferred, { languages: ['ar', 'de'], defaultLanguage: 'de' })).toBe(language);
  },
);

test.each([
  ['pt-BR', 'pt-BR'],
  ['tlh', 'en'],
  [null, 'en'],
])('languageOrDefault returns for the stored language %j the language %s', (stored, language) => {
  expect(languageOrDefault(stored)).toBe(language);
});

test.each([
  ['ar', 'ar-u-ca-gregory-nu-latn'],
  ['ar-EG', 'ar-EG-u-ca-gregory-nu-latn'],
  ['ar-EG-u-nu-arab', 'ar-EG-u-ca-gregory-nu-latn'],
  ['de-CH', 'de-CH'],
  ['pt-BR', 'pt-BR'],
])('formattingLocale returns for %s the locale %s', (tag, locale) => {
  expect(formattingLocale(tag)).toBe(locale);
});

test.each([
  ['es', 'MX', 'es-MX'],
  ['es', 'DE', 'es'],
  ['en', 'GB', 'en-GB'],
  ['en', null, 'en'],
  ['pt-BR', 'BR', 'pt-BR'],
  ['ar', 'EG', 'ar-EG'],
] as const)('localeIn(%s, %s) is %s', (language, country, locale) => {
  expect(localeIn(language, country)).toBe(locale);
});

test.each([
  ['en-GB', 'GB'],
  ['es-419', '419'],
  ['zh-Hant-TW', 'TW'],
  ['de', null],
  ['', null],
  ['en-!!', null],
])('regionOf(%j) is %j', (tag, region) => {
  expect(regionOf(tag)).toBe(region);
});

test.each([
  ['en', 'SE', 'en-SE'],
  ['pt-BR', 'PT', 'pt-PT'],
  ['pt-BR', null, 'pt-BR'],
] as const)('inRegion(%s, %j) is %s', (language, region, locale) => {
  expect(inRegion(language, region)).toBe(locale);
});
