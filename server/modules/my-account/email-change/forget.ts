import type { Db } from '../../../db/database';
import { cancelOpenChange } from './sql';

/** Takes back the address that somebody wanted to have who leaves, or whose password was another then; null where there is none. */
export async function forgetEmailChangeOf(
  db: Db,
  companyId: string,
  operatorId: string,
): Promise<string | null> {
  const canceled = await cancelOpenChange(db, companyId, operatorId);
  return canceled?.new_email ?? null;
}
