import type { AnalyticsInterval, AnalyticsPreset } from '../../schema.generated';
import { intervalsOf, usualInterval } from './intervals';
import { periodsOf, type ComparedPeriods } from './periods';

type Preset = Exclude<AnalyticsPreset, 'Custom'>;

const asText = ({ current, previous }: ComparedPeriods): string =>
  `${current.from}..${current.to} after ${previous.from}..${previous.to}`;

test.each<[Preset, string, string]>([
  ['Last7Days', '2026-03-04', '2026-02-26..2026-03-04 after 2026-02-19..2026-02-25'],
  ['Last30Days', '2026-03-04', '2026-02-03..2026-03-04 after 2026-01-04..2026-02-02'],
  ['ThisMonth', '2026-03-31', '2026-03-01..2026-03-31 after 2026-02-01..2026-02-28'],
  ['ThisMonth', '2024-03-30', '2024-03-01..2024-03-30 after 2024-02-01..2024-02-29'],
  ['ThisMonth', '2026-03-01', '2026-03-01..2026-03-01 after 2026-02-01..2026-02-01'],
  ['ThisMonth', '2026-01-15', '2026-01-01..2026-01-15 after 2025-12-01..2025-12-15'],
  ['LastMonth', '2026-03-31', '2026-02-01..2026-02-28 after 2026-01-04..2026-01-31'],
  ['LastMonth', '2026-01-01', '2025-12-01..2025-12-31 after 2025-10-31..2025-11-30'],
  ['ThisQuarter', '2026-05-31', '2026-04-01..2026-05-31 after 2026-01-01..2026-02-28'],
  ['ThisQuarter', '2026-02-10', '2026-01-01..2026-02-10 after 2025-10-01..2025-11-10'],
  ['LastQuarter', '2026-02-10', '2025-10-01..2025-12-31 after 2025-07-01..2025-09-30'],
  ['LastQuarter', '2026-05-10', '2026-01-01..2026-03-31 after 2025-10-03..2025-12-31'],
  ['ThisYear', '2024-02-29', '2024-01-01..2024-02-29 after 2023-01-01..2023-02-28'],
  ['ThisYear', '2026-12-31', '2026-01-01..2026-12-31 after 2025-01-01..2025-12-31'],
  ['Last12Months', '2026-11-20', '2025-11-21..2026-11-20 after 2024-11-21..2025-11-20'],
  ['Last12Months', '2024-02-29', '2023-03-01..2024-02-29 after 2022-02-28..2023-02-28'],
])('%s on %s is %s', (preset, today, expected) => {
  expect(asText(periodsOf({ preset }, today))).toBe(expected);
});

test('days that are chosen are compared with as many right before', () => {
  const range = { preset: 'Custom' as const, from: '2026-03-01', to: '2026-03-31' };
  expect(asText(periodsOf(range, '2026-11-20'))).toBe('2026-03-01..2026-03-31 after 2026-01-29..2026-02-28');
});

test.each<[AnalyticsInterval, string[]]>([
  [
    'Day',
    ['2026-02-27..2026-02-27', '2026-02-28..2026-02-28', '2026-03-01..2026-03-01', '2026-03-02..2026-03-02'],
  ],
  ['Week', ['2026-02-27..2026-03-01', '2026-03-02..2026-03-02']],
  ['Month', ['2026-02-27..2026-02-28', '2026-03-01..2026-03-02']],
])(
  'by %s, a Friday to a Monday over the end of February has its first and last cut',
  (interval, expected) => {
    const cut = intervalsOf({ from: '2026-02-27', to: '2026-03-02' }, interval);
    expect(cut.map(({ from, to }) => `${from}..${to}`)).toEqual(expected);
  },
);

const lastDay = (from: string, days: number): string =>
  new Date(Date.parse(from) + (days - 1) * 86_400_000).toISOString().slice(0, 10);

test('by default a range has 12 to 62 points, where there is an interval for it', () => {
  const points = new Map<number, number>();
  for (let days = 1; days <= 5 * 366; days += 1) {
    const period = { from: '2024-01-03', to: lastDay('2024-01-03', days) };
    points.set(days, intervalsOf(period, usualInterval(period)).length);
  }
  const few = [...points].filter(([, count]) => count < 12).map(([days]) => days);
  // Too short for twelve days; or of nine to eleven weeks, which are more than 62 days.
  const others = few.filter((days) => days >= 12);
  expect(others.filter((days) => days <= 62 || days >= 80)).toEqual([]);
  expect(Math.max(...points.values())).toBe(62);
});
