import { directionOf, findLanguage, languageOrDefault, portalLanguage } from './languages';

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
