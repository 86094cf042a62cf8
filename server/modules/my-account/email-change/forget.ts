import type { Db } from '../../../db/database';
import { cancelOpenChange } from './sql';

/** Takes back the address that somebody who leaves wanted to have. */
export async function forgetEmailChangeOf(db: Db, companyId: string, operatorId: string): Promise<void> {
  await cancelOpenChange(db, companyId, operatorId);
}
