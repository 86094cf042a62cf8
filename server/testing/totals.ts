import { totalsRepairs } from '../insights/internals';
import type { Db } from '../platform';

/** Recomputes all totals after a test has written rows without the services. */
export async function refreshTotals(db: Db, companyId: string): Promise<void> {
  for (const repair of totalsRepairs) await repair(db, companyId);
}
