import type { Db } from '../../../db/database';
import { cancelOpenChange } from './sql';

/**
 * Cancels the open email change of an operator who is removed or gets a new password. Returns the change's
 * new address, or null without an open change.
 */
export async function cancelPendingEmailChange(
  db: Db,
  companyId: string,
  operatorId: string,
): Promise<string | null> {
  const canceled = await cancelOpenChange(db, companyId, operatorId);
  return canceled?.new_email ?? null;
}
