import { toQueryConfig } from './query';

describe('toQueryConfig', () => {
  const statementName = (text: string) => toQueryConfig(text, [1]).name;

  test('names a statement with a leading comment from its second use on, and no other statement', () => {
    const text = '/* things */ select 1';
    expect(statementName(text)).toBeUndefined();
    const name = statementName(text);
    expect(name).toMatch(/^things_\d+$/);
    expect(statementName(text)).toBe(name);
    for (const _ of [1, 2]) expect(statementName('select 1')).toBeUndefined();
  });

  test('gives different texts with the same prefix different names, up to a limit', () => {
    const texts = Array.from({ length: 1100 }, (_, index) => `/* list */ select ${index}`);
    texts.forEach(statementName);
    const names = texts.map(statementName);
    const assignedNames = names.filter((name) => name !== undefined);
    expect(new Set(assignedNames).size).toBe(assignedNames.length);
    expect(assignedNames.length).toBeGreaterThan(900);
    expect(names.at(-1)).toBeUndefined();
  });
});
