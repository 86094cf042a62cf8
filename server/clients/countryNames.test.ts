import { countryCodes } from '../lib/countries';
import { alpha2Of, countryCode } from './countryNames';

test.each([
  ['Germany', 'DE'],
  ['Deutschland', 'DE'],
  ['Allemagne', 'DE'],
  ['Alemania', 'DE'],
  ['Alemanha', 'DE'],
  ['ألمانيا', 'DE'],
  ['VEREINIGTE STAATEN', 'US'],
  ['États-Unis', 'US'],
  ['etats-unis', 'US'],
  ['Estados Unidos', 'US'],
  ['Brasilien', 'BR'],
  ['Hongkong', 'HK'],
  ['deu', 'DE'],
  ['GBR', 'GB'],
  [' at ', 'AT'],
  ['USA', 'US'],
  ['Narnia', null],
])('countryCode(%j) returns %j', (text, code) => {
  expect(countryCode(text)).toBe(code);
});

test('every country has a three-letter code and a unique name in each language', () => {
  expect([...alpha2Of.values()].sort()).toEqual([...countryCodes].sort());
  for (const language of ['en', 'de', 'fr', 'es', 'pt-BR', 'ar']) {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    for (const code of countryCodes)
      expect([language, names.of(code), countryCode(names.of(code) ?? '')]).toEqual([
        language,
        names.of(code),
        code,
      ]);
  }
});
