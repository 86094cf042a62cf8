import { firstDayOfWeek } from './weekStart';

test.each([
  ['en-US', 7],
  ['pt-BR', 7],
  ['de-DE', 1],
  ['ar-EG', 6],
  ['ar-MA', 1],
])('the week of %s begins on day %i', (tag, day) => expect(firstDayOfWeek(tag)).toBe(day));

test.each(['en', 'de', 'ar'])('the week of %s, which has no region, begins on Monday', (tag) =>
  expect(firstDayOfWeek(tag)).toBe(1),
);
