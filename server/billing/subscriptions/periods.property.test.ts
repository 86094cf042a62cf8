import fc from 'fast-check';
import { localTimeOf, timestampAt } from '../../lib/calendar';
import { propertyRuns } from '../../testing/repetitions';
import { daysOfPeriod } from '../../lib/periodDays';
import { endOfPeriodFrom, periodAt } from './periods';

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const dates = fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
const intervals = fc.constantFrom('Week' as const, 'Month' as const, 'Year' as const);
const cycles = fc
  .record({
    timeZone: zones,
    interval: intervals,
    intervalCount: fc.integer({ min: 1, max: 12 }),
    first: dates,
  })
  .map(({ first, ...cycle }) => ({ ...cycle, anchor: localTimeOf(first.toISOString(), cycle.timeZone) }));

const addDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

test('periods are contiguous and never overlap, by timestamp and by day', () => {
  fc.assert(
    fc.property(cycles, dates, (cycle, later) => {
      const first = timestampAt(cycle.anchor, cycle.timeZone);
      const timestamp = later.toISOString() > first ? later.toISOString() : first;
      const period = periodAt(cycle, timestamp);
      expect(period.periodStart <= timestamp && timestamp < period.periodEnd).toBe(true);
      expect(endOfPeriodFrom(cycle, period.periodStart)).toBe(period.periodEnd);

      const next = periodAt(cycle, period.periodEnd);
      expect(next.periodStart).toBe(period.periodEnd);
      const [days, nextDays] = [period, next].map((each) => daysOfPeriod(each, cycle.timeZone));
      expect(nextDays?.from).toBe(addDay(days?.to ?? ''));
    }),
    propertyRuns({ gate: 60, slow: 5000 }),
  );
});

test('monthly and yearly periods start on the anchor day, or on the last day of a shorter month', () => {
  fc.assert(
    fc.property(cycles, fc.integer({ min: 1, max: 60 }), (cycle, count) => {
      fc.pre(cycle.interval !== 'Week');
      let start = timestampAt(cycle.anchor, cycle.timeZone);
      for (let index = 0; index < count; index += 1) start = endOfPeriodFrom(cycle, start);
      const local = localTimeOf(start, cycle.timeZone).slice(0, 10);
      const [anchorDay, day] = [cycle.anchor.slice(8, 10), local.slice(8)];
      const isLastDay = addDay(local).endsWith('-01');
      expect(day === anchorDay || (day < anchorDay && isLastDay)).toBe(true);
    }),
    propertyRuns({ gate: 60, slow: 5000 }),
  );
});

test('a time zone change leaves no gap, no overlap and no period shorter than half an interval', () => {
  fc.assert(
    fc.property(cycles, zones, fc.integer({ min: 0, max: 24 }), (cycle, timeZone, count) => {
      let start = timestampAt(cycle.anchor, cycle.timeZone);
      for (let index = 0; index < count; index += 1) start = endOfPeriodFrom(cycle, start);
      const usualDuration = Date.parse(endOfPeriodFrom(cycle, start)) - Date.parse(start);
      const next = endOfPeriodFrom({ ...cycle, timeZone }, start);
      const duration = Date.parse(next) - Date.parse(start);
      expect(duration).toBeGreaterThan(usualDuration / 2);
      expect(duration).toBeLessThan(usualDuration * 1.5);
      expect(periodAt({ ...cycle, timeZone }, next).periodStart).toBe(next);
    }),
    propertyRuns({ gate: 60, slow: 5000 }),
  );
});
