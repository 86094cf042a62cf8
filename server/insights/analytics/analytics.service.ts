import { z } from 'zod';
import { type AnalyticsInterval, analyticsPresets } from '../../../contract/enums';
import { areInOrder, maxAnalyticsYears } from '../../../contract/limits';
import { averageOf } from '../../../contract/money';
import { t } from '../../lib/i18n/i18n';
import { addDays, addMonths, type Day, startOfMonth, startOfWeek } from '../../lib/calendar';
import { parseInput } from '../../lib/input';
import { firstDayOfWeek, type Weekday } from '../../lib/weekStart';
import { viewerLocale } from '../../identity';
import {
  type Analytics,
  type AnalyticsPoint,
  authorize,
  type AverageMetric,
  type ClientMetrics,
  type Context,
  type Db,
  type Metric,
  type MoneyMetrics,
  type MoneyPoint,
  type QueryAnalyticsArgs,
  type RateMetric,
} from '../../platform';
import { loadCurrentFigures, type Totals, totalsBefore } from './analytics.repository';
import { type CheckedRange, type Period, resolvePeriods } from './periods';

/** The running totals before a period and at its end. */
interface PeriodTotals {
  before: Totals;
  after: Totals;
}

interface ComparedTotals {
  current: PeriodTotals;
  previous: PeriodTotals;
}

const activeIn = ({ started, churned }: Totals): number => started - churned;

// Adds contraction and churn, because they are negative.
const mrrIn = ({ mrrNew, mrrExpansion, mrrContraction, mrrChurned }: Totals): number =>
  mrrNew + mrrExpansion + mrrContraction + mrrChurned;

const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

const changeOf =
  (name: keyof Totals) =>
  ({ before, after }: PeriodTotals): number =>
    after[name] - before[name];

const revenueOf = (totals: PeriodTotals): number => changeOf('gross')(totals) - changeOf('refunded')(totals);

const figure = ({ current, previous }: ComparedTotals, select: (totals: PeriodTotals) => number): Metric => ({
  value: select(current),
  previous: select(previous),
});

const nullableFigure = (
  { current, previous }: ComparedTotals,
  select: (totals: PeriodTotals) => number | null,
): RateMetric & AverageMetric => ({ value: select(current), previous: select(previous) });

const clientFigures = (compared: ComparedTotals): Omit<ClientMetrics, 'trialsEnding'> => ({
  active: figure(compared, ({ after }) => activeIn(after)),
  new: figure(compared, changeOf('added')),
  newPaying: figure(compared, changeOf('started')),
  churned: figure(compared, changeOf('churned')),
  churnRate: nullableFigure(compared, (totals) =>
    ratio(changeOf('churned')(totals), activeIn(totals.before)),
  ),
});

const moneyFigures = (compared: ComparedTotals): Omit<MoneyMetrics, 'currency' | 'mrrByPlan'> => ({
  revenue: figure(compared, revenueOf),
  gross: figure(compared, changeOf('gross')),
  refunded: figure(compared, changeOf('refunded')),
  mrr: figure(compared, ({ after }) => mrrIn(after)),
  mrrStart: figure(compared, ({ before }) => mrrIn(before)),
  mrrNew: figure(compared, changeOf('mrrNew')),
  mrrExpansion: figure(compared, changeOf('mrrExpansion')),
  mrrContraction: figure(compared, changeOf('mrrContraction')),
  mrrChurned: figure(compared, changeOf('mrrChurned')),
  arpu: nullableFigure(compared, ({ after }) => averageOf(mrrIn(after), activeIn(after))),
  failedPayments: figure(compared, changeOf('failed')),
  failedAmount: figure(compared, changeOf('failedAmount')),
});

const moneyPoint = (totals: PeriodTotals): MoneyPoint => ({
  gross: changeOf('gross')(totals),
  refunded: changeOf('refunded')(totals),
  revenue: revenueOf(totals),
  mrr: mrrIn(totals.after),
  mrrNew: changeOf('mrrNew')(totals),
  mrrExpansion: changeOf('mrrExpansion')(totals),
  mrrContraction: changeOf('mrrContraction')(totals),
  mrrChurned: changeOf('mrrChurned')(totals),
  failedPayments: changeOf('failed')(totals),
  failedAmount: changeOf('failedAmount')(totals),
});

const analyticsPoint = ({ from, to }: Period, totals: PeriodTotals, withMoney: boolean): AnalyticsPoint => ({
  from,
  to,
  activeClients: activeIn(totals.after),
  newClients: changeOf('added')(totals),
  newPayingClients: changeOf('started')(totals),
  churnedClients: changeOf('churned')(totals),
  money: withMoney ? moneyPoint(totals) : null,
});

const nextStart: Readonly<Record<AnalyticsInterval, (day: Day, weekStart: Weekday) => Day>> = {
  Day: (day) => addDays(day, 1),
  Week: (day, weekStart) => addDays(startOfWeek(day, weekStart), 7),
  Month: (day) => addMonths(startOfMonth(day), 1),
};

/**
 * Returns the days, weeks or months of a period, at most `limit`. The first and the last are clipped to the
 * period.
 */
export function splitIntoIntervals(
  { from, to }: Period,
  interval: AnalyticsInterval,
  weekStart: Weekday,
  limit = Infinity,
): Period[] {
  const intervals: Period[] = [];
  for (let start = from; start <= to && intervals.length < limit;) {
    const next = nextStart[interval](start, weekStart);
    const end = addDays(next, -1);
    intervals.push({ from: start, to: end < to ? end : to });
    start = next;
  }
  return intervals;
}

const maxPoints = 62;

/** Returns the finest interval with at most 62 points, or `Month` if none has so few. */
export function defaultInterval(period: Period, weekStart: Weekday): AnalyticsInterval {
  const fitsChart = (interval: AnalyticsInterval) =>
    splitIntoIntervals(period, interval, weekStart, maxPoints + 1).length <= maxPoints;
  return (['Day', 'Week'] as const).find(fitsChart) ?? 'Month';
}

const firstDay = '1970-01-01';
const lastDay = '2199-12-31';

// Bounds the days, because no company has data outside this range.
const day = z
  .string({ error: () => t('Choose a date.') })
  .refine((text) => text >= firstDay && text <= lastDay, {
    error: () => t('Choose a date between 1970 and 2199.'),
  });

const custom = z
  .object({ preset: z.literal('Custom'), from: day, to: day })
  .refine(({ from, to }) => areInOrder(from, to), {
    path: ['to'],
    error: () => t('Enter an end date on or after the start date.'),
  })
  .refine(({ from, to }) => to <= addMonths(from, maxAnalyticsYears * 12), {
    path: ['to'],
    error: () => t('Choose at most {max} years.', { max: maxAnalyticsYears }),
  });

const preset = z.object({ preset: z.enum(analyticsPresets).exclude(['Custom']) });

const rangeInput: z.ZodType<CheckedRange> = z.discriminatedUnion('preset', [custom, preset]);

interface PeriodSeries {
  whole: PeriodTotals;
  points: AnalyticsPoint[];
}

/**
 * Loads the totals and points of several series with one statement. The days of all series together must be
 * in ascending order.
 */
async function loadSeries(
  db: Db,
  companyId: string,
  series: readonly (readonly Period[])[],
  withMoney: boolean,
): Promise<PeriodSeries[]> {
  const boundaries = series.map((intervals) => [
    ...intervals.map(({ from }) => from),
    ...intervals.slice(-1).map(({ to }) => addDays(to, 1)),
  ]);
  const totals = await totalsBefore(db, companyId, boundaries.flat());
  let offset = 0;
  const between = (first: number, last: number): PeriodTotals => {
    const [before, after] = [totals[first], totals[last]];
    if (!before || !after) throw new Error('A boundary has no totals.');
    return { before, after };
  };
  return series.map((intervals) => {
    const first = offset;
    offset += intervals.length + 1;
    return {
      whole: between(first, first + intervals.length),
      points: intervals.map((interval, index) =>
        analyticsPoint(interval, between(first + index, first + index + 1), withMoney),
      ),
    };
  });
}

export async function readAnalytics(ctx: Context, args: QueryAnalyticsArgs): Promise<Analytics> {
  const viewer = authorize(ctx.viewer, 'MANAGE_DASHBOARD', 'read');
  const { companyId, permissions } = viewer;
  const range = parseInput(rangeInput, args.range);
  const withMoney = permissions.has('MANAGE_PAYMENTS');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const { today, timeZone, currency, trialsEnding, mrrByPlan } = await loadCurrentFigures(
      db,
      companyId,
      withMoney,
    );
    const { current, previous } = resolvePeriods(range, today);
    const weekStart = firstDayOfWeek(await viewerLocale(db, viewer));
    const interval = args.interval ?? defaultInterval(current, weekStart);
    const series = [previous, current].map((period) => splitIntoIntervals(period, interval, weekStart));
    const [before, now] = await loadSeries(db, companyId, series, withMoney);
    if (!before || !now) throw new Error('A period has no series.');
    const compared = { current: now.whole, previous: before.whole };
    return {
      ...current,
      previousFrom: previous.from,
      previousTo: previous.to,
      interval,
      timeZone,
      clients: { ...clientFigures(compared), trialsEnding },
      money: withMoney ? { ...moneyFigures(compared), currency, mrrByPlan } : null,
      series: now.points,
      previousSeries: before.points,
    };
  });
}
