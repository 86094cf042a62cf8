import type { Db } from '../../db/database';

export interface ClockRow {
  now: Date;
  daysAhead: number;
}

/** SQL for how much time `days` calendar days in the company's time zone take from `moment` on: an hour more or less where clocks change. */
const lengthOf = (days: string, moment: string): string =>
  `(${moment} at time zone time_zone + make_interval(days => ${days})) at time zone time_zone - ${moment}`;

/** Where the clock is once it has been stepped as far as it was told. */
export async function clockGoal(db: Db, companyId: string): Promise<ClockRow> {
  const { rows } = await db.query<ClockRow>(
    `/* clockGoal */ select company_now() - clock_ahead + clock_goal as now,
       round(extract(epoch from clock_goal) / 86400)::integer as "daysAhead"
     from companies where id = $1`,
    [companyId],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no company ${companyId}.`);
  return row;
}

export async function moveClockGoal(db: Db, companyId: string, days: number): Promise<void> {
  await db.query(
    `/* moveClockGoal */ update companies set clock_goal = clock_goal + (${lengthOf('$2', 'goal.moment')})
     from (select company_now() - clock_ahead + clock_goal as moment from companies where id = $1 offset 0) goal
     where id = $1`,
    [companyId, days],
  );
}

/** A day closer to where it is going; false where it is there. */
export async function stepClock(db: Db, companyId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* stepClock */ update companies set clock_ahead = least(clock_ahead + (${lengthOf('1', 'clock.now')}), clock_goal)
     from (select company_now() as now offset 0) clock
     where id = $1 and clock_ahead < clock_goal`,
    [companyId],
  );
  return rowCount > 0;
}
