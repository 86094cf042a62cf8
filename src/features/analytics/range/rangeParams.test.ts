import { readRange, toAnalyticsRange, writeRange } from './rangeParams';

test.each([
  ['', { preset: 'Last30Days' }],
  ['range=LastQuarter', { preset: 'LastQuarter' }],
  ['range=Yesterday', { preset: 'Last30Days' }],
  ['range=Custom', { preset: 'Last30Days' }],
  ['from=2026-01-05&to=2026-02-03', { preset: 'Custom', from: '2026-01-05', to: '2026-02-03' }],
  ['from=2026-02-03&to=2026-01-05', { preset: 'Last30Days' }],
  ['from=2026-02-30&to=2026-03-05&range=ThisYear', { preset: 'ThisYear' }],
])('the address %j asks for %j', (query, range) => {
  expect(toAnalyticsRange(readRange(new URLSearchParams(query)))).toEqual(range);
});

test.each([
  '',
  'range=ThisMonth',
  'range=Last7Days&interval=Day',
  'from=2026-01-05&to=2026-02-03&interval=Week',
])('the address %j says again what was read from it', (query) => {
  const choice = readRange(new URLSearchParams(query));
  expect(String(writeRange(choice, new URLSearchParams(query)))).toBe(query);
});

test('another choice leaves the rest of the address as it is', () => {
  const current = new URLSearchParams('tab=one&range=ThisYear&from=2026-01-01&interval=Month');
  expect(String(writeRange({ preset: 'Last30Days', custom: null, interval: null }, current))).toBe('tab=one');
});
