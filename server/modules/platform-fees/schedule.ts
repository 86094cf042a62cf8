import type { Db } from '../../db/database';
import { localTimeOf } from '../../lib/calendar';
import { toTimestamp } from '../../lib/timestamps';
import { monthAt } from './months';
import { lockAnchor, setFeeSchedule } from './sql';

/**
 * Begins to count the months that Livery is paid for, in the caller's transaction: for a company that is Active from now
 * on. One that was closed or blocked keeps its day of the month, and owes nothing for the months between.
 */
export async function schedulePlatformFee(db: Db, companyId: string): Promise<void> {
  const company = await lockAnchor(db, companyId);
  if (!company) throw new Error(`There is no company ${companyId} to charge.`);
  const { timeZone } = company;
  const now = toTimestamp(company.now);
  const anchor = company.anchor ?? localTimeOf(now, timeZone);
  await setFeeSchedule(db, companyId, anchor, monthAt({ anchor, timeZone }, now));
}
