import { localTimeOf, timestampAt } from '../../lib/calendar';
import { daysOfPeriod } from '../../lib/periodDays';
import { endOfPeriodFrom, periodAt, type Cycle } from './periods';

type Interval = Cycle['interval'];

const cycleOf = (
  anchor: string,
  timeZone: string,
  interval: Interval = 'Month',
  intervalCount = 1,
): Cycle => ({
  anchor: `${anchor}:00.000`,
  timeZone,
  interval,
  intervalCount,
});

/** Returns the local start times of the `count` periods after the first. */
function renewals(cycle: Cycle, count: number): string[] {
  let start = timestampAt(cycle.anchor, cycle.timeZone);
  return Array.from({ length: count }, () => {
    start = endOfPeriodFrom(cycle, start);
    return localTimeOf(start, cycle.timeZone).slice(0, 16);
  });
}

const at = (time: string) => (day: string) => `${day}T${time}`;

test.each([
  ['2027-01-30', ['2027-02-28', '2027-03-30', '2027-04-30', '2027-05-30', '2027-06-30', '2027-07-30']],
  ['2027-01-31', ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30', '2027-07-31']],
  ['2027-02-28', ['2027-03-28', '2027-04-28', '2027-05-28', '2027-06-28']],
  ['2028-02-29', ['2028-03-29', '2028-04-29', '2028-05-29']],
  ['2028-01-31', ['2028-02-29', '2028-03-31', '2028-04-30']],
])('a monthly cycle from %s at 22:27 renews on %j in every time zone', (first, days) => {
  for (const timeZone of [
    'America/Los_Angeles',
    'America/Sao_Paulo',
    'UTC',
    'Europe/London',
    'Asia/Kolkata',
    'Pacific/Auckland',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
  ]) {
    expect(renewals(cycleOf(`${first}T22:27`, timeZone), days.length)).toEqual(days.map(at('22:27')));
  }
});

test.each([
  ['Year', 1, '2028-02-28', ['2029-02-28', '2030-02-28']],
  ['Year', 1, '2028-02-29', ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  ['Month', 3, '2026-11-30', ['2027-02-28', '2027-05-30', '2027-08-30', '2027-11-30']],
  ['Month', 6, '2027-08-31', ['2028-02-29', '2028-08-31']],
  ['Week', 1, '2026-12-28', ['2027-01-04', '2027-01-11']],
  ['Week', 2, '2027-03-08', ['2027-03-22', '2027-04-05']],
] as const)(
  'a cycle of interval %s and count %i from %s renews on %j',
  (interval, intervalCount, first, days) => {
    for (const timeZone of ['America/Los_Angeles', 'Pacific/Auckland']) {
      const cycle = cycleOf(`${first}T22:27`, timeZone, interval, intervalCount);
      expect(renewals(cycle, days.length)).toEqual(days.map(at('22:27')));
    }
  },
);

test('a renewal at a local time that a clock change skips is an hour later, only on that day', () => {
  const cycle = cycleOf('2027-02-14T02:30', 'America/Los_Angeles');
  expect(renewals(cycle, 2)).toEqual(['2027-03-14T03:30', '2027-04-14T02:30']);
});

test('a renewal at a repeated local time uses the first occurrence', () => {
  const cycle = cycleOf('2027-10-07T01:30', 'America/Los_Angeles');
  expect(endOfPeriodFrom(cycle, timestampAt(cycle.anchor, cycle.timeZone))).toBe('2027-11-07T08:30:00.000Z');
});

test('a renewal on a day that the time zone skipped uses the next day', () => {
  expect(renewals(cycleOf('2011-11-30T12:00', 'Pacific/Apia'), 2)).toEqual([
    '2011-12-31T12:00',
    '2012-01-30T12:00',
  ]);
});

test('periodAt returns the first period for a timestamp before it', () => {
  expect(periodAt(cycleOf('2027-01-31T10:30', 'UTC'), '2026-05-05T10:30:00.000Z')).toEqual({
    periodStart: '2027-01-31T10:30:00.000Z',
    periodEnd: '2027-02-28T10:30:00.000Z',
  });
});

test.each([
  ['2027-02-28T10:29:59.999Z', '2027-01-31'],
  ['2027-02-28T10:30:00.000Z', '2027-02-28'],
  ['2027-03-30T10:30:00.000Z', '2027-02-28'],
  ['2027-03-31T10:30:00.000Z', '2027-03-31'],
])('periodAt finds %s in the monthly period from %s', (timestamp, start) => {
  expect(periodAt(cycleOf('2027-01-31T10:30', 'UTC'), timestamp).periodStart.slice(0, 10)).toBe(start);
});

describe('endOfPeriodFrom after a time zone change', () => {
  const changeTimeZone = (anchor: string, from: string, to: string) => {
    const before = cycleOf(anchor, from);
    const start = endOfPeriodFrom(before, timestampAt(before.anchor, from));
    return { start, cycle: { ...before, timeZone: to } };
  };

  test('ends the next period on the anchor day when the new time zone is ahead', () => {
    const { start, cycle } = changeTimeZone('2027-01-30T22:27', 'America/Los_Angeles', 'Pacific/Auckland');
    expect(localTimeOf(start, cycle.timeZone)).toBe('2027-03-01T19:27:00.000');
    const next = endOfPeriodFrom(cycle, start);
    expect(localTimeOf(next, cycle.timeZone)).toBe('2027-03-30T22:27:00.000');
  });

  test('creates no period of a few hours when the new time zone is behind', () => {
    const { start, cycle } = changeTimeZone('2027-01-31T08:00', 'Pacific/Kiritimati', 'America/Los_Angeles');
    expect(localTimeOf(start, cycle.timeZone)).toBe('2027-02-27T10:00:00.000');
    const next = endOfPeriodFrom(cycle, start);
    expect(localTimeOf(next, cycle.timeZone)).toBe('2027-03-31T08:00:00.000');
  });
});

test.each([
  ['America/Los_Angeles', '2027-02-28', '2027-03-27'],
  ['UTC', '2027-03-01', '2027-03-28'],
])('the days of a period in %s are %s to %s', (timeZone, from, to) => {
  const period = { periodStart: '2027-03-01T06:27:00.000Z', periodEnd: '2027-03-29T05:27:00.000Z' };
  expect(daysOfPeriod(period, timeZone)).toEqual({ from, to });
});

test('a period within one day has only that day', () => {
  const period = { periodStart: '2027-03-01T06:27:00.000Z', periodEnd: '2027-03-01T07:27:00.000Z' };
  expect(daysOfPeriod(period, 'UTC')).toEqual({ from: '2027-03-01', to: '2027-03-01' });
});
