import fc from 'fast-check';
import { nextPeriodEnd, periodAt } from './periods';

const at = (day: string): string => `${day}T10:30:00.250Z`;

test.each([
  ['2027-01-31', 'Month', '2027-01-31', '2027-02-28'],
  ['2027-01-31', 'Month', '2027-02-28', '2027-03-31'],
  ['2027-01-31', 'Month', '2027-03-31', '2027-04-30'],
  ['2028-01-31', 'Month', '2028-01-31', '2028-02-29'],
  ['2028-01-31', 'Month', '2028-02-29', '2028-03-31'],
  ['2026-11-30', 'Month', '2027-02-27', '2027-02-28'],
  ['2026-12-15', 'Month', '2026-12-20', '2027-01-15'],
  ['2024-02-29', 'Year', '2024-02-29', '2025-02-28'],
  ['2024-02-29', 'Year', '2027-06-01', '2028-02-29'],
  ['2026-12-28', 'Week', '2026-12-31', '2027-01-04'],
] as const)('what began %s each %s and is at %s goes on until %s', (anchor, interval, moment, end) => {
  expect(nextPeriodEnd(at(anchor), { interval, intervalCount: 1 }, at(moment))).toBe(at(end));
});

test('a moment before the first period belongs to it', () => {
  expect(periodAt(at('2027-01-31'), { interval: 'Month', intervalCount: 1 }, at('2026-05-05'))).toEqual({
    periodStart: at('2027-01-31'),
    periodEnd: at('2027-02-28'),
  });
});

const moments = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2060-01-01'),
  noInvalidDate: true,
});
const counts = fc.integer({ min: 1, max: 12 });
const intervals = fc.constantFrom('Week' as const, 'Month' as const, 'Year' as const);

test('periods follow one another without a gap, each holding the moments it is asked for', () => {
  fc.assert(
    fc.property(moments, moments, intervals, counts, (one, other, interval, intervalCount) => {
      const every = { interval, intervalCount };
      const [anchor, moment] = [one, other].map((date) => date.toISOString()).sort();
      if (anchor === undefined || moment === undefined) return;
      const { periodStart, periodEnd } = periodAt(anchor, every, moment);
      expect(periodStart <= moment && moment < periodEnd).toBe(true);
      expect(periodAt(anchor, every, periodEnd).periodStart).toBe(periodEnd);
      // The day stays, but for months that have none such.
      const [day, startDay] = [anchor, periodStart].map((text) => new Date(text).getUTCDate());
      if (interval !== 'Week' && startDay !== day) {
        expect(new Date(new Date(periodStart).getTime() + 86_400_000).getUTCDate()).toBe(1);
      }
    }),
  );
});
