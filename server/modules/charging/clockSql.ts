import type { Db } from '../../db/database';

export interface ClockRow {
  now: Date;
  daysAhead: number;
}

/** Where the clock is once it has been stepped as far as it was told. */
export async function clockGoal(db: Db, companyId: string): Promise<ClockRow> {
  const { rows } = await db.query<ClockRow>(
    `/* clockGoal */ select company_now() - clock_ahead + clock_goal as now,
       extract(day from clock_goal)::integer as "daysAhead"
     from companies where id = $1`,
    [companyId],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no company ${companyId}.`);
  return row;
}

export async function moveClockGoal(db: Db, companyId: string, days: number): Promise<void> {
  await db.query(
    `/* moveClockGoal */ update companies set clock_goal = clock_goal + make_interval(days => $2) where id = $1`,
    [companyId, days],
  );
}

/** A day closer to where it is going; false where it is there. */
export async function stepClock(db: Db, companyId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* stepClock */ update companies set clock_ahead = least(clock_ahead + interval '1 day', clock_goal)
     where id = $1 and clock_ahead < clock_goal`,
    [companyId],
  );
  return rowCount > 0;
}
