import { codeFrom, freeCode } from './planCode';

test.each([
  ['Growth', 'growth'],
  ['Über Plan, 2!', 'uber-plan-2'],
  ['  --Pro--  ', 'pro'],
  ['成長プラン', 'plan'],
  ['X!!', 'plan'],
])('the code of %p is %p', (name, code) => {
  expect(codeFrom(name)).toBe(code);
});

test('a code is never longer than 50, nor ends in a hyphen', () => {
  const code = codeFrom(`${'a'.repeat(49)} and more`);
  expect(code).toBe('a'.repeat(49));
});

test('a code that is taken gets the first free number, within its 50 characters', () => {
  expect(freeCode('pro', new Set())).toBe('pro');
  expect(freeCode('pro', new Set(['pro', 'pro-2']))).toBe('pro-3');
  const long = 'a'.repeat(50);
  expect(freeCode(long, new Set([long]))).toBe(`${'a'.repeat(48)}-2`);
});
