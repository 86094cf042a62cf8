import {
  dayAfter,
  formatDay,
  formatDays,
  isDay,
  readDayRange,
  readOpenDayRange,
  shortDay,
  writeDayRange,
} from './days';

test.each([
  ['2026-01-31', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-01-31T00:00', false],
  ['', false],
])('%s is a day of the calendar: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  ['2026-01-01..2026-01-31', { from: '2026-01-01', to: '2026-01-31' }],
  ['2026-01-31..2026-01-31', { from: '2026-01-31', to: '2026-01-31' }],
  ['2026-02-01..2026-01-31', null],
  ['2026-01-01', null],
  ['2026-01-01..2026-01-02..2026-01-03', null],
  [null, null],
])('%s of an address is the range %j', (text, range) => {
  expect(readDayRange(text)).toEqual(range);
  if (range) expect(writeDayRange(range)).toBe(text);
});

test('a day is the same day wherever it is read', () => {
  expect(formatDay('2026-01-31')).toBe('Jan 31, 2026');
  expect(formatDay('2026-01-31', shortDay)).toBe('Jan 31');
  expect(formatDays({ from: '2026-01-01', to: '2026-01-31' })).toMatch(/^Jan 1\s–\s31, 2026$/);
});

test.each([
  ['2026-01-01..', { from: '2026-01-01', to: null }],
  ['..2026-01-31', { from: null, to: '2026-01-31' }],
  ['..', null],
  ['..2026-02-30', null],
])('%s of an address may be open on one side: %j', (text, range) => {
  expect(readOpenDayRange(text)).toEqual(range);
  if (range) expect(writeDayRange(range)).toBe(text);
});

test('days are counted over the end of a month', () => {
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
});
