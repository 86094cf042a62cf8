import type { Db } from '../../../platform/db/database';
import { cancelOpenChange } from './emailChange.repository';

/**
 * Cancels the operator's open email change, for example after the operator was removed. Returns its new
 * address, or null if no change was open.
 */
export async function cancelPendingEmailChange(
  db: Db,
  companyId: string,
  operatorId: string,
): Promise<string | null> {
  const canceled = await cancelOpenChange(db, companyId, operatorId);
  return canceled?.new_email ?? null;
}
