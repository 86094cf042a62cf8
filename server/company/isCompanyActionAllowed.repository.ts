import { type Db, statusAllowsSql } from '../platform';
import type { Action } from '../../contract/permissions';

/**
 * Returns whether the company's current status allows an action that runs without a viewer, such as a job.
 */
export async function isCompanyActionAllowed(db: Db, companyId: string, action: Action): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* isCompanyActionAllowed */ select from companies where id = $1 and ${statusAllowsSql('status', action)}`,
    [companyId],
  );
  return rowCount > 0;
}
