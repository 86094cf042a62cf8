import { isDay } from './days';

test.each([
  ['2026-01-31', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-01-31T00:00', false],
  ['0000-01-01', false],
  ['', false],
])('isDay(%j) returns %j', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
