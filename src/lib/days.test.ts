import {
  dayOf,
  formatDay,
  formatDays,
  isDay,
  readDayRange,
  readOpenDayRange,
  shortDay,
  writeDayRange,
} from './days';
import { addDays, addPeriods } from '../../contract/calendarDays';
import { tellTimesIn } from './reader';

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

test.each([
  ['2027-01-30', 1, 'Month', '2027-02-28'],
  ['2028-01-31', 1, 'Month', '2028-02-29'],
  ['2027-01-31', 2, 'Month', '2027-03-31'],
  ['2027-11-30', 3, 'Month', '2028-02-29'],
  ['2028-02-29', 1, 'Year', '2029-02-28'],
  ['2027-12-15', 1, 'Month', '2028-01-15'],
  ['2027-12-30', 2, 'Week', '2028-01-13'],
] as const)('a period that begins on %s and lasts %i %s ends on %s', (day, intervalCount, interval, end) => {
  expect(addPeriods(day, { interval, intervalCount })).toBe(end);
});

test.each([
  ['America/Los_Angeles', '2027-01-30'],
  ['Pacific/Kiritimati', '2027-01-31'],
])('a moment is on the day of %s that it is there', (timeZone, day) => {
  tellTimesIn(timeZone);
  expect(dayOf('2027-01-31T06:27:00.000Z')).toBe(day);
  tellTimesIn(null);
});

test('days are counted over the end of a month', () => {
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
