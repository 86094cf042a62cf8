import { statementName } from './statementName';

test('a statement of the modules has a name from the second time on, and every other one none', () => {
  const text = '/* things */ select 1';
  expect(statementName(text)).toBeUndefined();
  const name = statementName(text);
  expect(name).toMatch(/^things_\d+$/);
  expect(statementName(text)).toBe(name);
  for (const _ of [1, 2]) expect(statementName('select 1')).toBeUndefined();
});

test('two texts under one name are told apart, and what comes after the last name has none', () => {
  const texts = Array.from({ length: 1100 }, (_, index) => `/* list */ select ${index}`);
  texts.forEach(statementName);
  const names = texts.map(statementName);
  const given = names.filter((name) => name !== undefined);
  expect(new Set(given).size).toBe(given.length);
  expect(given.length).toBeGreaterThan(900);
  expect(names.at(-1)).toBeUndefined();
});
