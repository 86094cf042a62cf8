import { mrrOf } from './mrr';

test.each([
  [1200, 'Month', 1200],
  [1200, 'Year', 100],
  // 12 × 52 / 12
  [12, 'Week', 52],
  [1000, 'Week', 4333],
  // 4.5 and 8.5 minor units: halves go up.
  [54, 'Year', 5],
  [102, 'Year', 9],
  [53, 'Year', 4],
  // 650 × 52 / 12 = 2,816.67
  [650, 'Week', 2817],
  [0, 'Week', 0],
  [99_999_999, 'Week', 433_333_329],
] as const)('%i a %s is worth %i a month', (price, interval, mrr) => {
  expect(mrrOf(price, { interval, intervalCount: 1 })).toBe(mrr);
});

test.each([
  [1000, 2, 'Week', 2167],
  [3000, 3, 'Month', 1000],
  [1000, 6, 'Month', 167],
  [2400, 2, 'Year', 100],
] as const)('%i for %i periods of a %s is worth %i a month', (price, intervalCount, interval, mrr) => {
  expect(mrrOf(price, { interval, intervalCount })).toBe(mrr);
});
