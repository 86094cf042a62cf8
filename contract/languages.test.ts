import { directionOf, findLanguage } from './languages';

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
