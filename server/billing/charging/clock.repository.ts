import type { Db, StatementRows } from '../../platform';

export type ClockRow = StatementRows['clockGoal'];

/**
 * Returns SQL for the duration of `days` calendar days in the company's time zone, which can be an hour
 * longer or shorter because of daylight saving.
 */
const durationOf = (days: string, timestamp: string): string =>
  `(${timestamp} at time zone time_zone + make_interval(days => ${days})) at time zone time_zone - ${timestamp}`;

/** Returns the target time of the clock, and by how many days the target is ahead of the real time. */
export async function clockGoal(db: Db, companyId: string): Promise<ClockRow> {
  const { rows } = await db.query(
    `/* clockGoal */ select company_now() - clock_ahead + clock_goal as now,
       round(extract(epoch from clock_goal) / 86400)::integer as "daysAhead"
     from companies where id = $1`,
    [companyId],
  );
  const [row] = rows;
  if (!row) throw new Error(`Company ${companyId} does not exist.`);
  return row;
}

export async function advanceClockGoal(db: Db, companyId: string, days: number): Promise<void> {
  await db.query(
    `/* advanceClockGoal */ update companies set clock_goal = clock_goal + (${durationOf('$2', 'goal.moment')})
     from (
       select (company_now() at time zone 'UTC' - clock_ahead + clock_goal) at time zone 'UTC' as moment
       from companies where id = $1 offset 0
     ) goal
     where id = $1`,
    [companyId, days],
  );
}

/** Advances the clock by up to one day. Returns false if the clock was already at the target. */
export async function advanceClock(db: Db, companyId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* advanceClock */ update companies set clock_ahead = least(clock_ahead + (${durationOf('1', 'clock.now')}), clock_goal)
     from (select company_now() as now offset 0) clock
     where id = $1 and clock_ahead < clock_goal`,
    [companyId],
  );
  return rowCount > 0;
}
