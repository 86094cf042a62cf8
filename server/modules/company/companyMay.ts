import type { Db } from '../../db/database';
import { isAllowed, type Action } from '../../permissions';

/** What the company's status allows just now, for what goes on without anybody asking. */
export async function companyMay(db: Db, companyId: string, action: Action): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* companyMay */ select from companies where id = $1 and ${isAllowed('status', action)}`,
    [companyId],
  );
  return rowCount > 0;
}
