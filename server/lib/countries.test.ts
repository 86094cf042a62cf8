import { countries, isCountry } from './countries';
import { isCurrency } from './money';

test('countries returns each country of ISO 3166-1 once, with a name and an existing currency', () => {
  expect(countries()).toHaveLength(249);
  expect(new Set(countries().map(({ code }) => code)).size).toBe(249);
  for (const { code, name, currency } of countries()) {
    expect(name).not.toBe(code);
    expect(isCurrency(currency)).toBe(true);
  }
});

test('countries are sorted by name', () => {
  const names = countries().map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
  expect(countries()).toContainEqual({ code: 'JP', name: 'Japan', currency: 'JPY' });
});

test('isCountry accepts only known codes in upper case', () => {
  expect(['PT', 'pt', 'XX', ''].map(isCountry)).toEqual([true, false, false, false]);
});
