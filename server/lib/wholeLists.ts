import type { Db } from '../db/database';
import { DomainError } from '../errors';

const most = 500;

/** CONFLICT where a company has as many as a list that is always read whole may hold; `soThat` says how to make room. */
export async function refuseBeyondList(
  db: Db,
  companyId: string,
  table: 'client_billing_plans' | 'quick_guides',
  what: string,
  soThat: string,
): Promise<void> {
  const { rows } = await db.query<{ count: number }>(
    `/* countOfList */ select count(*)::integer as count from ${table} where company_id = $1`,
    [companyId],
  );
  if ((rows[0]?.count ?? 0) >= most) throw new DomainError('CONFLICT', `You have ${most} ${what}. ${soThat}`);
}
