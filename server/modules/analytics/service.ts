import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { parseInput } from '../../lib/parseInput';
import { authorise } from '../../permissions';
import type { Analytics, AnalyticsPoint, QueryAnalyticsArgs } from '../../schema.generated';
import { addDays } from '../../lib/calendar';
import { analyticsPoint, clientFigures, moneyFigures, type Stretch } from './figures';
import { rangeInput } from './input';
import { intervalsOf, usualInterval } from './intervals';
import { periodsOf, type Period } from './periods';
import { companyStanding, totalsBefore } from './sql';

interface Course {
  whole: Stretch;
  points: AnalyticsPoint[];
}

/** What happened over the intervals of two periods, the earlier first, in one statement. */
async function coursesOf(
  db: Db,
  companyId: string,
  series: readonly (readonly Period[])[],
  withMoney: boolean,
): Promise<Course[]> {
  const boundaries = series.map((intervals) => [
    ...intervals.map(({ from }) => from),
    ...intervals.slice(-1).map(({ to }) => addDays(to, 1)),
  ]);
  const totals = await totalsBefore(db, companyId, boundaries.flat());
  let at = 0;
  const between = (first: number, last: number): Stretch => {
    const [before, after] = [totals[first], totals[last]];
    if (!before || !after) throw new Error('There are totals for every boundary.');
    return { before, after };
  };
  return series.map((intervals) => {
    const first = at;
    at += intervals.length + 1;
    return {
      whole: between(first, first + intervals.length),
      points: intervals.map((interval, index) =>
        analyticsPoint(interval, between(first + index, first + index + 1), withMoney),
      ),
    };
  });
}

export async function readAnalytics(ctx: Context, args: QueryAnalyticsArgs): Promise<Analytics> {
  const { companyId, permissions } = authorise(ctx.viewer, 'MANAGE_DASHBOARD', 'read');
  const range = parseInput(rangeInput, args.range);
  const withMoney = permissions.has('MANAGE_PAYMENTS');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const { today, timeZone, currency, trialsEnding, mrrByPlan } = await companyStanding(
      db,
      companyId,
      withMoney,
    );
    const { current, previous } = periodsOf(range, today);
    const interval = args.interval ?? usualInterval(current);
    const series = [intervalsOf(previous, interval), intervalsOf(current, interval)];
    const [before, now] = await coursesOf(db, companyId, series, withMoney);
    if (!before || !now) throw new Error('Both periods have a course.');
    const stretches = { current: now.whole, previous: before.whole };
    return {
      ...current,
      previousFrom: previous.from,
      previousTo: previous.to,
      interval,
      timeZone,
      clients: { ...clientFigures(stretches), trialsEnding },
      money: withMoney ? { ...moneyFigures(stretches), currency, mrrByPlan } : null,
      series: now.points,
      previousSeries: before.points,
    };
  });
}
