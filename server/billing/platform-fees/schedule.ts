import type { Db } from '../../platform';
import { localTimeOf } from '../../lib/calendar';
import { toTimestamp } from '../../lib/timestamps';
import { monthAt } from './months';
import { lockFeeAnchor, setFeeSchedule } from './platformFees.repository';

/**
 * Starts the monthly platform fee of a company that becomes Active, in the caller's transaction. A
 * reactivated company keeps its billing day and skips the months in between.
 */
export async function schedulePlatformFee(db: Db, companyId: string): Promise<void> {
  const company = await lockFeeAnchor(db, companyId);
  if (!company) throw new Error(`Company ${companyId} not found.`);
  const { timeZone } = company;
  const now = toTimestamp(company.now);
  const anchor = company.anchor ?? localTimeOf(now, timeZone);
  await setFeeSchedule(db, companyId, anchor, monthAt({ anchor, timeZone }, now));
}
