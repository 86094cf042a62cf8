import { countries, isCountry } from './countries';
import { isCurrency } from './money';

test('every country of ISO 3166-1 is there once, with a name and a currency that exists', () => {
  expect(countries).toHaveLength(249);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(249);
  for (const { code, name, currency } of countries) {
    expect(name).not.toBe(code);
    expect(isCurrency(currency)).toBe(true);
  }
});

test('they stand in the order a list shows them', () => {
  const names = countries.map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
  expect(countries).toContainEqual({ code: 'JP', name: 'Japan', currency: 'JPY' });
});

test('a code is known in capitals alone', () => {
  expect(['PT', 'pt', 'XX', ''].map(isCountry)).toEqual([true, false, false, false]);
});
