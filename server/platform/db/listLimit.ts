import type { Db } from './database';
import { DomainError } from '../../lib/errors';

const maxItems = 500;

/**
 * Throws `CONFLICT` if a company has the maximum number of items in a list that loads without paging. `hint`
 * tells how to make room.
 */
export async function assertListHasRoom(
  db: Db,
  companyId: string,
  table: 'client_billing_plans' | 'quick_guides',
  itemsName: string,
  hint: string,
): Promise<void> {
  const { rows } = await db.query<{ count: number }>(
    `/* countOfList */ select count(*)::integer as count from ${table} where company_id = $1`,
    [companyId],
  );
  if ((rows[0]?.count ?? 0) >= maxItems)
    throw new DomainError('CONFLICT', `You have ${maxItems} ${itemsName}. ${hint}`);
}
