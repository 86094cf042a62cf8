import {
  dayOf,
  formatDay,
  formatDays,
  parseDayRange,
  parseOpenDayRange,
  shortDay,
  serializeDayRange,
} from './days';
import { addDays, addPeriods } from '@contract/calendarDays';
import { setTimeZone } from './localeSettings';

test.each([
  ['2026-01-01..2026-01-31', { from: '2026-01-01', to: '2026-01-31' }],
  ['2026-01-31..2026-01-31', { from: '2026-01-31', to: '2026-01-31' }],
  ['2026-02-01..2026-01-31', null],
  ['2026-01-01', null],
  ['2026-01-01..2026-01-02..2026-01-03', null],
  [null, null],
])('parseDayRange(%j) returns %j', (text, range) => {
  expect(parseDayRange(text)).toEqual(range);
  if (range) expect(serializeDayRange(range)).toBe(text);
});

test('formatDay and formatDays return texts such as “Jan 31, 2026” and “Jan 1 – 31, 2026”', () => {
  expect(formatDay('2026-01-31')).toBe('Jan 31, 2026');
  expect(formatDay('2026-01-31', shortDay)).toBe('Jan 31');
  expect(formatDays({ from: '2026-01-01', to: '2026-01-31' })).toMatch(/^Jan 1\s–\s31, 2026$/);
});

test.each([
  ['2026-01-01..', { from: '2026-01-01', to: null }],
  ['..2026-01-31', { from: null, to: '2026-01-31' }],
  ['..', null],
  ['..2026-02-30', null],
])('parseOpenDayRange(%j) returns %j', (text, range) => {
  expect(parseOpenDayRange(text)).toEqual(range);
  if (range) expect(serializeDayRange(range)).toBe(text);
});

test.each([
  ['2027-01-30', 1, 'Month', '2027-02-28'],
  ['2028-01-31', 1, 'Month', '2028-02-29'],
  ['2027-01-31', 2, 'Month', '2027-03-31'],
  ['2027-11-30', 3, 'Month', '2028-02-29'],
  ['2028-02-29', 1, 'Year', '2029-02-28'],
  ['2027-12-15', 1, 'Month', '2028-01-15'],
  ['2027-12-30', 2, 'Week', '2028-01-13'],
] as const)('addPeriods: %s plus %i %s is %s', (day, intervalCount, interval, end) => {
  expect(addPeriods(day, { interval, intervalCount })).toBe(end);
});

test.each([
  ['America/Los_Angeles', '2027-01-30'],
  ['Pacific/Kiritimati', '2027-01-31'],
])('dayOf returns the day of a timestamp in the time zone %s: %s', (timeZone, day) => {
  setTimeZone(timeZone);
  expect(dayOf('2027-01-31T06:27:00.000Z')).toBe(day);
  setTimeZone(null);
});

test('addDays subtracts days across the start of a month', () => {
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
