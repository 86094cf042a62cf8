import type { Db } from '../../db/database';
import { monthAt } from './months';
import { lockAnchor, setFeeSchedule } from './sql';

/**
 * Begins to count the months that Livery is paid for, in the caller's transaction: for a company that is Active from now
 * on. One that was closed or blocked keeps its day of the month, and owes nothing for the months between.
 */
export async function schedulePlatformFee(db: Db, companyId: string): Promise<void> {
  const company = await lockAnchor(db, companyId);
  if (!company) throw new Error(`There is no company ${companyId} to charge.`);
  const anchor = company.anchor ?? company.now;
  await setFeeSchedule(db, companyId, anchor, monthAt(anchor, company.now).end);
}
