import { toMajorUnits, toMinorUnits } from './price';

test.each([
  ['19.99', 'USD', 1999],
  ['19,99', 'EUR', 1999],
  ['19.9', 'USD', 1990],
  ['20', 'USD', 2000],
  ['0', 'USD', 0],
  [' 1 250 ', 'EUR', 125_000],
  ['1,250', 'USD', 125_000],
  ['1,250.50', 'USD', 125_050],
  ['4.35', 'USD', 435],
  ['1.005', 'KWD', 1005],
  ['1500', 'JPY', 1500],
])('reads %p in %s as %p minor units', (typed, currency, minor) => {
  expect(toMinorUnits(typed, currency)).toBe(minor);
});

test.each([
  ['', 'USD'],
  ['free', 'USD'],
  ['-5', 'USD'],
  ['1e3', 'USD'],
  ['19.999', 'USD'],
  ['1.250', 'EUR'],
  ['9.5', 'JPY'],
  ['1,250', 'KWD'],
  ['99999999999999999999', 'USD'],
])('refuses %p in %s, which is no price or could be two', (typed, currency) => {
  expect(toMinorUnits(typed, currency)).toBeNull();
});

test.each([
  [1999, 'USD', '19.99'],
  [5, 'USD', '0.05'],
  [0, 'USD', '0.00'],
  [1500, 'JPY', '1500'],
  [1005, 'KWD', '1.005'],
])('writes %p in %s as %p', (minor, currency, typed) => {
  expect(toMajorUnits(minor, currency)).toBe(typed);
  expect(toMinorUnits(typed, currency)).toBe(minor);
});
