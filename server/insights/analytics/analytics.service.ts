import {
  type Analytics,
  type AnalyticsPoint,
  authorize,
  type Context,
  type Db,
  type QueryAnalyticsArgs,
} from '../../platform';
import { parseInput } from '../../lib/parseInput';
import { addDays } from '../../lib/calendar';
import { analyticsPoint, clientFigures, moneyFigures, type PeriodTotals } from './figures';
import { rangeInput } from './input';
import { splitIntoIntervals, defaultInterval } from './intervals';
import { resolvePeriods, type Period } from './periods';
import { loadCurrentFigures, totalsBefore } from './analytics.repository';

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
  const { companyId, permissions } = authorize(ctx.viewer, 'MANAGE_DASHBOARD', 'read');
  const range = parseInput(rangeInput, args.range);
  const withMoney = permissions.has('MANAGE_PAYMENTS');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const { today, timeZone, currency, trialsEnding, mrrByPlan } = await loadCurrentFigures(
      db,
      companyId,
      withMoney,
    );
    const { current, previous } = resolvePeriods(range, today);
    const interval = args.interval ?? defaultInterval(current);
    const series = [splitIntoIntervals(previous, interval), splitIntoIntervals(current, interval)];
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
